// Written by `python -m westmarch.server.schema` from src/westmarch/games/wotr_cards/secrets/view.py. Do not edit.

export const OUTCOMES = ["none", "lead", "score", "tie"] as const;
export type OutcomeId = (typeof OUTCOMES)[number];

export const RINGS = ["none", "once", "each_round"] as const;
export type RingId = (typeof RINGS)[number];

export const SIDES = ["free_peoples", "shadow"] as const;
export type SideId = (typeof SIDES)[number];

/** All that one person may know of a table. */
export interface WotrCardsView {
  scenario: string
  round: number
  last_path_number: number
  order: string[]
  first: number
  slot: number
  passed: string[]
  rules: string[]
  final_round: boolean
  seats: Record<string, SeatView>
  path: PlaceView | null
  battlegrounds: PlaceView[]
  table: string[]
  battleground_decks: FieldDecks
  unused_paths: string[]
  scoring: Scoring
  played: string[]
  used: string[]
  outcome: Outcome | null
}

/** One deck: its owner sees all but the deck, the others how many cards lie where and which were last seen there. */
export interface SeatView {
  side: SideId
  person: number
  carry_limit: number
  draws: number
  ring: RingView
  reserve: InPlay[]
  arrived: string[]
  deck: number
  deck_top: string[]
  known: Record<string, string[]>
  goals: Record<string, string[]>
  hand: string[] | number
  cycled: string[] | number
  eliminated: string[] | number
  aside: string[] | number
  aside_inner: string[] | number
  staged: string[] | number
}

/** A seat's ring token. */
export interface RingView {
  kind: RingId
  unused: boolean
}

/** A card in play with the items it wields, and path icons that were added to it. */
export interface InPlay {
  card: string
  owner: string
  items: string[]
  icons?: number
}

/** An active location: who is there, and what would happen if the fight were now. */
export interface PlaceView {
  location: string
  printed_defence: number
  printed_counts: boolean
  points: number
  attack_icons: number
  defence_icons: number
  attacking_side: SideId
  attackers: Fighter[]
  defenders: Fighter[]
  supported: string[]
  attack: number
  defence: number
  location_defence: number
  winner: SideId | null
  after: Balance | null
}

/** A card at an active location. */
export interface Fighter {
  card: string
  owner: string
  items: string[]
  icons?: number
  brings: number
}

/** Attack and defence at a location. */
export interface Balance {
  attack: number
  defence: number
}

/** The battlegrounds that are still in each side's deck; everybody can tell which they are. */
export interface FieldDecks {
  free_peoples: string[]
  shadow: string[]
}

/** Both scoring areas. */
export interface Scoring {
  free_peoples: AreaView
  shadow: AreaView
}

/** A scoring area. */
export interface AreaView {
  battlegrounds: string[]
  paths: string[]
  corruption: number
  points: number
  final_points: number
}

/** How a game ended. */
export interface Outcome {
  winner: SideId
  by: OutcomeId
}
