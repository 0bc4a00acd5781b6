// A Vite plugin that renders docs/rules/<game>[.<lang>].md at build time. `virtual:rules/duel/ru` gives the HTML and the
// headings; a language that has no text of its own gets the English one.
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const RULES = fileURLToPath(new URL("../../docs/rules/", import.meta.url));
const RULINGS = fileURLToPath(new URL("../../docs/rulings.md", import.meta.url));
const TEXTS = fileURLToPath(new URL("../../src/westmarch/text/", import.meta.url));
const PREFIX = "virtual:rules/";
/** The page of the rulings, under the address of the helps. */
export const RULINGS_PAGE = "rulings";

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** What the page tells from the game's own data, in every language, instead of the list in the file. */
const LISTED_ELSEWHERE = /^## Everything in the box$[\s\S]*/m;

/** What a reader is told of a name that stands in a text as code: the file of rulings is a page, a setting has a name. */
function spoken(code: string, names: ReadonlyMap<string, string>, rulings: string): string | null {
  if (code === `docs/${basename(RULINGS)}`) return `<a href="/help/${RULINGS_PAGE}">${rulings}</a>`;
  return names.get(code) ?? null;
}

/** The settings of a game by their keys, under the names that the lobby gives them. */
export function settingsOf(game: string, lang: string): Map<string, string> {
  const file = `${TEXTS}${lang}/${game}.ftl`;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const named = [...text.matchAll(new RegExp(`^${game}-option-(\\w+) = ([^{\n]+)$`, "gm"))];
  return new Map(named.map(([, key = "", name = ""]) => [key, QUOTED[lang]?.(name) ?? name]));
}

const QUOTED: Readonly<Record<string, (name: string) => string>> = {
  en: (name) => `“${name}”`,
  ru: (name) => `«${name}»`,
  uk: (name) => `«${name}»`,
};
/** What the rulings are called where a text points at them. */
const CALLED: Readonly<Record<string, string>> = { en: "the page of rulings", ru: "страница решений", uk: "сторінка рішень" };

/** The rules as HTML. Sections are `s1`, `s2` ... in their order, numbered rules `r1`, `r2` ..., the same in every language. */
export function render(markdown: string, names: ReadonlyMap<string, string> = new Map(), lang = "en"): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  let sections = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const id = depth === 2 ? `s${++sections}` : `h${headings.length + 1}`;
        const inline = this.parser.parseInline(tokens);
        headings.push({ id, text: inline.replace(/<[^>]*>/g, ""), depth });
        return depth === 1 ? "" : `<h${depth} id="${id}">${inline}</h${depth}>\n`; // the title stands apart: on a phone before the search
      },
      codespan({ text }: Tokens.Codespan): string {
        return spoken(text, names, CALLED[lang] ?? text) ?? `<code>${text}</code>`;
      },
      list(token: Tokens.List): string {
        const start = Number(token.start || 1);
        const items = token.items.map((item, i) => {
          const body = this.parser.parse(item.tokens);
          return token.ordered ? `<li id="r${start + i}" value="${start + i}">${body}</li>` : `<li>${body}</li>`;
        });
        return token.ordered ? `<ol>${items.join("")}</ol>` : `<ul>${items.join("")}</ul>`;
      },
    },
  });
  return { html: marked.parse(markdown.replace(LISTED_ELSEWHERE, ""), { async: false }), headings };
}

export function rulesFile(game: string, lang: string): string {
  if (game === RULINGS_PAGE) return RULINGS;
  const own = `${RULES}${game}.${lang}.md`;
  return existsSync(own) ? own : `${RULES}${game}.md`;
}

export function rules(): Plugin {
  return {
    name: "westmarch-rules",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [game = "", lang = "en"] = id.slice(PREFIX.length + 1).split("/");
      const file = rulesFile(game, lang);
      if (!existsSync(file)) return `export const html = ""; export const headings = [];`;
      this.addWatchFile(file);
      const { html, headings } = render(readFileSync(file, "utf8"), settingsOf(game, lang), lang);
      return `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};`;
    },
  };
}
