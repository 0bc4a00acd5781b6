// A lesson as it is given: which step is shown, what may be said, what is answered to another choice, and what glows.
import type { Lesson, LessonFirst, LessonStep, LogEntry, Option, Prompt } from "../../protocol/types";
import { DONE, keyOf, sameThing, setAnswer } from "../model/choice";
import type { TableModel } from "../model/table.svelte";
import { progress, type Progress } from "./progress";

/** Which part of a step is told. */
export type Mood = "read" | "do" | "wrong" | "why" | "first";

/** After so many further questions the reader knows what is explained, or does not care: it makes room for what comes next. */
const READ_AFTER = 3;

/** Something to be explained, and the question that is the reason, if one is. */
interface Waiting {
  first: LessonFirst;
  question: string | null;
}

export class Coach {
  private kept = $state.raw<Progress>({ lesson: "", at: 0, after: false, explained: [], done: false, silent: false });
  /** The text that answers a choice which is not the step's. */
  private answer = $state<string | null>(null);
  /** How many words have been said. */
  private said = $state(0);
  private waiting = $state.raw<readonly Waiting[]>([]);
  /** What the reader was last seen to have before his eyes, at how many questions, and how many words had been said at the latest. */
  private shown = { first: null as LessonFirst | null, questions: 0, said: -1 };

  constructor(
    readonly lesson: Lesson,
    private readonly table: string,
  ) {
    this.kept = progress.of(table) ?? { ...this.kept, lesson: `${lesson.game}/${lesson.name}` };
    this.keep({});
  }

  private keep(change: Partial<Progress>): void {
    this.kept = { ...this.kept, ...change };
    progress.note(this.table, this.kept);
  }

  // Where it stands

  get step(): LessonStep | null {
    return this.lesson.steps[this.kept.at] ?? null;
  }

  /** The step's number, counted from 1. */
  get number(): number {
    return this.kept.at + 1;
  }

  /** Whether the script is being followed: then nothing else can be said. */
  get scripted(): boolean {
    return this.said < this.lesson.length;
  }

  /** What is explained now that happened for the first time. */
  get first(): LessonFirst | null {
    return this.step || this.kept.silent ? null : (this.waiting[0]?.first ?? null);
  }

  get mood(): Mood | null {
    if (!this.step) return this.first ? "first" : null;
    if (this.kept.after) return "why";
    if (!this.step.words.length) return "read";
    return this.answer ? "wrong" : "do";
  }

  /** The message that is told. */
  get message(): string | null {
    const { step, mood } = this;
    if (!step) return this.first && `lesson-${this.first.name}`;
    if (mood === "why") return `lesson-${step.name}.why`;
    return mood === "wrong" ? `lesson-${step.name}.${this.answer}` : `lesson-${step.name}`;
  }

  /** Whether the reader may go on: the table has come to where the next step begins. */
  get mayGoOn(): boolean {
    const next = this.lesson.steps[this.kept.at + 1];
    return this.mood === "first" || this.mood === "wrong" || this.said >= (next?.start ?? this.lesson.length);
  }

  next(): void {
    if (this.mood === "first") this.explained();
    else if (this.mood === "wrong") this.answer = null;
    else if (this.mayGoOn) this.turnTo(this.kept.at + 1, false);
  }

  /** Explain nothing more at this table. */
  silence(): void {
    this.keep({ silent: true });
  }

  private turnTo(at: number, after: boolean): void {
    this.answer = null;
    this.keep({ at, after, done: at >= this.lesson.steps.length });
  }

  private explained(): void {
    const [next, ...others] = this.waiting;
    this.waiting = others;
    if (next) this.keep({ explained: [...this.kept.explained, next.first.name] });
  }

  // What happens at the table

