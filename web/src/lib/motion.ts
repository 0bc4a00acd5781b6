// Movement on a board, by the browser's own animations: no style sheets, no timers, finished at once by a click anywhere.

export type Rect = { x: number; y: number; width: number; height: number };
/** Starts after a delay, at a pace (1 is calm); resolves when it is over. */
export type Flight = (delay: number, pace: number) => Promise<unknown>;

const running = new Set<Animation>();

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export function clone(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.classList.remove("may", "on", "justnow", "hinted");
  const look = getComputedStyle(element);
  for (const name of ["--u", "--st", "--c"]) copy.style.setProperty(name, look.getPropertyValue(name));
  return copy;
}

async function run(element: Element, frames: Keyframe[], duration: number, delay: number): Promise<void> {
  const animation = element.animate(frames, { duration, delay, easing: "cubic-bezier(.45,.05,.2,1)", fill: "backwards" });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // cancelled: the element is gone
  } finally {
    running.delete(animation);
  }
}

/** A copy of something travels from where it was to where it goes, and vanishes there. */
export function fly(root: HTMLElement, copy: HTMLElement, from: Rect, to: Rect, duration: number, shrink: boolean): Flight {
  return async (delay, pace) => {
    const base = rectOf(root);
    const layer = document.createElement("div");
    layer.className = "flying";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    layer.append(copy);
    for (const button of layer.querySelectorAll("button, [tabindex]")) button.setAttribute("tabindex", "-1");
    layer.style.left = `${from.x - base.x}px`;
    layer.style.top = `${from.y - base.y}px`;
    layer.style.width = `${from.width}px`;
    layer.style.height = `${from.height}px`;
    root.append(layer);
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height / 2 - from.y - from.height / 2;
    const scale = shrink ? 0.35 : 1;
    await run(
      layer,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx * 0.9}px, ${dy * 0.9}px) scale(${scale + 0.1})`, opacity: 1, offset: 0.8 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
      ],
      duration * pace * 1.6,
      delay,
    );
    layer.remove();
  };
}

/** A card is turned face up. */
export function flip(element: HTMLElement, duration: number): Flight {
  return (delay, pace) =>
    run(element, [{ transform: "perspective(600px) rotateY(88deg)" }, { transform: "perspective(600px) rotateY(0)" }], duration * pace, delay);
}

/** Something small that changed swells once. */
export function pulse(element: Element, duration: number): Flight {
  return (delay, pace) =>
    run(element, [{ scale: "1" }, { scale: "1.25", offset: 0.4 }, { scale: "1" }], duration * pace, delay);
}

/** End everything that moves. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
}
