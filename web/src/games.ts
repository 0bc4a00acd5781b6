// The games as the lobby pictures them.
import type { LandscapeKind, PaletteName } from "./boards";
import type { IconName } from "./icons/generated/names";

export interface GameCard {
  key: string;
  palette: PaletteName;
  kind: LandscapeKind;
  icon: IconName;
  /** Settings that make another game of it: they stand beside the scenario, not among the rules. */
  chief?: readonly string[];
}

export const GAMES: readonly GameCard[] = [
  { key: "duel", palette: "lapis", kind: "mount", icon: "ring" },
  { key: "wotr_cards", palette: "dawn", kind: "gate", icon: "crossed-swords" },
  { key: "wotr_board", palette: "plain", kind: "mount", icon: "flying-flag", chief: ["lords"] },
  { key: "lcg", palette: "night", kind: "wood", icon: "hanging-spider" },
];

export function gameCard(key: string): GameCard {
  return GAMES.find((game) => game.key === key) ?? { key, palette: "day", kind: "plain", icon: "rolling-dices" };
}

/** A level at which the computer plays when nothing else is chosen. */
export const USUAL_LEVEL = "medium";

/** How far the games that are played in a row have come: which of how many it is, and the sum of those before it. */
export interface Campaign {
  number: number;
  all: number;
  points: number;
}

const IN_A_ROW = 3;

/** The row of games that a table's settings belong to, if they do. */
export function campaignOf(options: Readonly<Record<string, unknown>>): Campaign | null {
  const row = options["campaign"];
  if (typeof row !== "object" || row === null) return null;
  const scores = "scores" in row && Array.isArray(row.scores) ? row.scores.map(Number) : [];
  return { number: scores.length + 1, all: IN_A_ROW, points: scores.reduce((sum, one) => sum + one, 0) };
}
