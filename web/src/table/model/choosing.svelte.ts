// What the reader has chosen, looked at and not yet said; what can be chosen next, and why something cannot.
import type { Gathering } from "../../boards";
import type { Trouble } from "../../protocol/api";
import type { Hindered, Hint, HintOption, Option, Prompt, Thing } from "../../protocol/types";
import { settings } from "../../settings.svelte";
import { tongue } from "../../text/tongue.svelte";
import { declines, DONE, gathers, inPromptOrder, keyOf, offer, sameThing, toggled, walk } from "./choice";
import { Shown } from "./shown.svelte";
import type { TableModel } from "./table.svelte";

/** Closes a set of which something has been gathered. */
const CLOSE: Option = { word: DONE, spelling: "done", verb: "done", things: [] };

const NO_OPTIONS: readonly Option[] = [];

/** The sense of what is no piece but a word that one might expect among the answers. */
const ANSWER = "answer";

export type ThingState = "may" | "on" | "cannot" | "rest";
export interface Refusal {
  reason: Trouble;
  args: Record<string, string>;
}

export abstract class Choosing extends Shown {
  refusal = $state.raw<Refusal | null>(null);
  path = $state.raw<Thing[]>([]);
  gathered = $state.raw<number[]>([]);
  /** An option chosen as a whole, from a list. */
  picked = $state.raw<Option | null>(null);
  looked = $state.raw<Thing | null>(null);
  pinned = $state.raw<Thing | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The question at which the reader clicked what he pinned. */
  private pinnedAt = $state.raw<Prompt | null>(null);
  /** What the reader pointed at before the game asked for it. */
  protected wish: Thing | null = null;

  /** The table as boards know it. */
  protected abstract get whole(): TableModel;

  /** Whether something was said that the situation shown does not know of yet. */
  abstract readonly sending: boolean;

  /** Say an option, with all that was gathered. */
  abstract say(option: Option): Promise<void>;

  readonly options = $derived.by((): readonly Option[] => this.gathering?.options ?? this.prompt?.options ?? NO_OPTIONS);

  /** Where a set of a fixed number is asked for, what it is gathered from. */
  private readonly gathering = $derived.by((): Gathering | null => {
    if (!this.prompt?.options || !this.view || !gathers(this.prompt.kind)) return null;
    return this.board?.gathering?.(this.whole, this.prompt) ?? null;
  });

  private gather(option: Option): void {
    if (!this.prompt) return;
    const { copies, number } = this.gathering ?? { copies: () => 1, number: Infinity };
    this.gathered = toggled(this.gathered, option.word, copies(option), number);
    const alone = number === 1 && this.gathered.length === 1;
    if (alone && !this.confirms(option) && this.board?.closesItself?.(this.prompt)) void this.say(CLOSE);
  }

  /** What need not be chosen of the set that is asked for now, by its words. */
  protected get foregone(): number[] {
    if (!this.myTurn || !this.prompt?.options || !gathers(this.prompt.kind)) return [];
    return (this.board?.foregone?.(this.prompt) ?? []).map(({ word }) => word);
  }

  /** What closes a set: its confirmation once it is complete; where nothing is chosen `done`, `none` or whatever points at nothing. */
  private get closers(): Option[] {
    const least = this.gathering?.least ?? this.gathering?.number ?? 1;
    if (this.gathered.length) return this.gathered.length >= least ? [CLOSE] : [];
    return this.options.filter((option) => !option.things.length);
  }

  /** The option that what is chosen so far names, and where it would lead next. */
  private readonly ahead = $derived.by((): { option: Option; things: readonly Thing[] } | null => {
    if (!this.path.length || !this.board?.ahead) return null;
    for (const option of this.offered.complete) {
      const things = this.board.ahead(this.whole, option);
      if (things.length) return { option, things };
    }
    return null;
  });

  private leadsTo(thing: Thing): Option | null {
    const ahead = this.ahead;
    return ahead?.things.some((one) => sameThing(one, thing)) ? ahead.option : null;
  }

