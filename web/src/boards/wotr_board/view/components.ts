// What is printed on the components of War of the Ring, and the numbers of its board. What the server shows of a game is in types.ts.
import type { NationId, SideId } from "./types";

export const FREE_NATIONS: readonly NationId[] = ["dwarves", "elves", "gondor", "north", "rohan"];
export const MOST_PROGRESS = 12;
export const MOST_CORRUPTION = 12;
export const CRACK_OF_DOOM = 5;
export const POINTS_TO_WIN: Readonly<Record<SideId, number>> = { free_peoples: 4, shadow: 10 };
export const HAND_LIMIT = 6;
export const POINTS_OF: Readonly<Record<SettlementId, number>> = { none: 0, town: 0, city: 1, stronghold: 2, fortification: 0 };

export type SettlementId = "none" | "town" | "city" | "stronghold" | "fortification";
export type FigureKind = "regular" | "elite" | "leader" | "nazgul";

/** Figures of an army, by their kinds. */
export type Army = Readonly<Record<string, number>>;
/** Cards by name where the reader may look at them, else how many there are. */
export type Hidden = string[] | number;
