// What this device keeps for when there is no connection: bounded, the reader's own, and forgotten with him.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { momentText } from "../src/lib/moment";
import type { Me, Snapshot, TableSummary } from "../src/protocol/types";

/** The browser's own store, in memory; what is written anew stands last there, too. */
class Store {
  readonly entries = new Map<string, string>();

  match(path: string): Promise<{ json(): Promise<unknown> } | undefined> {
    const text = this.entries.get(path);
    return Promise.resolve(text === undefined ? undefined : { json: () => Promise.resolve(JSON.parse(text) as unknown) });
  }

  async put(path: string, response: Response): Promise<void> {
    const text = await response.text();
    this.entries.delete(path);
    this.entries.set(path, text);
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((path) => ({ url: `http://here${path}` })));
  }

  delete({ url }: { url: string }): Promise<boolean> {
    return Promise.resolve(this.entries.delete(new URL(url).pathname));
  }
}

const me = (id: string): Me => ({ id, name: id, named: true, account: true, role: "person", registration: "open" });
const option = { word: 1, spelling: "pass", verb: "pass", things: [] };
const prompt = { seat: 0, name: "turn", options: [option], vain: [1], hindered: [{}] };
const you = { seats: [0], may_undo: true, undo_to: 3, invites: { 1: "secret" }, returns: [1] };
const snapshot = (version: number): Snapshot => ({ type: "snapshot", version, prompt, you, undo: { seat: 1 }, view: { hand: ["sting"] } }) as unknown as Snapshot;

let store: Store;
let kept: (typeof import("../src/kept"))["kept"];

beforeEach(async () => {
  store = new Store();
  vi.stubGlobal("caches", { open: () => Promise.resolve(store) });
  vi.resetModules();
  ({ kept } = await import("../src/kept"));
});

afterEach(() => vi.unstubAllGlobals());

describe("what is kept", () => {
  it("is the table as it was seen, with nothing that could be said there and no invitation", async () => {
    await kept.belongTo(me("anna"));
    await kept.keepTable("anna", "t1", "duel", snapshot(4));
    const found = await kept.table("t1");
    expect(found).toMatchObject({ game: "duel", snapshot: { version: 4, view: { hand: ["sting"] }, prompt: { name: "turn", options: null, hindered: [] }, undo: null } });
    expect(found?.snapshot.you).toEqual({ seats: [0], may_undo: false, undo_to: null, invites: {}, returns: [] });
    expect([...store.entries.values()].join()).not.toContain("secret");
  });

  it("is of the last twenty tables", async () => {
    await kept.belongTo(me("anna"));
    for (let number = 0; number < 25; number++) await kept.keepTable("anna", `t${number}`, "duel", snapshot(number));
    await kept.keepTable("anna", "t5", "duel", snapshot(99));
    await kept.keepTable("anna", "t25", "duel", snapshot(100));
    const tables = [...store.entries.keys()].filter((path) => path.startsWith("/kept/table/"));
    expect(tables).toHaveLength(20);
    expect(tables).toContain("/kept/table/t5");
    expect(tables).not.toContain("/kept/table/t6");
  });

  it("is the last of what comes while something is being written", async () => {
    await kept.belongTo(me("anna"));
    await Promise.all([1, 2, 3].map((version) => kept.keepTable("anna", "t1", "duel", snapshot(version))));
    expect((await kept.table("t1"))?.snapshot.version).toBe(3);
  });

  it("is forgotten when somebody else uses the page, and stays when the same one does", async () => {
    await kept.belongTo(me("anna"));
    await kept.keepTable("anna", "t1", "duel", snapshot(1));
    await kept.keepTables("anna", [{ id: "t1" } as TableSummary]);
    await kept.belongTo({ ...me("anna"), name: "Another name" });
    expect((await kept.tables())?.tables).toEqual([{ id: "t1" }]);
    await kept.belongTo(me("boris"));
    expect([...store.entries.keys()]).toEqual(["/kept/me"]);
    expect(await kept.me()).toEqual(me("boris"));
  });

  it("is nothing of one who has signed out on another page of this browser", async () => {
    await kept.belongTo(me("boris"));
    await kept.keepTable("anna", "t1", "duel", snapshot(1));
    await kept.keepTables("anna", []);
    expect([...store.entries.keys()]).toEqual(["/kept/me"]);
  });

  it("is not written again while it is the same, but once a minute", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    await kept.belongTo(me("anna"));
    await kept.keepTables("anna", []);
    now.mockReturnValue(1_030_000);
    await kept.keepTables("anna", []);
    expect((await kept.tables())?.at).toBe(1_000_000);
    now.mockReturnValue(1_060_000);
    await kept.keepTables("anna", []);
    expect((await kept.tables())?.at).toBe(1_060_000);
    now.mockRestore();
  });

  it("is nothing where the browser keeps nothing", async () => {
    vi.unstubAllGlobals();
    await kept.belongTo(me("anna"));
    expect(await kept.me()).toBeNull();
  });
});

describe("when it was", () => {
  it("is told by the time, and with the date on another day", () => {
    const at = new Date(2026, 10, 18, 14, 5).getTime();
    expect(momentText(at, "en-GB", new Date(2026, 10, 18, 23, 0).getTime())).toBe("14:05");
    expect(momentText(at, "en-GB", new Date(2026, 10, 19, 0, 1).getTime())).toBe("18/11/2026, 14:05");
  });
});
