// Written by `python -m westmarch.server.schema` from src/westmarch/server/protocol. Do not edit.

/** The estimate after each number of words, a value from -1 to 1 for each seat; as many as are done so far. */
export interface Analysis {
  done: number
  total: number
  estimates: number[][]
}

/** Agree or disagree; who asked may withdraw with `yes: false`. */
export interface AnswerUndo {
  type: "answer_undo"
  yes: boolean
  id: string
}

export type AnyDeed = Mute | Unmute | Ban | Unban | RenamePerson | GiveRole | CloseTable | UndoRating | StrikeLine | UnshareDeck | Settle | SetRegistration | SetRetention | Invite | WithdrawInvitation

/** Ask what the computer would do. */
export interface AskHint {
  type: "hint"
  id: string
}

/** Ask for, or agree to, another game with the sides changed; or the next game of a row, where one follows. */
export interface AskRematch {
  type: "rematch"
  sequel?: boolean
  id: string
}

/** Ask to go back to where `to` words had been said; where nobody else plays, it is done at once. */
export interface AskUndo {
  type: "ask_undo"
  to: number
  id: string
}

/** Something that was done at the desk; `by` is null where it was done on the command line. */
export interface AuditEntry {
  id: number
  at: number
  by: string | null
  deed: string
  person: string | null
  table: string | null
  detail: string
  why: string
}

/** Somebody may not come in, for so many days or for good: he is signed out everywhere, and so are his bots. */
export interface Ban {
  deed: "ban"
  who: string
  days?: number | null
  why?: string
}

/**
 * What the computer would have chosen after `said` words, and how much more (0 to 2) the seat could then expect; nothing better: no options.
 *
 * `why` has what speaks for it beside the choice that was made.
 */
export interface Better {
  said: number
  seat: number
  options: Option[]
  gain: number
  why: Merit[]
}

/** One of the caller's bots. */
export interface Bot {
  id: string
  name: string
  tokens: BotToken[]
}

/** A token as its owner sees it later: the token itself is shown once and stored nowhere. */
export interface BotToken {
  id: string
  name: string
  scopes: Scope[]
  created: number
  seen: number | null
}

/** A challenge. Once accepted it has a table. */
export interface Challenge {
  id: string
  challenger: Player
  challenged: Player
  sent: boolean
  wish: Wish
  state: ChallengeState
  table: string | null
  created: number
}

export type ChallengeState = "open" | "accepted" | "declined" | "withdrawn"

/** How the caller wants to be told. A new address is used once the link that is sent there has been followed. */
export interface ChangeNotices {
  push: boolean
  mail: boolean
  address: string | null
  hook: string | null
  pace: "day" | "hour" | "now"
  quiet_from: number | null
  quiet_to: number | null
  zone: string
  lang: "en" | "ru" | "uk"
}

/** A new password; all other sessions end. */
export interface ChangePassword {
  old: string
  new: string
}

/** What a person shows: an emblem, and whether others see his results and his ratings. */
export interface ChangeProfile {
  emblem: string | null
  shows_results: boolean
  shows_ratings: boolean
}

/** Somebody wrote something. */
export interface Chat {
  type: "chat"
  line: ChatLine
}

/** Something somebody wrote. `at` is in milliseconds since 1970. To be shown as plain text only. */
export interface ChatLine {
  id: number
  at: number
  name: string
  seat: number | null
  text: string
}

export type ClientMessage = Say | Undo | AskUndo | AnswerUndo | Write | Resign | AskRematch | AskHint | GiveOrder | Replace | Ping

export type Clock = LiveClock | DaysClock

/** A table ends, without a result. */
export interface CloseTable {
  deed: "close_table"
  table: string
  why?: string
}

/**
 * A card, tile, token or other thing of the box.
 *
 * `about` is what sentences about it need, `word` the word that is spelt like its id, where there is one.
 */
export interface Component {
  id: string
  kind: string
  facts: Record<string, unknown>
  about: Record<string, number | string | Named | Listed>
  word: number | null
  doubtful: Doubt[]
}

