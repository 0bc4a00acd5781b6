// Puts a sprite's symbols into the page, once each.
import first from "./generated/first.svg?raw";

const known = new Set<string>();

export function addSprite(source: string): void {
  if (known.has(source)) return;
  known.add(source);
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  parsed.classList.add("sprite");
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
}

/** What the lobby shows. */
export function addFirstSprite(): void {
  addSprite(first);
}

/** What the other pages share beside it. */
export async function addCommonSprite(): Promise<void> {
  addSprite((await import("./generated/common.svg?raw")).default);
}
