// What the reader has half chosen at a table, while what he said is on its way.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Option, Snapshot } from "../src/protocol/types";
import type { Board } from "../src/boards";
import type { Situation } from "../src/protocol/live";
import type { TableModel } from "../src/table/model/table.svelte";

/** A line at whose other end the test is. */
class Wire {
  static last: Wire;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose = null;
  }

  async hear(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await Promise.resolve();
    await Promise.resolve();
  }
}

const [FIRST, OTHER] = [{ sense: "card", id: "first" }, { sense: "card", id: "other" }];

function option(id: string, verb: string, word: number): Option {
  return { word, spelling: `${verb} ${id}`, verb, things: [{ sense: "card", id }] };
}

const OPTIONS = [option("first", "play", 1), option("first", "discard", 2), option("other", "play", 3), option("other", "discard", 4)];

function situation(type: string, version: number): object {
  const prompt = { seat: 0, name: "turn", kind: "choice", args: [], options: OPTIONS, passing: false };
  return { type, version, prompt, view: {}, seats: [], you: { seats: [0] }, status: "playing", now: 0, log: [], log_from: version, chat: [], table: {} };
}

async function sitDown(): Promise<TableModel> {
  const { TableModel } = await import("../src/table/model/table.svelte");
  const model = new TableModel("a table", new Map(), null, "duel");
  model.open();
  await Wire.last.hear(situation("snapshot", 1));
  return model;
}

async function say(model: TableModel): Promise<string> {
  model.pick(FIRST);
  const [answer] = model.answers;
  if (answer) void model.say(answer);
  await Promise.resolve();
  return Wire.last.sent.at(-1)?.id ?? "";
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: true, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {});
  vi.stubGlobal("sessionStorage", {});
});

afterEach(() => vi.unstubAllGlobals());

describe("what was said", () => {
  it("is no longer chosen once the table has moved on", async () => {
    const model = await sitDown();
    await say(model);
    await Wire.last.hear(situation("update", 2));
    expect(model.path).toEqual([]);
    model.close();
  });

  it("takes nothing away that was chosen after the table had moved on", async () => {
    const model = await sitDown();
    const id = await say(model);
    await Wire.last.hear(situation("update", 2));
    model.pick(OTHER);
    await Wire.last.hear({ type: "ok", id });
    expect(model.path).toEqual([OTHER]);
    model.close();
  });

  it("stays chosen where it was refused", async () => {
    const model = await sitDown();
    const id = await say(model);
    await Wire.last.hear({ type: "refused", id, reason: "failed", args: {} });
    expect(model.path).toEqual([FIRST]);
    expect(model.sending).toBe(false);
    model.close();
  });
});

describe("a situation that follows another one", () => {
  it("leaves what it does not change as it was, so that it is not drawn again", async () => {
    const { TableModel } = await import("../src/table/model/table.svelte");
    const model = new TableModel("a table", new Map(), null, "duel", false);
    model.takeOver(situation("snapshot", 1) as Situation);
    const { seats, mine, options, situation: before } = model;
    model.takeOver(situation("update", 2) as Situation);
    expect(model.situation).not.toBe(before);
    expect([model.seats, model.mine, model.options]).toEqual([seats, mine, options]);
    expect([model.seats === seats, model.mine === mine, model.options === options]).toEqual([true, true, true]);
  });
});

describe("the log of people who share a screen", () => {
  const drew = (side: string, secret: boolean): object => ({ version: 1, said: 1, seat: 0, of: "game", kind: "drew_card", things: [{ sense: "side", id: side }], about: {}, place: "line", gathers: [], secret });

  async function shared(seat: number, status = "playing"): Promise<(string | undefined)[]> {
    const { TableModel } = await import("../src/table/model/table.svelte");
    const model = new TableModel("a table", new Map(), { hands: true } as unknown as Board, "wotr_board", false);
    const now = situation("update", 1) as Record<string, unknown>;
    const seats = [{ seat: 0, id: "free_peoples" }, { seat: 1, id: "shadow" }];
    const log = [drew("free_peoples", true), drew("shadow", true), drew("shadow", false)];
    model.show({ ...now, status, prompt: { ...(now["prompt"] as object), seat }, seats, you: { seats: [0, 1] }, log } as unknown as Situation);
    return model.readable.map((entry) => `${entry.things[0]?.id} ${entry.secret}`);
  }

  it("tells each what the others may not know only in his own turn", async () => {
    expect(await shared(0)).toEqual(["free_peoples true", "shadow false"]);
    expect(await shared(1)).toEqual(["shadow true", "shadow false"]);
  });

  it("tells everything once the game is over", async () => {
    expect(await shared(0, "over")).toHaveLength(3);
  });
});

describe("a table without a connection", () => {
  const before = (): Snapshot => situation("snapshot", 1) as Snapshot;

  async function recalled(): Promise<TableModel> {
    const { TableModel } = await import("../src/table/model/table.svelte");
    const { lookedAt } = await import("../src/kept");
    const model = new TableModel("a table", new Map(), null, "duel");
    model.recall({ at: 5, game: "duel", snapshot: lookedAt(before()) });
    model.open();
    return model;
  }

  it("is shown as it was, and nothing can be said there", async () => {
    const model = await recalled();
    expect([model.asOf, model.myTurn, model.situation?.version]).toEqual([5, false, 1]);
    model.pick(FIRST);
    expect(model.answers).toEqual([]);
    expect(Wire.last.sent).toEqual([]);
    model.close();
  });

  it("is live again with the first thing that the server says", async () => {
    const model = await recalled();
    await Wire.last.hear(situation("snapshot", 7));
    expect([model.asOf, model.myTurn, model.situation?.version]).toEqual([null, true, 7]);
    model.close();
  });

  it("is kept where the reader sits, while it is live, with its whole log", async () => {
    const model = await sitDown();
    await Wire.last.hear({ ...situation("update", 2), log: [{ said: 2, version: 2 }], log_from: 1 });
    expect(model.lasting).toMatchObject({ type: "snapshot", version: 2, log: [{ said: 2 }], log_from: -1 });
    await Wire.last.hear({ ...situation("snapshot", 3), you: { seats: [] } });
    expect(model.lasting).toBeNull();
    await Wire.last.hear({ ...situation("snapshot", 4), status: "waiting" });
    expect(model.lasting).toBeNull();
    await Wire.last.hear({ ...situation("snapshot", 5), table: { lesson: "duel-1" } });
    expect(model.lasting).toBeNull();
    model.close();
    const offline = await recalled();
    expect(offline.lasting).toBeNull();
    offline.close();
  });
});

describe("a question that the page answers by itself", () => {
  it("is known as such until the table has moved on", async () => {
    const { TableModel } = await import("../src/table/model/table.svelte");
    const board = { itself: (_: TableModel, { name }: { name: string }) => (name === "pay" ? OPTIONS[0] : null) } as unknown as Board;
    const model = new TableModel("a table", new Map(), board, "lcg");
    model.open();
    const paying = situation("snapshot", 1) as { prompt: object };
    await Wire.last.hear({ ...paying, prompt: { ...paying.prompt, name: "pay" } });
    expect([model.answering, Wire.last.sent.length]).toEqual([true, 1]);
    await Wire.last.hear(situation("update", 2));
    expect(model.answering).toBe(false);
    void model.say(OPTIONS[0]!);
    expect([model.sending, model.answering]).toEqual([true, false]);
    model.close();
  });
});
