// A Vite plugin that renders docs/rules/<game>[.<lang>].md at build time. `virtual:rules/duel/ru` gives the HTML and the
// headings; a language that has no text of its own gets the English one.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const RULES = fileURLToPath(new URL("../../docs/rules/", import.meta.url));
const PREFIX = "virtual:rules/";

export interface Heading {
  id: string;
  text: string;
  depth: number;
}

/** What the page tells from the game's own data, in every language, instead of the list in the file. */
const LISTED_ELSEWHERE = /^## Everything in the box$[\s\S]*/m;

/** The rules as HTML. Sections are `s1`, `s2` ... in their order, numbered rules `r1`, `r2` ..., the same in every language. */
export function render(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  let sections = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const id = depth === 2 ? `s${++sections}` : `h${headings.length + 1}`;
        const inline = this.parser.parseInline(tokens);
        headings.push({ id, text: inline.replace(/<[^>]*>/g, ""), depth });
        return `<h${depth} id="${id}">${inline}</h${depth}>\n`;
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
      const { html, headings } = render(readFileSync(file, "utf8"));
      return `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};`;
    },
  };
}
