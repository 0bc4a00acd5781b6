// Written by `python -m westmarch.server.schema` from src/westmarch/games/lcg/secrets/view.py. Do not edit.

export const KINDS = ["hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest", "guard"] as const;
export type KindId = (typeof KINDS)[number];

export const OUTCOMES = ["not_over", "victory", "all_eliminated", "prisoner_lost", "too_long"] as const;
export type OutcomeId = (typeof OUTCOMES)[number];

export const PHASES = ["setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh"] as const;
export type PhaseId = (typeof PHASES)[number];

export const SEATS = ["one", "two", "three", "four"] as const;
export type SeatId = (typeof SEATS)[number];

/** All that one person may know of a table. */
export interface LcgView {
  scenario: string
  round: number
  phase: PhaseId
  first: SeatId
  quest: QuestView | null
  willpower: number
  threat: number
  reveals: number
  fight: EnemysAttack | PlayersAttack | null
  targets: Record<string, Record<string, number>>
  staging: EncounterView[]
  active: EncounterView[]
  beside: string[]
  carried_out: string[]
  encounter_deck: DeckView
  encounter_discard: string[]
  victory: string[]
  removed: string[]
  seats: Partial<Record<SeatId, SeatView>>
  outcome: OutcomeView | null
}

/** The quest card of the present stage; 0 points are none to reach. */
export interface QuestView {
  card: string
  progress: number
  points: number
}

/** An enemy attacks: what it would deal now, and whether several may defend. */
export interface EnemysAttack {
  by: "enemy"
  enemy: string
  seat: SeatId
  characters: string[]
  attack: number
  defense: number
  damage: number
  several: boolean
}

/** Characters attack an enemy: what they would deal now, and what everybody who may join would add. */
export interface PlayersAttack {
  by: "players"
  enemy: string
  seat: SeatId
  characters: string[]
  attack: number
  defense: number
  damage: number
  might: Record<string, number>
}

/** An enemy, location or objective in play, with its numbers as they are now. Only enemies can fight and have shadows. */
export interface EncounterView {
  card: string
  kind: KindId
  attack?: number
  defense?: number
  hit_points?: number
  damage?: number
  threat: number
  points: number
  tokens: number
  attachments?: AttachmentView[]
  guard?: string
  shadows?: (string | FaceDownView)[]
}

/** An attachment. */
export interface AttachmentView {
  card: string
  exhausted: boolean
  controller: SeatId | null
}

/** A face-down shadow card, by its title if this person has seen it. */
export interface FaceDownView {
  face_down: string | null
}

/** A deck: its size, and what was seen of its ends; what nobody knows between is null. */
export interface DeckView {
  cards: number
  top: (string | null)[]
  bottom: (string | null)[]
}

/** A player's area. Of other people's hands only the number of cards is seen. */
export interface SeatView {
  person: number
  alive: boolean
  threat: number
  hand: string[] | number
  deck: DeckView
  on_deck: string[]
  discard: string[]
  heroes: CharacterView[]
  allies: CharacterView[]
  engaged: EncounterView[]
  played: string[]
}

/** A hero or an ally, with its numbers as they are now; the tokens are resources. */
export interface CharacterView {
  card: string
  kind: KindId
  attack: number
  defense: number
  hit_points: number
  damage: number
  willpower: number
  exhausted: boolean
  committed: boolean
  chosen: boolean
  prisoner: boolean
  tokens: number
  attachments?: AttachmentView[]
}

/** How the game ended, with the score. */
export interface OutcomeView {
  winner: "players" | "shadow"
  by: OutcomeId
  score: number
  campaign_score?: number
  victory_points: number
  rounds: number
}
