// The page's own messages: complete in every language, all of them used, none of them missing.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messagesOf, parts } from "../scripts/messages";
import type { Reason } from "../src/protocol/types";
import { LANGUAGES, Speech } from "../src/text/speech";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const OWN = /^(web|[a-z_]+-web)-/;

function ids(text: string): string[] {
  return [...new FluentResource(text).body].flatMap((entry) => [entry.id, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`)]);
}

function sources(): string {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(SOURCE + name, "utf8"))
    .join("\n");
}

function all(lang: string): string {
  return [messagesOf(lang), ...parts().map((part) => messagesOf(lang, part))].join("\n");
}

describe("the page's messages", () => {
  it.each(["ru", "uk"])("are the same in %s as in English", (lang) => {
    const own = (text: string): string[] => ids(text).filter((id) => OWN.test(id)).sort();
    expect(own(all(lang))).toEqual(own(all("en")));
  });

  it.each(LANGUAGES)("are written once in %s", (lang) => {
    const written = ids(messagesOf(lang)).filter((id) => OWN.test(id));
    expect(written.filter((id, at) => written.indexOf(id) !== at)).toEqual([]);
  });

  it("exist wherever the source names them", () => {
    const known = new Set(ids(all("en")));
    const named = [...sources().matchAll(/\bt\(\s*"([a-z][\w.-]*)"/g)].map((match) => match[1] ?? "");
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(150);
  });

  it("of a table are named by tables alone, for no other page loads them", () => {
    const ofTables = new Set(ids(messagesOf("en", "table")));
    const elsewhere = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && !/^(table|boards)\//.test(name));
    const named = elsewhere.flatMap((name) => [...readFileSync(SOURCE + name, "utf8").matchAll(/"(web-[\w-]+)"/g)].map((match) => match[1] ?? ""));
    expect(named.filter((id) => ofTables.has(id))).toEqual([]);
    expect(ofTables.size).toBeGreaterThan(20);
  });

  it("are all used", () => {
    const text = sources();
    const computed = /-(refused|engine|log|theme|motion|tempo|sounds|key|against|set-clock|now-clock|outcome|game|all|tab|detail|card|bonus|term|quest|phase|chapter|format|face|special|nation|pool|kind|place|short|result|length|pace|link|scope|state)-/;
    const unused = ids(all("en"))
      .filter((id) => OWN.test(id) && !id.includes(".") && !computed.test(id))
      .filter((id) => !text.includes(`"${id}"`));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)("have a sentence in %s for every reason the server may refuse with", (lang) => {
    const schema = readFileSync(`${SOURCE}protocol/types.ts`, "utf8");
    const reasons = [...(/type Reason = (.*)/.exec(schema)?.[1] ?? "").matchAll(/"(\w+)"/g)].map((match) => match[1] as Reason);
    const speech = new Speech(lang);
    speech.add(messagesOf(lang));
    for (const reason of [...reasons, "offline"]) expect(speech.message(`web-refused-${reason}`, { seconds: 1, until: "never", days: "3" })).not.toBe("");
    expect(reasons.length).toBeGreaterThan(20);
  });
});

describe("a sentence of the log", () => {
  it("is in pieces, so that its things can be looked up", () => {
    const speech = new Speech("en");
    speech.add("duel-notice-moved = { $side_start } moves from { $region } to { $region2 }.\nduel-side-sauron = Sauron\n    .start = Sauron\nduel-region-arnor = Arnor\nduel-region-rohan = Rohan");
    const game = { key: "duel", components: new Map() };
    const things = [{ sense: "side", id: "sauron" }, { sense: "region", id: "arnor" }, { sense: "region", id: "rohan" }];
    expect(speech.notice(game, { kind: "moved", things, about: {}, gathers: [], place: "line" })).toEqual([
      { text: "Sauron", thing: things[0] },
      { text: " moves from ", thing: null },
      { text: "Arnor", thing: things[1] },
      { text: " to ", thing: null },
      { text: "Rohan", thing: things[2] },
      { text: ".", thing: null },
    ]);
  });
});
