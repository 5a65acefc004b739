/**
 * Where the records of a file are until all of them have been read: a temporary SQLite file, so that memory is bounded
 * whatever the size of the import. The file loses its name as soon as it is open, so it is gone when the process ends,
 * however that happens.
 */
import { Database } from "bun:sqlite";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { one } from "../platform/util/present.ts";
import { cleanText, lineOf } from "./clean-text.ts";
import {
  type BoardRecord,
  type CardRecord,
  type ImportRecord,
  type Key,
  type Sink,
  Unreadable,
} from "./records.ts";
import { createTally, pluralOf, type Tally } from "./report.ts";
import { createMemory } from "./run/memory.ts";
import { indexed, isCardNumber, parentOf, sortOf, storedText } from "./stored-record.ts";
import { FolderUnusable } from "./temporary-folder.ts";
import type { Thing } from "./words.ts";

const PAGE_BYTES = 4096;
/** A temporary file of 2 GiB. */
const MOST_PAGES = 2 ** 31 / PAGE_BYTES;
const CACHE_KIB = 4096;
/** Records that are read at once. */
const PAGE_RECORDS = 25;
/** Those that belong to another one. */
type Child = "card" | "checklist" | "item" | "comment" | "file";
type Kind = Exclude<ImportRecord["kind"], "board">;
type RecordOf<K extends ImportRecord["kind"]> = Extract<ImportRecord, { kind: K }>;

/** Whether a card has any. */
export type OnCard = Record<"checklists" | "comments" | "files", boolean>;

export interface Workspace {
  sink: Sink;
  /** What the reader has skipped and warned of. */
  readonly findings: Tally;
  readonly board: BoardRecord | null;
  /** The largest number of a card. */
  readonly lastNumber: number;
  count(kind: Kind): number;
  /** In order; those of one parent if it is given. */
  each<K extends Kind>(kind: K, parent?: Key): Iterable<RecordOf<K>>;
  /** The cards of a column, in order, each with what there is on it. */
  cards(column: Key): Iterable<{ record: CardRecord; has: OnCard }>;
  /** How many belong to one parent. */
  countIn(kind: Child, parent: Key): number;
  blobSize(blob: number): number;
  blob(blob: number): Uint8Array;
  close(): void;
}

/** Readers may come across people, labels and columns more than once; any other record has an id of its own. */
const COUNTED = new Map<ImportRecord["kind"], Thing>([
  ["card", "cards"],
  ["checklist", "checklists"],
  ["item", "checklist items"],
  ["comment", "comments"],
  ["file", "attachments"],
]);

interface Place {
  sort: number;
  n: number;
}

const BEFORE_ALL: Place = { sort: Number.NEGATIVE_INFINITY, n: 0 };

/** `mostPages` is for tests. */
export function openWorkspace(folder: string, mostPages = MOST_PAGES): Workspace {
  const database = inFolder(folder, () => open(join(folder, `boardcast-import-${crypto.randomUUID()}`)));
  const findings = createTally();
  let board: BoardRecord | null = null;
  let lastNumber = 0;
  const add = database.prepare<unknown, [string, string, string, number, string]>(
    "INSERT INTO records (kind, key, parent, sort, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const replace = database.prepare<unknown, [string, number, string, string, string]>(
    "UPDATE records SET parent = ?, sort = ?, data = ? WHERE kind = ? AND key = ?",
  );
  const putBlob = database.prepare("INSERT INTO blobs (bytes) VALUES (?)");
  const anyRecords = openList(database, "data");
  const cardRecords = openList(database, `data, ${ON_CARD}`);
  const count = database.prepare<{ count: number }, [string]>(
    "SELECT count(*) AS count FROM records WHERE kind = ?",
  );
  const countIn = database.prepare<{ count: number }, [string, string]>(
    "SELECT count(*) AS count FROM records WHERE kind = ? AND parent = ?",
  );
  const sizeOf = database.prepare<{ size: number }, [number]>(
    "SELECT length(bytes) AS size FROM blobs WHERE n = ?",
  );
  const pages = database.prepare<{ page_count: number }, []>("PRAGMA page_count");
  const bytesOf = database.prepare<{ bytes: Uint8Array }, [number]>("SELECT bytes FROM blobs WHERE n = ?");

  /** Checked here and not by SQLite, which does not tell its own limit from a full disk. */
  function store<T>(bytes: number, work: () => T): T {
    if (one(pages.all()).page_count + Math.ceil(bytes / PAGE_BYTES) > mostPages)
      throw new Unreadable("The file holds too much to be imported.");
    return inFolder(folder, work);
  }

  return {
    sink: {
      ...createMemory(),
      put(record) {
        const text = storedText(record);
        if (text === null)
          findings.skip(pluralOf(record.kind), "they are larger than anything that fits on a board");
        else if (record.kind === "board") board = parsed<"board">(text);
        else if (record.kind === "comment" && cleanText(record.body) === "")
          findings.skip("comments", "they are empty");
        else if (record.kind === "item" && lineOf(record.content) === "")
          findings.skip("checklist items", "they are empty");
        else {
          if (record.kind === "card" && isCardNumber(record.number))
            lastNumber = Math.max(lastNumber, record.number);
          const key = indexed(record.key);
          const parent = indexed(parentOf(record));
          const sort = sortOf(record);
          store(text.length, () => {
            if (add.run(record.kind, key, parent, sort, text).changes > 0) return;
            const counted = COUNTED.get(record.kind);
            if (counted) findings.skip(counted, "another one has the same id");
            replace.run(parent, sort, text, record.kind, key);
          });
        }
      },
      blob: (bytes) => store(bytes.length, () => Number(putBlob.run(bytes).lastInsertRowid)),
      skip: findings.skip,
      warn: findings.warn,
    },
    findings,
    get board() {
      return board;
    },
    get lastNumber() {
      return lastNumber;
    },
    count: (kind) => one(count.all(kind)).count,
    *each<K extends Kind>(kind: K, parent = "") {
      for (const { data } of anyRecords.each(kind, indexed(parent))) yield parsed<K>(data);
    },
    *cards(column) {
      for (const { data, checklists, comments, files } of cardRecords.each("card", indexed(column)))
        yield {
          record: parsed<"card">(data),
          has: { checklists: checklists === 1, comments: comments === 1, files: files === 1 },
        };
    },
    countIn: (kind, parent) => one(countIn.all(kind, indexed(parent))).count,
    blobSize: (blob) => one(sizeOf.all(blob)).size,
    blob: (blob) => one(bytesOf.all(blob)).bytes,
    close() {
      // An open statement would keep the file, and its space on the disk, until it is garbage-collected.
      for (const statement of [add, replace, putBlob, count, countIn, sizeOf, pages, bytesOf])
        statement.finalize();
      for (const list of [anyRecords, cardRecords]) list.close();
      database.close(true);
    },
  };
}

