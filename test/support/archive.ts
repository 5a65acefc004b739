/** What an archive of a board contains. */
import {
  BOARD_FILE_NAME,
  BoardFile,
  EVENTS_FILE_NAME,
  FILES_FOLDER,
  MISSING_FILE_NAME,
} from "../../contract/board-file.ts";
import { memoryStore } from "../../server/imports/read/byte-store.ts";
import { openSource } from "../../server/imports/read/source.ts";
import { textOf } from "../../server/imports/read/text.ts";
import { textOf as wordsOf } from "../../server/imports/words.ts";

export interface ReadArchive {
  names: string[];
  file: BoardFile;
  /** The lines of `events.jsonl`. */
  events: unknown[] | null;
  /** The lines of `missing.jsonl`. */
  missing: unknown[] | null;
  /** By the id of the attachment. */
  files: Record<string, string>;
}

export async function readArchive(bytes: Uint8Array): Promise<ReadArchive> {
  await using source = await openSource(memoryStore(bytes), (sentence) => {
    throw new Error(wordsOf(sentence));
  });
  if (source.kind !== "archive") throw new Error("not an archive");
  const texts = new Map<string, string>();
  for (const entry of source.entries) texts.set(entry.name, await textOf(entry.bytes()));
  const files = [...texts].filter(([name]) => name.startsWith(FILES_FOLDER));
  return {
    names: [...texts.keys()],
    file: BoardFile.parse(JSON.parse(texts.get(BOARD_FILE_NAME) ?? "")),
    events: linesOf(texts.get(EVENTS_FILE_NAME)),
    missing: linesOf(texts.get(MISSING_FILE_NAME)),
    files: Object.fromEntries(files.map(([name, text]) => [name.slice(FILES_FOLDER.length), text])),
  };
}

function linesOf(text: string | undefined): unknown[] | null {
  if (text === undefined) return null;
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
