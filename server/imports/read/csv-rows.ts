/**
 * The rows of a table: CSV as spreadsheets and other tools write it, or TSV. Rows may have more or fewer cells than there
 * are headers, and quotation marks may be where they should not be.
 */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { createPace, type Pace } from "../../platform/scheduling/time-slices.ts";
import { cleanText } from "../clean-text.ts";
import { MOST_ENTRIES, tooMany, Unreadable } from "../records.ts";
import { type Said, say } from "../words.ts";

/** More than a card can hold. A quotation mark that is never closed ends here, too. */
const MAX_ROW_BYTES = 2 ** 20;
const MAX_CELLS = 1000;
/** Parsed without a look at the clock: at most five hundred rows, or cells of one. */
const STEP_BYTES = 1024;
/** By these, the delimiter is found. */
const HEAD_BYTES = 64 * 1024;

const DELIMITERS = [",", ";", "\t"] as const;
/** What Excel reads the delimiter from. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;

/**
 * The first row has the headers. Empty rows are left out. Whoever takes the rows works in the same time slices: others
 * are served between two of them.
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const { head, all } = await peeked(bytes);
  const { delimiter, startBytes } = shapeOf(head);
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  // A failure of either side reaches the loop below through the parser.
  const pace = createPace();
  pipeline(Readable.from(steps(all, startBytes, pace)), parser).catch(() => undefined);
  let count = 0;
  try {
    for await (const row of parser) {
      if (++count > MOST_ENTRIES) throw tooMany("rows");
      yield cellsOf(row);
      if (pace.isDue()) await pace.rest();
    }
  } catch (error) {
    throw error instanceof CsvError ? new Unreadable(sentenceFor(error)) : error;
  }
}

function cellsOf(row: unknown): string[] {
  const cells = Array.isArray(row) ? row.slice(0, MAX_CELLS) : [];
  return cells.map((cell) => (typeof cell === "string" ? cleanText(cell).trim() : ""));
}

function sentenceFor({ code, lines: line }: CsvError & { lines?: number }): Said {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "The file is not a table: a quotation mark is never closed.";
  if (code === "CSV_MAX_RECORD_SIZE")
    return typeof line === "number"
      ? say("The file is not a table: Line {line} belongs to a row of more than 1 MiB.", { line })
      : "The file is not a table: A line belongs to a row of more than 1 MiB.";
  return typeof line === "number"
    ? say("The file is not a table: Line {line} cannot be read.", { line })
    : "The file is not a table: A line cannot be read.";
}

interface Shape {
  delimiter: string;
  /** Where the headers begin. */
  startBytes: number;
}

export function shapeOf(head: string): Shape {
  const [line, separator] = SEPARATOR_LINE.exec(head) ?? [];
  if (line !== undefined && separator !== undefined)
    return { delimiter: separator, startBytes: Buffer.byteLength(line) };
  const counts = countsIn(head);
  const most = Math.max(...counts.values());
  return { delimiter: DELIMITERS.find((each) => counts.get(each) === most) ?? ",", startBytes: 0 };
}

/** How often each delimiter is in the first row, outside of quotation marks. */
function countsIn(head: string): Map<string, number> {
  const counts = new Map<string, number>(DELIMITERS.map((each) => [each, 0]));
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "\n") break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

async function peeked(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: string; all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  for (let size = 0; size < HEAD_BYTES; ) {
    const { done, value } = await iterator.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const head = new TextDecoder().decode(Buffer.concat(first).subarray(0, HEAD_BYTES));
  return { head, all: joined(first, iterator) };
}

async function* joined(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* steps(
  bytes: AsyncIterable<Uint8Array>,
  startBytes: number,
  pace: Pace,
): AsyncGenerator<Uint8Array> {
  let skipped = 0;
  for await (const chunk of bytes) {
    const from = Math.min(chunk.length, startBytes - skipped);
    skipped += from;
    for (let at = from; at < chunk.length; at += STEP_BYTES) {
      yield chunk.subarray(at, at + STEP_BYTES);
      if (pace.isDue()) await pace.rest();
    }
  }
}
