/** How a person likes to see the land, kept in the browser. */
const STORED = "tilefolk.land";

class LandPreferences {
  /** Values of all features, and who holds them. */
  values = $state(false);
  /** On wide screens the coast of the new world lies along the bottom edge. */
  coastBelow = $state(true);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<LandPreferences>;
      this.values = kept.values === true;
      this.coastBelow = kept.coastBelow !== false;
    } catch {
      // Unreadable or refused storage: the defaults stand.
    }
  }

  toggle(which: "values" | "coastBelow"): void {
    this[which] = !this[which];
    try {
      localStorage.setItem(STORED, JSON.stringify({ values: this.values, coastBelow: this.coastBelow }));
    } catch {
      // The choice then lasts as long as the page.
    }
  }
}

export const landPreferences = new LandPreferences();