/** Something that was asked of the people at the table, and the seats whose people have agreed or have yet to answer. */
export interface Consent {
  seat: number
  to: number | null
  agreed: number[]
  waiting: number[]
}

/** A new table, and the token of each seat that waits for a friend: his link is /t/ID?invite=TOKEN. */
export interface Created {
  id: string
  invites: Record<string, string>
}

/** An account's name and password. */
export interface Credentials {
  name: string
  password: string
}

/** What happened in a day (of UTC), which began at `day`. */
export interface DayNumbers {
  day: number
  tables: number
  games: number
  rated: number
  players: number
  newcomers: number
  lines: number
  reports: number
}

/** Each time the choice comes to a seat it has so many days. */
export interface DaysClock {
  kind: "days"
  days: number
}

/** A deck: kept for the caller, shared by another, come with the game (its `id` is its name there), or kept nowhere (without an `id`). */
export interface Deck {
  id: string
  game: string
  name: string
  heroes: string[]
  cards: Record<string, number>
  setting: string
  problems: DeckProblem[]
  shared: boolean
}

/**
 * Something wrong with a deck or the list that it was read from: the message `decks-problem-<kind>`.
 *
 * `line` counts from 1 and is 0 where no line is to blame; `near` is the card that was perhaps meant. With nothing but warnings
 * a deck can be played.
 */
export interface DeckProblem {
  kind: string
  line: number
  text: string
  card: string
  number: number
  near: string
  warning: boolean
}

/** How large a deck may be, and how many of its cards are drawn before the game begins. */
export interface DeckRules {
  most_heroes: number
  most_copies: number
  least_cards: number
  first_hand: number
}

/** A deed was done. `invitation` is what an invitation's link ends with: it is told this once. */
export interface DeedDone {
  invitation: string | null
}

/** The end of an account. */
export interface DeleteAccount {
  password: string
}

/**
 * A fact to be looked up on the real thing: what it is taken to be, and what else may be printed.
 *
 * Without `choices` a file cannot correct it; with `several` the answer is a list of them.
 */
export interface Doubt {
  fact: string
  used: number | string | (number | string)[]
  answer: number | string | (number | string)[]
  choices: (number | string)[]
  several: boolean
}

/**
 * Which finished games somebody looks for, as the query of `GET /history`; times in milliseconds since 1970, lengths in words.
 *
 * `people` are names with commas between, `result` is that of the first of them; `before` is when the last game of a page had ended.
 */
export interface FindGames {
  game?: string
  people?: string
  result?: "" | "lost" | "shared" | "won"
  shortest?: number
  longest?: number | null
  since?: number
  until?: number | null
  rated?: boolean
  before?: number | null
}

/** A line of chat to which the caller draws the moderators' attention. */
export interface Flag {
  line: number
}

/**
 * A game as the lobby offers it.
 *
 * `scenarios` gives each one's possible numbers of seats, `seats` the seats' ids for each of these numbers. `decks` is null
 * where players bring none.
 */
export interface GameInfo {
  key: string
  rules: number
  scenarios: Record<string, number[]>
  seats: Record<string, string[][]>
  seat_ids: string[]
  teams: string
  options: Setting[]
  presets: Record<string, Record<string, unknown>>
  prompts: PromptInfo[]
  notices: string[]
  levels: string[]
  decks: DeckRules | null
}

/** Give a standing order for a prompt or window, or cancel it with `ask`. One `pass` and one `stop` can stand for each. */
export interface GiveOrder {
  type: "orders"
  seat: number
  prompt: string
  order: OrderKind
  until?: string
  id: string
}

/** Somebody gets a role, or loses it. */
export interface GiveRole {
  deed: "role"
  who: string
  role: Role
  why?: string
}

/**
 * `redis` is null where none is used; `engine` tells which one computer players think with.
 *
 * `writes` tells whether the database takes what it is given, `workers_replaced` counts those that hung since the start.
 */
