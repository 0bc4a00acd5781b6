// What happened while the reader was away.
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../src/protocol/types";
import { firstSince, lastSentences } from "../src/table/model/since";
import type { Line } from "../src/text/chronicle";

const entry = (version: number): LogEntry => ({ version, said: version, seat: 0, of: "game", kind: "played", things: [], about: {}, place: "line", gathers: [], secret: false });
const LOG = [1, 2, 3, 4, 5, 6].map(entry);
const line = (one: LogEntry, head = false): Line => ({ head, sentences: [[one]] });

describe("what happened since", () => {
  it("begins after what was seen, and nowhere on a first visit or where all is new or known", () => {
    expect(firstSince(LOG, 2)).toBe(LOG[2]);
    for (const seen of [null, 0, 6]) expect(firstSince(LOG, seen)).toBeUndefined();
  });

  it("is told in three sentences at most, the last ones, without headings", () => {
    const lines = LOG.map((one, at) => line(one, at === 3));
    const { told, left } = lastSentences(lines, LOG[1]);
    expect(told.map(([first]) => first.version)).toEqual([3, 5, 6]);
    expect(left).toBe(1);
    expect(lastSentences(lines, LOG[5]).told).toHaveLength(1);
    expect(lastSentences(lines, undefined)).toEqual({ told: [], left: 0 });
  });
});
