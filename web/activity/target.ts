import type { BoardEvent } from "../../contract/events.ts";
import { cardIdOf } from "./feed/feed-filter.ts";
import type { Names } from "./sentences/names.ts";

/** What an event is about, on the board. */
export interface Target {
  kind: "card" | "column";
  id: string;
}

/** Null where there is nothing to show: the line says that it was deleted, or it is about the board as a whole. */
export function targetOf(event: BoardEvent, names: Names): Target | null {
  const { type, data } = event;
  if (type === "card.deleted" || type === "column.deleted") return null;
  if (type.startsWith("column.") && "id" in data) return { kind: "column", id: data.id };
  const id = cardIdOf(event, (checklistId) => names.checklist(checklistId)?.card_id);
  return id === undefined ? null : { kind: "card", id };
}
