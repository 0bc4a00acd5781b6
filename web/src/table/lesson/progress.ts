// How far a reader has come in each lesson, kept on this device: by table, so that a guest goes on where he was.
const STORE = "westmarch-lessons";
const KEPT = 30; // tables

export interface Progress {
  /** The lesson's key. */
  lesson: string;
  /** The step that is shown, and whether it is done and its reason is told. */
  at: number;
  after: boolean;
  /** What has been explained since the script was over. */
  explained: readonly string[];
  /** Whether all its steps are done. */
  done: boolean;
  /** Whether the reader wants nothing more explained. */
  silent: boolean;
}

type Kept = Record<string, Progress>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export const progress = {
  of(table: string): Progress | null {
    return read()[table] ?? null;
  },
  note(table: string, now: Progress): void {
    const { [table]: _, ...others } = read();
    const kept = Object.entries(others).slice(1 - KEPT);
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries([...kept, [table, now]])));
  },
  /** The table at which a lesson was begun last, and how far it has come. */
  latest(lesson: string): { table: string; progress: Progress } | null {
    const [table, found] = Object.entries(read()).findLast(([, one]) => one.lesson === lesson) ?? [];
    return table && found ? { table, progress: found } : null;
  },
};
