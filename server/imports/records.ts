/**
 * What a reader of some format finds in a file, in whatever order the file has it. Records refer to each other by the
 * keys of the source. They are kept in a temporary file until all are there (`workspace.ts`), then made into a board
 * (`build/`), which enforces every bound: a reader repeats none of them.
 */
import type { DateOrder, ImportPreview } from "../../contract/imports.ts";
import { type Said, say, type Thing, textOf, thingCode } from "./words.ts";

/** An id in the source, unique among the records of one kind. */
export type Key = string;

export interface BoardRecord {
  kind: "board";
  title: string;
  description: string | null;
  color: string | null;
}

export interface PersonRecord {
  kind: "person";
  key: Key;
  /** What is shown: the full name, or else the username. */
  name: string;
  username: string | null;
  email: string | null;
}

export interface LabelRecord {
  kind: "label";
  key: Key;
  /** May be empty: then it gets the name of its colour. */
  name: string;
  /** `#rrggbb`, or null. */
  color: string | null;
  sort: number;
}

export interface ColumnRecord {
  kind: "column";
  key: Key;
  title: string;
  color: string | null;
  isDone: boolean;
  cardLimit: number | null;
  /** Columns are ordered by this, then as they came; so are cards within a column, and so on. */
  sort: number;
  isArchived: boolean;
}

export interface CardRecord {
  kind: "card";
  key: Key;
  column: Key;
  sort: number;
  /** The number the card has in the source, if it has one. */
  number: number | null;
  title: string;
  description: string | null;
  labels: Key[];
  people: Key[];
  startAt: string | null;
  dueAt: string | null;
  isComplete: boolean;
  /** The key of a file. */
  cover: Key | null;
  createdAt: string | null;
  updatedAt: string | null;
  isArchived: boolean;
}

export interface ChecklistRecord {
  kind: "checklist";
  key: Key;
  card: Key;
  title: string;
  sort: number;
}

export interface ItemRecord {
  kind: "item";
  key: Key;
  checklist: Key;
  content: string;
  isDone: boolean;
  people: Key[];
  sort: number;
}

export interface CommentRecord {
  kind: "comment";
  key: Key;
  card: Key;
  author: Key | null;
  body: string;
  createdAt: string | null;
  editedAt: string | null;
}

/** Where the bytes of a file are. */
export type Content =
  /** An entry of the uploaded archive. */
  | { entry: string }
  /** Bytes that the reader has put aside (`Sink.blob`). */
  | { blob: number }
  /** To be downloaded; `authorization` and the other headers are sent to that host only. */
  | { url: string; authorization: string | null; headers?: Readonly<Record<string, string>> };

export interface FileRecord {
  kind: "file";
  key: Key;
  card: Key;
  name: string;
  mimeType: string | null;
  content: Content;
  sort: number;
}

/** Only our own format has rules. References are keys of columns, labels and people. */
export interface RuleRecord {
  kind: "rule";
  key: Key;
  name: string;
  triggerType: string;
  triggerColumn: Key | null;
  triggerLabel: Key | null;
  actionType: string;
  actionColumn: Key | null;
  actionPerson: Key | null;
  actionLabel: Key | null;
  isEnabled: boolean;
  sort: number;
}

export type ImportRecord =
  | BoardRecord
  | PersonRecord
  | LabelRecord
  | ColumnRecord
  | CardRecord
  | ChecklistRecord
  | ItemRecord
  | CommentRecord
  | FileRecord
  | RuleRecord;

/** Takes in what a reader finds. */
export interface Sink {
  /** A record with the kind and key of an earlier one replaces it; except of people, labels and columns, that is reported. */
  put(record: ImportRecord): void;
  /**
   * To be called for every entry that a reader keeps in memory, with its texts. Throws `Unreadable` when all of them
   * together are too much, so that a file cannot fill the memory.
   */
  remember(...texts: (string | null)[]): void;
  /** To be called for what a reader keeps in memory that is no entry with texts. */
  rememberBytes(bytes: number): void;
  /** Bytes from the middle of a document, such as a file in base64; the number is for `Content`. */
  blob(bytes: Uint8Array): number;
  /** Something that does not come over. The same `what` and `why` are counted together in the report. */
  skip(what: Thing, why: Said, count?: number): void;
  /** A sentence for the report. Those beyond a bound are counted only. */
  warn(sentence: Said): void;
}

/** Reads one format. It throws `Unreadable` if the file turns out not to be what it seemed. */
export interface FormatReader {
  /** As in the field `format` and in `report.source`. */
  readonly name: string;
  /** Suspends itself often (`await` between entries of the file): others are served meanwhile. */
  read(source: Source, sink: Sink, options: ReadOptions): Promise<void>;
  /** Of a table, what is asked before it is imported: which of its columns is what. */
  previewTable?(source: Source, options: ReadOptions): Promise<ImportPreview["csv"]>;
}

export interface ReadOptions {
  /** The name of the uploaded file. */
  fileName: string;
  /** For CSV: the header of the file that each of our fields is read from; without it, headers are recognised by name. */
  mapping: Readonly<Record<string, string>> | null;
  /** For CSV: which number of 05/06/2020 is the month; null: as other dates of the file show. */
  dateOrder: DateOrder | null;
  /** For CSV: where the dates of the file are meant that do not say it. */
  timeZone: string;
  /** For CSV, of which no card goes to the archive: how many cards a board may have. */
  mostCards: number;
  /** For Trello: what its API asks for before it gives out uploaded files. */
  trello: { key: string; token: string } | null;
}

/** The uploaded file. One that is compressed with gzip is decompressed already, a UTF-16 or Latin-1 text is UTF-8. */
export type Source = DocumentSource | ArchiveSource | RemoteSource;

/** JSON or CSV. */
export interface DocumentSource {
  kind: "document";
  /** The first 64 KiB, to recognise the format by. */
  head: Uint8Array;
  /** From the beginning, as often as it is asked for. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** A ZIP or a tar file. */
export interface ArchiveSource {
  kind: "archive";
  /** Regular files only. A climbing or absolute name has been reduced to its last part, with a warning. */
  entries: readonly ArchiveEntry[];
}

export interface ArchiveEntry {
  name: string;
  size: number;
  /** Throws `Unreadable` once more bytes come than `size` says, or than may come from so few compressed ones. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** A board that another service hands out over its API. */
export interface RemoteSource {
  kind: "remote";
  /** The address of the board, as the user has given it. */
  url: string;
  /** What the service wants to see with every request. */
  headers: Readonly<Record<string, string>>;
  /**
   * The body of the response at a path of the service, from the beginning as often as it is asked for; null if there is
   * nothing there. Throws `Unreadable`.
   */
  get(path: string): Promise<(() => AsyncIterable<Uint8Array>) | null>;
}

/** The file cannot be imported; what is said is shown to the user. */
export class Unreadable extends Error {
  readonly said: Said;
  constructor(said: Said, options?: ErrorOptions) {
    super(textOf(said), options);
    this.said = said;
  }
}

/** What a reader looks at, whether it can use it or not: elements of a document, rows of a table, records. */
export const MOST_ENTRIES = 2_000_000;

export function tooMany(what: Thing, most = MOST_ENTRIES): Unreadable {
  return new Unreadable(say("The file has more than {most} {what}.", { most, what: thingCode(what) }));
}

/** On the board: those in its archive have a bound of their own. */
export function tooManyCards(most: number): Unreadable {
  return new Unreadable(
    say("The file has more than {most} cards, the most that a board may have.", { most }),
  );
}
