/** Boards exported by 4ga Boards: an archive of CSV files, and of the attachments. */
import { createLinks, type Links } from "../read/links.ts";
import { booleanOf, dateOf, keyOf, numberOf } from "../read/values.ts";
import { type FormatReader, type Key, type Sink, Unreadable } from "../records.ts";
import { type Tables, tablesOf } from "./four-ga-tables.ts";

type Row = Readonly<Record<string, string>>;

export const fourGa: FormatReader = {
  name: "4ga",
  async read(source, sink) {
    if (source.kind !== "archive") throw new Unreadable("The file is not an archive of 4ga Boards.");
    const tables = tablesOf(source);
    const board = await readBoard(tables, sink);
    await readLabels(tables, board, sink);
    await readPeople(tables, sink);
    const lists = await readLists(tables, board, sink);
    const cards = await readCards(tables, { board, lists }, sink);
    await readTasks(tables, cards, sink);
    await readComments(tables, cards, sink);
    await readFiles(tables, cards, sink);
  },
};

/** An export has one board; of one that has more, only the first comes over. */
async function readBoard(tables: Tables, sink: Sink): Promise<Key> {
  let board: Key | null = null;
  for await (const row of tables.rows("boards")) {
    const key = keyOf(row.id);
    if (key === null) continue;
    if (board !== null) {
      sink.skip("boards", `an import creates one board: export “${row.name ?? key}” on its own`);
      continue;
    }
    board = key;
    sink.put({ kind: "board", title: row.name ?? "Imported board", description: null, color: null });
  }
  if (board === null) throw new Unreadable("The archive has no board.");
  return board;
}

/** Rows of another board, or of something that was not read, are counted by the table they are in. */
async function* rowsOn(tables: Tables, table: string, belongs: (row: Row) => boolean, sink: Sink) {
  for await (const row of tables.rows(table)) {
    if (belongs(row)) yield row;
    else sink.skip(table, "what they belong to is not in the file");
  }
}

const isOn = (board: Key) => (row: Row) => row.boardId === undefined || row.boardId === board;
const sortOf = (row: Row) => numberOf(row.position) ?? 0;

async function readLabels(tables: Tables, board: Key, sink: Sink): Promise<void> {
  let sort = 0;
  for await (const row of rowsOn(tables, "labels", isOn(board), sink)) {
    const key = keyOf(row.id);
    const color = row.color && /^#[0-9a-f]{6}$/i.test(row.color) ? row.color.toLowerCase() : null;
    if (key !== null) sink.put({ kind: "label", key, name: row.name ?? "", color, sort: sort++ });
  }
}

async function readPeople(tables: Tables, sink: Sink): Promise<void> {
  for await (const { id, name, username, email } of tables.rows("users")) {
    const key = keyOf(id);
    const shown = name ?? username ?? email;
    if (key === null || shown === undefined) continue;
    sink.put({ kind: "person", key, name: shown, username: username ?? null, email: email ?? null });
  }
}

async function readLists(tables: Tables, board: Key, sink: Sink): Promise<Set<Key>> {
  const lists = new Set<Key>();
  for await (const row of rowsOn(tables, "lists", isOn(board), sink)) {
    const key = keyOf(row.id);
    if (key === null) continue;
    lists.add(key);
    const plain = { color: null, isDone: false, cardLimit: null, isArchived: booleanOf(row.isArchived) };
    sink.put({ kind: "column", key, title: row.name ?? "", sort: sortOf(row), ...plain });
  }
  return lists;
}

async function readCards(
  tables: Tables,
  { board, lists }: { board: Key; lists: ReadonlySet<Key> },
  sink: Sink,
): Promise<Set<Key>> {
  const labels = await linksOf(tables, "cardLabels", ["cardId", "labelId"]);
  const people = await linksOf(tables, "cardMemberships", ["cardId", "userId"]);
  const cards = new Set<Key>();
  const belongs = (row: Row) => isOn(board)(row) && lists.has(row.listId ?? "");
  for await (const row of rowsOn(tables, "cards", belongs, sink)) {
    const key = keyOf(row.id);
    if (key === null) continue;
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
      dueAt: jsonDate(row.dueDate),
      isComplete: booleanOf(row.isCompleted),
      cover: row.coverAttachmentId ?? null,
      createdAt: jsonDate(row.createdAt),
      updatedAt: jsonDate(row.updatedAt),
      isArchived: booleanOf(row.isArchived),
    });
  }
  return cards;
}

/** The tasks of a card are one checklist. */
async function readTasks(tables: Tables, cards: ReadonlySet<Key>, sink: Sink): Promise<void> {
  const people = await linksOf(tables, "taskMemberships", ["taskId", "userId"]);
  const lists = new Set<Key>();
  for await (const row of rowsOn(tables, "tasks", (task) => cards.has(task.cardId ?? ""), sink)) {
    const [key, card] = [keyOf(row.id), row.cardId ?? ""];
    if (key === null) continue;
    if (!lists.has(card)) sink.put({ kind: "checklist", key: card, card, title: "Tasks", sort: 0 });
    lists.add(card);
    if (jsonDate(row.dueDate)) sink.skip("due dates of tasks", "items of checklists have none");
    const [content, isDone] = [row.name ?? "", booleanOf(row.isCompleted)];
    const item = { key, checklist: card, content, isDone, people: people.of(key), sort: sortOf(row) };
    sink.put({ kind: "item", ...item });
  }
}

async function readComments(tables: Tables, cards: ReadonlySet<Key>, sink: Sink): Promise<void> {
  for await (const row of rowsOn(tables, "comments", (comment) => cards.has(comment.cardId ?? ""), sink)) {
    const [key, body] = [keyOf(row.id), commentText(row.data)];
    if (key === null || body === null) {
      sink.skip("comments", "they have no text");
      continue;
    }
    const times = { createdAt: jsonDate(row.createdAt), editedAt: jsonDate(row.updatedAt) };
    sink.put({ kind: "comment", key, card: row.cardId ?? "", author: row.userId ?? null, body, ...times });
  }
}
