// Who sits where at a new table: the reader at one seat and the others by one rule, or each seat by its own.
import type { NewSeat } from "../../protocol/types";

export type Against = "computer" | "friend" | "anyone" | "screen";

export function seatPlan(against: Against, level: string, own: number, count: number): NewSeat[] {
  const other = (): NewSeat => {
    if (against === "computer") return { kind: "computer", level };
    if (against === "friend") return { kind: "friend" };
    return { kind: against === "anyone" ? "open" : "me" };
  };
  return Array.from({ length: count }, (_, seat) => (seat === own ? { kind: "me" } : other()));
}

/** One seat as it is chosen in a list: `me`, `friend`, `open`, or a computer's level. */
export function holderOf(seat: NewSeat): string {
  return seat.kind === "computer" ? (seat.level ?? "") : seat.kind;
}

/** The seat that a choice of the list means. */
export function seatFor(holder: string): NewSeat {
  return holder === "me" || holder === "friend" || holder === "open" ? { kind: holder } : { kind: "computer", level: holder };
}
