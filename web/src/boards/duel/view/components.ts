// What the server shows of a game of Duel, and the facts of its components.

export const SIDES = ["fellowship", "sauron"] as const;
export const REGIONS = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"] as const;
export const SKILLS = ["ruse", "strength", "courage", "leadership", "knowledge"] as const;
export const PEOPLES = ["elves", "hobbits", "men", "dwarves", "ents", "wizards"] as const;
export const COLOURS = ["grey", "yellow", "blue", "green", "red", "purple"] as const;
export const QUEST_STEPS = 14;
export const PEOPLES_TO_WIN = 6;
export const BONUS_STEPS: Readonly<Record<number, "coin" | "unit" | "turn" | "fortress">> = {
  3: "coin",
  6: "unit",
  9: "turn",
  12: "fortress",
};

export type SideId = (typeof SIDES)[number];
export type RegionId = (typeof REGIONS)[number];
export type SkillId = (typeof SKILLS)[number];
export type PeopleId = (typeof PEOPLES)[number];
export type ColourId = (typeof COLOURS)[number];

export interface CardBill {
  coins: number;
  chain: boolean;
  printed: number;
  missing: number;
  lacking: SkillId[];
}

export interface TileBill {
  coins: number;
  surcharge: number;
  missing: number;
  lacking: SkillId[];
}

export interface Slot {
  slot: number;
  row: number;
  x: number;
  card: string | null;
  available: boolean;
  price?: Record<SideId, CardBill>;
}

export interface TileView {
  tile: string;
  price: Record<SideId, TileBill>;
}

export interface SideView {
  coins: number;
  supply: number;
  units: Partial<Record<RegionId, number>>;
  fortresses: RegionId[];
  presence: number;
  quest: number;
  skills: Record<SkillId, number>;
  choices: SkillId[][];
  chains: string[];
  peoples: Partial<Record<PeopleId, number>>;
  trio_used: boolean;
  tokens: string[];
  tiles: string[];
  cards: Record<ColourId, string[]>;
}

export interface DuelView {
  chapter: number;
  active: SideId;
  extra_turns: number;
  reserve: number;
  sides: Record<SideId, SideView>;
  display: Slot[];
  tiles: TileView[];
  tiles_face_down: number;
  token_stacks: Record<PeopleId, { left: number; known: string[] }>;
  shown_tokens: string[];
  discard: string[];
  set_aside: string[];
  unseen: string[];
  outcome: { winner: string; by: string } | null;
}

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

export interface TileFacts {
  region: RegionId;
  cost: { skills: SkillId[] };
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
