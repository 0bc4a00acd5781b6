// What is printed on the cards of The Lord of the Rings: The Card Game. What the server shows of a game is in types.ts.
import type { PhaseId } from "./types";

/** The phases of a round, in their order. */
export const PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"] as const satisfies readonly PhaseId[];
export const SPHERES = ["leadership", "tactics", "spirit", "lore", "neutral"] as const;
export const STATS = ["willpower", "attack", "defense", "hit_points"] as const;
/** Every scenario has as many. */
export const STAGES = 3;
export const OUT_AT = 50;
/** From here on the dial warns. */
export const DANGER = 40;

export type SphereId = (typeof SPHERES)[number];
export type StatId = (typeof STATS)[number];

/** What is printed on a card. */
export interface CardFacts extends Partial<Record<StatId, number>> {
  sphere?: SphereId;
  set?: string;
  cost?: number | "X";
  threat_cost?: number;
  engagement?: number;
  threat?: number;
  /** Of a quest card. */
  stage?: number;
  quest_points?: number;
  victory?: number;
  doomed?: number;
  copies?: number;
  unique?: boolean;
  traits?: string[];
  keywords?: string[];
  errata?: string[];
}
