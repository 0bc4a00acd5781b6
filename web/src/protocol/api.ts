// The server's HTTP interface. Every refusal becomes a `Refused` error with the server's reason, or `offline`.
import type {
  Analysis,
  Better,
  Bot,
  Challenge,
  ChangeNotices,
  ChangePassword,
  ChangeProfile,
  Component,
  Created,
  Credentials,
  Deck,
  DeleteAccount,
  FindGames,
  GameInfo,
  Health,
  History,
  Join,
  Leader,
  Lesson,
  LessonInfo,
  MadeToken,
  Me,
  Moment,
  NewAccount,
  NewChallenge,
  NewDeck,
  NewPassword,
  NewReport,
  NewSeek,
  NewTable,
  NewToken,
  NewTournament,
  Notices,
  PlayOn,
  Profile,
  RatingChange,
  Reason,
  Recover,
  Refusal,
  Report,
  Session,
  Since,
  Sought,
  Subscribe,
  TableSummary,
  Tournament,
  TournamentRow,
  Tried,
  Unsubscribe,
  WriteDeck,
  WrittenDeck,
} from "./types";

export type Trouble = Reason | "offline";

/** Each game is rated apart at tables with a live clock and in games by days. */
export type RatingKind = "live" | "days";

/** What one does in a tournament; to start it and to call it off is for its host. */
export type TournamentDoing = "enter" | "leave" | "start" | "call_off";

export class RefusedError extends Error {
  constructor(
    readonly reason: Trouble,
    readonly args: Record<string, string> = {},
  ) {
    super(reason);
  }
}

