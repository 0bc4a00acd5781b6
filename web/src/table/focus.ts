// Focus and keys on a board: legal things come first, arrows go to the neighbour in that direction, and after a choice the focus
// goes to the prompt's usual answer or the first legal thing.
import { tick } from "svelte";

const THING = "[data-thing]";
const MAY = "[data-thing][data-state=may]";

function shown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function inReadingOrder(things: Iterable<HTMLElement>): HTMLElement[] {
  const placed = [...things].filter(shown).map((thing) => ({ thing, at: thing.getBoundingClientRect() }));
  placed.sort(({ at: a }, { at: b }) => (Math.abs(a.top - b.top) > 12 ? a.top - b.top : a.left - b.left));
  return placed.map(({ thing }) => thing);
}

/** The things of a board in the order of the focus: those that may be chosen from top left, then the rest. */
export function inFocusOrder(board: Element): HTMLElement[] {
  const things = inReadingOrder(board.querySelectorAll<HTMLElement>(THING));
  const legal = (thing: HTMLElement): boolean => thing.dataset["state"] === "may" || thing.dataset["state"] === "on";
  return [...things.filter(legal), ...things.filter((thing) => !legal(thing))];
}

/** Tab goes through the board in that order, and leaves it at its ends. */
export function tabThrough(event: KeyboardEvent, board: HTMLElement): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const order = inFocusOrder(board);
  const at = order.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next = order[at + (event.shiftKey ? -1 : 1)];
  if (next) {
    event.preventDefault();
    next.focus();
  } else edge(board, event.shiftKey ? "start" : "end")?.focus();
}

function edge(board: HTMLElement, which: "start" | "end"): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-edge="${which}"]`);
}

/** The focus came to the board's edge: on to its first or last thing. */
export function enter(event: FocusEvent, board: HTMLElement | null, which: "start" | "end"): void {
  if (!board || board.contains(event.relatedTarget as Node | null)) return;
  const order = inFocusOrder(board);
  (which === "start" ? order[0] : order[order.length - 1])?.focus();
}

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

function centre(element: Element): { x: number; y: number } {
  const box = (element.querySelector("[data-region]") ?? element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest thing in a direction. */
export function neighbour(board: Element, from: Element, arrow: Arrow): HTMLElement | null {
  const here = centre(from);
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of board.querySelectorAll<HTMLElement>(THING)) {
    if (other === from || !shown(other)) continue;
    const there = centre(other);
    const along = (across ? there.x - here.x : there.y - here.y) * sign;
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (along < 4) continue;
    const distance = along + 2.2 * aside;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

export function isArrow(key: string): key is Arrow {
  return key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";
}

/** Whether keys belong to a field that is being written in. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Put the focus where the next answer is given, unless the reader is busy elsewhere. */
export async function focusOnQuestion(shell: HTMLElement | null, board: HTMLElement | null): Promise<void> {
  await tick();
  if (!shell) return;
  const active = document.activeElement;
  const lost = !active || active === document.body || !active.isConnected;
  const atTheTable = lost || active.closest(".prompt, .boardbox") !== null;
  if (!atTheTable) return;
  const answer = shell.querySelector<HTMLElement>(".prompt .answer.go:not(:disabled)");
  const first =
    answer ??
    (board ? inReadingOrder(board.querySelectorAll<HTMLElement>(MAY))[0] : undefined) ??
    shell.querySelector<HTMLElement>(".prompt .answer:last-of-type:not(:disabled)");
  if (first) first.focus({ preventScroll: true });
  else if (lost) shell.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
}
