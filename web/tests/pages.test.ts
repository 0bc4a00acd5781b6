import { describe, expect, it } from "vitest";
import { render } from "../scripts/rules";
import { landscape, PALETTES } from "../src/lib/vignette";
import { holderOf, seatFor, seatPlan } from "../src/pages/lobby/seating";
import { parse } from "../src/router.svelte";

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(parse("/")).toEqual({ name: "lobby" });
    expect(parse("/t/ab-C_1", "?invite=xyz")).toEqual({ name: "table", id: "ab-C_1", invite: "xyz" });
    expect(parse("/t/abc/replay")).toEqual({ name: "replay", id: "abc" });
    expect(parse("/t/abc/embed")).toEqual({ name: "replay", id: "abc", embedded: true });
    expect(parse("/help/duel")).toEqual({ name: "help", game: "duel" });
    expect(parse("/doubtful/lcg")).toEqual({ name: "doubtful", game: "lcg" });
    expect(parse("/decks")).toEqual({ name: "decks" });
    expect(parse("/", "?game=lcg&deck=x-1")).toEqual({ name: "lobby", game: "lcg", deck: "x-1" });
  });

  it("that lead nowhere say so", () => {
    for (const path of ["/help", "/doubtful", "/t", "/t/a/b", "/t/a/replay/c", "/about/us", "/elsewhere"]) expect(parse(path)).toEqual({ name: "lost" });
  });
});

describe("a new table", () => {
  it("seats the reader where he wants and the others by one rule", () => {
    expect(seatPlan("computer", "hard", 1, 2)).toEqual([{ kind: "computer", level: "hard" }, { kind: "me" }]);
    expect(seatPlan("friend", "hard", 0, 3)).toEqual([{ kind: "me" }, { kind: "friend" }, { kind: "friend" }]);
    expect(seatPlan("anyone", "hard", 0, 2)).toEqual([{ kind: "me" }, { kind: "open" }]);
    expect(seatPlan("screen", "hard", 0, 2)).toEqual([{ kind: "me" }, { kind: "me" }]);
  });

  it("gives each seat to whom a list says", () => {
    for (const holder of ["me", "friend", "open", "hard"]) expect(holderOf(seatFor(holder))).toBe(holder);
    expect(seatFor("easy")).toEqual({ kind: "computer", level: "easy" });
  });
});

describe("a picture", () => {
  it("is always the same for a card, and another for another", () => {
    const draw = (seed: string): string => JSON.stringify(landscape(seed, "mount", PALETTES.lapis, 66, 92));
    expect(draw("c1-01")).toBe(draw("c1-01"));
    expect(draw("c1-01")).not.toBe(draw("c1-02"));
  });
});

describe("the rules", () => {
  it("have an address for every section and every numbered rule, and leave out what the page lists itself", () => {
    const { html, headings } = render("# Rules\n\n## One\n\n9. Nine.\n10. Ten\n    - a\n\n## Two\n\ntext\n\n## Everything in the box\n\n| a |\n|---|\n| b |\n");
    expect(headings.map((one) => one.id)).toEqual(["h1", "s1", "s2"]);
    expect(html).toContain('<li id="r9" value="9">');
    expect(html).toContain('<li id="r10" value="10">');
    expect(html).not.toContain("<table");
  });
});
