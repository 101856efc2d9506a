/** What a player likes, kept in the browser: name, colours of the page, sound. */
type Theme = "system" | "light" | "dark";

const STORED = "tilefolk.settings";

class Settings {
  name = $state("");
  theme = $state<Theme>("system");
  sound = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>;
      this.name = typeof kept.name === "string" ? kept.name : "";
      this.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system";
      this.sound = kept.sound === true;
    } catch {
      // Unreadable or refused storage: the defaults stand.
    }
  }

  save(): void {
    document.documentElement.dataset.theme = this.theme;
    try {
      localStorage.setItem(STORED, JSON.stringify({ name: this.name, theme: this.theme, sound: this.sound }));
    } catch {
      // The choice then lasts as long as the page.
    }
  }
}

export const settings = new Settings();