export interface Health {
  ok: boolean
  database: boolean
  writes: boolean
  redis: boolean | null
  workers: number
  workers_replaced: number
  live_tables: number
  connections: number
  version: string
  engine: "compiled" | "plain"
}

/** Why what one might want to do with a thing cannot be done now; `about` is what the sentence of the reason names. */
export interface Hindered {
  thing: Thing
  reason: string
  about: Thing[]
}

/** The answer to a hint: the options the computer looked at, the best first. Stale once `version` has passed. */
export interface Hint {
  type: "hint"
  id: string
  version: number
  seat: number
  options: HintOption[]
}

/**
 * What the computer thinks of an option: from -1 (a sure loss) to 1, and how often it tried it.
 *
 * Where a set is asked for, `rest` has what it would choose beside that. `why` has what speaks for it beside the other choices, the weightiest
 * first; empty where nothing clearly does.
 */
export interface HintOption {
  option: Option
  rest: Option[]
  value: number
  visits: number
  why: Merit[]
}

/** A finished game. `record` is null where a change of the rules fell into it. `viewers` has the viewer of each seat. */
export interface History {
  record: string | null
  viewers: number[]
  steps: Step[]
}

/** Until when the caller is on holiday (null: he is not), and how many days he may still take. */
export interface Holiday {
  until: number | null
  days_left: number
  days_a_year: number
}

/** Who may make an account, how long tables of guests are kept (null: for ever), and the invitations that hold. */
export interface HouseRules {
  registration: Registration
  retention_days: number | null
  invitations: Invitation[]
}

/** An invitation: how many may still come by it, and until when. */
export interface Invitation {
  id: string
  made: number
  until: number
  uses: number
  note: string
}

/** An invitation by which so many may make an account, within so many days. */
export interface Invite {
  deed: "invite"
  uses?: number
  days?: number
  why?: string
}

/** Take a seat: the one an invitation is for, an open one, or one's own that one had left; perhaps with a deck of one's own. */
export interface Join {
  invite?: string | null
  seat?: number | null
  deck?: string | null
}

/** Somebody on a leaderboard: a person by name, or a level of the computer in a version of Westmarch. */
export interface Leader {
  name: string | null
  level: string | null
  version: string | null
  rating: Rating
  bot: boolean
}

/** A lesson as the page of its table has it. `length` words are its script; `texts` are Fluent messages by language. */
export interface Lesson {
  game: string
  name: string
  steps: LessonStep[]
  length: number
  first: LessonFirst[]
  texts: Record<string, string>
}

/** What is explained the first time that one of these notices or questions comes up once the script is over. */
export interface LessonFirst {
  name: string
  on: string[]
  at: string
}

/** A lesson as a page offers it, its texts by language. `example` is the rule that it is a worked example of, if it is one. */
export interface LessonInfo {
  game: string
  name: string
  steps: number
  example: string
  titles: Record<string, string>
  abouts: Record<string, string>
}

/**
 * A step of a lesson: something to read, or the `words` that the learner says next once `start` words have been said.
 *
 * `at` and `see` are what glows before and after: a thing (`card:c1-05`) or a part of the board; without `at`, what the word points
 * at. `wrong` gives the text that answers another word, or any word of a verb.
 */
export interface LessonStep {
  name: string
  start: number
  words: Option[]
  at: string
  see: string
  wrong: Record<string, string>
}

/** Several things in one breath: "Arnor and Rohan", "Arnor or Rohan", or in a row "Arnor, Rohan". */
export interface Listed {
  as: "list"
  style: "and" | "or" | "row"
  parts: Part[]
}

/** Each seat has a bank of time, and gets some more whenever the choice passes to another. */
export interface LiveClock {
  kind: "live"
  bank_seconds: number
  add_seconds?: number
}

/**
 * One thing that happened: an event of the game, or one of the table (an undo, somebody left ...).
 *
 * What is `taken` stands after the table's `undone_alone`: it had happened in the game, and was taken back in somebody's absence.
 *
 * `version` is the table's when it happened, `said` the number of words that had been said, `about` what its sentence needs beside
 * its things. `place`: it is a heading, begins a line, or goes on in the line before. Entries in a row that differ in nothing but the
 * senses which they `gather` are one sentence. What is `secret` was told to the receiver and not to everybody.
 */
