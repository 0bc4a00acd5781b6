// The address bar: which page is shown. Plain links work; a click on one of ours changes the page without loading it anew.
import { tick } from "svelte";

export type Page =
  | { name: "lobby"; game?: string; deck?: string }
  | { name: "watch" }
  | { name: "learn" }
  | { name: "help"; game: string }
  | { name: "doubtful"; game: string }
  | { name: "decks" }
  | { name: "account" }
  | { name: "settings" }
  | { name: "about" }
  | { name: "table"; id: string; invite: string | null; guide: boolean }
  | { name: "replay"; id: string }
  | { name: "lost" };

export function parse(path: string, query = ""): Page {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean);
  const search = new URLSearchParams(query);
  if (!first) return { name: "lobby", ...given(search, "game"), ...given(search, "deck") };
  if (rest.length) return { name: "lost" };
  if (first === "t" && second && !third)
    return { name: "table", id: second, invite: search.get("invite"), guide: search.has("guide") };
  if (first === "t" && second && third === "replay") return { name: "replay", id: second };
  if ((first === "help" || first === "doubtful") && second && !third) return { name: first, game: second };
  if (!second && (first === "watch" || first === "learn" || first === "account" || first === "settings" || first === "about" || first === "decks"))
    return { name: first };
  return { name: "lost" };
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

  /** Take what follows the path out of the address; the page stays as it is. */
  forget(): void {
    history.replaceState(null, "", location.pathname);
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
