// The emblems that people choose from: icons that every page has.
import type { IconName } from "../../icons/generated/names";

export const EMBLEMS = [
  "ring", "crossed-swords", "flying-flag", "hanging-spider", "candle-light", "crystal-ball", "hourglass", "laurel-crown", "open-book",
  "quill-ink", "rolling-dices", "round-table", "scroll-unfurled", "spyglass", "treasure-map", "volcano",
] as const satisfies readonly IconName[]; // prettier-ignore

/** The emblem that is shown; one that is not known, or not chosen, is given by the name. */
export function emblemOf(emblem: string | null, name: string): IconName {
  const chosen = EMBLEMS.find((one) => one === emblem);
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return chosen ?? EMBLEMS[sum % EMBLEMS.length] ?? "ring";
}
