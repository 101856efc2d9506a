/** What a player likes, kept in the browser: name, colours of the page, sounds, notifications. */
export type Theme = "system" | "light" | "dark";

/** Who has finished fewer games than this is a newcomer. */
const NEWCOMER_GAMES = 2;
const STORED = "tilefolk.settings";
const VOLUME = 0.5;

class Settings {
  name = $state("");
  theme = $state<Theme>("system");
  sound = $state(false);
  /** From 0 to 1. */
  volume = $state(VOLUME);
  /** Whether the device tells of the own turn while the page is out of sight. */
  notify = $state(false);
  /** Whether the coach speaks; unset: to newcomers. */
  coach = $state<boolean | null>(null);
  /** How many games were played to the end in this browser. */
  finished = $state(0);

  get coached(): boolean {
    return this.coach ?? this.finished < NEWCOMER_GAMES;
  }

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>;
      this.name = typeof kept.name === "string" ? kept.name : "";
      this.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system";
      this.sound = kept.sound === true;
      this.coach = typeof kept.coach === "boolean" ? kept.coach : null;
      this.finished = typeof kept.finished === "number" ? kept.finished : 0;
      this.volume = typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : VOLUME;
      this.notify = kept.notify === true;
    } catch {
      // Unreadable or refused storage: the defaults stand.
    }
  }

  save(): void {
    document.documentElement.dataset.theme = this.theme;
    const { name, theme, sound, volume, notify, coach, finished } = this;
    try {
      localStorage.setItem(STORED, JSON.stringify({ name, theme, sound, volume, notify, coach, finished }));
    } catch {
      // The choice then lasts as long as the page.
    }
  }
}

export const settings = new Settings();
