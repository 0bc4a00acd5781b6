// What the desk shows, and doing something at it: whatever was done, all that is shown is asked for anew.
import { call, RefusedError } from "../../protocol/api";
import type { AnyDeed, AuditEntry, DayNumbers, DeedDone, HouseRules, PersonCard, QueueEntry } from "../../protocol/types";
import { session } from "../../session.svelte";
import { refusalText } from "../../table/model/say";
import { t } from "../../text/tongue.svelte";

const PAGE = 100; // entries of the audit log that the server gives at once

class Desk {
  queue = $state.raw<QueueEntry[] | null>(null);
  audit = $state.raw<AuditEntry[]>([]);
  more = $state(false);
  rules = $state.raw<HouseRules | null>(null);
  numbers = $state.raw<DayNumbers[]>([]);
  person = $state.raw<PersonCard | null>(null);
  trouble = $state("");
  done = $state("");

  get keeper(): boolean {
    return session.me?.role === "keeper";
  }

  load(): Promise<void> {
    return this.attempt(async () => {
      [this.queue, this.audit] = await Promise.all([call<QueueEntry[]>("GET", "/desk/queue"), call<AuditEntry[]>("GET", "/desk/audit")]);
      this.more = this.audit.length === PAGE;
      if (this.keeper) [this.rules, this.numbers] = await Promise.all([call<HouseRules>("GET", "/desk/rules"), call<DayNumbers[]>("GET", "/desk/numbers")]);
    });
  }

  earlier(): Promise<void> {
    return this.attempt(async () => {
      const page = await call<AuditEntry[]>("GET", `/desk/audit?before=${this.audit.at(-1)?.id}`);
      this.audit = [...this.audit, ...page];
      this.more = page.length === PAGE;
    });
  }

  find(who: string): Promise<void> {
    return this.attempt(async () => {
      this.person = null;
      this.person = await call<PersonCard>("GET", `/desk/people/${encodeURIComponent(who)}`);
    });
  }

  /** Do something; what came of it, or nothing where it was refused. */
  async do(deed: AnyDeed): Promise<DeedDone | null> {
    let done: DeedDone | null = null;
    await this.attempt(async () => {
      done = await call<DeedDone>("POST", "/desk/deeds", deed);
      await this.load();
      if (this.person) await this.find(this.person.id);
    });
    if (done) this.done = t("desk-done", { deed: deed.deed });
    return done;
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    [this.trouble, this.done] = ["", ""];
    try {
      await act();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.trouble = refusalText({ reason: error.reason, args: error.args });
    }
  }
}

export const desk = new Desk();
