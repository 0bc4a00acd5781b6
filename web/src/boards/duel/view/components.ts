// What is printed on Duel's components, and the numbers of its board. What the server shows of a game is in types.ts.
import type { ColourId, PeopleId, RegionId, SideId, SkillId } from "./types";

export const QUEST_STEPS = 14;
export const PEOPLES_TO_WIN = 6;
export const BONUS_STEPS: Readonly<Record<number, "coin" | "unit" | "turn" | "fortress">> = {
  3: "coin",
  6: "unit",
  9: "turn",
  12: "fortress",
};

export type Effect =
  | { kind: "skills"; mode: "all_of" | "one_of"; skills: SkillId[] }
  | { kind: "coins"; amount: number }
  | { kind: "quest"; rings: number }
  | { kind: "people"; people: PeopleId[] }
  | { kind: "place_units"; units: number; regions: RegionId[] }
  | { kind: "manoeuvres"; move_units: number; opponent_loses_coins: number; remove_enemy_units: number; icons: string[] };

export interface CardFacts {
  chapter: number;
  color: ColourId;
  cost: { coins: number; skills: SkillId[] };
  chain_from: string | null;
  chain_gives: string | null;
  effect: Effect;
}

/** One of the things that a location gives. */
export interface TileEffect {
  kind: "place_fortress" | "place_units" | "move_units" | "gain_coins" | "quest" | "alliance_draw" | "discard_opponent_card" | "play_from_discard";
  units?: number;
  moves?: number;
  amount?: number;
  rings?: number;
}

export interface TileFacts {
  region: RegionId;
  cost: { skills: SkillId[] };
  effects: TileEffect[];
}

export interface TokenFacts {
  people: PeopleId;
  duration: "permanent" | "instant";
  trigger: string;
}

export function otherSide(side: SideId): SideId {
  return side === "fellowship" ? "sauron" : "fellowship";
}

/** Rows and places of each chapter's display, in half card widths from the middle. */
export const DISPLAYS: readonly (readonly (readonly number[])[])[] = [
  [[-1, 1], [-2, 0, 2], [-3, -1, 1, 3], [-4, -2, 0, 2, 4], [-5, -3, -1, 1, 3, 5]],
  [[-5, -3, -1, 1, 3, 5], [-4, -2, 0, 2, 4], [-3, -1, 1, 3], [-2, 0, 2], [-1, 1]],
  [[-1, 1], [-2, 0, 2], [-3, -1, 1, 3], [-2, 2], [-3, -1, 1, 3], [-2, 0, 2], [-1, 1]],
];
