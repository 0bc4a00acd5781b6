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

/** A heading's address: its number where it has one ("2.3 Paying" is `r2-3`), else its place. */
function anchor(text: string, place: number): string {
  const number = /^(\d+(?:\.\d+)*)/.exec(text)?.[1];
  return number ? `r${number.replaceAll(".", "-")}` : `s${place}`;
}

export function render(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const id = anchor(text, headings.length + 1);
        const inline = this.parser.parseInline(tokens);
        headings.push({ id, text: inline.replace(/<[^>]*>/g, ""), depth });
        return `<h${depth} id="${id}">${inline}</h${depth}>\n`;
      },
      table(token: Tokens.Table): string {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
        const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        return `<div class="scroll" tabindex="0" role="group"><table><thead><tr>${cells(token.header, "th")}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
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
