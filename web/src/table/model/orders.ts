// Standing orders for windows: what a reader may say to be left alone for a while, or to be asked in any case.
import type { Order, Prompt } from "../../protocol/types";

/** All windows that open at fixed points. */
export const EVERY_WINDOW = "*";

/** Something that can be ordered: to pass at a prompt or window until something ends it. */
export interface Offer {
  prompt: string;
  until: string;
}

/** To pass in all windows for a while, whether one is open or not, in games that have windows. */
export function offersForAll(spans: readonly string[], windows: readonly string[]): Offer[] {
  return spans.length && windows.length ? [...spans, "trigger"].map((until) => ({ prompt: EVERY_WINDOW, until })) : [];
}

/** What a reader may order where this is asked of him: where he can pass, to go on passing for a while. */
export function offersAt(prompt: Pick<Prompt, "name" | "window" | "triggered" | "options">, spans: readonly string[], windows: readonly string[]): Offer[] {
  const everywhere = offersForAll(spans, windows);
  if (!prompt.window) {
    const passes = prompt.options?.some((option) => option.verb === "pass") ? spans : [];
    return [...passes.map((until) => ({ prompt: prompt.name, until })), ...everywhere];
  }
  const here = { prompt: prompt.window, until: "window" };
  return [here, ...(prompt.triggered ? [{ prompt: prompt.window, until: "cancelled" }] : everywhere)];
}

/** Whether a seat wants to be asked in this kind of window in any case. */
export function stopsAt(orders: readonly Order[], seat: number, window: string): boolean {
  return orders.some((order) => order.order === "stop" && order.seat === seat && order.prompt === window);
}
