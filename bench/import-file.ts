/** A large board as an archive to be imported. */
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import type { BoardFile, FileCard } from "../contract/board-file.ts";

const COLUMNS = 20;
const FILE_BYTES = 50_000;
const LABEL_EVERY = 5;
const CHECKLIST_EVERY = 20;
const WRITTEN_AT = "2024-01-01T00:00:00.000Z";

interface Size {
  cards: number;
  files: number;
}

/** One card in so many has a file; one in five a label, one in twenty a checklist. */
export async function importFile({ cards, files }: Size): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { level: 0 });
  const fileEvery = Math.floor(cards / files);
  const list = Array.from({ length: cards }, (_, index) => cardOf(index, index % fileEvery === 0));
  const text = new TextEncoder().encode(JSON.stringify(boardOf(list)));
  await zip.add("board.json", new Uint8ArrayReader(text), { level: 6 });
  const bytes = crypto.getRandomValues(new Uint8Array(FILE_BYTES));
  for (const { attachments } of list)
    for (const { id } of attachments) await zip.add(`files/${id}`, new Uint8ArrayReader(bytes));
  return new Uint8Array(await zip.close());
}

function boardOf(cards: FileCard[]): BoardFile {
  return {
    format: "boardcast",
    version: 1,
    exported_at: WRITTEN_AT,
    board: {
      id: "board",
      title: "Imported",
      description: null,
      color: null,
      seq: 0,
      created_at: WRITTEN_AT,
      updated_at: WRITTEN_AT,
    },
    people: [],
    labels: [{ id: "label", name: "Label", color: "#ff0000" }],
    columns: Array.from({ length: COLUMNS }, (_, index) => ({
      id: `column-${index}`,
      title: `Column ${index}`,
      color: "#64748b",
      is_done_column: false,
      card_limit: null,
      archived_at: null,
    })),
    cards,
    comments: [],
    rules: [],
  };
}

function cardOf(index: number, hasFile: boolean): FileCard {
  const items = ["first", "second", "third"].map((content, at) => ({
    id: `item-${index}-${at}`,
    content,
    is_done: false,
    people: [],
  }));
  return {
    id: `card-${index}`,
    column_id: `column-${index % COLUMNS}`,
    number: index + 1,
    title: `Card ${index}`,
    description: index % 2 === 0 ? "Some words that describe what is to be done" : null,
    start_at: null,
    due_at: null,
    is_complete: false,
    cover_attachment_id: null,
    labels: index % LABEL_EVERY === 0 ? ["label"] : [],
    people: [],
    checklists: index % CHECKLIST_EVERY === 0 ? [{ id: `list-${index}`, title: "Steps", items }] : [],
    attachments: hasFile
      ? [{ id: `file-${index}`, name: "file.bin", mime_type: "application/octet-stream", size: FILE_BYTES }]
      : [],
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
    archived_at: null,
  };
}
