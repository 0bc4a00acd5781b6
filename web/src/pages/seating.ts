// Who sits where at a new table: the reader at one seat, the others by one rule.
import type { NewSeat } from "../protocol/types";

export type Against = "computer" | "friend" | "anyone" | "screen";

export function seatPlan(against: Against, level: string, own: number, count: number): NewSeat[] {
  const other = (): NewSeat => {
    if (against === "computer") return { kind: "computer", level };
    if (against === "friend") return { kind: "friend" };
    return { kind: against === "anyone" ? "open" : "me" };
  };
  return Array.from({ length: count }, (_, seat) => (seat === own ? { kind: "me" } : other()));
}
