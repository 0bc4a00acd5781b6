// Up to which version a reader has seen each table, kept on this device, so that the log can say what happened meanwhile.
const STORE = "westmarch-seen";
const KEPT = 50; // tables

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

export const seen = {
  /** The last version that was seen of a table, or null on the first visit. */
  of(table: string): number | null {
    return read()[table] ?? null;
  },
  note(table: string, version: number): void {
    const { [table]: _, ...others } = read();
    const kept = Object.entries(others).slice(1 - KEPT);
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...kept, [table, version]])));
  },
};
