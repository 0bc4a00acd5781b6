// The server's HTTP interface. Every refusal becomes a `Refused` error with the server's reason, or `offline`.
import type {
  Analysis,
  Component,
  Created,
  Credentials,
  Deck,
  GameInfo,
  Health,
  History,
  Join,
  Me,
  Moment,
  NewDeck,
  NewReport,
  NewTable,
  Reason,
  Refusal,
  Report,
  Session,
  TableSummary,
  WriteDeck,
  WrittenDeck,
} from "./types";

export type Trouble = Reason | "offline";

export class RefusedError extends Error {
  constructor(
    readonly reason: Trouble,
    readonly args: Record<string, string> = {},
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new RefusedError("offline");
  }
  const text = await response.text();
  if (!response.ok) throw refusal(text);
  return (text ? JSON.parse(text) : null) as T;
}

function refusal(text: string): RefusedError {
  try {
    const { reason, args } = JSON.parse(text) as Partial<Refusal>;
    return new RefusedError(reason ?? "failed", args ?? {});
  } catch {
    return new RefusedError("failed");
  }
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once; what doesn't change while the page is open need not be asked again. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path);
  if (!found) {
    found = call<T>("GET", path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found as Promise<T>;
}

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("POST", "/me", { name }),
  signUp: (who: Credentials) => call<Me>("POST", "/account", who),
  signIn: (who: Credentials) => call<Me>("POST", "/login", who),
  signOut: () => call<Me>("POST", "/logout"),
  sessions: () => call<Session[]>("GET", "/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/sessions/${id}`),
  health: () => call<Health>("GET", "/health"),
  games: () => once<GameInfo[]>("/games"),
  components: (game: string) => once<Component[]>(`/games/${game}/components`),
  tables: (which: "mine" | "open" | "watch") => call<TableSummary[]>("GET", `/tables?which=${which}`),
  table: (id: string) => call<TableSummary>("GET", `/tables/${id}`),
  create: (table: NewTable) => call<Created>("POST", "/tables", table),
  join: (id: string, how: Join) => call<TableSummary>("POST", `/tables/${id}/join`, how),
  leave: (id: string) => call<TableSummary>("POST", `/tables/${id}/leave`),
  start: (id: string, level: string) => call<TableSummary>("POST", `/tables/${id}/start`, { level }),
  history: (id: string) => call<History>("GET", `/tables/${id}/history`),
  at: (id: string, said: number) => call<Moment>("GET", `/tables/${id}/at/${said}`),
  analyse: (id: string) => call<Analysis>("POST", `/tables/${id}/analysis`),
  analysis: (id: string) => call<Analysis>("GET", `/tables/${id}/analysis`),
  readyDecks: (game: string) => once<Deck[]>(`/games/${game}/decks`),
  decks: (game: string) => call<Deck[]>("GET", `/decks?game=${game}`),
  addDeck: (deck: NewDeck) => call<Deck>("POST", "/decks", deck),
  saveDeck: (id: string, deck: NewDeck) => call<Deck>("PUT", `/decks/${id}`, deck),
  deleteDeck: (id: string) => call<null>("DELETE", `/decks/${id}`),
  checkDeck: (deck: NewDeck) => call<Deck>("POST", "/decks/check", deck),
  readDeck: (game: string, text: string) => call<Deck>("POST", "/decks/read", { game, text }),
  writeDeck: (wish: WriteDeck) => call<WrittenDeck>("POST", "/decks/write", wish),
  report: (report: NewReport) => call<Report>("POST", "/reports", report),
};
