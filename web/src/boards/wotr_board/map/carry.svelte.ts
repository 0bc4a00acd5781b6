// An army that a mouse carries over the map: taken up where it is asked which one goes, laid down where it may go. What it takes up is
// chosen as a click would choose it, so that a drag that ends nowhere leaves the question where the army goes.
import type { TableModel } from "../../../table/model/table.svelte";
import type { Thing } from "../../../protocol/types";
import { planOf } from "../plan.svelte";
import type { Spot } from "./frame.svelte";

/** Questions that ask which army sets out, and those that ask where to. */
const WHICH: ReadonlySet<string> = new Set(["march_from", "attack_from"]);
const WHERE: ReadonlySet<string> = new Set(["march_to", "attack_at"]);

function thingOf(region: string): Thing {
  return { sense: "region", id: region };
}

export class Carry {
  /** Where the army was taken up that the pointer holds. */
  private held: string | null = null;
  /** Where it was taken up, once it has left the ground. */
  from = $state<string | null>(null);
  /** Where the pointer is, in units of the drawing. */
  at = $state.raw<Spot>({ x: 0, y: 0 });
  /** The region below it. */
  over = $state<string | null>(null);
  /** Where it was laid down before the game had asked where it goes. */
  private laid = $state<string | null>(null);

  constructor(private readonly model: TableModel) {}

  /** Whether an army stands in a region that can be taken up now. */
  mayTake(region: string | null): boolean {
    const { model } = this;
    const asked = model.prompt?.name ?? "";
    if (!region || !model.myTurn) return false;
    return (WHICH.has(asked) && model.may(thingOf(region))) || (WHERE.has(asked) && planOf(model).source === region);
  }

  /** Whether the pointer holds an army. */
  get holds(): boolean {
    return this.held !== null;
  }

  /** The pointer goes down on a region. */
  take(region: string | null): void {
    this.held = this.mayTake(region) ? region : null;
  }

  /** The pointer has moved with what it holds. */
  move(at: Spot, over: string | null): void {
    const { held, model } = this;
    if (!held) return;
    if (!this.from && WHICH.has(model.prompt?.name ?? "")) model.pick(thingOf(held));
    this.from = held;
    this.at = at;
    this.over = over;
    model.looked = over ? thingOf(over) : null;
  }

  /** It is let go. */
  lay(): void {
    if (this.from && this.over !== this.from) this.laid = this.over;
    this.leave();
  }

  /** It is put back. */
  leave(): void {
    this.held = this.from = this.over = null;
  }

  /** What was laid down goes there as soon as the game has asked where to. */
  follow(): void {
    const { laid, model } = this;
    if (!laid || model.sending) return;
    this.laid = null;
    if (WHERE.has(model.prompt?.name ?? "") && model.may(thingOf(laid))) model.pick(thingOf(laid));
  }
}
