const GAP = 6;

/** Put a sheet beside its button: under it, or above it where the button stands low. */
export function putBeside(sheet: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const low = at.top > innerHeight / 2;
  sheet.style.top = low ? "auto" : `${at.bottom + GAP}px`;
  sheet.style.bottom = low ? `${innerHeight - at.top + GAP}px` : "auto";
  sheet.style.right = `${Math.max(GAP, Math.min(innerWidth - at.right, innerWidth - sheet.offsetWidth - GAP))}px`;
}
