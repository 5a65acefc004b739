/** The writes that turn one version of a card into another. Attachments go through the trash instead. */
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import { changedFields } from "../platform/core/change/changed-fields.ts";
import { insert, remove, sweep, update, type Write } from "../platform/db/db.ts";
import { idList, sql } from "../platform/db/sql.ts";
import { updateOf } from "../platform/db/statements.ts";
import { assigneeRow, cardFields, NOT_NOTICED, newCardRow } from "./store.ts";

interface Identified {
  id: string;
}

/** A card with all that is on it, but its attachments. */
export function newCardWrites(card: Card, noticed = NOT_NOTICED): Write[] {
  const { board_id, labels, assignees, placeholders, checklists } = card;
  return [
    insert("cards", newCardRow(card, noticed)),
    ...labels.map((label) => newLabel(card, label)),
    ...assignees.map((user) => insert("card_assignees", assigneeRow(card, user.id))),
    ...placeholders.map((person) => newPlaceholder(card, person)),
    ...checklists.map((checklist) => newChecklist(checklist, board_id)),
    ...checklists.flatMap(({ items }) => items).flatMap((item) => newItem(item, board_id)),
  ];
}

function newLabel({ id, board_id }: Card, label: Identified): Write {
  return insert("card_labels", { board_id, card_id: id, label_id: label.id });
}

function newPlaceholder({ id, board_id }: Card, person: Identified): Write {
  return insert("card_placeholders", { board_id, card_id: id, person_id: person.id });
}

function newChecklist({ id, card_id, title, rank }: Checklist, board_id: string): Write {
  return insert("checklists", { board_id, id, card_id, title, rank });
}

export function cardWrites(before: Card, after: Card): Write[] {
  const { id, board_id } = before;
  const fields = changedFields(before, cardFields(after));
  const labels = difference(before.labels, after.labels);
  const assignees = difference(before.assignees, after.assignees);
  const placeholders = difference(before.placeholders, after.placeholders);
  return [
    ...(fields ? [update("cards", { id }, fields)] : []),
    ...labels.removed.map((label) => remove("card_labels", { card_id: id, label_id: label.id })),
    ...labels.added.map((label) => newLabel(after, label)),
    ...assignees.removed.map((user) => remove("card_assignees", { card_id: id, user_id: user.id })),
    ...assignees.added.map((user) => insert("card_assignees", assigneeRow(after, user.id))),
    ...placeholders.removed.map((person) =>
      remove("card_placeholders", { card_id: id, person_id: person.id }),
    ),
    ...placeholders.added.map((person) => newPlaceholder(after, person)),
    ...assigneeWrites(before, after),
    ...checklistWrites(before.checklists, after.checklists, board_id),
  ];
}

/** Those who stay assigned have the new due date and completion. */
export function assigneeWrites(before: Card, after: Card): Write[] {
  const { id, board_id, due_at, is_complete } = after;
  const kept = difference(before.assignees, after.assignees).kept.map(([user]) => user.id);
  if (kept.length === 0 || (before.due_at === due_at && before.is_complete === is_complete)) return [];
  return [
    sweep(
      updateOf(
        "card_assignees",
        sql`SET due_at = ${due_at}, is_complete = ${is_complete}
          WHERE board_id = ${board_id} AND card_id = ${id} AND user_id ${idList(kept)}`,
      ),
    ),
  ];
}

function checklistWrites(before: Checklist[], after: Checklist[], board_id: string): Write[] {
  if (before === after) return [];
  const { removed, added, kept } = difference(before, after);
  // A removed checklist takes its items along.
  const items = difference(
    before.filter((checklist) => !removed.includes(checklist)).flatMap((checklist) => checklist.items),
    after.flatMap((checklist) => checklist.items),
  );
  return [
    ...removed.map(({ id }) => remove("checklists", { id })),
    ...added.map((checklist) => newChecklist(checklist, board_id)),
    ...kept.flatMap(([was, { id, title, rank }]) => {
      const fields = changedFields(was, { title, rank });
      return fields ? [update("checklists", { id }, fields)] : [];
    }),
    ...items.removed.map(({ id }) => remove("checklist_items", { id })),
    ...items.added.flatMap((item) => newItem(item, board_id)),
    ...items.kept.flatMap(([was, is]) => changedItem(was, is, board_id)),
  ];
}

function newItem({ assignees, placeholders, ...item }: ChecklistItem, board_id: string): Write[] {
  return [
    insert("checklist_items", { ...item, board_id }),
    ...assignees.map((user) => insert("item_assignees", { board_id, item_id: item.id, user_id: user.id })),
    ...placeholders.map((person) =>
      insert("item_placeholders", { board_id, item_id: item.id, person_id: person.id }),
    ),
  ];
}

function changedItem(before: ChecklistItem, after: ChecklistItem, board_id: string): Write[] {
  const { id: item_id, checklist_id, content, is_done, rank } = after;
  const fields = changedFields(before, { checklist_id, content, is_done, rank });
  const assignees = difference(before.assignees, after.assignees);
  return [
    ...(fields ? [update("checklist_items", { id: item_id }, fields)] : []),
    ...assignees.removed.map((user) => remove("item_assignees", { item_id, user_id: user.id })),
    ...assignees.added.map((user) => insert("item_assignees", { board_id, item_id, user_id: user.id })),
  ];
}

interface Difference<T> {
  removed: T[];
  added: T[];
  kept: [T, T][];
}

function difference<T extends Identified>(before: readonly T[], after: readonly T[]): Difference<T> {
  const earlier = new Map(before.map((entry) => [entry.id, entry]));
  const later = new Set(after.map(({ id }) => id));
  return {
    removed: before.filter(({ id }) => !later.has(id)),
    added: after.filter(({ id }) => !earlier.has(id)),
    kept: after.flatMap((entry): [T, T][] => {
      const was = earlier.get(entry.id);
      return was ? [[was, entry]] : [];
    }),
  };
}
