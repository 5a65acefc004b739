/**
 * Lines one after another in which the same person does the same kind of thing are one fold, with a line of its own that
 * stands for them; so is everything that filled a new board. Whether two lines belong together depends on them alone, so a fold can grow at both ends. Pure.
 */
import type { BoardEvent } from "../../../contract/events.ts";
import { isSetUp } from "../../boards/create/set-up.ts";
import type { Line } from "./lines.ts";

export interface Fold {
  /** Stays the same when it grows. */
  key: number;
  /** Newest first. A single one is shown as it is. */
  lines: readonly [Line, ...Line[]];
}

/** Between a line and the next one. */
export const CLOSE_MS = 5 * 60_000;

/** `runs` are the lines without anything between them, newest first; `before` are the folds that were shown last. */
export function foldsOf(runs: readonly (readonly Line[])[], before: readonly Fold[]): Fold[][] {
  const known = new Map(before.flatMap(({ key, lines }) => lines.map((line) => [line.key, key])));
  const taken = new Set<number>();
  const keyed = (lines: Fold["lines"]): Fold => {
    const own = lines.map(({ key }) => key);
    // One that has come apart has another key in its second half.
    const free = [...own.map((key) => known.get(key)), ...own].find((key) => key && !taken.has(key));
    const key = free ?? lines[0].key;
    taken.add(key);
    return { key, lines };
  };
  return runs.map((lines) => together(lines).map(keyed));
}

function together(newestFirst: readonly Line[]): Fold["lines"][] {
  const folds: [Line, ...Line[]][] = [];
  let newer: { event: BoardEvent; kind: string | null } | null = null;
  for (const { key, event } of newestFirst) {
    const kind = kindOf(event);
    const belongs = newer && kind !== null && kind === newer.kind && isFollowedBy(event, newer.event);
    if (belongs) folds.at(-1)?.push({ key, event });
    else folds.push([{ key, event }]);
    newer = { event, kind };
  }
  return folds;
}

/** Soon; and if both are about the same thing, by a change of what the first has left. */
function isFollowedBy(first: BoardEvent, second: BoardEvent): boolean {
  if (isSetUp(first)) return true;
  if (Math.abs(Date.parse(second.timestamp) - Date.parse(first.timestamp)) > CLOSE_MS) return false;
  const left: Record<string, unknown> = { ...first.data };
  if (!("id" in second.data) || second.data.id !== left.id) return true;
  return fieldsOf({ ...second.previous }).every(
    ([field, value]) => !(field in left) || JSON.stringify(left[field]) === JSON.stringify(value),
  );
}

/** Events of the same kind can be told as one; null for those that are always told on their own. */
function kindOf(event: BoardEvent): string | null {
  if (isSetUp(event)) return JSON.stringify(["setup", event.user_id]);
  const same = sameIn(event);
  if (same === null) return null;
  const { type, user_id, via, restored, archived, undoes } = event;
  return JSON.stringify([type, user_id, via, restored, archived, undoes !== undefined, ...same]);
}

/** What must be the same besides who did it. */
function sameIn(event: BoardEvent): readonly unknown[] | null {
  switch (event.type) {
    case "card.created":
    case "card.deleted":
      return [event.data.column_id];
    case "card.moved":
      return [event.data.column_id, isWithin(event.previous?.column_id, event.data.column_id)];
    case "card.updated":
      return cardFields(event.data.id, { ...event.previous }, event.data);
    case "column.updated":
    case "label.updated":
    case "checklist.updated":
      return [event.data.id, ...namesOf({ ...event.previous })];
    case "checklist_item.created":
    case "checklist_item.deleted":
      return [event.data.checklist_id];
    case "checklist_item.moved":
      return [event.data.checklist_id, isWithin(event.previous?.checklist_id, event.data.checklist_id)];
    case "checklist_item.updated": {
      const { id, checklist_id, is_done } = event.data;
      const fields = namesOf({ ...event.previous });
      return isOnly(fields, "is_done") ? [checklist_id, is_done] : [id, ...fields];
    }
    case "attachment.created":
    case "attachment.deleted":
    case "comment.created":
    case "comment.updated":
    case "comment.deleted":
      return [event.data.card_id];
    case "card.labeled":
    case "card.unlabeled":
    case "card.assigned":
    case "card.unassigned":
    case "column.created":
    case "column.deleted":
    case "column.moved":
    case "label.created":
    case "label.deleted":
      return [];
    case "board.member_added":
    case "board.member_removed":
      return event.data.user_id === event.user_id ? null : [];
    default:
      return null;
  }
}

/** Dates and completion are told of many cards at once, everything else of one card. */
function cardFields(id: string, previous: object, now: Record<string, unknown>): readonly unknown[] {
  const fields = namesOf(previous);
  if (isOnly(fields, "is_complete")) return ["is_complete", now.is_complete];
  for (const date of ["start_at", "due_at"]) if (isOnly(fields, date)) return [date, now[date] === null];
  return [id, ...fields];
}

/** The fields that were changed, with what they were; the time of the change is always among them. */
const fieldsOf = (previous: object): [string, unknown][] =>
  Object.entries(previous).filter(([field]) => field !== "updated_at");
const namesOf = (previous: object) =>
  fieldsOf(previous)
    .map(([field]) => field)
    .sort();
const isOnly = (fields: readonly string[], one: string) => fields.length === 1 && fields[0] === one;
const isWithin = (before: string | undefined, after: string) => before === undefined || before === after;
