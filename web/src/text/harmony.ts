// The harmony of Ukrainian: `в` and `у`, `і` and `й` change with the sounds on both sides of them. The same as
// src/westmarch/text/harmony.py; the private characters around names of things, which speech.ts puts there, make no sound.
const VOWELS = "аеєиіїоуюя";
const LETTERS = `${VOWELS}бвгґджзйклмнпрстфхцчшщь`;
const IN = "ву";
const SILENT = "(?:\uE000\\d+\uE001|\uE002)*";
const SMALL_WORD = /(?<![а-яєіїґ’'-])[вуій](?= )/gi;
const GOES = /(?<![а-яєіїґ’'-])[ій](?=де |дуть )/g; // the one verb that begins with either, too
const BEFORE = new RegExp(`([^\\s\uE001\uE002])${SILENT}(?:[»”]${SILENT})* *${SILENT}$`);
const AFTER = new RegExp(`^ +${SILENT}(?:[«„“(]${SILENT})*(\\d+|\\p{L}+)`, "u");
const LIKE_V = /^(?:в|ф|льв|[бгджзкстхцчш]в)/; // what `в` cannot be said before
const WITH_Y = /^[йєїюя]/; // what begins with the sound of `й`
const ONE = /^1?1$/; // numbers whose names begin with a vowel
const EIGHT = /^(?:1?8|8\d|8\d\d)$/; // numbers whose names begin with `в`

/** A text with the forms that are easy to say. */
export function inHarmony(text: string): string {
  const gone = text.replace(GOES, (word, at: number) => andBefore(lastSound(text.slice(0, at)), "д") || word);
  return gone.replace(SMALL_WORD, (word, at: number) => fitting(word, gone.slice(0, at), gone.slice(at + 1)));
}

/** The form of a small word between two others; where a sound is unknown, the one that was written. */
function fitting(word: string, before: string, after: string): string {
  const beginning = beginningOf(after);
  if (!beginning) return word;
  const small = word.toLowerCase();
  const chosen = (IN.includes(small) ? inBefore : andBefore)(lastSound(before), beginning) || small;
  return word === small ? chosen : chosen.toUpperCase();
}

function inBefore(sound: string, beginning: string): string {
  if (LIKE_V.test(beginning)) return "у";
  if (VOWELS.includes(beginning.charAt(0))) return "в";
  return sound && (VOWELS.includes(sound) ? "в" : "у");
}

function andBefore(sound: string, beginning: string): string {
  if (WITH_Y.test(beginning)) return "і";
  return sound && (VOWELS.includes(sound) ? "й" : "і");
}

/** The last letter of what comes before; a consonant for a pause, nothing where the sound is unknown. */
function lastSound(before: string): string {
  const last = BEFORE.exec(before.toLowerCase())?.[1];
  if (last === undefined) return "б";
  return LETTERS.includes(last) ? last : /[\p{L}\d]/u.test(last) ? "" : "б";
}

/** How the next word begins; nothing where the sound is unknown. */
function beginningOf(after: string): string {
  const word = AFTER.exec(after.toLowerCase())?.[1];
  if (word === undefined) return "";
  if (/^\d/.test(word)) return ONE.test(word) ? "о" : EIGHT.test(word) ? "в" : "д";
  return LETTERS.includes(word.charAt(0)) ? word : "";
}