/** Ask the server for something; pages that few people see bring their own questions. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  signUp: (who: NewAccount) => call<Me>("POST", "/account", who),
  signIn: (who: Credentials) => call<Me>("POST", "/login", who),
  signOut: () => call<Me>("POST", "/logout"),
  sessions: () => call<Session[]>("GET", "/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/sessions/${id}`),
  bots: () => call<Bot[]>("GET", "/bots/mine"),
  makeBot: (name: string) => call<Bot>("POST", "/bots/mine", { name }),
  makeToken: (bot: string, token: NewToken) => call<MadeToken>("POST", `/bots/mine/${bot}/tokens`, token),
  revokeToken: (id: string) => call<null>("DELETE", `/bots/tokens/${id}`),
  botsHere: () => call<string[]>("GET", "/bots"),
  challenges: () => call<Challenge[]>("GET", "/challenges"),
  challenge: (challenge: NewChallenge) => call<Challenge>("POST", "/challenges", challenge),
  answerChallenge: (id: string, how: "accept" | "decline" | "withdraw") => call<Challenge>("POST", `/challenges/${id}/${how}`),
  seek: (wish: NewSeek) => call<Sought>("POST", "/seek", wish),
  sought: (wait: boolean) => call<Sought>("GET", `/seek?wait=${wait}`),
  stopSeeking: () => call<null>("DELETE", "/seek"),
  tournaments: () => call<TournamentRow[]>("GET", "/tournaments"),
  tournament: (id: string) => call<Tournament>("GET", `/tournaments/${id}`),
  openTournament: (wish: NewTournament) => call<Tournament>("POST", "/tournaments", wish),
  inTournament: (id: string, doing: TournamentDoing) => call<Tournament>("POST", `/tournaments/${id}/${doing}`),
  health: () => call<Health>("GET", "/health"),
  games: () => once<GameInfo[]>("/games"),
  components: (game: string) => once<Component[]>(`/games/${game}/components`),
  tables: (which: "mine" | "open" | "watch") => call<TableSummary[]>("GET", `/tables?which=${which}`),
  table: (id: string) => call<TableSummary>("GET", `/tables/${id}`),
  since: (id: string, version: number, lang: string) => call<Since>("GET", `/tables/${id}/since?version=${version}&lang=${lang}`),
  create: (table: NewTable) => call<Created>("POST", "/tables", table),
  lessons: () => once<LessonInfo[]>("/lessons"),
  lesson: (key: string) => once<Lesson>(`/lessons/${key}`),
  beginLesson: (key: string) => call<Created>("POST", `/lessons/${key}`),
  join: (id: string, how: Join) => call<TableSummary>("POST", `/tables/${id}/join`, how),
  leave: (id: string) => call<TableSummary>("POST", `/tables/${id}/leave`),
  start: (id: string, level: string) => call<TableSummary>("POST", `/tables/${id}/start`, { level }),
  history: (id: string) => call<History>("GET", `/tables/${id}/history`),
  at: (id: string, said: number, viewer?: number) => call<Moment>("GET", `/tables/${id}/at/${said}${viewer === undefined ? "" : `?viewer=${viewer}`}`),
  analyse: (id: string) => call<Analysis>("POST", `/tables/${id}/analysis`),
  analysis: (id: string) => call<Analysis>("GET", `/tables/${id}/analysis`),
  better: (id: string, said: number) => call<Better>("GET", `/tables/${id}/better/${said}`),
  playOn: (id: string, wish: PlayOn) => call<Created>("POST", `/tables/${id}/play-on`, wish),
  endOtherSessions: () => call<null>("DELETE", "/sessions"),
  profile: (name: string) => call<Profile>("GET", `/people/${encodeURIComponent(name)}`),
  changeProfile: (profile: ChangeProfile) => call<Profile>("POST", "/profile", profile),
  changePassword: (passwords: ChangePassword) => call<null>("POST", "/account/password", passwords),
  deleteAccount: (proof: DeleteAccount) => call<Me>("POST", "/account/delete", proof),
  notices: () => call<Notices>("GET", "/notices"),
  changeNotices: (wish: ChangeNotices) => call<Notices>("PUT", "/notices", wish),
  tryNotices: () => call<Tried>("POST", "/notices/trial"),
  addPush: (browser: Subscribe) => call<null>("POST", "/pushes", browser),
  removePush: (browser: Unsubscribe) => call<null>("DELETE", "/pushes", browser),
  stopNotices: (token: string) => call<null>("POST", `/notices/stop/${encodeURIComponent(token)}`),
  confirmAddress: (token: string) => call<null>("POST", `/notices/confirm/${encodeURIComponent(token)}`),
  recover: (whose: Recover) => call<null>("POST", "/recover", whose),
  newPassword: (made: NewPassword) => call<null>("POST", "/recover/password", made),
  findGames: (wanted: FindGames) => call<TableSummary[]>("GET", `/history?${new URLSearchParams(Object.entries(wanted).map(([key, value]) => [key, String(value)]))}`),
  leaders: (game: string, kind: RatingKind) => call<Leader[]>("GET", `/ratings?game=${game}&kind=${kind}`),
  ratingChanges: (id: string) => call<RatingChange[]>("GET", `/tables/${id}/ratings`),
  readyDecks: (game: string) => once<Deck[]>(`/games/${game}/decks`),
  decks: (game: string) => call<Deck[]>("GET", `/decks?game=${game}`),
  deck: (id: string) => call<Deck>("GET", `/decks/${encodeURIComponent(id)}`),
  addDeck: (deck: NewDeck) => call<Deck>("POST", "/decks", deck),
  saveDeck: (id: string, deck: NewDeck) => call<Deck>("PUT", `/decks/${id}`, deck),
  shareDeck: (id: string, shared: boolean) => call<Deck>("PUT", `/decks/${id}/shared`, { shared }),
  flagDeck: (id: string) => call<null>("POST", `/decks/${id}/flags`),
  deleteDeck: (id: string) => call<null>("DELETE", `/decks/${id}`),
  checkDeck: (deck: NewDeck) => call<Deck>("POST", "/decks/check", deck),
  readDeck: (game: string, text: string) => call<Deck>("POST", "/decks/read", { game, text }),
  writeDeck: (wish: WriteDeck) => call<WrittenDeck>("POST", "/decks/write", wish),
  flag: (id: string, line: number) => call<null>("POST", `/tables/${id}/flags`, { line }),
  report: (report: NewReport) => call<Report>("POST", "/reports", report),
};