export interface LogEntry {
  version: number
  said: number
  seat: number | null
  of: "game" | "table" | "taken"
  kind: string
  things: Thing[]
  about: Record<string, number | string | Named | Listed>
  place: "head" | "line" | "on" | "reason"
  gathers: string[]
  secret: boolean
}

/** A new token. Whoever has it is the bot. */
export interface MadeToken {
  token: string
  about: BotToken
}

/**
 * Who the server takes the caller for. `named` is false while a guest has only the name the server gave him.
 *
 * `registration` tells whether he could make an account.
 */
export interface Me {
  id: string
  name: string
  named: boolean
  account: boolean
  role: Role
  registration: Registration
}

/** A game of a tournament: the half points are the first one's, null until it is over. Without a second the first sat out, or played alone. */
export interface Meeting {
  round: number
  first: Player
  second: Player | null
  table: string | null
  points: number | null
  yours: boolean
}

/**
 * What a choice does for the one who makes it: the name of a message, `<game>-merit-<name>` or `ui-merit-<name>`.
 *
 * `number` is how much of it that certainly is, or 0.
 */
export interface Merit {
  name: string
  number: number
}

/** A finished game as one viewer (null: a spectator) saw it after `said` words. */
export interface Moment {
  said: number
  viewer: number | null
  view: Record<string, unknown>
  prompt: Prompt | null
}

/** The public games of a month (`2026-10`) as one file; it is made when somebody asks for it. */
export interface MonthFile {
  month: string
  games: number
  ready: boolean
}

/** Somebody may not write, for so many days or for good. */
export interface Mute {
  deed: "mute"
  who: string
  days?: number | null
  why?: string
}

/** A thing, to be named in whichever form the sentence needs. */
export interface Named {
  as: "thing"
  sense: string
  id: string
}

/** A new account's name and password, and the invitation by which it is made, where one is needed. */
export interface NewAccount {
  name: string
  password: string
  invitation?: string | null
}

/** An account for a program: it has a name and no password. */
export interface NewBot {
  name: string
}

/** A challenge to an account or a bot. */
export interface NewChallenge {
  name: string
  wish: Wish
}

/** A deck to be kept, finished or not: heroes, and how many of each card. */
export interface NewDeck {
  game: string
  name: string
  heroes: string[]
  cards: Record<string, number>
}

/** A new password, by the link of a letter. */
export interface NewPassword {
  token: string
  password: string
}

/** Something is wrong at a table. */
export interface NewReport {
  table: string
  version: number
  note?: string
}

/** Who shall sit there. Several seats that are `me` make a hot-seat game. */
export interface NewSeat {
  kind: "computer" | "friend" | "me" | "open"
  level?: string | null
}

/** What somebody wants to play, against whoever wants the same. */
export interface NewSeek {
  game: string
  clock?: LiveClock | DaysClock | null
  rated?: boolean
}

/** A table to be set up; it starts as soon as all its seats are taken. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, unknown>
  clock?: LiveClock | DaysClock | null
  private?: boolean
  hints?: boolean
  rated?: boolean
}

/** A token for a bot, with what it allows. */
export interface NewToken {
  name: string
  scopes: Scope[]
}

/**
 * A tournament to be opened. It is played by the clock, so that nobody who stays away holds up the others.
 *
 * A round robin has as many rounds as it takes, whatever `rounds` says. In a league everybody plays a campaign alone.
 */
export interface NewTournament {
  name: string
  kind: TournamentKind
  game: string
  clock: LiveClock | DaysClock
  rounds?: number
  bots?: boolean
  rated?: boolean
}

/**
 * How the caller is told that it is his move: by his browsers, letters, a webhook; when, and not in which hours of his day.
 *
 * `push_key` is what a browser subscribes with; `mail_set` is false where the keeper sends no letters.
 */
