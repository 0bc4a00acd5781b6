// The games as the lobby pictures them, and what a first game of each is.
import type { LandscapeKind, PaletteName } from "./boards";
import type { IconName } from "./icons/generated/names";

export interface GameCard {
  key: string;
  palette: PaletteName;
  kind: LandscapeKind;
  icon: IconName;
  /** What a first game is played: a scenario, for two unless it says otherwise, and the seat in it. Else the usual one at the first seat. */
  first?: { scenario: string; seat: number; seats?: number; preset?: string };
}

export const GAMES: readonly GameCard[] = [
  { key: "duel", palette: "lapis", kind: "mount", icon: "ring" },
  { key: "wotr_cards", palette: "dawn", kind: "gate", icon: "crossed-swords", first: { scenario: "fellowship", seat: 1 } },
  { key: "wotr_board", palette: "plain", kind: "mount", icon: "flying-flag" },
  { key: "lcg", palette: "night", kind: "wood", icon: "hanging-spider", first: { scenario: "passage_through_mirkwood", seat: 0, seats: 1, preset: "beginner" } },
];

export function gameCard(key: string): GameCard {
  return GAMES.find((game) => game.key === key) ?? { key, palette: "day", kind: "plain", icon: "rolling-dices" };
}

/** A level at which the computer plays when nothing else is chosen. */
export const USUAL_LEVEL = "medium";
