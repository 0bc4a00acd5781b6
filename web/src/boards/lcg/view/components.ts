// What the server shows of The Lord of the Rings: The Card Game, and the facts of its cards.

export const PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"] as const;
export const SPHERES = ["leadership", "tactics", "spirit", "lore", "neutral"] as const;
export const STATS = ["willpower", "attack", "defense", "hit_points"] as const;
export const OUT_AT = 50;
/** From here on the dial warns. */
export const DANGER = 40;

export type PhaseId = (typeof PHASES)[number] | "setup";
export type SphereId = (typeof SPHERES)[number];
export type StatId = (typeof STATS)[number];
export type KindId = "hero" | "ally" | "attachment" | "event" | "enemy" | "location" | "treachery" | "objective" | "quest" | "guard";

export interface AttachmentView {
  card: string;
  exhausted: boolean;
  controller: string | null;
}

/** A shadow card: turned up, or face down with its title where the reader knows it. */
export type ShadowView = string | { face_down: string | null };

/** A card in play with its numbers as they are now. */
export interface CardView extends Partial<Record<StatId, number>> {
  card: string;
  kind: KindId;
  damage?: number;
  exhausted?: boolean;
  committed?: boolean;
  prisoner?: boolean;
  threat?: number;
  /** Quest points of a location. */
  points?: number;
  /** Resources; progress on a location. */
  tokens: number;
  attachments?: AttachmentView[];
  /** The card that guards an objective. */
  guard?: string;
  shadows?: ShadowView[];
}

export interface DeckView {
  cards: number;
  top: (string | null)[];
  bottom: (string | null)[];
}

export interface SeatView {
  person: number;
  alive: boolean;
  threat: number;
  /** Titles where the reader may see them, else how many there are. */
  hand: string[] | number;
  deck: DeckView;
  on_deck: string[];
  discard: string[];
  heroes: CardView[];
  allies: CardView[];
  engaged: CardView[];
  played: string[];
}

/** An attack under way: the enemy's, or the players' on it. */
export interface FightView {
  by: "enemy" | "players";
  enemy: string;
  seat: string;
  /** The defenders or attackers declared so far. */
  characters: string[];
  attack: number;
  defense: number;
  damage: number;
  /** Whether several may defend. */
  several?: boolean;
  /** What each character that may still attack would bring against this enemy. */
  might?: Readonly<Record<string, number>>;
}

export interface LcgView {
  scenario: string;
  round: number;
  phase: PhaseId;
  first: string;
  quest: { card: string; progress: number; points: number } | null;
  willpower: number;
  threat: number;
  /** How many cards a round's staging reveals. */
  reveals: number;
  fight: FightView | null;
  /** Where it is asked whom to attack: what each character would bring against each enemy. */
  targets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  staging: CardView[];
  active: CardView[];
  beside: string[];
  carried_out: string[];
  encounter_deck: DeckView;
  encounter_discard: string[];
  victory: string[];
  removed: string[];
  seats: Readonly<Record<string, SeatView>>;
  outcome: Readonly<Record<string, unknown>> | null;
}

export interface CardFacts extends Partial<Record<StatId, number>> {
  sphere?: SphereId;
  set?: string;
  cost?: number | "X";
  threat_cost?: number;
  engagement?: number;
  threat?: number;
  quest_points?: number;
  victory?: number;
  doomed?: number;
  copies?: number;
  unique?: boolean;
  traits?: string[];
  keywords?: string[];
  errata?: string[];
}
