// What the server shows of the card game, and the facts of its components.

export const SIDES = ["free_peoples", "shadow"] as const;
export const FACTIONS = [
  "dwarf", "hobbit", "rohan", "wizard", "dunedain", "elf", "mordor", "isengard", "monstrous", "southron",
] as const;
export const KINDS = ["army", "character", "item", "event"] as const;
export const LEAD_TO_WIN = 10;

export type SideId = (typeof SIDES)[number];
export type FactionId = (typeof FACTIONS)[number];
export type KindId = (typeof KINDS)[number];

/** A card in play with the items it wields, and path icons that were added to it. */
export interface InPlay {
  card: string;
  owner: string;
  items: string[];
  icons?: number;
  /** Icons it brings to the balance where it lies. */
  brings?: number;
}

/** Cards by name where the reader may look at them, else how many there are. */
export type Hidden = string[] | number;

export interface SeatView {
  side: SideId;
  person: number;
  carry_limit: number;
  draws: number;
  ring: { kind: "none" | "once" | "each_round"; unused: boolean };
  reserve: InPlay[];
  arrived: string[];
  deck: number;
  deck_top: string[];
  known: Readonly<Record<string, string[]>>;
  /** Where the armies and characters that the reader sees in hand and reserve may go now. */
  goals: Readonly<Record<string, string[]>>;
  hand: Hidden;
  cycled: Hidden;
  eliminated: Hidden;
  aside: Hidden;
  aside_inner: Hidden;
  staged: Hidden;
}

export interface PlaceView {
  location: string;
  printed_defence: number;
  printed_counts: boolean;
  points: number;
  attack_icons: number;
  defence_icons: number;
  attacking_side: SideId;
  attackers: InPlay[];
  defenders: InPlay[];
  supported: string[];
  attack: number;
  defence: number;
  location_defence: number;
  winner: SideId | null;
  /** The balance with the card that is about to be laid, where it may come here. */
  after: { attack: number; defence: number } | null;
}

export interface AreaView {
  battlegrounds: string[];
  paths: string[];
  corruption: number;
  points: number;
  final_points: number;
}

export interface CardsView {
  scenario: string;
  round: number;
  last_path_number: number;
  order: string[];
  first: number;
  slot: number;
  passed: string[];
  rules: string[];
  final_round: boolean;
  seats: Readonly<Record<string, SeatView>>;
  path: PlaceView | null;
  battlegrounds: PlaceView[];
  table: string[];
  battleground_decks: Record<SideId, string[]>;
  unused_paths: string[];
  scoring: Record<SideId, AreaView>;
  played: string[];
  used: string[];
  outcome: { winner: SideId; by: string } | null;
}

/** A faction card's facts. */
export interface CardFacts {
  side: SideId;
  deck: string;
  faction: FactionId;
  copies: number;
  keywords: string[];
  attack?: number;
  defence?: number;
  leader_attack?: number;
  leader_defence?: number;
  path_icons?: number;
  paths?: number[];
  wielders?: string[];
}

/** A battleground's or path's facts. */
export interface LocationFacts {
  defence: number;
  points: number;
  number?: number;
  side?: SideId;
  defenders?: FactionId[];
  attackers?: FactionId[];
}
