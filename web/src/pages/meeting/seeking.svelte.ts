// Looking for an opponent goes on whatever page is open: whoever is found is told wherever the reader is.
import { api, RefusedError } from "../../protocol/api";
import type { Clock, NewSeek, Sought } from "../../protocol/types";
import { router } from "../../router.svelte";

/** How long to wait before asking again where the server cannot be reached. */
const AGAIN = 2_000;

/** The clocks by which one can play at once; the same for everybody, so that people meet. */
export const CLOCKS: Record<string, Clock> = {
  fast: { kind: "live", bank_seconds: 600, add_seconds: 5 },
  live: { kind: "live", bank_seconds: 1500, add_seconds: 10 },
  day: { kind: "days", days: 1 },
};

class Seeking {
  /** What the reader looks for, and since when by the clock of his machine. */
  wish = $state.raw<NewSeek | null>(null);
  since = $state(0);
  /** The table that was found, while the reader is at another one. */
  found = $state<string | null>(null);
  private turn = 0;

  async start(wish: NewSeek): Promise<void> {
    this.found = null;
    this.take(await api.seek(wish));
  }

  /** Go on after the page was opened anew. */
  async resume(): Promise<void> {
    if (this.wish) return;
    try {
      const now = await api.sought(false);
      if (!now.table) this.take(now);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }

  async stop(): Promise<void> {
    this.forget();
    this.found = null;
    await api.stopSeeking();
  }

  private forget(): void {
    this.turn += 1;
    this.wish = null;
  }

  private take(now: Sought): void {
    this.turn += 1;
    this.wish = now.seek;
    this.since = Date.now();
    if (now.table) this.meet(now.table);
    else if (now.seek) void this.ask(this.turn);
  }

  private async ask(turn: number): Promise<void> {
    while (turn === this.turn) {
      try {
        const now = await api.sought(true);
        if (turn !== this.turn) return;
        if (now.table) return this.meet(now.table);
        if (!now.seek) return this.forget();
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  /** Somebody was found: go there, unless the reader is in the middle of another game. */
  private meet(table: string): void {
    this.forget();
    if (router.page.name === "table") this.found = table;
    else router.go(`/t/${table}`);
  }
}

export const seeking = new Seeking();
