// From the history of a finished game to what the board and the log show after so many words.
import type { LogEntry, Moment, Step, TableSummary, Update } from "../../protocol/types";

/** Everything that had happened when so many words had been said. */
export function logUpTo(steps: readonly Step[], said: number): LogEntry[] {
  return steps.slice(0, said).flatMap((step) => step.log);
}

/** Where a part of the game begins: after how many words, and the heading that says so. */
export interface Mark {
  at: number;
  entry: LogEntry;
}

/** The parts of a game: its rounds, chapters, turns, as its log has headings for them. */
export function marksOf(steps: readonly Step[]): Mark[] {
  return steps.flatMap((step, i) => step.log.filter((entry) => entry.place === "head").map((entry) => ({ at: i + 1, entry })));
}

/** After how many words somebody else had to choose, the next time or the last time from here. */
export function turnFrom(steps: readonly Step[], at: number, by: 1 | -1): number {
  const begins = (n: number): boolean => n === 0 || n === steps.length || steps[n]?.seat !== steps[n - 1]?.seat;
  let to = at + by;
  while (to > 0 && to < steps.length && !begins(to)) to += by;
  return Math.max(0, Math.min(to, steps.length));
}

/** A choice that cost its seat much of what it could expect, from 0 to 2. */
export interface Costly {
  at: number;
  loss: number;
}

/** The choices that cost most, by the estimates before and after each; the dearest first. */
export function costliest(steps: readonly Step[], estimates: readonly (readonly number[])[], count: number): Costly[] {
  const losses = steps.flatMap((step, i) => {
    const [before, after] = [estimates[i]?.[step.seat], estimates[i + 1]?.[step.seat]];
    return before === undefined || after === undefined || after >= before ? [] : [{ at: i, loss: before - after }];
  });
  return losses.sort((a, b) => b.loss - a.loss).slice(0, count);
}

/** A view in which hands lie open: where one saw how many cards there are and another which, it is told which. */
export function opened(view: unknown, other: unknown): unknown {
  if (typeof view === "number" && Array.isArray(other)) return other;
  if (!isRecord(view) || !isRecord(other)) return view;
  return Object.fromEntries(Object.entries(view).map(([key, value]) => [key, opened(value, other[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A moment of a finished game in the form of a live situation, with nobody to choose. */
export function situationAt(moment: Moment, table: TableSummary, log: LogEntry[]): Update {
  return {
    type: "update",
    version: moment.said,
    said: moment.said,
    now: table.updated,
    status: "over",
    view: moment.view,
    prompt: moment.prompt ? { ...moment.prompt, options: null } : null,
    seats: table.seats.map((seat) => ({ ...seat, clock_ms: null, thinking: false })),
    watching: 0,
    you: { viewer: moment.viewer, seats: [], creator: false, may_undo: false, undo_to: null, orders: [], invites: {}, returns: [] },
    log_from: -1,
    log,
    undo: null,
    replace: null,
    rematch: null,
    sequel: null,
    sequel_asked: null,
    rematch_table: null,
    sheet: [],
    outcome: table.outcome,
  };
}

/** The points of a curve in a box of a width and height, the values from -1 to 1. */
export function curve(values: readonly number[], total: number, width: number, height: number): [number, number][] {
  const step = total ? width / total : 0;
  return values.map((value, i) => [i * step, height / 2 - (value * height) / 2]);
}

/** Lines that grow from nothing: for each side its points in the course of a game, as paths in a box. */
export function growth(course: readonly (readonly number[])[], width: number, height: number): string[] {
  const most = Math.max(1, ...course.flat());
  const points = [course[0]?.map(() => 0) ?? [], ...course];
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  return (course[0] ?? []).map((_, side) => `M${points.map((values, i) => `${(i * step).toFixed(1)} ${(height - ((values[side] ?? 0) * height) / most).toFixed(1)}`).join("L")}`);
}
