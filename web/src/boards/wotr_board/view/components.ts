// What the server shows of War of the Ring, and the facts of its components.

export const SIDES = ["free_peoples", "shadow"] as const;
export const NATIONS = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"] as const;
export const FREE_NATIONS: readonly NationId[] = ["dwarves", "elves", "gondor", "north", "rohan"];
export const FACES = ["character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye", "draw", "balrog"] as const;
export const MOST_PROGRESS = 12;
export const MOST_CORRUPTION = 12;
export const CRACK_OF_DOOM = 5;
export const POINTS_TO_WIN: Readonly<Record<SideId, number>> = { free_peoples: 4, shadow: 10 };
export const HAND_LIMIT = 6;
export const POINTS_OF: Readonly<Record<SettlementId, number>> = { none: 0, town: 0, city: 1, stronghold: 2, fortification: 0 };

export type SideId = (typeof SIDES)[number];
export type NationId = (typeof NATIONS)[number];
export type FaceId = (typeof FACES)[number];
export type SettlementId = "none" | "town" | "city" | "stronghold" | "fortification";
export type FigureKind = "regular" | "elite" | "leader" | "nazgul";

/** Figures of an army, by their kinds. */
export type Army = Readonly<Record<string, number>>;
/** Cards by name where the reader may look at them, else how many there are. */
export type Hidden = string[] | number;

export interface PoolView {
  deck: Hidden;
  hand: Hidden;
  combat: Hidden;
  discard: Hidden;
  table: string[];
  spent: string[];
  unseen?: string[];
  known?: Readonly<Record<string, string[]>>;
}

export interface FellowshipView {
  region: string | null;
  progress: number;
  hidden: boolean;
  corruption: number;
  guide: string;
  mordor: number | null;
  companions: string[];
}

export interface FighterView {
  army: Army;
  characters: string[];
  dice: number;
  leadership: number;
  /** What a die must show to hit, in the combat roll and when it is rolled again. */
  need: number;
  need_again: number;
  card: string | null;
  hits: number;
}

export interface BattleView {
  attacker: SideId;
  from: string;
  at: string;
  kind: "field" | "assault" | "sortie";
  round: number;
  sides: Record<SideId, FighterView>;
}

export interface WarView {
  turn: number;
  max_turns: number;
  lords: boolean;
  marks: string[];
  armies: Readonly<Record<string, Partial<Record<SideId, Army>> | undefined>>;
  control: Readonly<Record<string, SideId | undefined>>;
  sieges: string[];
  characters: Readonly<Record<string, string>>;
  reinforcements: Army;
  nations: Readonly<Record<NationId, { steps_to_war: number; active: boolean }>>;
  fellowship: FellowshipView;
  dice: Record<SideId, Partial<Record<FaceId, number>>>;
  special_dice: Readonly<Record<string, { face: FaceId; star: boolean }>>;
  burnt_dice: string[];
  hunt_box: Record<SideId, number>;
  rings: Readonly<Record<string, "free_peoples" | "shadow" | "out">>;
  tiles: Record<"pool" | "drawn" | "waiting", Readonly<Record<string, number>>>;
  points: Record<SideId, number>;
  cards: Readonly<Record<string, PoolView>>;
  battle: BattleView | null;
  hunt: { successes: number; tile: string | null; damage: number } | null;
  outcome: { winner: SideId; by: string } | null;
}
