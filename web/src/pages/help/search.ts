// Searching a page of rules: what does not have the words in it is hidden, headings without anything under them too.
const ENTRIES = "li, dl > div, p, tbody > tr";

/** Leave what has all words of a search in it, and say how many entries that are; an empty search leaves everything. */
export function leaveOnly(page: HTMLElement, sought: string): number {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const entry of page.querySelectorAll<HTMLElement>(ENTRIES)) {
    const text = (entry.textContent ?? "").toLocaleLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) found += 1;
  }
  hideEmptyHeadings(page, words.length > 0);
  return found;
}

/** A heading stays if anything does between it and the next one of its rank. */
function hideEmptyHeadings(page: HTMLElement, searching: boolean): void {
  let [part, section]: (HTMLElement | null)[] = [null, null];
  for (const element of page.children as HTMLCollectionOf<HTMLElement>) {
    if (element.tagName === "H2") [part, section] = [element, null];
    else if (element.tagName === "H3") section = element;
    else {
      if (!searching || stays(element)) for (const heading of [part, section]) if (heading) heading.hidden = false;
      continue;
    }
    element.hidden = searching;
  }
}

function stays(element: HTMLElement): boolean {
  if (element.matches(ENTRIES)) return !element.hidden;
  return [...element.querySelectorAll<HTMLElement>(ENTRIES)].some((entry) => !entry.hidden);
}
