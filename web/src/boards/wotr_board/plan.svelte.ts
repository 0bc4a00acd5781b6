// What a reader has settled beforehand, so that he is not asked for it: who of an army goes, and who shall lead the Fellowship.
// The game asks figure by figure; here the whole is chosen in one panel, and the answers follow from it.
import type { Option, Prompt } from "../../protocol/types";
import type { TableModel } from "../../table/model/table.svelte";
import { characterFacts, charactersAt, eyesOf, regionAsked, viewOf } from "./view/facts";

/** Questions that choose where an army goes, while its panel is open. */
const ON_THE_WAY: ReadonlySet<string> = new Set(["march_to", "attack_at", "advance"]);
/** Questions that come after where it goes: how much of it. */
const HOW_MUCH: ReadonlySet<string> = new Set(["march_part", "part_number", "part_character"]);

/** One line of the panel: a kind of figure or a character, how many there are, how many go. */
export interface Going {
  sense: "figure" | "character";
  id: string;
  all: number;
  going: number;
}

export class Plan {
  /** Where the army stands that is on its way. */
  source = $state<string | null>(null);
  /** How many go of those of whom not all do. */
  fewer = $state.raw<Readonly<Record<string, number>>>({});
  /** Who shall be the Guide, where he isn't already. */
  guide = $state<string | null>(null);

  send(id: string, number: number, all: number): void {
    const { [id]: _, ...others } = this.fewer;
    this.fewer = number === all ? others : { ...others, [id]: number };
  }

  /** How many of a kind go, if so many are there. */
  wanted(id: string, all: number): number {
    return Math.min(all, this.fewer[id] ?? all);
  }

  get splits(): boolean {
    return Object.keys(this.fewer).length > 0;
  }

  leave(): void {
    this.source = null;
    this.fewer = {};
  }
}

const plans = new WeakMap<TableModel, Plan>();

export function planOf(model: TableModel): Plan {
  const known = plans.get(model) ?? new Plan();
  plans.set(model, known);
  return known;
}

/** The army of which one may say who goes, line by line; none where nothing is on its way. */
export function goingNow(model: TableModel): Going[] {
  const { prompt } = model;
  if (!model.myTurn || !prompt || !ON_THE_WAY.has(prompt.name)) return [];
  const view = viewOf(model);
  const side = eyesOf(model);
  const { source } = planOf(model);
  if (!source) return [];
  const fighter = prompt.name === "advance" ? view.battle?.sides[side] : undefined;
  const army = fighter?.army ?? view.armies[source]?.[side] ?? {};
  const people = (fighter?.characters ?? charactersAt(view, source)).filter((who) => characterFacts(model, who)?.side === side);
  const line = (sense: Going["sense"], id: string, all: number): Going => ({ sense, id, all, going: planOf(model).wanted(id, all) });
  return [...Object.entries(army).map(([figure, all]) => line("figure", figure, all)), ...people.map((who) => line("character", who, 1))];
}

function answer(options: readonly Option[], verb: string): Option | null {
  return options.find((option) => option.verb === verb) ?? null;
}

/** How much of an army goes, as the panel has it. What it can't answer the reader is asked. */
function howMuch(plan: Plan, prompt: Prompt, options: readonly Option[]): Option | null {
  if (!plan.source) return null; // nobody chose where to: there was but one way, and this is the question whether to take it
  if (prompt.name === "march_part") return plan.splits ? answer(options, "part") : answer(options, "all");
  if (!plan.splits) return null;
  const about = prompt.args.find(({ sense }) => sense === "figure" || sense === "character")?.id ?? "";
  if (prompt.name === "part_character") return answer(options, plan.fewer[about] === 0 ? "no" : "yes");
  const numbers = options.map((option) => Number(option.things[0]?.id));
  const wanted = plan.fewer[about] ?? Math.max(...numbers);
  return options.find((option) => Number(option.things[0]?.id) === wanted) ?? null;
}

/** Nothing can come of declaring a Fellowship that has not gone anywhere and need not heal. */
function declaresNothing(model: TableModel): boolean {
  const { progress, corruption } = viewOf(model).fellowship;
  return progress === 0 && corruption === 0;
}

function guideOf(model: TableModel, plan: Plan, options: readonly Option[]): Option | null {
  const named = (who: string | null): Option | undefined => options.find((option) => option.things[0]?.id === who);
  return named(plan.guide) ?? named(viewOf(model).fellowship.guide) ?? null;
}

/** The answer to a question that the reader need not be asked. */
export function itself(model: TableModel, prompt: Prompt): Option | null {
  const plan = planOf(model);
  const options = prompt.options ?? [];
  if (HOW_MUCH.has(prompt.name)) return howMuch(plan, prompt, options);
  if (ON_THE_WAY.has(prompt.name)) plan.source ??= prompt.name === "advance" ? (viewOf(model).battle?.from ?? null) : regionAsked(model);
  else plan.leave();
  if (prompt.name === "declare" && declaresNothing(model)) return answer(options, "no");
  return prompt.name === "change_guide" ? guideOf(model, plan, options) : null;
}

/** The companions who may lead the Fellowship: those of its highest level. */
export function candidates(model: TableModel): string[] {
  const { companions } = viewOf(model).fellowship;
  const levels = companions.map((who) => characterFacts(model, who)?.level ?? 0);
  return companions.filter((_, at) => levels[at] === Math.max(...levels));
}
