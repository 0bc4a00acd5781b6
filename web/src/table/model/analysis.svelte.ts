// The computer's estimates of a finished game: what is known of them, and the asking for more.
import { api, RefusedError } from "../../protocol/api";
import type { Analysis, Better, Prompt, Step } from "../../protocol/types";
import { costliest } from "./replay";
import { refusalText } from "./say";

const POLL = 1_000;
/** Choices after which the estimate fell most: whether luck or the choice was to blame the computer tells when asked. */
const SUSPECTS = 6;

/** A better choice, with the question to which it is an answer. */
export interface Judged extends Better {
  asked: Prompt | null;
}

export class Analyst {
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state("");
  /** For which of the costly choices there was a better one, the dearest first; nothing until they are looked for. */
  better = $state.raw<Judged[] | null>(null);
  seeking = $state(false);

  constructor(private readonly id: string) {}

  get done(): boolean {
    return !!this.analysis && this.analysis.total > 0 && this.analysis.done === this.analysis.total;
  }

  get atIt(): boolean {
    return !!this.analysis && this.analysis.done > 0 && !this.done;
  }

  /** What has been estimated; what was begun goes on. */
  async look(): Promise<void> {
    this.analysis = await api.analysis(this.id).catch(() => null);
    if (this.atIt) await this.analyse();
  }

  /** Look for better choices where the estimates fell most. */
  async judge(steps: readonly Step[]): Promise<void> {
    if (this.better || !this.done) return;
    this.better = [];
    this.seeking = true;
    try {
      for (const { at } of costliest(steps, this.analysis?.estimates ?? [], SUSPECTS)) {
        const found = await api.better(this.id, (steps[at]?.said ?? 1) - 1);
        if (!found.options.length) continue;
        const { prompt: asked } = await api.at(this.id, found.said);
        this.better = [...this.better, { ...found, asked }].sort((a, b) => b.gain - a.gain);
      }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.trouble = refusalText({ reason: error.reason, args: error.args });
    }
    this.seeking = false;
  }

  async analyse(): Promise<void> {
    try {
      this.analysis = await api.analyse(this.id);
      while (!this.done) {
        await new Promise((resolve) => setTimeout(resolve, POLL));
        this.analysis = await api.analysis(this.id);
      }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.trouble = refusalText({ reason: error.reason, args: error.args });
    }
  }
}
