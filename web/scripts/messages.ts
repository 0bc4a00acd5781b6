// A Vite plugin for the Fluent files that terminal and browser share. `virtual:messages/en` holds what every page needs,
// `virtual:messages/en/duel` one game's messages, so that a table loads only its own game's words; `virtual:games` loads both.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { RULINGS_PAGE } from "./rules.ts";

const SHARED = fileURLToPath(new URL("../../src/westmarch/text/", import.meta.url));
const OWN = fileURLToPath(new URL("../src/text/", import.meta.url));
const BOARDS = fileURLToPath(new URL("../src/boards/", import.meta.url));
const PAGES = fileURLToPath(new URL("../src/", import.meta.url));
const GENERAL = new Set(["common"]);
/** Pages that bring messages of their own, loaded like a game's when they are wanted, and their folders. */
const CHAPTERS: Record<string, string> = { decks: "decks", desk: "pages/desk", meeting: "pages/meeting", people: "pages/people", table: "table" };
const NOT_GAMES = new Set([...GENERAL, ...Object.keys(CHAPTERS), "terminal", "letters", "help", "refusals"]);
/** What the lobby says about a game before anybody plays it. */
const LOBBY = /^[a-z_]+-(name|title|about|scenario-|preset-|option-|choice-|refused-|deck-|side-|level-)/;
const PREFIX = "virtual:messages/";
const GAMES = "virtual:games";

export const LANGUAGES = ["en", "ru", "uk"] as const;

function fluentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => join(folder, name));
}

function gameOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.ftl$/, "");
}

/** The entries of a Fluent file, each with its attributes. */
function entries(text: string): string[] {
  return text.split(/^(?=[a-z][\w-]* *=)/m).slice(1);
}

export function filesOf(lang: string, part?: string): string[] {
  const shared = fluentFiles(join(SHARED, lang));
  if (part) {
    const chapter = CHAPTERS[part];
    const folder = chapter ? join(PAGES, chapter) : join(BOARDS, part);
    return [...shared.filter((file) => gameOf(file) === part), join(folder, "text", `${lang}.ftl`)].filter(existsSync);
  }
  return [...shared.filter((file) => GENERAL.has(gameOf(file))), ...fluentFiles(join(OWN, lang))];
}

export function messagesOf(lang: string, part?: string): string {
  const parts = filesOf(lang, part).map((file) => readFileSync(file, "utf8"));
  if (!part) {
    for (const file of fluentFiles(join(SHARED, lang)).filter((one) => !NOT_GAMES.has(gameOf(one))))
      parts.push(...entries(readFileSync(file, "utf8")).filter((entry) => LOBBY.test(entry)));
  }
  return parts.join("\n");
}

/** The games that have messages. */
export function games(): string[] {
  return fluentFiles(join(SHARED, "en")).map(gameOf).filter((game) => !NOT_GAMES.has(game));
}

/** Whatever has messages that are loaded when they are wanted. */
export function parts(): string[] {
  return [...games(), ...Object.keys(CHAPTERS)];
}

/** A module with a loader of each part's messages and each game's rules in each language, and of the rulings. */
function loaders(): string {
  const each = (of: string[], load: (part: string, lang: string) => string): string =>
    of.map((part) => `${part}: { ${LANGUAGES.map((lang) => `${lang}: () => import("${load(part, lang)}")`).join(", ")} }`).join(",\n");
  return `export const messages = { ${each(parts(), (part, lang) => `${PREFIX}${lang}/${part}`)} };
export const rules = { ${each([...games(), RULINGS_PAGE], (game, lang) => `virtual:rules/${game}/${lang}`)} };`;
}

export function messages(): Plugin {
  return {
    name: "westmarch-messages",
    resolveId: (id) => (id.startsWith(PREFIX) || id === GAMES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${GAMES}`) return loaders();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang = "en", part] = id.slice(PREFIX.length + 1).split("/");
      for (const file of filesOf(lang, part)) this.addWatchFile(file);
      return `export default ${JSON.stringify(messagesOf(lang, part))};`;
    },
  };
}
