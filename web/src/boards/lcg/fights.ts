// The quest as it is decided and blows as they fall, out of what the log tells: what each side brings, and what comes of it.
import type { Data, Fight, FightSide } from "..";
import type { IconName } from "../../icons/generated/names";
import type { LogEntry } from "../../protocol/types";
import { lineText } from "../../table/model/say";
import type { TableModel } from "../../table/model/table.svelte";
import { plain } from "../../text/speech";
import { t, tongue } from "../../text/tongue.svelte";
import { idOf } from "../plays";
import { PHASE_SIGN, STAT_SIGN, THREAT } from "./signs";
import { cardFacts, cardName, cardThing, charactersOf, entryOf, kindOf, mightIn, nameOf, QUEST_ENDS, textOf, viewOf } from "./view/facts";
import type { LcgView } from "./view/types";

/** Where the next thing begins to be told. */
const BEGINS: ReadonlySet<string> = new Set([...QUEST_ENDS, "phase", "attack_begins", "attacked"]);
/** What comes of a quest or a blow. */
const OUTCOMES: ReadonlySet<string> = new Set(["progress", "explored", "stage", "threat_raised", "damaged", "destroyed", "eliminated", "over"]);

/** A stretch of the log that is about one thing. */
export interface Chapter {
  head: LogEntry;
  /** All that follows, up to the next chapter. */
  rest: readonly LogEntry[];
  /** What was told before, in the chapter before it. */
  before: readonly LogEntry[];
}

export function chaptersOf(entries: readonly LogEntry[]): Chapter[] {
  const starts = entries.flatMap((entry, at) => (BEGINS.has(entry.kind) ? [at] : []));
  return starts.flatMap((start, i) => {
    const head = entries[start];
    return head ? [{ head, rest: entries.slice(start + 1, starts[i + 1]), before: entries.slice(starts[i - 1] ?? 0, start) }] : [];
  });
}

/** The chapters that a change brought to their end: the quest, a blow of the players, and an enemy's attack that is over. `before` and
 * `after` are the enemies that attacked before and after the change. */
export function decided(log: readonly LogEntry[], fresh: readonly LogEntry[], before: string | null, after: string | null): Chapter[] {
  const isNew = new Set(fresh);
  const chapters = chaptersOf([...log.filter((entry) => !isNew.has(entry)), ...fresh]);
  const pending = before === null ? undefined : chapters.findLast(({ head }) => head.kind === "attack_begins" && !isNew.has(head));
  return chapters.filter((chapter, at) => {
    const { head } = chapter;
    if (head.kind === "phase") return false;
    if (head.kind !== "attack_begins") return isNew.has(head);
    const over = at < chapters.length - 1 || after !== idOf(head, "card");
    return over && (isNew.has(head) || chapter === pending);
  });
}

/** The enemy that attacks now. */
function attackerIn({ fight }: LcgView): string | null {
  return fight?.by === "enemy" ? fight.enemy : null;
}

export function fights(model: TableModel, entries: readonly LogEntry[], next: Data): Fight[] {
  const ofGame = (log: readonly LogEntry[]): LogEntry[] => log.filter((entry) => entry.of === "game");
  return decided(ofGame(model.log), ofGame(entries), attackerIn(viewOf(model)), attackerIn(next as unknown as LcgView)).map((chapter) => {
    if (QUEST_ENDS.has(chapter.head.kind)) return questAt(model, chapter);
    return chapter.head.kind === "attacked" ? blowAt(model, chapter) : attackAt(model, chapter);
  });
}

/** What came of it, in sentences. */
function outcome(model: TableModel, entries: readonly LogEntry[]): string {
  const told = entries.filter((entry) => OUTCOMES.has(entry.kind));
  return tongue.speech.story(model.game, told).map((line) => plain(lineText(model, line))).join(" ");
}

function heard(model: TableModel, entry: LogEntry): string {
  return plain(tongue.speech.notice(model.game, entry));
}

function side(seal: "free" | "shadow", name: string, icon: IconName, total: number, brings: FightSide["brings"]): FightSide {
  return { seal, name, icon, total, brings };
}

/** A card that was carried out on the way, with what it does. */
function carriedOut(model: TableModel, card: string, part: "effect" | "shadow"): FightSide["brings"][number] {
  const text = textOf(card, part);
  const name = cardName(model, card);
  return { name: text ? t("lcg-web-happens", { card: name, text }) : t("lcg-web-fight-shadow", { card: name }), counts: "", falls: false };
}

function playersName(model: TableModel): string {
  return nameOf(model, "side", "players");
}

function bringing(model: TableModel, card: string, counts: number, fallen: ReadonlySet<string> = new Set()): FightSide["brings"][number] {
  return { name: cardName(model, card), counts: String(counts), falls: fallen.has(card) };
}

