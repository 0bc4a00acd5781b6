// Written by `python -m westmarch.server.schema` from src/westmarch/games/duel/secrets/view.py. Do not edit.

export const COLOURS = ["grey", "yellow", "blue", "green", "red", "purple"] as const;
export type ColourId = (typeof COLOURS)[number];

export const PEOPLES = ["elves", "hobbits", "men", "dwarves", "ents", "wizards"] as const;
export type PeopleId = (typeof PEOPLES)[number];

export const REGIONS = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"] as const;
export type RegionId = (typeof REGIONS)[number];

export const SIDES = ["fellowship", "sauron"] as const;
export type SideId = (typeof SIDES)[number];

export const SKILLS = ["ruse", "strength", "courage", "leadership", "knowledge"] as const;
export type SkillId = (typeof SKILLS)[number];

/** All that a person may know of a game of Duel. */
export interface DuelView {
  chapter: number
  active: SideId
  extra_turns: number
  reserve: number
  sides: Record<SideId, SideView>
  display: Slot[]
  tiles: TileView[]
  tiles_face_down: number
  token_stacks: Record<PeopleId, StackView>
  shown_tokens: string[]
  discard: string[]
  set_aside: string[]
  unseen: string[]
  outcome: Outcome | null
}

/** A side's play area and pieces. */
export interface SideView {
  coins: number
  supply: number
  units: Partial<Record<RegionId, number>>
  fortresses: RegionId[]
  presence: number
  quest: number
  skills: Record<SkillId, number>
  choices: SkillId[][]
  chains: string[]
  peoples: Partial<Record<PeopleId, number>>
  trio_used: boolean
  tokens: string[]
  tiles: string[]
  cards: Record<ColourId, string[]>
}

/** A place of the display that still holds a card; one that is face down shows none and has no price. */
export interface Slot {
  slot: number
  row: number
  x: number
  card: string | null
  available: boolean
  price?: Record<SideId, CardBill>
}

/** What a card costs a side now, and why. */
export interface CardBill {
  coins: number
  chain: boolean
  printed: number
  missing: number
  lacking: SkillId[]
}

/** A location that lies face up. */
export interface TileView {
  tile: string
  price: Record<SideId, TileBill>
}

/** What a location costs a side now, and why. */
export interface TileBill {
  coins: number
  surcharge: number
  missing: number
  lacking: SkillId[]
}

/** A stack of alliance tokens, with those on top that both have seen put there. */
export interface StackView {
  left: number
  known: string[]
}

/** How the game ended. */
export interface Outcome {
  winner: string
  by: string
}
