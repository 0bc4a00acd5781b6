// What a player of The Lord of the Rings: The Card Game is not asked: who pays, and windows in which nothing plausibly matters.
import { afterEach, describe, expect, it, vi } from "vitest";
import { giveFrom, itself, matters, planOf, shares } from "../src/boards/lcg/plan.svelte";
import type { CardView } from "../src/boards/lcg/view/facts";
import type { LogEntry, Option, Prompt } from "../src/protocol/types";
import { settings } from "../src/settings.svelte";
import type { TableModel } from "../src/table/model/table.svelte";

function hero(card: string, tokens: number): CardView {
  return { card, kind: "hero", tokens };
}

const HEROES = [hero("aragorn", 1), hero("theodred", 1), hero("gloin", 1), hero("eowyn", 2)];
const SPHERES: Readonly<Record<string, string>> = { aragorn: "leadership", theodred: "leadership", gloin: "leadership", eowyn: "spirit", steward_of_gondor: "leadership" };
const components = new Map(Object.entries(SPHERES).map(([id, sphere]) => [id, { id, kind: "hero", facts: { sphere } }]));
const PASS: Option = { word: 1, spelling: "pass", verb: "pass", things: [] };
const VAIN = 99; // a word that would achieve nothing
const number = (n: number): Option => ({ word: 10 + n, spelling: String(n), verb: "number", things: [{ sense: "number", id: String(n) }] });

function table(phase = "planning", ...kinds: string[]): TableModel {
  const log = kinds.map((kind) => ({ of: "game", kind, things: [] }) as unknown as LogEntry);
  const view = { phase, fight: null, seats: { one: { heroes: HEROES } } };
  return { view, components, log, myTurn: true, orders: [], table: { options: {} }, eyes: 0, vain: ({ word }: Option) => VAIN === word, seatOf: () => ({ id: "one" }), say: vi.fn() } as unknown as TableModel;
}

function ask(model: TableModel, name: string, options: Option[], more: Partial<Prompt> = {}): Option | null {
  const prompt = { seat: 0, name, kind: "one", args: [], options, window: null, ...more } as unknown as Prompt;
  Object.assign(model, { prompt, options });
  return itself(model, prompt);
}

/** A hero is asked what he pays for the Steward of Gondor. */
function due(model: TableModel, payer: string, left: number, options: Option[]): Option | null {
  const args = [{ sense: "card", id: "steward_of_gondor" }, { sense: "card", id: payer }, { sense: "number", id: String(left) }];
  return ask(model, "pay", options, { args });
}

afterEach(() => {
  settings.payMyself = false;
});

describe("paying", () => {
  it("is left to those who have most, and last to those whose abilities cost something", () => {
    expect(shares(HEROES.slice(0, 3), 2)).toEqual({ theodred: 1, gloin: 1 });
    expect(shares([hero("theodred", 1), hero("gloin", 3)], 2)).toEqual({ gloin: 2 });
    expect(shares([hero("aragorn", 1), hero("gloin", 1)], 2)).toEqual({ gloin: 1, aragorn: 1 });
  });

  it("asks nobody", () => {
    const model = table();
    expect(due(model, "aragorn", 2, [number(0), number(1)])).toMatchObject({ spelling: "0" });
    expect(due(model, "theodred", 2, [number(1)])).toMatchObject({ spelling: "1" });
  });

  it("is done by clicks in any order where the reader says who pays", () => {
    settings.payMyself = true;
    const model = table();
    expect(due(model, "aragorn", 2, [number(0), number(1)])).toBeNull();
    giveFrom(model, "gloin");
    giveFrom(model, "eowyn");
    expect(planOf(model)).toMatchObject({ left: 1, given: { gloin: 1, eowyn: 0 } });
    giveFrom(model, "aragorn");
    expect(model.say).toHaveBeenCalledExactlyOnceWith(number(1));
    expect(due(model, "theodred", 1, [number(0), number(1)])).toMatchObject({ spelling: "0" });
    expect(due(model, "gloin", 1, [number(1)])).toMatchObject({ spelling: "1" });
    expect(ask(model, "plan", [PASS])).toBeNull();
    expect(due(model, "aragorn", 2, [number(0), number(1)])).toBeNull();
  });
});

describe("windows", () => {
  const act = (model: TableModel, window: string) => ask(model, "act", [PASS, number(1)], { window });

  it("are passed where nothing plausibly matters", () => {
    for (const phase of ["resource", "travel", "encounter", "refresh"]) expect(act(table(phase), `act:phase:${phase}`)).toBe(PASS);
    expect(act(table("quest", "revealed", "phase", "committed"), "act:phase:quest")).toBe(PASS);
  });

  it("are kept once the quest stands to be decided, and before a fight", () => {
    expect(matters(table("quest", "phase", "revealed"))).toBe(true);
    expect(matters(table("quest", "phase", "revealed", "quest_tied"))).toBe(false);
    expect(act(table("quest", "phase", "revealed"), "act:phase:quest")).toBeNull();
    expect(act(table("combat"), "act:phase:combat")).toBeNull();
  });

  it("are passed where whatever could be done would achieve nothing", () => {
    const vain: Option = { ...number(1), word: VAIN };
    expect(ask(table("combat"), "act", [PASS, vain], { window: "act:phase:combat" })).toBe(PASS);
    expect(ask(table("combat"), "act", [PASS, vain, number(1)], { window: "act:phase:combat" })).toBeNull();
  });

  it("are kept where the reader wants to be asked in any case", () => {
    const model = table("travel");
    Object.assign(model, { orders: [{ seat: 0, prompt: "act:phase:travel", order: "stop", until: "cancelled" }] });
    expect(act(model, "act:phase:travel")).toBeNull();
    const all = table("travel");
    Object.assign(all, { table: { options: { all_windows: true } } });
    expect(act(all, "act:phase:travel")).toBeNull();
  });

  it("of responses are always kept", () => {
    expect(ask(table("travel"), "respond", [PASS, number(1)], { window: "respond:moment:damaged" })).toBeNull();
  });
});