export interface Notices {
  push: boolean
  mail: boolean
  address: string | null
  confirmed: boolean
  hook: string | null
  pace: "day" | "hour" | "now"
  quiet_from: number | null
  quiet_to: number | null
  zone: string
  push_key: string
  mail_set: boolean
}

/** A client's message was carried out. */
export interface Ok {
  type: "ok"
  id: string
}

/** A word that can be chosen, and what it is made of. */
export interface Option {
  word: number
  spelling: string
  verb: string
  things: Thing[]
}

/**
 * A standing order of a seat: pass at this prompt until something ends it, or stop there in any case.
 *
 * `prompt` is a prompt's name, a kind of window (`Prompt.window`), or `*`: all windows that open at fixed points.
 */
export interface Order {
  seat: number
  prompt: string
  order: OrderKind
  until: string
}

export type OrderKind = "ask" | "pass" | "stop"

/**
 * How a game ended. `by` is the game's kind of victory, or `resigned`, `out_of_time`, `abandoned`, with the seat in `loser`.
 *
 * `winner` is a seat's id, a team's, "shared", or null where nobody won.
 */
export interface Outcome {
  winner: string | null
  by: string
  loser: string | null
}

/** One of several things; with a number, so many of it. */
export interface Part {
  sense: string
  id: string
  number: number | null
}

/** Somebody as the desk sees him, and what was done to him. Times are milliseconds since 1970, 0 where there is none. */
export interface PersonCard {
  id: string
  name: string
  account: boolean
  bot: boolean
  role: Role
  created: number
  muted_until: number
  banned_until: number
  deeds: AuditEntry[]
}

/** Is anybody there? */
export interface Ping {
  type: "ping"
  id: string
}

/** Go on from a finished game after `said` words: at the seats of whoever held this one, against computers of a level. */
export interface PlayOn {
  said: number
  seat: number
  level: string
}

/** Somebody by his name. */
export interface Player {
  name: string
  bot: boolean
}

/** The answer to a ping. */
export interface Pong {
  type: "pong"
  id: string
  now: number
}

/** Somebody came or went. `watching` counts spectators. */
export interface Presence {
  type: "presence"
  seats: Seat[]
  watching: number
}

/** An account's owner. What he does not show is empty for others, and `shows_results` or `shows_ratings` is false. */
export interface Profile {
  name: string
  emblem: string | null
  created: number
  own: boolean
  shows_results: boolean
  shows_ratings: boolean
  results: SideTally[]
  ratings: RatingCurve[]
  rivals: RivalTally[]
  recent: TableSummary[]
  decks: Deck[]
}

/**
 * What is asked of whom. `options`, and the `args` of a secret prompt, reach only the person who chooses.
 *
 * `window` is the kind of window in which it is asked (prompt, sense and id of the kind: `act:phase:quest`), for standing orders,
 * and reaches whom the `args` reach. It is `triggered` where it answers to something that happened. `passing`: the server passes
 * for the receiver, who need not do anything. `vain` are the words of those options that would achieve nothing now, as far as the
 * receiver can know. `hindered` tells him why other things cannot be chosen; a thing of the sense `answer` is no piece but a word
 * that he might miss.
 */
export interface Prompt {
  seat: number
  name: string
  kind: PromptKind
  secret: boolean
  args: Thing[]
  options: Option[] | null
  window: string | null
  triggered: boolean
  passing: boolean
  vain: number[]
  hindered: Hindered[]
}

/** A question that a game can ask. */
export interface PromptInfo {
  name: string
  kind: PromptKind
  senses: string[]
  secret: boolean
}

export type PromptKind = "one" | "set" | "number" | "order"

/**
 * A report, or a line of chat or a deck's name that people flagged: who did so, whose it is, and what was written.
 *
 * `table` is empty where it is a deck's name.
 */
export interface QueueEntry {
  kind: "chat" | "deck" | "report"
  id: string
  at: number
  table: string
  by: string[]
  about: Somebody | null
  text: string
}

