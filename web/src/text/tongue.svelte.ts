// The language that the page speaks. Switching it loads the other language's messages and changes every text in place.
import type { Player, Seat } from "../protocol/types";
import { settings } from "../settings.svelte";
import { Speech, type Args, type Lang } from "./speech";
import { messages } from "virtual:games";

type Loader = () => Promise<{ default: string }>;

const GENERAL: Record<Lang, Loader> = {
  en: () => import("virtual:messages/en"),
  ru: () => import("virtual:messages/ru"),
  uk: () => import("virtual:messages/uk"),
};

class Tongue {
  private current = $state.raw<Speech>(new Speech("en"));
  private games = new Set<string>();
  private lesson: Readonly<Record<string, string>> = {};
  private turn = 0;
  private latest = Promise.resolve();

  get speech(): Speech {
    return this.current;
  }

  /** Speak the language of the settings. */
  load(): Promise<void> {
    this.latest = this.read(++this.turn, settings.lang);
    return this.latest;
  }

  /** What was asked for last knows most: it is spoken, whichever arrives first. */
  private async read(turn: number, lang: Lang): Promise<void> {
    const speech = new Speech(lang);
    const texts = await Promise.all([GENERAL[lang](), ...[...this.games].map((game) => loader(game, lang)())]);
    for (const text of texts) speech.add(text.default);
    speech.add(this.lesson[lang] ?? "");
    if (turn === this.turn) this.current = speech;
    else await this.latest;
  }

  async switchTo(lang: Lang): Promise<void> {
    settings.set("lang", lang);
    await this.load();
  }

  /** Learn a game's words too. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return this.latest;
    this.games.add(game);
    await this.load();
  }

  /** Learn the texts of the lesson that is given, by language; those of another one are forgotten. */
  async teach(texts: Readonly<Record<string, string>>): Promise<void> {
    this.lesson = texts;
    await this.load();
  }
}

function loader(game: string, lang: Lang): Loader {
  return messages[game]?.[lang] ?? (() => Promise.resolve({ default: "" }));
}

export const tongue = new Tongue();

/** A message of the page. */
export function t(key: string, args: Args = {}): string {
  return tongue.speech.message(key, args);
}

/** Who holds a seat: a person, a bot, or the computer at its level; nothing where it is empty. */
export function holderName({ kind, level, name, bot }: Pick<Seat, "kind" | "level" | "name" | "bot">): string {
  if (kind === "computer") return t("web-computer-level", { level: level ?? "" });
  return playerName({ name: name ?? "", bot });
}

/** Somebody by his name; a bot is called one. */
export function playerName({ name, bot }: Player): string {
  return bot ? t("web-bot-name", { name }) : personName(name);
}

/** The name that the server gives to everybody whose account is gone. */
const FORMER = "Former player";

/** How somebody is called; guests who have not chosen a name are called so in the reader's language. */
export function personName(name: string): string {
  if (name === FORMER) return t("web-former-player");
  const guest = /^Guest (\d{4})$/.exec(name);
  return guest ? t("web-guest-number", { number: guest[1] ?? "" }) : name;
}
