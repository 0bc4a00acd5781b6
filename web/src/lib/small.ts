// Windows in which the table shows one part at a time, behind tabs: a phone upright or on its side, a page at twice its size.
// Style sheets say the same: @media (max-width: 720px), (max-height: 560px).
export const SMALL = "(max-width: 720px), (max-height: 560px)";

/** Whether the window is such a one now. */
export function isSmall(): boolean {
  return matchMedia(SMALL).matches;
}