/** How strong somebody is taken to be, how unsure that is, and after how many games; provisional after few. */
export interface Rating {
  points: number
  deviation: number
  games: number
  provisional: boolean
}

/** What a game did to the rating of whoever held these seats. */
export interface RatingChange {
  seats: number[]
  before: Rating
  after: Rating
}

/** A person's rating of a game at a kind of table, and how it came to it: the last points first played. */
export interface RatingCurve {
  game: string
  kind: string
  rating: Rating
  points: RatingPoint[]
}

/** A rating after a game. */
export interface RatingPoint {
  at: number
  points: number
}

/** A deck list in any of the formats. */
export interface ReadDeck {
  game: string
  text: string
}

export type Reason = "malformed" | "too_large" | "too_fast" | "no_such_table" | "no_such_game" | "bad_options" | "bad_deck" | "no_such_deck" | "too_many_decks" | "too_many_shared" | "bad_level" | "bad_seats" | "bad_invite" | "seat_taken" | "not_seated" | "not_your_turn" | "not_started" | "already_started" | "over" | "bad_address" | "bad_link" | "no_mail" | "no_record" | "not_over" | "stale" | "illegal_word" | "undo_not_free" | "nothing_to_undo" | "nothing_asked" | "already_asked" | "still_here" | "no_hints" | "no_such_lesson" | "not_in_lesson" | "busy" | "no_such_order" | "no_sequel" | "not_creator" | "not_registered" | "not_rateable" | "rated" | "name_taken" | "name_confusing" | "no_such_session" | "no_such_person" | "wrong_password" | "already_account" | "bad_token" | "out_of_scope" | "no_such_bot" | "too_many_bots" | "too_many_tokens" | "too_many_games" | "no_such_challenge" | "too_many_challenges" | "no_such_tournament" | "too_many_tournaments" | "tournament_full" | "too_few_players" | "no_bots" | "no_right" | "no_such_line" | "no_such_report" | "muted" | "banned" | "too_many_days" | "no_registration" | "foreign_origin" | "database_lost" | "redis_lost" | "other_corrections" | "broken_table" | "failed"

/** Whose password is lost, and the language of the letter. */
export interface Recover {
  name: string
  lang: "en" | "ru" | "uk"
}

/** The body of every HTTP answer that is not a success. */
export interface Refusal {
  reason: Reason
  args: Record<string, string>
}

/** A client's message was not carried out, and nothing has changed. `id` is null where the message had no readable one. */
export interface Refused {
  type: "refused"
  id: string | null
  reason: Reason
  args: Record<string, string>
}

export type Registration = "open" | "invitation" | "closed"

/** A guest's new name. */
export interface Rename {
  name: string
}

/** Somebody gets another name. */
export interface RenamePerson {
  deed: "rename"
  who: string
  name: string
  why?: string
}

/** Ask for, or agree to, the computer's taking over the seat of one who left. */
export interface Replace {
  type: "replace"
  seat: number
  level?: string
  id: string
}

/** A stored report and the command by which the server's keeper reproduces the situation. */
export interface Report {
  id: string
  command: string
}

/** Give the game up for a seat. */
export interface Resign {
  type: "resign"
  seat: number
  id: string
}

/** How somebody fared against another. */
export interface RivalTally {
  name: string
  tally: Tally
}

export type Role = "person" | "moderator" | "keeper"

/** Words chosen at a version: all of them are said, or none. With `close`, a set that still asks after them is closed. */
export interface Say {
  type: "say"
  version: number
  words: number[]
  close?: boolean
  id: string
}

export type Scope = "play" | "challenge" | "chat"

/**
 * A seat as everybody sees it. `clock_ms` is what was left when the message was made; it runs for the seat that is asked.
 *
 * `replaceable`: its person has left, or has been away for so long that the others may ask the computer in.
 */
export interface Seat {
  seat: number
  id: string
  kind: SeatKind
  level: string | null
  name: string | null
  bot: boolean
  online: boolean
  thinking: boolean
  left: boolean
  replaceable: boolean
  clock_ms: number | null
}

