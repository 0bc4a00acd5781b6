// A position of any game as headings and lists, drawn from the data that the server shows.
import type { Data, Section } from "../boards";
import { t, tongue } from "../tongue.svelte";
import type { TableModel } from "./model.svelte";

function titled(text: string): string {
  const words = text.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function named(model: TableModel, id: string): string {
  const component = model.components.get(id);
  const thing = { sense: component?.kind ?? "side", id };
  return tongue.speech.knows(model.game, thing) ? tongue.speech.thing(model.game, thing) : titled(id);
}

function worded(model: TableModel, value: unknown): string {
  if (value === null || value === undefined) return t("web-none");
  if (typeof value === "boolean") return t(value ? "ui-word-yes" : "ui-word-no");
  if (typeof value === "string") return named(model, value);
  if (Array.isArray(value)) return value.length ? value.map((one) => worded(model, one)).join(", ") : t("web-none");
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([key, one]) => `${named(model, key)}: ${worded(model, one)}`);
    return parts.length ? parts.join("; ") : t("web-none");
  }
  return String(value);
}

function lines(model: TableModel, value: unknown): string[] {
  if (Array.isArray(value)) return value.length ? value.map((one) => worded(model, one)) : [t("web-none")];
  if (value !== null && typeof value === "object")
    return Object.entries(value as Data).map(([key, one]) => `${named(model, key)}: ${worded(model, one)}`);
  return [worded(model, value)];
}

export function genericSections(model: TableModel): Section[] {
  return Object.entries(model.view ?? {}).map(([key, value]) => ({ title: titled(key), lines: lines(model, value) }));
}
