// What makes an element of a board a thing: it can be found, looked at, chosen, by pointer and by keyboard alike.
import type { Thing } from "../protocol/types";
import { tongue } from "../text/tongue.svelte";
import { keyOf } from "./model/choice";
import type { TableModel } from "./model/table.svelte";

const LOOK_AFTER = 140; // milliseconds: long enough to pass over things without a flicker

let waiting = 0;

function lookAt(model: TableModel, thing: Thing, after: number): void {
  clearTimeout(waiting);
  if (after) waiting = window.setTimeout(() => (model.looked = thing), after);
  else model.looked = thing;
}

/** What was looked at last stays in the inspector, unless something is chosen. */
function lookAway(model: TableModel): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (model.path.length || !matchMedia("(min-width: 1200px)").matches) model.looked = null;
  }, LOOK_AFTER);
}

/** The senses of a thing that is a component of the game whatever its kind. */
const OF_CARDS: readonly string[] = ["card", "seen"];

/** What a card or another component does, for those who hear the page: on its face it stands only where there is room. */
function effectOf(model: TableModel, { sense, id }: Thing): string | undefined {
  const component = model.components.get(id.split(".")[0] ?? "");
  const meant = component && (OF_CARDS.includes(sense) || component.kind === sense);
  return (meant && tongue.speech.description(model.game, component.id)) || undefined;
}

/** Attributes and handlers of a thing on a board. */
export function thingProps(model: TableModel, thing: Thing) {
  const state = model.state(thing);
  return {
    "data-thing": keyOf(thing),
    "data-state": state,
    "aria-pressed": state === "on" || (state === "may" && model.myTurn) ? state === "on" : undefined,
    "aria-disabled": state === "cannot" ? true : undefined,
    "aria-description": effectOf(model, thing),
    onclick: () => model.pick(thing),
    // Where a pointer allows, a thing is dragged to where it goes.
    draggable: state === "may" && !model.mayFollow(thing),
    ondragstart: () => model.lift(thing),
    ondragover: (event: DragEvent) => {
      if (model.mayFollow(thing)) event.preventDefault();
    },
    ondrop: (event: DragEvent) => {
      event.preventDefault();
      model.pick(thing);
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") lookAt(model, thing, LOOK_AFTER);
    },
    onpointerleave: () => lookAway(model),
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(":focus-visible")) lookAt(model, thing, 0);
    },
    onblur: () => lookAway(model),
  };
}

/** Classes of a thing on a board. */
export function thingClass(model: TableModel, thing: Thing): Record<string, boolean> {
  const state = model.state(thing);
  return {
    thing: true,
    may: state === "may",
    on: state === "on",
    cannot: state === "cannot",
    justnow: model.changed.has(keyOf(thing)),
    hinted: model.hint?.options[0]?.option.things.some((one) => keyOf(one) === keyOf(thing)) ?? false,
  };
}
