// Which things are laid out to choose from, beside the display and the map.
import type { TableModel } from "../../../table/model/table.svelte";
import type { Thing } from "../../../protocol/types";
import { viewOf } from "./facts";

export interface TrayContent {
  title: string;
  things: Thing[];
}

const TITLES: Readonly<Record<string, string>> = {
  token: "duel-web-tray-token",
  from_discard: "duel-web-tray-discard",
  grey: "duel-web-tray-grey",
};

export function trayOf(model: TableModel): TrayContent | null {
  const prompt = model.prompt;
  const title = prompt ? TITLES[prompt.name] : undefined;
  if (!prompt || !title) return null;
  const things = prompt.options
    ? prompt.options.flatMap((option) => option.things.slice(0, 1))
    : viewOf(model).shown_tokens.map((id) => ({ sense: "token", id }));
  return things.length ? { title, things } : null;
}
