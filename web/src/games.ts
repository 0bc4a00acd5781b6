// The games as the lobby pictures them.
import type { LandscapeKind, PaletteName } from "./boards";
import type { IconName } from "./icons/generated/names";

export interface GameCard {
  key: string;
  palette: PaletteName;
  kind: LandscapeKind;
  icon: IconName;
}

export const GAMES: readonly GameCard[] = [
  { key: "duel", palette: "lapis", kind: "mount", icon: "ring" },
  { key: "wotr_cards", palette: "dawn", kind: "gate", icon: "crossed-swords" },
  { key: "wotr_board", palette: "plain", kind: "mount", icon: "flying-flag" },
  { key: "lcg", palette: "night", kind: "wood", icon: "hanging-spider" },
];

export function gameCard(key: string): GameCard {
  return GAMES.find((game) => game.key === key) ?? { key, palette: "day", kind: "plain", icon: "rolling-dices" };
}

/** A level at which the computer plays when nothing else is chosen. */
export const USUAL_LEVEL = "medium";
