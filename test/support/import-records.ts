/** Records as readers find them, and boards that are built of them. */
import { tmpdir } from "node:os";
import { type Built, buildBoard } from "../../server/imports/build/build-board.ts";
import { type Preview, previewBoard } from "../../server/imports/build/preview.ts";
import type { Download } from "../../server/imports/read/download.ts";
import {
  type CardRecord,
  type ChecklistRecord,
  type ColumnRecord,
  type CommentRecord,
  type FileRecord,
  type ImportRecord,
  type ItemRecord,
  type LabelRecord,
  type RuleRecord,
  type Source,
  Unreadable,
} from "../../server/imports/records.ts";
import { openWorkspace, type Workspace } from "../../server/imports/workspace.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { updateOf } from "../../server/platform/db/statements.ts";
import type { Person, Service } from "../harness.ts";

type Given<R extends ImportRecord, Needed extends keyof R> = Pick<R, Needed> & Partial<R>;

export function columnRecord(given: Given<ColumnRecord, "key">): ColumnRecord {
  return {
    kind: "column",
    title: given.key,
    color: null,
    isDone: false,
    cardLimit: null,
    sort: 0,
    isArchived: false,
    ...given,
  };
}

export function labelRecord(given: Given<LabelRecord, "key">): LabelRecord {
  return { kind: "label", name: given.key, color: null, sort: 0, ...given };
}

export function cardRecord(given: Given<CardRecord, "key" | "column">): CardRecord {
  return {
    kind: "card",
    sort: 0,
    number: null,
    title: given.key,
    description: null,
    labels: [],
    people: [],
    startAt: null,
    dueAt: null,
    isComplete: false,
    cover: null,
    createdAt: null,
    updatedAt: null,
    isArchived: false,
    ...given,
  };
}

export function checklistRecord(given: Given<ChecklistRecord, "key" | "card">): ChecklistRecord {
  return { kind: "checklist", title: given.key, sort: 0, ...given };
}

export function itemRecord(given: Given<ItemRecord, "key" | "checklist">): ItemRecord {
  return { kind: "item", content: given.key, isDone: false, people: [], sort: 0, ...given };
}

export function commentRecord(given: Given<CommentRecord, "key" | "card">): CommentRecord {
  return { kind: "comment", author: null, body: given.key, createdAt: null, editedAt: null, ...given };
}

export function fileRecord(given: Given<FileRecord, "key" | "card" | "content">): FileRecord {
  return { kind: "file", name: given.key, mimeType: null, sort: 0, ...given };
}

export function ruleRecord(given: Given<RuleRecord, "key">): RuleRecord {
  return {
    kind: "rule",
    name: given.key,
    triggerType: "card_created",
    triggerColumn: null,
    triggerLabel: null,
    actionType: "move_to_column",
    actionColumn: null,
    actionPerson: null,
    actionLabel: null,
    isEnabled: true,
    sort: 0,
    ...given,
  };
}

const DOCUMENT: Source = { kind: "document", head: new Uint8Array(), bytes: async function* () {} };
const noDownload: Download = () => Promise.reject(new Unreadable("the server could not be reached"));

interface Import {
  records: readonly ImportRecord[] | ((workspace: Workspace) => void);
  source?: Source;
  download?: Download;
  signal?: AbortSignal;
  progress?(fraction: number): void;
  /** Whether the import may still be finished. */
  isHeld?: boolean;
  title?: string;
}

export function built(service: Service, person: Person, given: Import): Promise<Built> {
  const { context } = service.app;
  const isHeld = given.isHeld ?? true;
  // A row that is there: imports are stored by those who run them.
  const row = sql`SET is_active = is_active WHERE id = ${person.id}`;
  const finish = {
    lock: updateOf("users", row),
    holds: isHeld ? sql`1 = 1` : sql`1 = 0`,
    done: (_: Built, isVisible: ReturnType<typeof sql>) => updateOf("users", sql`${row} AND ${isVisible}`),
  };
  return inWorkspace(given, (workspace) =>
    buildBoard(context, { ...options(person, given), workspace, finish }),
  );
}

export function previewed(service: Service, person: Person, given: Import): Promise<Preview> {
  return inWorkspace(given, (workspace) =>
    previewBoard(service.app.context, { ...options(person, given), workspace }),
  );
}

function options(
  person: Person,
  { source = DOCUMENT, download = noDownload, signal, progress = () => {}, title }: Import,
) {
  return {
    progress,
    source,
    download,
    format: "test",
    importerId: person.id,
    signal: signal ?? new AbortController().signal,
    ...(title !== undefined && { title }),
  };
}

async function inWorkspace<T>({ records }: Import, work: (workspace: Workspace) => Promise<T>): Promise<T> {
  const workspace = openWorkspace(tmpdir());
  try {
    if (typeof records === "function") records(workspace);
    else for (const record of records) workspace.sink.put(record);
    return await work(workspace);
  } finally {
    workspace.close();
  }
}
