// Standing orders for windows: what a reader may say to be left alone for a while, or to be asked in any case.
import type { Order, Prompt } from "../../protocol/types";

/** All windows that open at fixed points. */
export const EVERY_WINDOW = "*";

/** Something that can be ordered: to pass at a prompt or window until something ends it. */
export interface Offer {
  prompt: string;
  until: string;
}

/** To pass in all windows for a while, whether one is open or not. */
export function offersForAll(spans: readonly string[]): Offer[] {
  return spans.length ? [...spans, "trigger"].map((until) => ({ prompt: EVERY_WINDOW, until })) : [];
}

/** What a reader may order where this is asked of him. */
export function offersAt(prompt: Pick<Prompt, "window" | "triggered">, spans: readonly string[]): Offer[] {
  if (!prompt.window) return offersForAll(spans);
  const here = { prompt: prompt.window, until: "window" };
  return [here, ...(prompt.triggered ? [{ prompt: prompt.window, until: "cancelled" }] : offersForAll(spans))];
}

/** Whether a seat wants to be asked in this kind of window in any case. */
export function stopsAt(orders: readonly Order[], seat: number, window: string): boolean {
  return orders.some((order) => order.order === "stop" && order.seat === seat && order.prompt === window);
}
