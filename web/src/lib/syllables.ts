// Where a long word may be broken: browsers bring no dictionary for Russian and Ukrainian, some not even for English, and a name on a
// narrow card must not break just anywhere.

const VOWEL = "[аеёиоуыэюяіїєaeiouyáéíóúâêîôûäëö]";
const CONSONANT = "[бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]";
const SILENT = "[йьъ]";
const LETTER = "[\\p{L}]";
/** Two letters for one sound. */
const ONE_SOUND = "(?<=[tscpwr])(?=h)|(?<=c)(?=k)|(?<=q)(?=u)";
const SOFT_HYPHEN = "\u00AD";

const BREAKS = [
  [SILENT, LETTER],
  [`${CONSONANT}${VOWEL}`, `${CONSONANT}${VOWEL}`],
  [`${VOWEL}`, `${VOWEL}${LETTER}${LETTER}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}+${SILENT}?${VOWEL}`],
]
  .map(([before, after]) => `(?<=${before})(?=${after})`)
  .join("|");
const IN_A_WORD = new RegExp(`(?<=${LETTER}{2})(?=${LETTER}{2})(?!${ONE_SOUND})(?:${BREAKS})`, "giu");

/** Shorter words fit on a line of any card, and are better moved to the next one whole. */
const LONG_WORD = 11;

/** The text with a soft hyphen wherever a word may be broken that has so many letters. */
export function breakable(text: string, long = LONG_WORD): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : word.replace(IN_A_WORD, SOFT_HYPHEN)));
}
