// Written by `python -m westmarch.server.schema` from src/westmarch/games/wotr_board/secrets/view.py. Do not edit.

export const BATTLE_KINDS = ["field", "assault", "sortie"] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

export const FACES = ["character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye", "draw", "balrog"] as const;
export type FaceId = (typeof FACES)[number];

export const NATIONS = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"] as const;
export type NationId = (typeof NATIONS)[number];

export const POOLS = ["free_character", "free_strategy", "shadow_character", "shadow_strategy"] as const;
export type PoolId = (typeof POOLS)[number];

export const RING_PLACES = ["free_peoples", "shadow", "out"] as const;
export type RingPlace = (typeof RING_PLACES)[number];

export const SIDES = ["free_peoples", "shadow"] as const;
export type SideId = (typeof SIDES)[number];

export const TILE_ZONES = ["pool", "drawn", "waiting"] as const;
export type TileZoneId = (typeof TILE_ZONES)[number];

/** All that one person may know of War of the Ring. */
export interface WotrBoardView {
  turn: number
  max_turns: number
  lords: boolean
  marks: string[]
  armies: Record<string, Partial<Record<SideId, Record<string, number>>>>
  control: Record<string, SideId>
  sieges: string[]
  characters: Record<string, string>
  reinforcements: Record<string, number>
  nations: Record<NationId, NationView>
  fellowship: FellowshipView
  dice: Record<SideId, Partial<Record<FaceId, number>>>
  hunt_box: Record<SideId, number>
  special_dice: Record<string, SpecialDieView>
  burnt_dice: string[]
  rings: Record<string, RingPlace>
  tiles: Record<TileZoneId, Record<string, number>>
  points: Record<SideId, number>
  cards: Record<PoolId, PoolView>
  battle: BattleView | null
  hunt: HuntView | null
  outcome: OutcomeView | null
}

/** A nation on the political track. */
export interface NationView {
  steps_to_war: number
  active: boolean
}

/** The Ring-bearers: where they were last seen, or how far they have come on the Mordor track. */
export interface FellowshipView {
  region: string | null
  progress: number
  hidden: boolean
  corruption: number
  guide: string
  mordor: number | null
  companions: string[]
}

/** A special die that lies on the table; with a star it may leave the game after its result. */
export interface SpecialDieView {
  face: FaceId
  star: boolean
}

/** One deck of event cards: its owner sees all but the order of the deck, the others how many lie where. */
export interface PoolView {
  deck: number
  hand: string[] | number
  combat: string[] | number
  discard: string[] | number
  table: string[]
  spent: string[]
  unseen?: string[]
  known?: Record<string, string[]>
}

/** The battle that is fought now. */
export interface BattleView {
  attacker: SideId
  from: string
  at: string
  kind: BattleKind
  round: number
  sides: Record<SideId, FighterView>
}

/** One side of a battle: who fights, with how many dice, and what a die needs in the roll and when it is rolled again. */
export interface FighterView {
  army: Record<string, number>
  characters: string[]
  dice: number
  leadership: number
  need: number
  need_again: number
  card: string | null
  hits: number
}

/** The hunt that goes on now. */
export interface HuntView {
  successes: number
  tile: string | null
  damage: number
}

/** How the game ended. */
export interface OutcomeView {
  winner: SideId
  by: string
}
