/** Our own format: the archive of an exported board, or its `board.json` alone, which has no attachments. */
import { BOARD_FILE_FORMAT, BOARD_FILE_NAME, FILES_FOLDER } from "../../../contract/board-file.ts";
import { BOARD_FILE_VERSION } from "../../../contract/board-file-version.ts";
import { IMPORT_SENTENCES } from "../../../contract/import-sentences.ts";
import { elements } from "../read/json/elements.ts";
import { utf8 } from "../read/text.ts";
import { type Fields, numberOf, objectOf } from "../read/values.ts";
import { type CardRecord, type FormatReader, type Sink, type Source, Unreadable } from "../records.ts";
import { say } from "../words.ts";
import { boardRecord, cardRecords, commentRecord, SIMPLE_RECORDS } from "./boardcast/records.ts";

const HEAD_BYTES = 1024;
/** Cards in memory. Our own files have the columns before the cards, so none has to wait. */
const MOST_HOMELESS = 100;
const LISTS = ["people", "labels", "columns", "cards", "comments", "rules"] as const;
type List = (typeof LISTS)[number];
const OURS = `"format":"${BOARD_FILE_FORMAT}"`;

export async function detects(source: Source): Promise<boolean> {
  const open = documentOf(source);
  if (!open) return false;
  for await (const bytes of open()) {
    const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString();
    return head.replace(/\s/g, "").includes(OURS);
  }
  return false;
}

export const boardcast: FormatReader = {
  name: BOARD_FILE_FORMAT,
  async read(source, sink) {
    const open = documentOf(source);
    if (!open) throw new Unreadable(say("The archive has no {name}.", { name: BOARD_FILE_NAME }));
    const state = createState(source, sink);
    const bytes = await utf8(open);
    for await (const { path, of, value, isTooLarge } of elements(bytes(), { paths: LISTS })) {
      if (of === null) state.single(String(path[0] ?? ""), value);
      else if (isList(of)) state.element(of, isTooLarge ? "too large" : objectOf(value));
    }
    state.done();
  },
};

function isList(name: string): name is List {
  return LISTS.some((list) => list === name);
}

function documentOf(source: Source): (() => AsyncIterable<Uint8Array>) | null {
  if (source.kind === "document") return source.bytes;
  if (source.kind !== "archive") return null;
  return source.entries.find(({ name }) => name === BOARD_FILE_NAME)?.bytes ?? null;
}

function createState(source: Source, sink: Sink) {
  const entries = new Set(source.kind === "archive" ? source.entries.map(({ name }) => name) : []);
  const sorts = new Map<string, number>();
  const seen = { format: false, version: false };
  let firstColumn: string | null = null;
  /** Archived cards whose column is gone: they come into the first one, which may follow in the file. */
  const homeless: CardRecord[] = [];

  /** The order in the file is the order on the board. */
  function next(list: string): number {
    const sort = sorts.get(list) ?? 0;
    sorts.set(list, sort + 1);
    return sort;
  }

  return {
    single(name: string, value: unknown): void {
      if (name === "format") seen.format = value === BOARD_FILE_FORMAT;
      if (name === "version") {
        const version = numberOf(value) ?? 0;
        if (version > BOARD_FILE_VERSION)
          throw new Unreadable(say(IMPORT_SENTENCES.format_version, { version }));
        seen.version = version === BOARD_FILE_VERSION;
      }
      const board = name === "board" ? objectOf(value) : null;
      if (board) sink.put(boardRecord(board));
    },

    element(list: List, fields: Fields | "too large" | null): void {
      if (fields === "too large") return sink.skip(list, fields);
      if (!fields) return sink.skip(list, "not an object");
      if (list === "cards") return card(fields);
      if (list === "comments") {
        const comment = commentRecord(fields);
        return comment ? sink.put(comment) : sink.skip(list, "without an id, a card or a text");
      }
      const record = SIMPLE_RECORDS[list]?.(fields, next(list));
      if (!record) return sink.skip(list, "without an id");
      if (record.kind === "column") firstColumn ??= record.key;
      sink.put(record);
    },

    done(): void {
      if (!seen.format || !seen.version) throw new Unreadable("The file is not an exported board.");
      for (const record of homeless) {
        if (firstColumn === null) sink.skip("cards", "without a column");
        else sink.put({ ...record, column: firstColumn });
      }
    },
  };

  function keepHomeless(card: CardRecord): void {
    sink.remember(...card.labels, ...card.people, card.title, card.description);
    homeless.push(card);
  }

  function card(fields: Fields): void {
    const records = cardRecords(fields, next("cards"));
    if (!records) return sink.skip("cards", "without an id");
    const { card, others, files, bad } = records;
    if (bad > 0) sink.skip("checklists, checklist items and attachments", "without an id", bad);
    if (card.column !== "") sink.put(card);
    else if (firstColumn !== null) sink.put({ ...card, column: firstColumn });
    else if (homeless.length < MOST_HOMELESS) keepHomeless(card);
    else sink.skip("cards", "without a column");
    for (const record of others) sink.put(record);
    for (const file of files) {
      const entry = FILES_FOLDER + file.key;
      if (entries.has(entry)) sink.put({ ...file, content: { entry } });
      else sink.skip("attachments", "their bytes are not in the file");
    }
  }
}