export type SeatKind = "person" | "computer" | "open" | "friend"

export type ServerMessage = Snapshot | Update | Ok | Refused | Thinking | Chat | Presence | Hint | Pong

/** Where an account is signed in: since when, when it was last seen there, and what the browser calls itself. */
export interface Session {
  id: string
  created: number
  seen: number
  agent: string
  current: boolean
}

/** Who may make an account. */
export interface SetRegistration {
  deed: "registration"
  registration: Registration
  why?: string
}

/** After how many days without a change tables of guests are deleted; null keeps them. */
export interface SetRetention {
  deed: "retention"
  days: number | null
  why?: string
}

/**
 * One of a game's settings.
 *
 * `choices` are values (`choice`), the game's presets that say what the setting may be besides null (`preset`), or the decks
 * that come with the game (`decks`: one for each seat, those or others as `Deck.setting` has them).
 */
export interface Setting {
  key: string
  kind: "bool" | "choice" | "decks" | "number" | "preset"
  default: unknown
  choices: string[] | null
  low: number | null
  high: number | null
  description: string
}

/** Nothing more is to be done about an entry of the queue. */
export interface Settle {
  deed: "settle"
  kind: "chat" | "deck" | "report"
  id: string
  why?: string
}

/** Whether a deck of the caller's is shown on his profile. */
export interface ShareDeck {
  shared: boolean
}

/** A line of a score sheet: a number for each seat, or one for all. */
export interface SheetRow {
  name: string
  numbers: number[]
}

/** How somebody fared on a side of a scenario. */
export interface SideTally {
  game: string
  scenario: string
  side: string
  tally: Tally
}

/** What happened at a table while one was away: the last sentences, and how many there are before them. */
export interface Since {
  told: string[]
  left: number
}

/** The first message of a connection. */
export interface Snapshot {
  type: "snapshot"
  version: number
  said: number
  now: number
  status: Status
  view: Record<string, unknown> | null
  prompt: Prompt | null
  seats: Seat[]
  watching: number
  you: You
  log_from: number
  log: LogEntry[]
  undo: Consent | null
  replace: Consent | null
  rematch: Consent | null
  sequel: string | null
  sequel_asked: Consent | null
  rematch_table: string | null
  sheet: SheetRow[]
  outcome: Outcome | null
  table: TableInfo
  chat: ChatLine[]
}

/** A person whom a deed can be done to. */
export interface Somebody {
  id: string
  name: string
}

/** What the caller looks for since when (all null: nothing), and the table once an opponent was found. */
export interface Sought {
  seek: NewSeek | null
  since: number | null
  table: string | null
}

/**
 * Where somebody stands: half points, then what decides among equals, and games played.
 *
 * That is the half points of his opponents together; in a league the sum of his scores, of which the lower is the better.
 */
export interface Standing {
  player: Player
  points: number
  second: number
  games: number
}

/** Start without waiting: the computer takes all seats that are still empty. */
export interface Start {
  level?: string
}

export type Status = "waiting" | "playing" | "over"

/** One word of a finished game and what it did; `said` counts it. */
export interface Step {
  said: number
  seat: number
  option: Option
  log: LogEntry[]
}

/** A line of chat is deleted. */
export interface StrikeLine {
  deed: "strike"
  line: number
  why?: string
}

