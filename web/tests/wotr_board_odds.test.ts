// The odds of battles and hunts, beside what can be counted by hand.
import { describe, expect, it } from "vitest";
import { hits, huntOdds, mean, winning, type Host } from "../src/boards/wotr_board/view/odds";

const host = (units: number, more: Partial<Host> = {}): Host => ({ units, elites: 0, more: 0, lead: 0, first: 5, need: 5, ...more });

describe("hits", () => {
  it("come from the first roll and from what is rolled again", () => {
    expect(hits(1, 5, 0)).toEqual([expect.closeTo(2 / 3), expect.closeTo(1 / 3)]);
    expect(hits(1, 5, 1)).toEqual([expect.closeTo(4 / 9), expect.closeTo(5 / 9)]);
    expect(mean(hits(5, 5, 0))).toBeCloseTo(5 / 3);
    expect(hits(3, 4, 2).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(hits(0, 5, 0)).toEqual([1]);
  });
});

describe("a battle to the end", () => {
  it("is even between equals, but for the case that both fall", () => {
    // One against one: somebody hits with 5/9, both with 1/9.
    expect(winning(host(1), host(1))).toBeCloseTo(2 / 5);
  });

  it("is better with more units, leaders and Elites, and worse against walls", () => {
    const even = winning(host(4), host(4));
    expect(winning(host(5), host(4))).toBeGreaterThan(even);
    expect(winning(host(4, { lead: 2 }), host(4))).toBeGreaterThan(even);
    expect(winning(host(4, { elites: 2 }), host(4))).toBeGreaterThan(even);
    expect(winning(host(4, { first: 6 }), host(4))).toBeLessThan(even);
  });
});

describe("a hunt", () => {
  const pool = [{ value: 1, number: 2 }, { value: 3, number: 1 }, { value: "eye" as const, number: 1 }];

  it("finds nobody without dice", () => {
    expect(huntOdds({ dice: 0, need: 6, again: 2, pool, eyeInMordor: null }).found).toBe(0);
  });

  it("rolls failed dice again, and an Eye counts the successes", () => {
    const odds = huntOdds({ dice: 1, need: 6, again: 1, pool, eyeInMordor: null });
    expect(odds.found).toBeCloseTo(11 / 36);
    expect(odds.damage).toBeCloseTo((1 + 1 + 3 + 1) / 4);
  });

  it("needs no dice in Mordor", () => {
    expect(huntOdds({ dice: 0, need: 6, again: 0, pool, eyeInMordor: 4 })).toEqual({ found: 1, damage: (1 + 1 + 3 + 4) / 4 });
  });
});
