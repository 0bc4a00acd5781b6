// What a reader need not be asked: windows in which nothing of his plausibly matters, and who pays for a card, unless he wants to say it
// himself. Then heroes are clicked in any order, whatever the order in which the game asks them.
import { settings } from "../../settings.svelte";
import type { Option, Prompt } from "../../protocol/types";
import { stopsAt } from "../../table/model/orders";
import type { TableModel } from "../../table/model/table.svelte";
import { cardFacts, eyesOf, promptNumbers, QUEST_ENDS, seatIn, titleOf, viewOf, type CardView } from "./view/facts";

/** Heroes whose own abilities cost resources of theirs: they pay for cards last. */
const SPENDERS: ReadonlySet<string> = new Set(["aragorn", "glorfindel"]);

export class Plan {
  /** The card that is being paid for, what is due, and what each hero gives as far as he was clicked. */
  card = $state("");
  due = $state(0);
  given = $state.raw<Readonly<Record<string, number>>>({});

  begin(card: string, due: number): void {
    [this.card, this.due, this.given] = [card, due, {}];
  }

  get left(): number {
    return this.due - Object.values(this.given).reduce((sum, one) => sum + one, 0);
  }

  /** One more from a hero; where he has given all he has, or all is given, nothing of his. */
  give(hero: string, most: number): void {
    const now = this.given[hero] ?? 0;
    this.given = { ...this.given, [hero]: now < most && this.left > 0 ? now + 1 : 0 };
  }
}

const plans = new WeakMap<TableModel, Plan>();

export function planOf(model: TableModel): Plan {
  const known = plans.get(model) ?? new Plan();
  plans.set(model, known);
  return known;
}

function cardsIn(prompt: Prompt): [string, string] {
  const [card = "", hero = ""] = prompt.args.filter((arg) => arg.sense === "card").map((arg) => arg.id);
  return [card, hero];
}

/** The heroes whose resources may pay for a card. */
export function payersOf(model: TableModel, card: string): CardView[] {
  const sphere = cardFacts(model, card).sphere ?? "neutral";
  const heroes = seatIn(viewOf(model), eyesOf(model))?.heroes ?? [];
  return heroes.filter((hero) => hero.tokens > 0 && (sphere === "neutral" || cardFacts(model, hero.card).sphere === sphere));
}

/** What each hero gives if it is left to the table: those first who have most, and last those whose own abilities cost something. */
export function shares(heroes: readonly CardView[], due: number): Record<string, number> {
  const spends = (hero: CardView): number => (SPENDERS.has(titleOf(hero.card)) ? 1 : 0);
  const left = new Map(heroes.map((hero) => [hero.card, hero.tokens]));
  const given: Record<string, number> = {};
  for (let n = 0; n < due; n += 1) {
    const [next] = [...heroes].filter((hero) => left.get(hero.card)).sort((a, b) => spends(a) - spends(b) || (left.get(b.card) ?? 0) - (left.get(a.card) ?? 0));
    if (!next) break;
    given[next.card] = (given[next.card] ?? 0) + 1;
    left.set(next.card, (left.get(next.card) ?? 0) - 1);
  }
  return given;
}

/** The answer that comes nearest to what a hero is to give. */
function nearest(options: readonly Option[], wanted: number): Option | null {
  const far = (option: Option): number => Math.abs(Number(option.things[0]?.id ?? 0) - wanted);
  return [...options].sort((a, b) => far(a) - far(b))[0] ?? null;
}

function payment(model: TableModel, prompt: Prompt, options: readonly Option[]): Option | null {
  const plan = planOf(model);
  const [card, hero] = cardsIn(prompt);
  const due = promptNumbers(prompt)[0] ?? 0;
  if (settings.payMyself) {
    if (plan.card !== card || plan.left > 0) plan.begin(card, due);
    return plan.left > 0 ? null : nearest(options, plan.given[hero] ?? 0);
  }
  return nearest(options, shares(payersOf(model, card), due)[hero] ?? 0);
}

/** A hero was clicked: he gives one more. Once all is given, the game hears it. */
export function giveFrom(model: TableModel, hero: string): void {
  const { prompt } = model;
  if (!model.myTurn || prompt?.name !== "pay") return;
  const plan = planOf(model);
  plan.give(hero, entryTokens(model, hero));
  const option = plan.left > 0 ? null : payment(model, prompt, model.options);
  if (option) void model.say(option);
}

function entryTokens(model: TableModel, hero: string): number {
  return payersOf(model, planOf(model).card).find((one) => one.card === hero)?.tokens ?? 0;
}

/** Whether the quest stands to be decided: something was revealed, and willpower has not been held against threat yet. */
function undecided(model: TableModel): boolean {
  const begun = model.log.findLastIndex((entry) => entry.kind === "phase");
  const told = model.log.slice(begun + 1).map((entry) => entry.kind);
  return told.includes("revealed") && !told.some((kind) => QUEST_ENDS.has(kind));
}

/** Whether an action plausibly matters in the window that is open: once the quest stands to be decided, and before a fight. What can be
 * done in other windows can be done as well while planning. */
export function matters(model: TableModel): boolean {
  const view = viewOf(model);
  if (view.phase === "combat" || view.phase === "planning" || view.fight) return true;
  return view.phase === "quest" && undecided(model);
}

/** The answer to a question that the reader need not be asked; nothing is asked either where nothing would come of whatever he could do. */
export function itself(model: TableModel, prompt: Prompt): Option | null {
  const options = prompt.options ?? [];
  if (prompt.name === "pay") return payment(model, prompt, options);
  planOf(model).begin("", 0);
  const vain = options.every((option) => option.verb === "pass" || model.vain(option));
  if (prompt.name !== "act" || (matters(model) && !vain) || model.table?.options["all_windows"] === true) return null;
  return prompt.window && stopsAt(model.orders, prompt.seat, prompt.window) ? null : (options.find((option) => option.verb === "pass") ?? null);
}
