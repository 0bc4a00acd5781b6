// What is printed on the components of War of the Ring: The Card Game. What the server shows of a game is in types.ts.
import type { SideId } from "./types";

export const FACTIONS = [
  "dwarf", "hobbit", "rohan", "wizard", "dunedain", "elf", "mordor", "isengard", "monstrous", "southron",
] as const;
export const KINDS = ["army", "character", "item", "event"] as const;
export const LEAD_TO_WIN = 10;

export type FactionId = (typeof FACTIONS)[number];
export type KindId = (typeof KINDS)[number];

/** Cards by name where the reader may look at them, else how many there are. */
export type Hidden = string[] | number;

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
