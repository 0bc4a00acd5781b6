// The address bar: which page is shown. Plain links work; a click on one of ours changes the page without loading it anew.
import { tick } from "svelte";

export type Page =
  | { name: "lobby"; game?: string; deck?: string }
  | { name: "watch" }
  | { name: "learn" }
  | { name: "help"; game: string }
  | { name: "doubtful"; game: string }
  | { name: "decks" }
  | { name: "ratings"; game?: string }
  | { name: "person"; id: string }
  | { name: "history"; people?: string }
  | { name: "link"; kind: "confirm" | "stop" | "recover"; id: string }
  | { name: "meet" }
  | { name: "tournament"; id: string }
  | { name: "account"; invitation?: string }
  | { name: "desk" }
  | { name: "settings" }
  | { name: "about" }
  | { name: "table"; id: string; invite: string | null }
  | { name: "replay"; id: string; embedded?: true }
  | { name: "lost" };

export function parse(path: string, query = ""): Page {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean);
  const search = new URLSearchParams(query);
  if (!first) return { name: "lobby", ...given(search, "game"), ...given(search, "deck") };
  if (rest.length) return { name: "lost" };
  if (first === "t" && second && !third)
    return { name: "table", id: second, invite: search.get("invite") };
  if (first === "t" && second && third === "replay") return { name: "replay", id: second };
  if (first === "t" && second && third === "embed") return { name: "replay", id: second, embedded: true };
  if ((first === "help" || first === "doubtful") && second && !third) return { name: first, game: second };
  if (first === "people" && second && !third) return { name: "person", id: decoded(second) };
  if ((first === "confirm" || first === "stop" || first === "recover") && (second || first === "recover") && !third)
    return { name: "link", kind: first, id: second ?? "" };
  if (!second && first === "history") return { name: first, ...given(search, "people") };
  if (first === "tournaments" && second && !third) return { name: "tournament", id: second };
  if (!second && first === "ratings") return { name: first, ...given(search, "game") };
  if (!second && first === "account") return { name: first, ...given(search, "invitation") };
  if (!second && (first === "watch" || first === "learn" || first === "desk" || first === "settings" || first === "about" || first === "decks" || first === "meet"))
    return { name: first };
  return { name: "lost" };
}

/** A part of an address as it was written; one that is broken stands as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function given<K extends string>(search: URLSearchParams, key: K): Partial<Record<K, string>> {
  const value = search.get(key);
  return value === null ? {} : ({ [key]: value } as Partial<Record<K, string>>);
}

class Router {
  page = $state.raw<Page>({ name: "lobby" });

  start(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    void this.arrive();
  }

  private read(): void {
    this.page = parse(location.pathname, location.search);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search) return; // an anchor on this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** A new page begins at its top, with the focus on its heading. */
  private async arrive(): Promise<void> {
    await tick();
    if (location.hash) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
}

export const router = new Router();
