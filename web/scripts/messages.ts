// A Vite plugin for the Fluent files that terminal and browser share. `virtual:messages/en` holds what every page needs;
// `virtual:messages/en/duel` holds one game's messages, so that a table loads only its own game's words.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SHARED = fileURLToPath(new URL("../../src/westmarch/text/", import.meta.url));
const OWN = fileURLToPath(new URL("../src/text/", import.meta.url));
const BOARDS = fileURLToPath(new URL("../src/boards/", import.meta.url));
const GENERAL = new Set(["common"]);
/** What the lobby says about a game before anybody plays it. */
const LOBBY = /^[a-z_]+-(name|title|about|scenario-|preset-|option-|side-|level-)/;
const PREFIX = "virtual:messages/";

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

export function filesOf(lang: string, game?: string): string[] {
  const shared = fluentFiles(join(SHARED, lang));
  if (game) return [...shared.filter((file) => gameOf(file) === game), join(BOARDS, game, `${lang}.ftl`)].filter(existsSync);
  return [...shared.filter((file) => GENERAL.has(gameOf(file))), ...fluentFiles(join(OWN, lang))];
}

export function messagesOf(lang: string, game?: string): string {
  const parts = filesOf(lang, game).map((file) => readFileSync(file, "utf8"));
  if (!game) {
    for (const file of fluentFiles(join(SHARED, lang)).filter((one) => !GENERAL.has(gameOf(one))))
      parts.push(...entries(readFileSync(file, "utf8")).filter((entry) => LOBBY.test(entry)));
  }
  return parts.join("\n");
}

export function messages(): Plugin {
  return {
    name: "westmarch-messages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang = "en", game] = id.slice(PREFIX.length + 1).split("/");
      for (const file of filesOf(lang, game)) this.addWatchFile(file);
      return `export default ${JSON.stringify(messagesOf(lang, game))};`;
    },
  };
}