  /** Answer what was wished for ahead, if it is asked for now; whatever else is asked ends the wish. */
  protected grant(): void {
    const wish = this.wish;
    this.wish = null;
    if (!wish || !this.myTurn) return;
    const option = this.board?.granted?.(this.whole, wish) ?? this.options.find((one) => one.things.length === 1 && sameThing(one.things[0], wish));
    if (option) void this.say(option);
  }

  private readonly offered = $derived.by(() => offer(this.options, this.path));

  /** What a choice can begin with. */
  private readonly offeredFirst = $derived.by(() => offer(this.options, []));

  /** Answers that stand in the prompt: those with nothing to point at, those whose things are chosen, those not on the board. */
  readonly answers = $derived.by((): Option[] => {
    if (this.picked) return [this.picked];
    if (!this.prompt || gathers(this.prompt.kind)) return this.closers;
    const { options, path, prompt } = this;
    const open = path.length ? this.offered.complete : options.filter((option) => !option.things[0] || !this.onBoard(option.things[0]));
    const answers = inPromptOrder(open);
    return this.board?.inOrder?.(prompt, answers) ?? answers;
  });

  /** The answer that is offered as the usual one: what confirms a choice, or the first that costs and ends nothing. */
  get usual(): Option | null {
    const [first] = this.answers;
    if (!first || !this.prompt || this.path.length || this.gathered.length) return first ?? null;
    const { prompt, board } = this;
    return this.answers.find((option) => !board?.risky?.(prompt, option)) ?? null;
  }

  private onBoard(thing: Thing): boolean {
    return !!this.view && (this.board ? this.board.shows(this.whole, thing) : true);
  }

  /** The parts of the board in which something can be chosen now. */
  get choicesAt(): string[] {
    if (!this.myTurn) return [];
    return [...new Set(this.options.flatMap(({ things: [thing] }) => (thing && this.board ? [this.board.tabOf(thing, this.whole)] : [])))];
  }

  /** Whether there is something on the board to choose. */
  get pointing(): boolean {
    return this.options.some((option) => option.things[0] && this.onBoard(option.things[0]));
  }

  may(thing: Thing): boolean {
    const key = keyOf(thing);
    return this.myTurn && !this.sending && (this.offered.next.has(key) || this.offeredFirst.next.has(key) || !!this.leadsTo(thing));
  }

  /** Whether a thing is the next step of a path already begun. */
  mayFollow(thing: Thing): boolean {
    return this.path.length > 0 && (this.offered.next.has(keyOf(thing)) || !!this.leadsTo(thing));
  }

  /** What is chosen so far. */
  private readonly chosen = $derived.by((): ReadonlySet<string> => {
    const gathered = this.gathered.flatMap((word) => this.options.find((option) => option.word === word)?.things[0] ?? []);
    return new Set([...this.path, ...gathered].map(keyOf));
  });

  on(thing: Thing): boolean {
    return this.chosen.has(keyOf(thing));
  }

  state(thing: Thing): ThingState {
    if (this.on(thing)) return "on";
    if (this.may(thing)) return "may";
    return this.myTurn ? "cannot" : "rest";
  }

  /** Why the reader cannot do with a thing what he might want to. */
  hindrance(thing: Thing): string {
    const found = this.myTurn ? this.prompt?.hindered.find((one) => sameThing(one.thing, thing)) : undefined;
    return found ? tongue.speech.hindrance(this.game, found) : "";
  }

  /** Why the thing that was clicked last cannot be chosen, if it was clicked at this question and not at the one before it. */
  get refused(): string {
    return this.pinned && this.pinnedAt === this.prompt && this.state(this.pinned) === "cannot" ? this.hindrance(this.pinned) : "";
  }

  /** Why words that the reader might miss are not among the answers. */
  get missing(): string[] {
    const answers = this.myTurn ? (this.prompt?.hindered.filter((one) => one.thing.sense === ANSWER) ?? []) : [];
    return answers.map((one) => tongue.speech.hindrance(this.game, one));
  }

