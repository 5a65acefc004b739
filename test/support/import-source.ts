/** What readers of files are tested with: a source from a text or from named entries, and a sink that keeps it all. */

import { memoryStore, wholeOf } from "../../server/imports/read/byte-store.ts";
import type { FormatReader, ImportRecord, ReadOptions, Sink, Source } from "../../server/imports/records.ts";
import { createMemory } from "../../server/imports/run/memory.ts";
import { textOf } from "../../server/imports/words.ts";

type Content = string | Uint8Array;

const bytesOf = (content: Content): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

export function documentSource(content: Content): Source {
  const bytes = bytesOf(content);
  return { kind: "document", head: bytes.subarray(0, 65_536), bytes: () => wholeOf(memoryStore(bytes)) };
}

export function archiveSource(files: Record<string, Content>): Source {
  const entries = Object.entries(files).map(([name, content]) => {
    const bytes = bytesOf(content);
    return { name, size: bytes.length, bytes: () => wholeOf(memoryStore(bytes)) };
  });
  return { kind: "archive", entries };
}

interface Collected {
  records: ImportRecord[];
  blobs: Uint8Array[];
  skipped: { what: string; why: string; count: number }[];
  warnings: string[];
}

function collectingSink(): Sink & Collected {
  const collected: Collected = { records: [], blobs: [], skipped: [], warnings: [] };
  return {
    ...collected,
    ...createMemory(),
    put(record) {
      const { records } = collected;
      const index = records.findIndex((other) => isSame(other, record));
      if (index < 0) records.push(record);
      else records[index] = record;
    },
    blob: (bytes) => collected.blobs.push(bytes.slice()) - 1,
    skip(what, said, count = 1) {
      const why = textOf(said);
      const same = collected.skipped.find((entry) => entry.what === what && entry.why === why);
      if (same) same.count += count;
      else collected.skipped.push({ what, why, count });
    },
    warn: (sentence) => void collected.warnings.push(textOf(sentence)),
  };
}

/** What a reader makes of a source. */
export async function readAll(
  reader: FormatReader,
  source: Source,
  options: Partial<ReadOptions> = {},
): Promise<Collected> {
  const sink = collectingSink();
  await reader.read(source, sink, {
    fileName: "board.json",
    mapping: null,
    dateOrder: null,
    timeZone: "UTC",
    mostCards: 20_000,
    trello: null,
    ...options,
  });
  const { records, blobs, skipped, warnings } = sink;
  return { records, blobs, skipped, warnings };
}

function isSame(left: ImportRecord, right: ImportRecord): boolean {
  if (left.kind !== right.kind) return false;
  return "key" in left && "key" in right ? left.key === right.key : left.kind === "board";
}
