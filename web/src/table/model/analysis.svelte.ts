// The computer's estimates of a finished game: what is known of them, and the asking for more.
import { api, RefusedError } from "../../protocol/api";
import type { Analysis } from "../../protocol/types";
import { refusalText } from "./say";

const POLL = 1_000;

export class Analyst {
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state("");

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
