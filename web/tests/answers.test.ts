// The answers of the prompt: which of them is never offered as the usual one, which keeps its place, which is given by itself.
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { messagesOf } from "../scripts/messages";
import type { Board } from "../src/boards";
import { board as lcg } from "../src/boards/lcg/board";
import { progressOf } from "../src/boards/lcg/view/facts";
import type { LcgView, QuestView } from "../src/boards/lcg/view/types";
import { board as war } from "../src/boards/wotr_board/board";
import { board as cards } from "../src/boards/wotr_cards/board";
import type { Situation } from "../src/protocol/live";
import type { Hindered, Option } from "../src/protocol/types";
import { settings } from "../src/settings.svelte";
import { answerLabel, hintText } from "../src/table/model/say";
import { TableModel } from "../src/table/model/table.svelte";
import { tongue } from "../src/text/tongue.svelte";

const NO_PLACES = { path: null, battlegrounds: [] };
const WINDOW = "act:phase:quest";

function options(...verbs: string[]): Option[] {
  return verbs.map((verb, word) => ({ word, spelling: verb, verb, things: [] }));
}

function hindered(id: string, sense = "answer"): Hindered {
  return { thing: { sense, id }, reason: "too_many_to_pass", about: [] };
}

/** A table at which the reader is asked. */
function asked(board: Board, game: string, name: string, verbs: string[], more: object = {}): TableModel {
  const model = new TableModel("t", new Map(), board, game, false);
  const prompt = { seat: 0, name, kind: "one", args: [], options: options(...verbs), window: null, triggered: false, passing: false, vain: [], hindered: [], ...more };
  model.show({ type: "update", version: 1, said: 1, prompt, view: NO_PLACES, seats: [], log: [], you: { seats: [0] }, status: "playing" } as unknown as Situation);
  return model;
}

/** The answer that is gold, and has the focus. */
function usual(board: Board, game: string, name: string, ...verbs: string[]): string | undefined {
  return asked(board, game, name, verbs).usual?.verb;
}

beforeAll(() => {
  tongue.speech.add(messagesOf("en"));
  for (const game of ["wotr_board", "wotr_cards", "lcg"]) tongue.speech.add(messagesOf("en", game));
});

describe("the usual answer", () => {
  it("of War of the Ring costs and ends nothing", () => {
    expect(usual(war, "wotr_board", "die", "ring", "pass")).toBeUndefined();
    expect(usual(war, "wotr_board", "action", "ring", "nothing")).toBeUndefined();
    for (const name of ["declare", "enter_mordor", "cease", "withdraw"]) expect(usual(war, "wotr_board", name, "yes", "no"), name).toBe("no");
    expect(usual(war, "wotr_board", "take_casualty", "guide", "random", "corruption")).toBeUndefined();
  });

  it("of the two card games leaves turns and quests to the reader", () => {
    expect(usual(cards, "wotr_cards", "turn", "cycle", "winnow", "pass")).toBeUndefined();
    expect(usual(lcg, "lcg", "commit", "done")).toBeUndefined();
    expect(usual(lcg, "lcg", "plan", "done")).toBeUndefined();
  });
});

describe("to pass where one may not", () => {
  it("keeps its place, so that no other answer comes to lie there", () => {
    const model = asked(cards, "wotr_cards", "turn", ["cycle", "winnow"], { hindered: [hindered("lembas", "card"), hindered("pass")] });
    expect(model.withheld.map(({ thing }) => thing.id)).toEqual(["pass"]);
    model.path = [{ sense: "card", id: "gimli" }];
    expect(model.withheld).toEqual([]);
  });

  it("is the place of no action that is missing", () => {
    expect(asked(war, "wotr_board", "action", ["move"], { hindered: [hindered("recruit")] }).withheld).toEqual([]);
  });
});

describe("a hint", () => {
  it("calls an answer as its button does", () => {
    for (const [board, game, name, verb] of [[war, "wotr_board", "declare", "no"], [war, "wotr_board", "cease", "yes"], [cards, "wotr_cards", "turn", "winnow"], [lcg, "lcg", "plan", "done"]] as const) {
      const model = asked(board, game, name, [verb]);
      const [option] = model.options as [Option];
      expect(hintText(model, { option, rest: [] }), `${name} ${verb}`).toBe(answerLabel(model, option));
    }
  });
});

describe("a window in which the reader is never asked", () => {
  afterEach(() => {
    settings.neverAsk = [];
  });

  it("is passed, at every table of that game and of no other", () => {
    settings.neverAsk = [`lcg ${WINDOW}`];
    const at = (game: string, window = WINDOW): boolean => asked({} as Board, game, "act", ["use", "pass"], { window }).asked !== null;
    expect(at("lcg")).toBe(false);
    expect(at("lcg", "act:phase:combat")).toBe(true);
    expect(at("any")).toBe(true);
  });

  it("is kept on the device", () => {
    const kept: Record<string, string> = {};
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => (kept[key] = value) });
    settings.set("neverAsk", [WINDOW]);
    expect(Object.values(kept).map((one) => JSON.parse(one) as object)).toEqual([{ neverAsk: [WINDOW] }]);
    vi.unstubAllGlobals();
  });
});

describe("a quest that is won", () => {
  it("is complete, though its tokens have been cleared away", () => {
    const quest = { progress: 0, points: 10 } as QuestView;
    expect(progressOf({ outcome: { winner: "players" } } as unknown as LcgView, quest)).toBe(10);
    expect(progressOf({ outcome: null } as LcgView, quest)).toBe(0);
  });
});
