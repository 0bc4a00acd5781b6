// The reader as the subject of a sentence: “Sauron plays” is “You play” to him. The names of those who act stand at the beginning of what the
// log tells, their verb follows, and what they do next begins with its verb; so a sentence is turned round without being written twice.
// Where no verb is found there, nothing is turned, and the sentence stays as everybody else reads it. How verbs go with “you” is told in
// src/westmarch/text/you.json; the terminal does the same with it in you.py.
import grammars from "../../../src/westmarch/text/you.json";
import type { Lang } from "./speech";

/** How verbs of a language go with “you”: the first ending that fits and, where verbs are listed, makes one of them. */
interface Grammar {
  and: string[];
  /** Words that may stand before the verb. */
  before: string[];
  irregular: Record<string, string>;
  endings: string[][];
  verbs: string[];
}
const GRAMMARS: Readonly<Record<Lang, Grammar>> = grammars;

/** How a name begins a sentence, perhaps between the private characters that mark it. */
const MARKED = "(?:\uE000\\d+\uE001)?";
const CLOSED = "\uE002?";

const NAME = /(\uE000[^\uE002]*\uE002)/;

/** What is shorter is no verb, whatever its ending. */
const SHORTEST = 3;

/** A verb as it goes with “you”, or null where the word is none. */
export function withYou(lang: Lang, word: string): string | null {
  const { irregular, endings, verbs } = GRAMMARS[lang];
  if (irregular[word] || word.length < SHORTEST) return irregular[word] ?? null;
  const turned = endings.filter(([ending = ""]) => word.endsWith(ending)).map(([ending = "", own = ""]) => word.slice(0, word.length - ending.length) + own);
  return turned.find((one) => !verbs.length || verbs.includes(one)) ?? null;
}

/** What somebody does, beginning with the verb, as it is told to himself. */
export function deedOfYou(lang: Lang, deed: string): string | null {
  const before = GRAMMARS[lang].before.join("|");
  const [, words = "", verb = "", rest = ""] = new RegExp(`^((?:(?:${before || "(?!)"}) )*)([\\p{L}’]+)(.*)$`, "su").exec(deed) ?? [];
  const own = verb && withYou(lang, verb);
  return own ? words + own + further(lang, rest) : null;
}

/** What else the same one does: verbs after “and”, but not within a name. */
function further(lang: Lang, rest: string): string {
  const ands = new RegExp(`( (?:${GRAMMARS[lang].and.join("|")}) )(\\p{Ll}+)`, "gu");
  const more = (text: string): string => text.replace(ands, (_, and: string, word: string) => and + (withYou(lang, word) ?? word));
  return rest.split(NAME).map((part, i) => (i % 2 ? part : more(part))).join("");
}

/** A sentence that begins with one of the reader's names, as it is told to himself. */
export function sentenceOfYou(lang: Lang, you: string, names: readonly string[], sentence: string): string | null {
  for (const name of names) {
    const begins = new RegExp(`^${MARKED}${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${CLOSED} `, "i").exec(sentence);
    const deed = begins && deedOfYou(lang, sentence.slice(begins[0].length));
    if (deed) return `${you} ${deed}`;
  }
  return null;
}
