// What the reader has set on this device: language, theme, motion, confirmation. Kept in local storage; first.js reads
// theme and language from the same place before the first paint.
import { LANGUAGES, type Lang } from "./text/speech";

export type Theme = "system" | "light" | "dark";
export type Motion = "calm" | "quick" | "none";
/** The pace at which the computers' moves and the fights are shown. */
export type Tempo = "step" | "slow" | "quick" | "once";
/** How loud sounds are. */
export type Volume = "off" | "quiet" | "full";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  tempo: Tempo;
  oneStep: boolean;
  letterKeys: boolean;
  volume: Volume;
  notify: boolean;
  /** Whether hands are covered between people at one screen. */
  curtain: boolean;
  /** Whether the reader says himself who or what pays for a card. */
  payMyself: boolean;
  /** Windows of games in which the reader passes, by game and name. */
  neverAsk: readonly string[];
}

const STORE = "westmarch";

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function asLang(value: string | undefined): Lang {
  return LANGUAGES.find((lang) => lang === value) ?? "en";
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("calm");
  tempo = $state<Tempo>("quick");
  oneStep = $state(true);
  letterKeys = $state(true);
  volume = $state<Volume>("off");
  notify = $state(false);
  curtain = $state(true);
  payMyself = $state(false);
  neverAsk = $state.raw<readonly string[]>([]);
  private still = $state(false);

  constructor() {
    if (typeof document === "undefined") return;
    const kept = read();
    this.lang = asLang(kept.lang ?? document.documentElement.lang);
    this.theme = kept.theme ?? "system";
    this.motion = kept.motion ?? "calm";
    this.tempo = kept.tempo ?? "quick";
    this.oneStep = kept.oneStep ?? true;
    this.letterKeys = kept.letterKeys ?? true;
    this.notify = kept.notify ?? false;
    this.curtain = kept.curtain ?? true;
    this.payMyself = kept.payMyself ?? false;
    this.neverAsk = kept.neverAsk ?? [];
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    this.still = reduced.matches;
    this.volume = kept.volume ?? (this.still ? "off" : "quiet"); // who wants it calm is not startled
    reduced.addEventListener("change", () => (this.still = reduced.matches));
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => this.dress());
  }

  /** How dates are written: in English as in Britain. */
  get locale(): string {
    return this.lang === "en" ? "en-GB" : this.lang;
  }

  /** How fast things move: the factor of every duration, 0 where nothing moves. */
  get pace(): number {
    if (this.still || this.motion === "none") return 0;
    return this.motion === "quick" ? 0.5 : 1;
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    const own: Kept = this;
    own[key] = value;
    localStorage.setItem(STORE, JSON.stringify({ ...read(), [key]: value }));
    if (key === "theme") this.dress();
    if (key === "lang") document.documentElement.lang = this.lang;
  }

  private dress(): void {
    const dark = this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
