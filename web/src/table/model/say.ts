// Sentences of the table's shell that depend on who sits where.
import type { Line } from "../../text/chronicle";
import { plain, type Piece } from "../../text/speech";
import type { HintOption, LogEntry, Option, Order, Prompt } from "../../protocol/types";
import { holderName, t, tongue } from "../../text/tongue.svelte";
import type { Refusal, TableModel } from "./table.svelte";

/** Who sits there: you, a name, or the computer at its level. */
export function seatName(model: TableModel, number: number | null | undefined): string {
  const seat = model.seatOf(number);
  if (!seat) return t("web-nobody");
  if (model.mine.includes(seat.seat)) return model.hotSeat ? sideName(model, seat.id) : t("ui-you");
  return holderName(seat) || t("web-nobody");
}

/** Who sits there, as briefly as it can be told: a computer by the name of its seat. */
export function shortSeatName(model: TableModel, number: number): string {
  const seat = model.seatOf(number);
  return seat?.kind === "computer" ? sideName(model, seat.id) : seatName(model, number);
}

/** A seat's side, by the game's name for it. */
export function sideName(model: TableModel, id: string): string {
  return tongue.speech.called(model.game, { sense: "side", id }, "short") ?? id;
}

/** A side's name in the forms that sentences need: `loser_gen`, `loser_count` and the like. */
export function sideForms(model: TableModel, as: string, id: string): Record<string, string> {
  const forms = ["gen", "acc", "the", "start", "count"].map((form) => [`${as}_${form}`, tongue.speech.called(model.game, { sense: "side", id }, form) ?? id]);
  return { [as]: sideName(model, id), ...Object.fromEntries(forms) };
}

/** Who acts, for sentences whose verb agrees: the reader, somebody, or several as one side. */
function agreement(model: TableModel, seat: number | null | undefined): "you" | "many" | "one" {
  const found = model.seatOf(seat);
  if (!found || !model.mine.includes(found.seat)) return "one";
  if (!model.hotSeat) return "you";
  return tongue.speech.called(model.game, { sense: "side", id: found.id }, "count") === "many" ? "many" : "one";
}

export function questionOf(model: TableModel, prompt: Prompt): string {
  const own = model.board?.question(model, prompt);
  if (own && model.path.length) return own;
  const only = model.path.length && model.answers.length === 1 ? model.answers[0] : undefined;
  const asked = own ?? (only ? `${tongue.speech.word(model.game, only)}?` : tongue.speech.prompt(model.game, prompt));
  return model.hotSeat ? `${sideName(model, model.seatOf(prompt.seat)?.id ?? "")}. ${asked}` : asked;
}

/** Whether an option's words say no more than a name, a number or yes: only the question tells what it was. */
export function isBare(model: TableModel, option: Pick<Option, "verb" | "things">): boolean {
  const [first] = option.things;
  return !first || first.sense === "number" || tongue.speech.word(model.game, option) === tongue.speech.called(model.game, first);
}

/** What was chosen, with the question where the words alone would be a riddle. */
export function chosenText(model: TableModel, option: Pick<Option, "verb" | "things">, asked: Prompt | null): string {
  const word = tongue.speech.word(model.game, option);
  return asked && isBare(model, option) ? `${tongue.speech.prompt(model.game, asked)} ${word}` : word;
}

/** The name of an answer's button. */
export function answerLabel(model: TableModel, option: Option): string {
  if (model.gathered.length && model.prompt)
    return model.board?.confirmation?.(model, model.prompt) ?? t("web-confirm-number", { number: model.gathered.length });
  if (model.path.length && model.answers.length === 1 && !(model.board && model.board.label(model, option) !== tongue.speech.word(model.game, option)))
    return t("web-confirm");
  return model.board?.label(model, option) ?? tongue.speech.word(model.game, option);
}

/** What the computer would do, as the buttons call it; of a set, all that it would choose. */
export function hintText(model: TableModel, { option, rest }: Pick<HintOption, "option" | "rest">): string {
  if (rest.length) return [option, ...rest].map((one) => tongue.speech.word(model.game, one)).join(", ");
  return model.board && !option.things.length ? model.board.label(model, option) : tongue.speech.word(model.game, option);
}

/** A standing order in words, with the seat where the reader holds several. */
export function orderText(model: TableModel, order: Order): string {
  const does = order.order === "stop" ? t("ui-order-stops") : t("ui-order-passes", { until: order.until });
  const names = [
    ...(model.hotSeat ? [sideName(model, model.seatOf(order.seat)?.id ?? "")] : []),
    ...(order.prompt.includes(":") && order.until !== "window" ? [tongue.speech.window(model.game, order.prompt)] : []),
  ];
  return names.length ? t("ui-order-of", { order: does, name: names.join(" · ") }) : does;
}

/** Whether all seats of the reader have dropped out, and the others play on. */
export function isOut(model: TableModel): boolean {
  return !model.over && !model.watching && !!model.view && model.mine.every((seat) => model.board?.isOut?.(model, model.seatOf(seat)?.id ?? ""));
}

