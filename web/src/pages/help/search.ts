// Searching a page of rules: what does not have the words in it is hidden, headings without anything under them too.
const ENTRIES = "li, dl > div, p, tbody > tr";

const MARK = "sought"; // what the style sheet calls the words that were found

/** What a search has left: how many entries, and under which headings. */
export interface Found {
  entries: number;
  headings: ReadonlySet<string>;
}

/** Leave what has all words of a search in it, and mark them there; an empty search leaves everything. */
export function leaveOnly(page: HTMLElement, sought: string): Found {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const entry of page.querySelectorAll<HTMLElement>(ENTRIES)) {
    const text = (entry.textContent ?? "").toLocaleLowerCase();
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) found += 1;
  }
  hideEmptyHeadings(page, words.length > 0);
  mark(page, words);
  return { entries: found, headings: new Set([...page.querySelectorAll("h2:not([hidden])")].map((one) => one.id)) };
}

/** Mark every place at which a word stands in what is left, in browsers that can. */
function mark(page: HTMLElement, words: readonly string[]): void {
  if (typeof CSS === "undefined" || !("highlights" in CSS)) return;
  const left = words.length ? [...page.querySelectorAll<HTMLElement>(ENTRIES)].filter((entry) => !entry.hidden) : [];
  CSS.highlights.set(MARK, new Highlight(...left.flatMap((entry) => words.flatMap((word) => places(entry, word)))));
}

/** Where a word stands in an entry; those of entries within it are its own. */
function places(entry: HTMLElement, word: string): Range[] {
  const walk = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement?.closest(ENTRIES) !== entry) continue;
    const text = (node.textContent ?? "").toLocaleLowerCase();
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      found.push(range);
    }
  }
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
