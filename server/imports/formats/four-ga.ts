/** Boards exported by 4ga Boards: an archive of CSV files, and of the attachments. */
import { keyOf } from "../read/values.ts";
import { type FormatReader, type Key, type Sink, Unreadable } from "../records.ts";
import { say } from "../words.ts";
import { readCards, readComments, readFiles, readTasks } from "./four-ga/cards.ts";
import { isOn, rowsOn, sortOf, type Tables, tablesOf } from "./four-ga/tables.ts";

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
      const name = row.name ?? key;
      sink.skip("boards", say("an import creates one board: export “{name}” on its own", { name }));
      continue;
    }
    board = key;
    sink.put({ kind: "board", title: row.name ?? "Imported board", description: null, color: null });
  }
  if (board === null) throw new Unreadable("The archive has no board.");
  return board;
}

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
    sink.remember(key);
    lists.add(key);
    const plain = { color: null, isDone: false, cardLimit: null, isArchived: false };
    sink.put({ kind: "column", key, title: row.name ?? "", sort: sortOf(row), ...plain });
  }
  return lists;
}