interface Listed {
  data: string;
  checklists?: number;
  comments?: number;
  files?: number;
}

/** Asked with the cards: most of them have none, and a statement for each kind and card takes longer than the rest of it. */
const ON_CARD = Object.entries({ checklists: "checklist", comments: "comment", files: "file" })
  .map(
    ([name, kind]) =>
      `EXISTS (SELECT 1 FROM records c WHERE c.kind = '${kind}' AND c.parent = records.key) AS ${name}`,
  )
  .join(", ");

/** Records of one kind and parent, in order. */
function openList(database: Database, columns: string) {
  // Two statements: for one with `(sort, n) > (?, ?)`, SQLite reads all records with that `sort` again and again.
  const further = database.prepare<Place & Listed, [string, string, number, number]>(
    `SELECT sort, n, ${columns} FROM records WHERE kind = ? AND parent = ? AND sort = ? AND n > ?
      ORDER BY n LIMIT ${PAGE_RECORDS}`,
  );
  const after = database.prepare<Place & Listed, [string, string, number]>(
    `SELECT sort, n, ${columns} FROM records WHERE kind = ? AND parent = ? AND sort > ?
      ORDER BY sort, n LIMIT ${PAGE_RECORDS}`,
  );
  return {
    *each(kind: Kind, parent: string): Generator<Listed> {
      let last: Place = BEFORE_ALL;
      for (let records = after.all(kind, parent, last.sort); records.length > 0; ) {
        for (const record of records) {
          last = record;
          yield record;
        }
        records = further.all(kind, parent, last.sort, last.n);
        if (records.length === 0) records = after.all(kind, parent, last.sort);
      }
    },
    close() {
      further.finalize();
      after.finalize();
    },
  };
}

/** Nothing has to survive: no journal on disk, no sync, and one transaction that never ends. */
function open(file: string): Database {
  const database = new Database(file, { create: true, strict: true });
  try {
    database.run(`PRAGMA page_size = ${PAGE_BYTES}`);
    database.run("PRAGMA journal_mode = MEMORY");
    database.run("PRAGMA synchronous = OFF");
    database.run("PRAGMA locking_mode = EXCLUSIVE");
    database.run(`PRAGMA cache_size = -${CACHE_KIB}`);
    database.run("BEGIN");
    database.run(`CREATE TABLE records (n INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL,
      parent TEXT NOT NULL, sort REAL NOT NULL, data TEXT NOT NULL, UNIQUE (kind, key))`);
    database.run("CREATE INDEX records_parent ON records (kind, parent, sort, n)");
    database.run("CREATE TABLE blobs (n INTEGER PRIMARY KEY, bytes BLOB NOT NULL)");
    return database;
  } catch (error) {
    database.close();
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
}

function parsed<K extends ImportRecord["kind"]>(text: string): RecordOf<K> {
  // The text of a record of that kind, as it was put.
  return JSON.parse(text) as RecordOf<K>;
}

function inFolder<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new FolderUnusable(folder, error);
  }
}
