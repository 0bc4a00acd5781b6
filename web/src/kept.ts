// What this device keeps for when there is no connection: who the reader is, his tables as he last saw them, and those at which he
// sat, as they were before his eyes. It is his alone: whoever else comes to use the page finds nothing of it.
import type { Me, Snapshot, TableSummary } from "./protocol/types";

const STORE = "westmarch-kept-1";
const [ME, TABLES, TABLE] = ["/kept/me", "/kept/tables", "/kept/table/"];
/** Of so many tables. */
const MOST = 20;
const A_MINUTE = 60_000;
/** After so many milliseconds it is written down although the page has other things to do. */
const LATEST = 2_000;

export interface KeptTables {
  /** When it was so, by the clock of this device. */
  at: number;
  tables: TableSummary[];
}

export interface KeptTable {
  at: number;
  game: string;
  snapshot: Snapshot;
}

/** A table as it is kept: nothing can be chosen, answered or taken back there, and nobody invited. */
export function lookedAt(snapshot: Snapshot): Snapshot {
  const { prompt, you } = snapshot;
  return {
    ...snapshot,
    prompt: prompt && { ...prompt, options: null, vain: [], hindered: [] },
    you: { ...you, may_undo: false, undo_to: null, invites: {}, returns: [] },
    undo: null,
    replace: null,
    rematch: null,
    sequel_asked: null,
  };
}

class Kept {
  private latest: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Map<string, KeptTable>();
  private noted = { text: "", at: 0 };

  me(): Promise<Me | null> {
    return this.read<Me>(ME);
  }

  tables(): Promise<KeptTables | null> {
    return this.read<KeptTables>(TABLES);
  }

  table(id: string): Promise<KeptTable | null> {
    return this.read<KeptTable>(TABLE + id);
  }

  /** From now on the page is this person's: what was kept for another is forgotten. */
  belongTo(me: Me): Promise<void> {
    return this.inTurn(async (store) => {
      const before = await answer<Me>(store, ME);
      if (before?.id !== me.id) {
        this.noted = { text: "", at: 0 };
        this.waiting.clear();
        await Promise.all((await store.keys()).map((one) => store.delete(one)));
      }
      await put(store, ME, me);
    });
  }

  /** The tables of a person, as the server has just told them. */
  async keepTables(person: string, tables: TableSummary[]): Promise<void> {
    const [text, at] = [person + JSON.stringify(tables), Date.now()];
    if (text === this.noted.text && at - this.noted.at < A_MINUTE) return;
    this.noted = { text, at };
    await this.forPerson(person, (store) => put(store, TABLES, { at, tables } satisfies KeptTables));
  }

  /** A table at which a person sits. Of what comes while it is being written only the last is. */
  async keepTable(person: string, id: string, game: string, snapshot: Snapshot): Promise<void> {
    this.waiting.set(id, { at: Date.now(), game, snapshot });
    await atLeisure();
    await this.forPerson(person, async (store) => {
      const last = this.waiting.get(id);
      if (!last || !this.waiting.delete(id)) return;
      await put(store, TABLE + id, { ...last, snapshot: lookedAt(last.snapshot) });
      const tables = (await store.keys()).filter((one) => new URL(one.url).pathname.startsWith(TABLE));
      await Promise.all(tables.slice(0, -MOST).map((one) => store.delete(one))); // they stand in the order in which they were written
    });
  }

  /** Another page of this browser may have signed out meanwhile. */
  private forPerson(person: string, write: (store: Cache) => Promise<void>): Promise<void> {
    return this.inTurn(async (store) => {
      if ((await answer<Me>(store, ME))?.id === person) await write(store);
    });
  }

  private async read<T>(path: string): Promise<T | null> {
    let found: T | null = null;
    await this.inTurn(async (store) => void (found = await answer<T>(store, path)));
    return found;
  }

  /** One thing after the other; a browser that keeps nothing is no trouble. */
  private inTurn(act: (store: Cache) => Promise<void>): Promise<void> {
    if (!("caches" in globalThis)) return Promise.resolve();
    const done = this.latest.then(async () => act(await caches.open(STORE))).catch(() => undefined);
    this.latest = done;
    return done;
  }
}

/** When the page has nothing to draw: writing a long game down takes as long as drawing a move. */
function atLeisure(): Promise<unknown> {
  return new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve, { timeout: LATEST }) : setTimeout(resolve)));
}

async function answer<T>(store: Cache, path: string): Promise<T | null> {
  const found = await store.match(path);
  return found ? ((await found.json()) as T) : null;
}

function put(store: Cache, path: string, what: unknown): Promise<void> {
  return store.put(path, new Response(JSON.stringify(what), { headers: { "content-type": "application/json" } }));
}

export const kept = new Kept();
