// The reader as the subject of a sentence: “Sauron plays” is “You play” to him. The names of those who act stand at the beginning of what the
// log tells, their verb follows, and what they do next begins with its verb; so a sentence is turned round without being written twice.
// Where no verb is found there, nothing is turned, and the sentence stays as everybody else reads it.
import type { Lang } from "./speech";

/** How a name begins a sentence, perhaps between the private characters that mark it. */
const MARKED = "(?:\uE000\\d+\uE001)?";
const CLOSED = "\uE002?";

const NAME = /(\uE000[^\uE002]*\uE002)/;
const AND_VERB = /( (?:and|и|і|й|та) )(\p{Ll}+)/gu;

/** Words that may stand before the verb. */
const BEFORE_VERB: Readonly<Record<Lang, string>> = { en: "", ru: "не|бесплатно|теперь", uk: "не|безкоштовно|тепер" };

const ENGLISH = new Set(
  ("abandon add agree allocate attack break build capture claim commit cycle discard draw drive eliminate forsake gain give have hold keep lay " +
    "lead look lose move object pass place play prevail propose put roll save see shuffle take turn use will win winnow").split(" "),
);
const IRREGULAR: Readonly<Record<string, string>> = { has: "have", is: "are", берут: "берёте" };

/** What is shorter is no verb, whatever its ending. */
const SHORTEST = 3;

/** Endings of verbs, of one and of several, and those that go with “you”; the first that fits. */
const ENDINGS: Readonly<Record<"ru" | "uk", readonly (readonly [RegExp, string])[]>> = {
  ru: [
    [/(?<=[её]т|ит)ся$/, "есь"],
    [/(?<=[её]т|ит)$/, "е"],
    [/ют$/, "ете"],
    [/[ая]т$/, "ите"],
  ],
  uk: [
    [/(?<=[єеи])ться$/, "теся"],
    [/(?<=[єе])$/, "те"],
    [/(?<=[иї])ть$/, "те"],
    [/ють$/, "єте"],
    [/уть$/, "ете"],
    [/[ая]ть$/, "ите"],
  ],
};

/** A verb as it goes with “you”, or null where the word is none. */
export function withYou(lang: Lang, word: string): string | null {
  const irregular = IRREGULAR[word];
  if (irregular || word.length < SHORTEST) return irregular ?? null;
  if (lang === "en") return [word, word.replace(/s$/, ""), word.replace(/es$/, "")].find((one) => ENGLISH.has(one)) ?? null;
  const [ending, own] = ENDINGS[lang].find(([found]) => found.test(word)) ?? [];
  return ending && own !== undefined ? word.replace(ending, own) : null;
}

/** What somebody does, beginning with the verb, as it is told to himself. */
export function deedOfYou(lang: Lang, deed: string): string | null {
  const before = BEFORE_VERB[lang];
  const [, words = "", verb = "", rest = ""] = new RegExp(`^((?:(?:${before || "(?!)"}) )*)([\\p{L}’]+)(.*)$`, "su").exec(deed) ?? [];
  const own = verb && withYou(lang, verb);
  return own ? words + own + further(lang, rest) : null;
}

/** What else the same one does: verbs after “and”, but not within a name. */
function further(lang: Lang, rest: string): string {
  const more = (text: string): string => text.replace(AND_VERB, (_, and: string, word: string) => and + (withYou(lang, word) ?? word));
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