/** A browser that tells the caller, as it says itself. */
export interface Subscribe {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * What stays the same at a table.
 *
 * `spans` are the stretches of play that a standing order may last for, `windows` the kinds of windows that it may be about.
 */
export interface TableInfo {
  id: string
  game: string
  teams: string
  spans: string[]
  windows: string[]
  scenario: string
  options: Record<string, unknown>
  private: boolean
  hints: boolean
  rated: boolean
  clock: LiveClock | DaysClock | null
  created: number
  lesson: string | null
}

/** A table as the lobby lists it. `updated` is in milliseconds since 1970. */
export interface TableSummary {
  id: string
  game: string
  scenario: string
  options: Record<string, unknown>
  status: Status
  private: boolean
  rated: boolean
  seats: Seat[]
  version: number
  said: number
  your_turn: boolean
  yours: boolean
  asked_back: boolean
  created: number
  updated: number
  ended: number | null
  clock: LiveClock | DaysClock | null
  outcome: Outcome | null
}

/** A holiday that begins now: for so many days the caller's time stands still in all games by days at which he sits. */
export interface TakeHoliday {
  days: number
}

/** How often something was won, shared and lost. */
export interface Tally {
  won: number
  shared: number
  lost: number
}

/** Something a word, prompt or log entry is about. */
export interface Thing {
  sense: string
  id: string
}

/** A computer player has begun or ended to think. */
export interface Thinking {
  type: "thinking"
  seat: number
  on: boolean
}

/** A tournament with all its games. */
export interface Tournament {
  id: string
  name: string
  host: string
  hosting: boolean
  kind: TournamentKind
  wish: Wish
  bots: boolean
  state: TournamentState
  round: number
  rounds: number
  entered: boolean
  standings: Standing[]
  games: Meeting[]
}

export type TournamentKind = "round_robin" | "swiss" | "league"

/** A tournament as it is listed. */
export interface TournamentRow {
  id: string
  name: string
  kind: TournamentKind
  game: string
  state: TournamentState
  round: number
  rounds: number
  entered: number
  bots: boolean
}

export type TournamentState = "open" | "running" | "over"

/** By which ways a trial went. */
export interface Tried {
  ways: string[]
}

/** He may come in again. */
export interface Unban {
  deed: "unban"
  who: string
  why?: string
}

/** Take back the last word, where it is free. */
export interface Undo {
  type: "undo"
  version: number
  id: string
}

/** What a game did to the ratings is taken back. */
export interface UndoRating {
  deed: "undo_rating"
  table: string
  why?: string
}

/** He may write again. */
export interface Unmute {
  deed: "unmute"
  who: string
  why?: string
}

/** A deck is taken off its owner's profile; he keeps it. */
export interface UnshareDeck {
  deed: "unshare"
  deck: string
  why?: string
}

/** A browser that tells nobody any more. */
export interface Unsubscribe {
  endpoint: string
}

/** The table has changed. */
export interface Update {
  type: "update"
  version: number
  said: number
  now: number
  status: Status
  view: Record<string, unknown> | null
  prompt: Prompt | null
  seats: Seat[]
  watching: number
  you: You
  log_from: number
  log: LogEntry[]
  undo: Consent | null
  replace: Consent | null
  rematch: Consent | null
  sequel: string | null
  sequel_asked: Consent | null
  rematch_table: string | null
  sheet: SheetRow[]
  outcome: Outcome | null
}

/** What shall be played: the game as `POST /tables` takes it, for two. `seat` is the challenger's; without one it falls by lot. */
export interface Wish {
  game: string
  options?: Record<string, unknown>
  clock?: LiveClock | DaysClock | null
  seat?: number | null
  rated?: boolean
}

/** An invitation is worth nothing any more. */
export interface WithdrawInvitation {
  deed: "withdraw"
  id: string
  why?: string
}

/** Write something to everybody at the table. */
export interface Write {
  type: "chat"
  text: string
  id: string
}

/** A deck to be written as a list, the plain one in a language. */
export interface WriteDeck {
  deck: NewDeck
  format: "octgn" | "plain" | "ringsdb"
  lang: "en" | "ru" | "uk"
}

/** A deck list. */
export interface WrittenDeck {
  text: string
}

/**
 * What only the receiver has: his seats and rights. A spectator has no viewer and no seats.
 *
 * `may_undo`: the last word can be taken back at once. `undo_to`: the number of words to ask for in `ask_undo` so that his own
 * last word is taken back. `invites` (the creator's, while seats wait for friends) has the token of each seat.
 */
export interface You {
  viewer: number | null
  seats: number[]
  creator: boolean
  may_undo: boolean
  undo_to: number | null
  orders: Order[]
  invites: Record<string, string>
  returns: number[]
}
