/** The objects of `board.json` as records. Null without the fields that nothing else could stand for. */
import {
  booleanOf,
  dateOf,
  type Fields,
  filledOf,
  keyOf,
  listOf,
  numberOf,
  objectOf,
  plannedDate,
  stringOf,
} from "../../read/values.ts";
import type {
  BoardRecord,
  CardRecord,
  ChecklistRecord,
  CommentRecord,
  FileRecord,
  ImportRecord,
  ItemRecord,
} from "../../records.ts";

export function boardRecord({ title, description, color }: Fields): BoardRecord {
  return {
    kind: "board",
    title: stringOf(title) ?? "",
    description: stringOf(description),
    color: stringOf(color),
  };
}

/** Of the lists whose objects are one record each. */
export const SIMPLE_RECORDS: Readonly<Record<string, (fields: Fields, sort: number) => ImportRecord | null>> =
  {
    people({ id, name, username }) {
      const key = keyOf(id);
      if (key === null) return null;
      const shown = filledOf(name) ?? filledOf(username) ?? key;
      return { kind: "person", key, name: shown, username: filledOf(username), email: null };
    },
    labels({ id, name, color }, sort) {
      const key = keyOf(id);
      return key === null
        ? null
        : { kind: "label", key, name: stringOf(name) ?? "", color: stringOf(color), sort };
    },
    columns({ id, title, color, is_done_column, card_limit, archived_at }, sort) {
      const key = keyOf(id);
      if (key === null) return null;
      return {
        kind: "column",
        key,
        title: stringOf(title) ?? "",
        color: stringOf(color),
        isDone: booleanOf(is_done_column),
        cardLimit: numberOf(card_limit),
        sort,
        isArchived: dateOf(archived_at) !== null,
      };
    },
    rules(fields, sort) {
      const key = keyOf(fields.id);
      if (key === null) return null;
      return {
        kind: "rule",
        key,
        name: stringOf(fields.name) ?? "",
        triggerType: stringOf(fields.trigger_type) ?? "",
        triggerColumn: keyOf(fields.trigger_column_id),
        triggerLabel: keyOf(fields.trigger_label_id),
        actionType: stringOf(fields.action_type) ?? "",
        actionColumn: keyOf(fields.action_column_id),
        actionPerson: keyOf(fields.action_person_id),
        actionLabel: keyOf(fields.action_label_id),
        isEnabled: booleanOf(fields.is_enabled),
        sort,
      };
    },
  };

export function commentRecord(fields: Fields): CommentRecord | null {
  const [key, card, body] = [keyOf(fields.id), keyOf(fields.card_id), stringOf(fields.body)];
  if (key === null || card === null || body === null) return null;
  return {
    kind: "comment",
    key,
    card,
    author: keyOf(fields.author_id),
    body,
    createdAt: dateOf(fields.created_at),
    editedAt: dateOf(fields.edited_at),
  };
}

interface CardParts {
  /** Its column is empty if it has none. */
  card: CardRecord;
  others: (ChecklistRecord | ItemRecord)[];
  files: Omit<FileRecord, "content">[];
  /** How many of its parts have no id. */
  bad: number;
}

export function cardRecords(fields: Fields, sort: number): CardParts | null {
  const key = keyOf(fields.id);
  if (key === null) return null;
  const card: CardRecord = {
    kind: "card",
    key,
    column: keyOf(fields.column_id) ?? "",
    sort,
    number: numberOf(fields.number),
    title: stringOf(fields.title) ?? "",
    description: stringOf(fields.description),
    labels: keysOf(fields.labels),
    people: keysOf(fields.people),
    startAt: plannedDate(fields.start_at),
    dueAt: plannedDate(fields.due_at),
    isComplete: booleanOf(fields.is_complete),
    cover: keyOf(fields.cover_attachment_id),
    createdAt: dateOf(fields.created_at),
    updatedAt: dateOf(fields.updated_at),
    isArchived: dateOf(fields.archived_at) !== null,
  };
  const checklists = numbered(fields.checklists);
  const items = checklists.entries.flatMap((checklist) =>
    numbered(checklist.fields.items).entries.map((item) => ({ ...item, checklist: checklist.key })),
  );
  const files = numbered(fields.attachments);
  return {
    card,
    others: [
      ...checklists.entries.map(
        ({ key, fields, sort }): ChecklistRecord => ({
          kind: "checklist",
          key,
          card: card.key,
          title: stringOf(fields.title) ?? "",
          sort,
        }),
      ),
      ...items.map(
        ({ key, fields, sort, checklist }): ItemRecord => ({
          kind: "item",
          key,
          checklist,
          content: stringOf(fields.content) ?? "",
          isDone: booleanOf(fields.is_done),
          people: keysOf(fields.people),
          sort,
        }),
      ),
    ],
    files: files.entries.map(({ key, fields, sort }) => ({
      kind: "file",
      key,
      card: card.key,
      name: stringOf(fields.name) ?? "",
      mimeType: stringOf(fields.mime_type),
      sort,
    })),
    bad: checklists.bad + badItems(checklists.entries) + files.bad,
  };
}

const badItems = (checklists: readonly Numbered[]): number =>
  checklists.reduce((sum, { fields }) => sum + numbered(fields.items).bad, 0);

function keysOf(value: unknown): string[] {
  return listOf(value)
    .map(keyOf)
    .filter((key) => key !== null);
}

interface Numbered {
  key: string;
  fields: Fields;
  sort: number;
}

/** The objects of a list that have an id, and how many have none. */
function numbered(value: unknown): { entries: Numbered[]; bad: number } {
  const list = listOf(value);
  const entries = list.flatMap((entry, sort) => {
    const fields = objectOf(entry);
    const key = keyOf(fields?.id);
    return fields && key !== null ? [{ key, fields, sort }] : [];
  });
  return { entries, bad: list.length - entries.length };
}
