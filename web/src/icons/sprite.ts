// Puts a sprite's symbols into the page, once each.
import common from "./generated/common.svg?raw";

const known = new Set<string>();

export function addSprite(source: string): void {
  if (known.has(source)) return;
  known.add(source);
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  parsed.classList.add("sprite");
  parsed.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(parsed, true));
}

export function addCommonSprite(): void {
  addSprite(common);
}
