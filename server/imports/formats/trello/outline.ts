import { type Fields, listOf, numberOf, stringOf } from "../../read/values.ts";
import type { ColumnRecord, Sink } from "../../records.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { skipSome } from "../skips.ts";
import { boardColor, listColor } from "./colors.ts";
import type { Labels } from "./labels.ts";

export function columnOf(value: unknown, index: number): ColumnRecord | null {
  const list = fieldsOf(value);
  const key = shortKeyOf(list.id);
  if (key === null) return null;
  const limit = numberOf(list.softLimit);
  return {
    kind: "column",
    key,
    title: stringOf(list.name) ?? "",
    color: listColor(list.color),
    isDone: false,
    cardLimit: limit !== null && limit >= 1 ? Math.floor(limit) : null,
    sort: numberOf(list.pos) ?? index,
    isArchived: list.closed === true,
  };
}

/** The board itself, from the values beside its lists and cards. */
export function putBoard(outer: Fields, labels: Labels, sink: Sink): void {
  const prefs = fieldsOf(outer.prefs);
  const color = boardColor(prefs.background, prefs.backgroundColor);
  sink.put({
    kind: "board",
    title: stringOf(outer.name) ?? "",
    description: stringOf(outer.desc) || null,
    color,
  });
  if (labels.size === 0) {
    for (const [labelColor, name] of Object.entries(fieldsOf(outer.labelNames))) {
      if (stringOf(name)?.trim()) labels.add({ color: labelColor, name });
    }
  }
  if (stringOf(prefs.backgroundImage)) sink.skip("background pictures", "boards here have a colour instead");
  skipSome(sink, "power-up data", "it belongs to a Trello power-up", listOf(outer.pluginData).length);
  if (outer.closed === true) sink.warn("The board was closed in Trello; it is an open board here.");
  if (prefs.isTemplate === true)
    sink.warn("The board was a template in Trello; it is an ordinary board here.");
}