  /** What would decline and cannot be said now: it keeps its place among the answers, so that nothing costly comes to lie there. */
  get withheld(): Hindered[] {
    if (!this.myTurn || this.path.length || this.picked) return [];
    return this.prompt?.hindered.filter(({ thing }) => thing.sense === ANSWER && declines(thing.id)) ?? [];
  }

  /** The thing that the inspector shows. */
  get inspected(): Thing | null {
    return this.looked ?? this.path[this.path.length - 1] ?? this.pinned;
  }

  /** The thing that is shown over the board, where there is no inspector beside it: until the reader is asked something new. */
  get opened(): Thing | null {
    const stays = !this.myTurn || this.pinnedAt === this.prompt;
    return this.looked ?? this.path[this.path.length - 1] ?? (stays ? this.pinned : null);
  }

  /** The reader clicked a thing: look at it, and choose it where that is possible. */
  pick(thing: Thing): void {
    this.pinned = thing;
    this.pinnedAt = this.prompt;
    this.looked = null;
    this.refusal = null;
    if (!this.myTurn || this.sending || !this.prompt) return;
    if (gathers(this.prompt.kind)) {
      const option = this.options.find((one) => sameThing(one.things[0], thing));
      if (option) this.gather(option);
      return;
    }
    const leading = this.leadsTo(thing);
    if (leading) {
      this.wish = thing;
      void this.say(leading);
      return;
    }
    if (sameThing(this.path[this.path.length - 1], thing) && !this.mayFollow(thing)) {
      this.path = this.path.slice(0, -1);
      return;
    }
    this.picked = null;
    const path = walk(this.options, this.path, thing);
    if (!path) return;
    this.path = path;
    const { next, complete } = this.offered;
    const only = complete.length === 1 && !next.size ? complete[0] : undefined;
    if (only && !this.confirms(only)) void this.say(only);
  }

  /** The reader takes a thing up to lay it down elsewhere: it is chosen, and nothing is said yet. */
  lift(thing: Thing): void {
    if (!this.myTurn || this.sending || !this.prompt || gathers(this.prompt.kind)) return;
    this.path = walk(this.options, [], thing) ?? this.path;
  }

  /** The reader clicked an option in a list. */
  async choose(option: Option): Promise<void> {
    this.refusal = null;
    if (!this.prompt || this.sending) return;
    if (gathers(this.prompt.kind) && option.things.length) {
      this.gather(option);
    } else if (this.picked?.word === option.word) {
      this.stepBack();
    } else {
      [this.picked, this.path] = [option, option.things];
      this.pinned = option.things[0] ?? this.pinned;
      if (!option.things.length || !this.confirms(option)) await this.say(option);
    }
  }

  /** Choose what a hint names; nothing is said before it is confirmed. */
  take({ option, rest }: Pick<HintOption, "option" | "rest">): void {
    if (!this.prompt || this.sending) return;
    this.hint = null;
    if (gathers(this.prompt.kind) && option.things.length) this.gathered = [option, ...rest].map((one) => one.word);
    else [this.picked, this.path] = [option, option.things];
  }

  /** Whether an option would achieve nothing now. */
  vain(option: Option): boolean {
    return this.prompt?.vain.includes(option.word) ?? false;
  }

  /** What achieves nothing is always confirmed, so that the reader was told, and so is what is foretold only then. */
  private confirms(option: Option): boolean {
    if (this.vain(option)) return true;
    if (!this.prompt) return false;
    if (this.board?.foretells?.(this.prompt, option)) return true;
    if (settings.oneStep) return false;
    return this.board?.confirms(this.prompt, option) ?? true;
  }

  /** One step back: the last thing chosen, then the whole choice. */
  stepBack(): boolean {
    this.refusal = null;
    if (this.picked) [this.picked, this.path] = [null, []];
    else if (this.path.length) this.path = this.path.slice(0, -1);
    else if (this.gathered.length) this.gathered = [];
    else if (this.hint) this.hint = null;
    else return false;
    return true;
  }

  protected forgetChoice(): void {
    this.path = [];
    this.gathered = [];
    this.picked = null;
  }
}
