import { expect, it } from "vitest";
import type { TableSummary } from "../src/protocol/types";
import { callBack } from "../src/table/model/calling";

function tables(...asked: string[]): TableSummary[] {
  return ["a", "b", "c"].map((id) => ({ id, asked_back: asked.includes(id) })) as TableSummary[];
}

it("a player is called once to each table where his seat begins to wait for him", () => {
  const calls: string[] = [];
  let known: ReadonlySet<string> | null = null;
  for (const seen of [tables("a"), tables("a", "b"), tables("a", "b"), tables("a"), tables("a", "b", "c")])
    known = callBack(known, seen, (table) => calls.push(table.id));
  expect(calls).toEqual(["b", "b", "c"]);
});
