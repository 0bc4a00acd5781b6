// From the history of a finished game to what the board and the log show after so many words.
import type { LogEntry, Moment, Step, TableSummary, Update } from "../../protocol/types";

/** Everything that had happened when so many words had been said. */
export function logUpTo(steps: readonly Step[], said: number): LogEntry[] {
  return steps.slice(0, said).flatMap((step) => step.log);
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
