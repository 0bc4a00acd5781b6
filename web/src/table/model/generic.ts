// A position of any game as headings and lists, drawn from the data that the server shows.
import type { Data, Section } from "../../boards";
import { t, tongue } from "../../text/tongue.svelte";
import type { TableModel } from "./table.svelte";

/** What a bare id in a position may be. */
const SENSES = ["side", "player", "scenario", "faction", "kind", "term"];

function titled(text: string): string {
  const words = text.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function named(model: TableModel, id: string): string {
  if (model.components.has(id)) return tongue.speech.name(model.game, id);
  for (const sense of SENSES) {
    const name = tongue.speech.called(model.game, { sense, id });
    if (name) return name;
  }
  return titled(id);
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
  return Object.entries(model.view ?? {}).map(([key, value]) => ({ title: named(model, key), lines: lines(model, value) }));
}
