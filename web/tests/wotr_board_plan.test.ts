// What a player of War of the Ring is not asked: how much of an army goes, once it was said where to, and what nothing depends on.
import { describe, expect, it } from "vitest";
import { candidates, goingNow, itself, planOf } from "../src/boards/wotr_board/plan.svelte";
import type { Option, Prompt, Thing } from "../src/protocol/types";
import type { TableModel } from "../src/table/model/table.svelte";

const LEVELS: Readonly<Record<string, number>> = { "gandalf-grey": 3, strider: 3, gimli: 2, "witch-king-chief": 4 };
const components = new Map(
  Object.entries(LEVELS).map(([id, level]) => [id, { id, kind: "character", facts: { side: id.startsWith("witch") ? "shadow" : "free_peoples", level, leadership: 1 } }]),
);

function option(verb: string, word: number, thing?: Thing): Option {
  return { word, spelling: `${word}`, verb, things: thing ? [thing] : [] };
}

const ALL = option("all", 1);
const PART = option("part", 2);
const YES = option("yes", 3);
const NO = option("no", 4);
const numbers = [0, 1, 2, 3].map((n) => option("number", 10 + n, { sense: "number", id: String(n) }));

function table(): TableModel {
  const fellowship = { region: "rivendell", progress: 0, hidden: true, corruption: 0, guide: "gandalf-grey", mordor: null, companions: ["gandalf-grey", "strider", "gimli"] };
  const view = {
    lords: true, fellowship, battle: null,
    armies: { "dol-guldur": { shadow: { "sauron-regular": 3, nazgul: 1 } } },
    characters: { "witch-king-chief": "dol-guldur", strider: "fellowship" },
  };
  return { view, components, myTurn: true, prompt: null, options: [], eyes: 1, seatOf: () => ({ id: "shadow" }) } as unknown as TableModel;
}

/** Ask a question of a table, and say what is answered without its reader. */
function ask(model: TableModel, name: string, options: Option[], ...args: Thing[]): Option | null {
  const prompt = { seat: 1, name, kind: "one", args, options } as unknown as Prompt;
  Object.assign(model, { prompt, options });
  return itself(model, prompt);
}

const region = (id: string): Thing => ({ sense: "region", id });

describe("an army on the march", () => {
  it("goes as a whole without a question", () => {
    const model = table();
    expect(ask(model, "march_to", [option("region", 20, region("anduin"))], region("dol-guldur"))).toBeNull();
    expect(goingNow(model).map(({ id, all, going }) => `${id} ${going}/${all}`)).toEqual(["sauron-regular 3/3", "nazgul 1/1", "witch-king-chief 1/1"]);
    expect(ask(model, "march_part", [ALL, PART], region("dol-guldur"), region("anduin"))).toBe(ALL);
  });

  it("is divided as the panel has it, whatever the order of the questions", () => {
    const model = table();
    ask(model, "march_to", [], region("dol-guldur"));
    planOf(model).send("sauron-regular", 2, 3);
    planOf(model).send("witch-king-chief", 0, 1);
    expect(ask(model, "march_part", [ALL, PART], region("dol-guldur"), region("anduin"))).toBe(PART);
    expect(ask(model, "part_number", numbers, { sense: "figure", id: "sauron-regular" }, region("dol-guldur"))).toBe(numbers[2]);
    expect(ask(model, "part_number", numbers.slice(0, 2), { sense: "figure", id: "nazgul" }, region("dol-guldur"))).toBe(numbers[1]);
    expect(ask(model, "part_character", [YES, NO], { sense: "character", id: "witch-king-chief" }, region("dol-guldur"))).toBe(NO);
  });

  it("is asked about where the rules don't allow what the panel has", () => {
    const model = table();
    ask(model, "attack_at", [], region("dol-guldur"));
    planOf(model).send("sauron-regular", 0, 3);
    expect(ask(model, "part_number", numbers.slice(1), { sense: "figure", id: "sauron-regular" }, region("dol-guldur"))).toBeNull();
  });

  it("forgets who stayed once the next one is asked about", () => {
    const model = table();
    ask(model, "march_to", [], region("dol-guldur"));
    planOf(model).send("sauron-regular", 1, 3);
    ask(model, "march_from", [], { sense: "number", id: "1" });
    expect(planOf(model).splits).toBe(false);
  });

  it("is asked about where nobody chose it, for there was but one", () => {
    expect(ask(table(), "march_part", [ALL, PART], region("moria"), region("anduin"))).toBeNull();
  });
});

describe("the Fellowship", () => {
  it("that went nowhere and need not heal is not declared", () => {
    const model = table();
    expect(ask(model, "declare", [YES, NO])).toBe(NO);
    Object.assign((model.view as { fellowship: object }).fellowship, { corruption: 2 });
    expect(ask(model, "declare", [YES, NO])).toBeNull();
  });

  it("keeps its Guide unless another was marked", () => {
    const model = table();
    const guides = ["gandalf-grey", "strider"].map((id, n) => option("character", 30 + n, { sense: "character", id }));
    expect(candidates(model)).toEqual(["gandalf-grey", "strider"]);
    expect(ask(model, "change_guide", guides)).toBe(guides[0]);
    planOf(model).guide = "strider";
    expect(ask(model, "change_guide", guides)).toBe(guides[1]);
  });
});