function fallenIn(entries: readonly LogEntry[]): ReadonlySet<string> {
  return new Set(entries.filter((entry) => entry.kind === "destroyed").map((entry) => idOf(entry, "card")));
}

function questAt(model: TableModel, { head, rest, before }: Chapter): Fight {
  const view = viewOf(model);
  const going = new Set(before.filter((entry) => entry.kind === "committed").map((entry) => idOf(entry, "card")));
  const goers = Object.values(view.seats).flatMap(charactersOf).filter((one) => one.committed || going.has(one.card));
  const staged = view.staging.map((entry) => [entry.card, entry.threat] as const);
  const seen = new Set(view.staging.map((entry) => entry.card));
  const revealed = before.filter((entry) => entry.kind === "revealed").map((entry) => idOf(entry, "card")).filter((card) => !seen.has(card));
  const threats = [...staged, ...revealed.map((card) => [card, cardFacts(model, card).threat ?? 0] as const)].filter(([, threat]) => threat > 0);
  const treacheries = revealed.filter((card) => kindOf(model, card) === "treachery" && textOf(card, "effect"));
  const quest = view.quest?.card ?? "";
  return {
    at: cardThing(quest),
    name: cardName(model, quest),
    icon: PHASE_SIGN.quest,
    sides: [
      side("free", playersName(model), STAT_SIGN.willpower, Number(idOf(head, "number")), goers.map((one) => bringing(model, one.card, one.willpower ?? 0))),
      side("shadow", t("lcg-term-staging"), THREAT, Number(idOf(head, "number", 1)), [
        ...threats.map(([card, threat]) => bringing(model, card, threat)),
        ...treacheries.map((card) => carriedOut(model, card, "effect")),
      ]),
    ],
    sum: heard(model, head),
    result: outcome(model, rest),
    winner: head.kind === "quest_succeeded" ? "free" : head.kind === "quest_failed" ? "shadow" : "none",
  };
}

/** The players' blow against an enemy. */
function blowAt(model: TableModel, { head, rest, before }: Chapter): Fight {
  const enemy = idOf(head, "card");
  const [attack, defense] = [Number(idOf(head, "number")), Number(idOf(head, "number", 1))];
  const view = viewOf(model);
  const fallen = fallenIn(rest);
  const attackers = before.filter((entry) => entry.kind === "joined_attack" && idOf(entry, "card") === enemy).map((entry) => idOf(entry, "card", 1));
  const might = { ...view.targets[enemy], ...mightIn(view) };
  return {
    at: cardThing(enemy),
    name: cardName(model, enemy),
    sides: [
      side("free", playersName(model), STAT_SIGN.attack, attack, attackers.map((card) => bringing(model, card, might[card] ?? entryOf(view, card)?.attack ?? 0, fallen))),
      side("shadow", cardName(model, enemy), STAT_SIGN.defense, defense, [bringing(model, enemy, defense, fallen)]),
    ],
    sum: t("lcg-web-attack-against-defence", { attack, defense }),
    result: outcome(model, rest) || t("lcg-web-fight-nothing"),
    winner: "none",
  };
}

/** An enemy's attack, once its shadow card was turned up and its damage dealt. */
function attackAt(model: TableModel, { head, rest }: Chapter): Fight {
  const view = viewOf(model);
  const enemy = idOf(head, "card");
  const fallen = fallenIn(rest);
  const told = (kind: string): LogEntry[] => rest.filter((entry) => entry.kind === kind);
  const more = told("modified").filter((entry) => idOf(entry, "card") === enemy && idOf(entry, "stat") === "attack").reduce((sum, entry) => sum + Number(idOf(entry, "number")), 0);
  const attack = (entryOf(view, enemy)?.attack ?? cardFacts(model, enemy).attack ?? 0) + more;
  const shadows = told("shadow_turned_up").map((entry) => carriedOut(model, idOf(entry, "card"), "shadow"));
  const defenders = told("defended").map((entry) => idOf(entry, "card", 1));
  const defenceOf = (card: string): number => entryOf(view, card)?.defense ?? 0;
  const defense = defenders.reduce((sum, card) => sum + defenceOf(card), 0);
  const undefended = told("undefended").map((entry) => heard(model, entry));
  return {
    at: cardThing(enemy),
    name: cardName(model, enemy),
    sides: [
      side("shadow", cardName(model, enemy), STAT_SIGN.attack, attack, [bringing(model, enemy, attack, fallen), ...shadows]),
      side("free", playersName(model), STAT_SIGN.defense, defense, defenders.map((card) => bringing(model, card, defenceOf(card), fallen))),
    ],
    sum: undefended[0] ?? t("lcg-web-attack-against-defence", { attack, defense }),
    result: outcome(model, rest) || t("lcg-web-fight-nothing"),
    winner: "none",
  };
}