  /** The table has moved on: a step whose words are said is done, and what is new after the script will be explained; of questions
   * the one that the reader is asked, for as long as he is asked. */
  follow(said: number, log: readonly LogEntry[], asked: Prompt | null): void {
    this.said = said;
    const done = this.lesson.steps.findLastIndex(({ words, start }) => words.length && said >= start + words.length);
    if (done > this.kept.at || (done === this.kept.at && !this.kept.after)) this.turnTo(done, true);
    if (said < this.lesson.length) return;
    if (asked) this.wearOut(said);
    const met = new Set(log.filter((entry) => entry.said > this.lesson.length && entry.of === "game").map((entry) => entry.kind));
    const question = asked?.name ?? null;
    const still = this.waiting.filter((one) => one.question === null || one.question === question);
    const known = new Set([...this.kept.explained, ...still.map(({ first }) => first.name)]);
    const fresh = this.lesson.first.flatMap((first): Waiting[] => {
      if (known.has(first.name)) return [];
      if (first.on.some((kind) => met.has(kind))) return [{ first, question: null }];
      return question !== null && first.on.includes(question) ? [{ first, question }] : [];
    });
    if (fresh.length || still.length < this.waiting.length) this.waiting = [...still, ...fresh];
  }

  /** The reader is asked anew: what has been explained for long enough is read. */
  private wearOut(said: number): void {
    if (said === this.shown.said) return;
    const again = this.first !== null && this.first === this.shown.first;
    this.shown = { first: this.first, questions: again ? this.shown.questions + 1 : 0, said };
    if (this.shown.questions >= READ_AFTER) this.explained();
  }

  // What may be said

  /** The words that are still to be said in the step that the table has come to. */
  private get wanted(): readonly Option[] {
    const step = this.lesson.steps.find(({ start, words }) => start <= this.said && this.said < start + words.length);
    return step ? step.words.slice(this.said - step.start) : [];
  }

  /** Whether these words are what the script wants next; once it is over, anything is. */
  expects(words: readonly number[], closed = false): boolean {
    if (!this.scripted) return true;
    const wanted = this.wanted.map((option) => option.word);
    const end = wanted.indexOf(DONE);
    const same = closed ? wanted.slice(0, end < 0 ? wanted.length : end) : wanted.slice(0, words.length);
    return words.length > 0 && same.length === words.length && same.every((word, i) => word === words[i]);
  }

  /** What the reader has gathered so far is looked at: once it is what is wanted, nothing is wrong any more. */
  heed(gathered: readonly number[]): void {
    if (this.answer && gathered.length && this.expects(setAnswer(gathered), true)) this.answer = null;
  }

  /** Whether what the reader chose may be said; another choice is answered, one of a single thing by what is said of that thing. */
  permits(chosen: readonly Option[], words: readonly number[], closed: boolean): boolean {
    if (this.expects(words, closed)) {
      this.answer = null;
      return true;
    }
    const at = this.lesson.steps.findIndex(({ start, words: own }) => start <= this.said && this.said < start + own.length);
    const step = this.lesson.steps[at];
    if (!step) return false;
    this.turnTo(at, false);
    const [only, ...others] = chosen;
    this.answer = (only && !others.length ? (step.wrong[only.spelling] ?? step.wrong[only.verb]) : undefined) ?? "wrong";
    return false;
  }

  // What glows

  /** What the reader is to look at: a thing, a part of the board, or an answer (`word:12`). */
  target(model: TableModel): string {
    const { step, mood } = this;
    if (!step) return this.first?.at ?? "";
    if (mood === "why") return step.see;
    return step.at || (step.words.length ? this.pointed(model) : "");
  }

  /** What has to be pointed at next, so that the wanted word is said. */
  private pointed(model: TableModel): string {
    const [wanted] = this.wanted;
    if (!wanted || !model.myTurn || !model.view) return "";
    const rest = model.gathered.length ? this.wanted.find(({ word }) => word === DONE || !model.gathered.includes(word)) : wanted;
    if (!rest) return `word:${DONE}`;
    const walked = model.path.every((thing, i) => sameThing(rest.things[i], thing)) ? model.path.length : 0;
    const thing = rest.things[walked];
    return thing && (!model.board || model.board.shows(model, thing)) ? keyOf(thing) : `word:${rest.word}`;
  }
}
