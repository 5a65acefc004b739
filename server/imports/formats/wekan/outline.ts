import { type Fields, listOf, numberOf, stringOf } from "../../read/values.ts";
import type { ColumnRecord, Key, Sink } from "../../records.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { capitalized } from "../sections.ts";
import { colorOf, themeColor } from "./colors.ts";
import type { Lanes } from "./lanes.ts";

export interface List {
  column: ColumnRecord;
  /** In newer versions a list may belong to one swimlane. */
  lane: Key | null;
}

export function listOfBoard(value: unknown, index: number): List | null {
  const list = fieldsOf(value);
  const key = shortKeyOf(list._id);
  if (key === null || list.deletedAt) return null;
  const limit = fieldsOf(list.wipLimit);
  const most = limit.enabled === true ? numberOf(limit.value) : null;
  const column: ColumnRecord = {
    kind: "column",
    key,
    title: stringOf(list.title) ?? "",
    color: colorOf(list.color),
    isDone: false,
    cardLimit: most !== null && most >= 1 ? Math.floor(most) : null,
    sort: numberOf(list.sort) ?? index,
    isArchived: list.archived === true,
  };
  return { column, lane: shortKeyOf(list.swimlaneId) };
}

/** The board itself, its labels and its lists; gives the keys of the labels. */
export function putBoard(outer: Fields, lists: readonly List[], lanes: Lanes, sink: Sink): Set<Key> {
  sink.put({
    kind: "board",
    title: stringOf(outer.title) ?? "",
    description: stringOf(outer.description) || null,
    color: themeColor(outer.color),
  });
  if (outer.archived === true) sink.warn("The board was archived in Wekan; it is an open board here.");
  if (stringOf(outer.backgroundImageURL))
    sink.skip("background pictures", "boards here have a colour instead");
  const titles = Map.groupBy(lists, ({ column }) => column.title);
  for (const { column, lane } of lists) {
    const isAlone = titles.get(column.title)?.length === 1;
    const laneTitle = isAlone ? null : lanes.titleOf(lane);
    sink.put(laneTitle === null ? column : { ...column, title: `${column.title} (${laneTitle})` });
  }
  const labels = new Set<Key>();
  for (const label of listOf(outer.labels).map(fieldsOf)) {
    const key = shortKeyOf(label._id);
    if (key === null) continue;
    const name = stringOf(label.name)?.trim() || capitalized(stringOf(label.color) ?? "");
    sink.put({ kind: "label", key, name, color: colorOf(label.color), sort: labels.size });
    labels.add(key);
    sink.remember(key);
  }
  return labels;
}
