/** What is on a board of 4ga Boards. */
import { createLinks, type Links } from "../../read/links.ts";
import { booleanOf, dateOf, filledOf, keyOf, objectOf, plannedDate } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import { isOn, type Row, rowsOn, sortOf, type Tables } from "./tables.ts";

export async function readCards(
  tables: Tables,
  { board, lists }: { board: Key; lists: ReadonlySet<Key> },
  sink: Sink,
): Promise<Set<Key>> {
  const labels = await linksOf(tables.rows("cardLabels"), ["cardId", "labelId"], sink);
  const people = await linksOf(tables.rows("cardMemberships"), ["cardId", "userId"], sink);
  const cards = new Set<Key>();
  const belongs = (row: Row) => isOn(board)(row) && lists.has(row.listId ?? "");
  for await (const row of rowsOn(tables, "cards", belongs, sink)) {
    const key = keyOf(row.id);
    if (key === null) continue;
    sink.remember(key);
    cards.add(key);
    if (row.timer) sink.skip("stopwatches", "cards have none");
    sink.put({
      kind: "card",
      key,
      column: row.listId ?? "",
      sort: sortOf(row),
      number: null,
      title: row.name ?? "",
      description: row.description ?? null,
      labels: labels.of(key),
      people: people.of(key),
      startAt: null,
      dueAt: plannedDate(cellValue(row.dueDate)),
      isComplete: false,
      cover: row.coverAttachmentId ?? null,
      createdAt: dateOf(cellValue(row.createdAt)),
      updatedAt: dateOf(cellValue(row.updatedAt)),
      isArchived: false,
    });
  }
  return cards;
}

/** The tasks of a card are one checklist. */
export async function readTasks(tables: Tables, cards: ReadonlySet<Key>, sink: Sink): Promise<void> {
  const people = await linksOf(tables.rows("taskMemberships"), ["taskId", "userId"], sink);
  const lists = new Set<Key>();
  for await (const row of rowsOn(tables, "tasks", (task) => cards.has(task.cardId ?? ""), sink)) {
    const [key, card] = [keyOf(row.id), row.cardId ?? ""];
    if (key === null) continue;
    if (!lists.has(card)) {
      sink.remember(card);
      lists.add(card);
      sink.put({ kind: "checklist", key: card, card, title: "Tasks", sort: 0 });
    }
    if (plannedDate(cellValue(row.dueDate)) !== null)
      sink.skip("due dates of tasks", "items of checklists have none");
    const [content, isDone] = [row.name ?? "", booleanOf(row.isCompleted)];
    const item = { key, checklist: card, content, isDone, people: people.of(key), sort: sortOf(row) };
    sink.put({ kind: "item", ...item });
  }
}

/** Older versions have them among the actions. */
export async function readComments(tables: Tables, cards: ReadonlySet<Key>, sink: Sink): Promise<void> {
  const belongs = (row: Row) => cards.has(row.cardId ?? "");
  for await (const row of rowsOn(tables, "comments", belongs, sink)) putComment(row, sink);
  for await (const row of rowsOn(tables, "actions", belongs, sink)) {
    if (row.type === "commentCard") putComment(row, sink);
    else sink.skip("actions", "the history stays behind");
  }
}

function putComment(row: Row, sink: Sink): void {
  const [key, body] = [keyOf(row.id), filledOf(objectOf(cellValue(row.data))?.text)];
  if (key === null || body === null) {
    sink.skip("comments", "they have no text");
    return;
  }
  const times = { createdAt: dateOf(cellValue(row.createdAt)), editedAt: dateOf(cellValue(row.updatedAt)) };
  sink.put({ kind: "comment", key, card: row.cardId ?? "", author: row.userId ?? null, body, ...times });
}

export async function readFiles(tables: Tables, cards: ReadonlySet<Key>, sink: Sink): Promise<void> {
  let sort = 0;
  for await (const row of rowsOn(tables, "attachments", (file) => cards.has(file.cardId ?? ""), sink)) {
    const key = keyOf(row.id);
    const entry = row.dirname && row.filename ? tables.file(row.dirname, row.filename) : null;
    if (key === null || entry === null) {
      sink.skip("attachments", "their files are not in the archive");
      continue;
    }
    const name = row.name ?? row.filename ?? key;
    const file = { key, card: row.cardId ?? "", name, mimeType: null, content: { entry }, sort: sort++ };
    sink.put({ kind: "file", ...file });
  }
}

async function linksOf(rows: AsyncIterable<Row>, [from, to]: [string, string], sink: Sink): Promise<Links> {
  const links = createLinks(sink);
  for await (const row of rows) links.add(keyOf(row[from]), keyOf(row[to]));
  return links;
}

/** Dates and objects are JSON within their cells; what is not is taken as it is. */
function cellValue(cell: string | undefined): unknown {
  try {
    return JSON.parse(cell ?? "null");
  } catch {
    return cell;
  }
}
