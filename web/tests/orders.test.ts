import { describe, expect, it } from "vitest";
import type { Order, Prompt } from "../src/protocol/types";
import { offersAt, offersForAll, stopsAt } from "../src/table/model/orders";

const SPANS = ["phase", "round"];
const WINDOWS = ["act:phase:quest"];
const asked = (prompt: { window: string | null; triggered: boolean }, ...verbs: string[]): Prompt =>
  ({ name: "turn", ...prompt, options: verbs.map((verb) => ({ verb })) }) as unknown as Prompt;
const order = (prompt: string, kind: Order["order"]): Order => ({ seat: 0, prompt, order: kind, until: "cancelled" });

describe("standing orders", () => {
  it("in a window last for the window, a phase, a round, or until something triggers", () => {
    const offers = offersAt(asked({ window: "act:phase:quest", triggered: false }), SPANS, WINDOWS);
    expect(offers).toEqual([
      { prompt: "act:phase:quest", until: "window" },
      { prompt: "*", until: "phase" },
      { prompt: "*", until: "round" },
      { prompt: "*", until: "trigger" },
    ]);
  });

  it("at something that happened are about that alone", () => {
    const offers = offersAt(asked({ window: "respond:moment:damaged", triggered: true }), SPANS, WINDOWS);
    expect(offers.map((offer) => offer.until)).toEqual(["window", "cancelled"]);
    expect(new Set(offers.map((offer) => offer.prompt))).toEqual(new Set(["respond:moment:damaged"]));
  });

  it("can be given before a window opens, in games that have windows", () => {
    expect(offersAt(asked({ window: null, triggered: false }), SPANS, WINDOWS)).toEqual(offersForAll(SPANS, WINDOWS));
    expect(offersForAll([], WINDOWS)).toEqual([]);
  });

  it("let a reader go on passing for a while wherever he can pass", () => {
    expect(offersAt(asked({ window: null, triggered: false }, "play", "pass"), ["round"], [])).toEqual([{ prompt: "turn", until: "round" }]);
    expect(offersAt(asked({ window: null, triggered: false }, "play"), ["round"], [])).toEqual([]);
  });

  it("to stop are a seat's own, for one kind of window", () => {
    const orders = [order("act:phase:quest", "stop"), order("act:phase:combat", "pass")];
    expect(stopsAt(orders, 0, "act:phase:quest")).toBe(true);
    expect(stopsAt(orders, 1, "act:phase:quest")).toBe(false);
    expect(stopsAt(orders, 0, "act:phase:combat")).toBe(false);
  });
});