export function waitingText(model: TableModel, prompt: Prompt): string {
  if (isOut(model)) return t("web-out-of-game");
  if (prompt.passing) return t("ui-passing");
  const seat = model.seatOf(prompt.seat);
  if (seat?.kind === "computer") return model.seats.length > 2 ? t("web-side-thinks", { side: sideName(model, seat.id) }) : t("web-computer-thinks");
  const away = !!seat && !seat.online && !model.mine.includes(seat.seat);
  return t(away ? "web-is-away" : "web-is-choosing", { name: seatName(model, seat?.seat), who: agreement(model, seat?.seat) });
}

const RECENT = 40; // entries of the log: more than one line tells

/** What the last thing was that happened, as a line of the log: a person's or the computer's word, or something at the table. */
export function lastLine(model: TableModel): Line | undefined {
  const recent = model.readable.slice(-RECENT);
  const told = recent.filter((entry) => entry.seat !== null && entry.place !== "head" && entry.place !== "reason");
  const last = told.at(-1);
  const first = told.find((entry) => entry.said === last?.said && entry.version === last.version);
  return first && tongue.speech.story(model.game, recent).find((line) => line.sentences.some((entries) => entries.includes(first)));
}

export function refusalText(refusal: Refusal): string {
  const key = `web-refused-${refusal.reason}`;
  return tongue.speech.has(key) ? t(key, { seconds: 0, ...refusal.args }) : t("web-refused-failed");
}

/** An estimate from -1 to 1 as a chance in percent. */
export function chance(value: number): number {
  return Math.round(50 * (value + 1));
}

/** A sentence of the log: events of the game, one of the table, or one of the game that was taken back in somebody's absence. */
export function sentence(model: TableModel, entry: LogEntry, ...further: LogEntry[]): Piece[] {
  if (entry.of === "table") return [{ text: t(`web-log-${entry.kind}`, { name: seatName(model, entry.seat), who: agreement(model, entry.seat) }), thing: null }];
  const told = tongue.speech.notice({ ...model.game, reader: model.reader }, entry, ...further);
  return entry.of === "taken" ? [{ text: `${t("web-log-taken")} `, thing: null }, ...told] : told;
}

/** Whose event it is: the player or side it speaks of, or the one whose word brought it about. */
export function sealOf(model: TableModel, entry: LogEntry): "free" | "shadow" | "none" {
  const named = entry.things.find((thing) => thing.sense === "player" || thing.sense === "side")?.id;
  const id = model.board?.ownerOf?.(entry) ?? named ?? model.seatOf(entry.seat)?.id;
  return id && model.board ? model.board.seal(id) : "none";
}

/** Whether an event of the game is about the reader, where he plays one side alone. */
export function isOwn(model: TableModel, entry: LogEntry): boolean {
  const { reader } = model;
  return entry.of === "game" && reader !== undefined && entry.things[0]?.id === reader;
}

/** A line of the log. */
export function lineText(model: TableModel, line: Line): Piece[] {
  return line.sentences.flatMap(([first, ...further], i) => [...(i ? [{ text: " ", thing: null }] : []), ...sentence(model, first, ...further)]);
}

/** What the reader's last word did: that is what an undo takes back. */
export function lastChoice(model: TableModel): string | undefined {
  const own = model.log.filter((entry) => entry.of === "game" && entry.seat !== null && model.mine.includes(entry.seat));
  const first = own.find((entry) => entry.said === own.at(-1)?.said);
  return first ? plain(sentence(model, first)) : undefined;
}

/** Who won and how, whether by the rules, by giving up or on time. */
export function outcomeText(model: TableModel): string {
  const outcome = model.situation?.outcome;
  if (!outcome) return "";
  if (outcome.by === "closed") return t("web-outcome-closed");
  if (["resigned", "out_of_time", "abandoned"].includes(outcome.by)) {
    if (model.together && outcome.loser) return t(`ui-result-${outcome.by}-together`, { loser: sideName(model, outcome.loser) });
    const winner = outcome.winner ? sideOf(model, outcome.winner) : t("web-nobody");
    return t(`web-outcome-${outcome.by}`, { ...sideForms(model, "loser", outcome.loser ?? t("web-nobody")), ...sideForms(model, "winner", winner) });
  }
  return (model.view && model.board?.ended?.(model)) ?? tongue.speech.outcome(model.game, outcome);
}

/** The side of a seat; where nobody plays in teams each seat is one. */
export function sideOf(model: TableModel, id: string): string {
  return model.board?.sideOf?.(id) ?? id;
}

/** How the reader fared. */
export function verdict(model: TableModel): "ui-game-over" | "ui-you-shared" | "ui-you-won" | "ui-you-lost" {
  const outcome = model.situation?.outcome;
  if (!outcome || model.watching || outcome.by === "closed") return "ui-game-over";
  if (model.together) return outcome.winner === "players" ? "ui-you-won" : "ui-you-lost";
  if (model.hotSeat) return "ui-game-over";
  if (outcome.winner === "shared") return "ui-you-shared";
  const own = model.mine.map((seat) => sideOf(model, model.seatOf(seat)?.id ?? ""));
  return outcome.winner !== null && own.includes(sideOf(model, outcome.winner)) ? "ui-you-won" : "ui-you-lost";
}
