// The pages about people: their addresses, curves and emblems.
import { describe, expect, it } from "vitest";
import { curvePoints } from "../src/pages/people/curve";
import { EMBLEMS, emblemOf } from "../src/pages/people/emblems";
import { parse } from "../src/router.svelte";

describe("addresses of people's pages", () => {
  it("lead to their pages, names as they are written", () => {
    expect(parse("/people/L%C3%BAthien")).toEqual({ name: "person", id: "Lúthien" });
    expect(parse("/people/100%")).toEqual({ name: "person", id: "100%" });
    expect(parse("/ratings", "?game=lcg")).toEqual({ name: "ratings", game: "lcg" });
    expect(parse("/history", "?people=Beren")).toEqual({ name: "history", people: "Beren" });
    expect(parse("/recover")).toEqual({ name: "link", kind: "recover", id: "" });
    expect(parse("/stop/p.123")).toEqual({ name: "link", kind: "stop", id: "p.123" });
    for (const path of ["/people", "/stop", "/confirm", "/history/x", "/recover/a/b"]) expect(parse(path)).toEqual({ name: "lost" });
  });
});

describe("a rating's curve", () => {
  it("begins where everybody begins, fills the width, and stays in the picture", () => {
    const points = curvePoints([1560, 1400, 1900], 600, 80);
    expect(points.map(([x]) => x)).toEqual([0, 200, 400, 600]);
    for (const [, y] of points) expect(y).toBeGreaterThanOrEqual(0);
    for (const [, y] of points) expect(y).toBeLessThanOrEqual(80);
    expect(points[3]?.[1]).toBeLessThan(points[2]?.[1] ?? 0);
  });

  it("shows a small change as small", () => {
    const [from, to] = curvePoints([1501], 600, 80);
    expect(Math.abs((from?.[1] ?? 0) - (to?.[1] ?? 0))).toBeLessThan(2);
  });
});

describe("an emblem", () => {
  it("is the chosen one, or one that the name is given", () => {
    expect(emblemOf("volcano", "Beren")).toBe("volcano");
    expect(emblemOf("nonsense", "Beren")).toBe(emblemOf(null, "Beren"));
    expect(EMBLEMS).toContain(emblemOf(null, ""));
  });
});
