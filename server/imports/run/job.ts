/**
 * One import, from the stored file to a board that is complete, or to a preview of it. A job that was interrupted begins
 * again: whatever it had written is hidden, and removed by and by.
 */
import { tmpdir } from "node:os";
import { CARD_LIMIT } from "../../cards/store.ts";
import type { Context } from "../../platform/core/context.ts";
import { sql } from "../../platform/db/sql.ts";
import { MOST_ARCHIVED } from "../build/board-size.ts";
import { type BuildOptions, buildBoard } from "../build/build-board.ts";
import { previewBoard } from "../build/preview.ts";
import type { Readers } from "../formats/index.ts";
import { openPlanka } from "../formats/planka/source.ts";
import { type ImportOptions, type ImportSecret, openSecret } from "../options.ts";
import { createDownload, type Download } from "../read/download.ts";
import { withinBudget } from "../read/download-budget.ts";
import { openSource } from "../read/source.ts";
import {
  type FormatReader,
  MOST_ENTRIES,
  type ReadOptions,
  type Sink,
  type Source,
  tooMany,
  Unreadable,
} from "../records.ts";
import { openStoredFile } from "../upload/chunk-store.ts";
import { openWorkspace } from "../workspace.ts";
import { type ClaimedImport, finishPreview, finishWithBoard, isHeldBy, lockImport } from "./queue-store.ts";

/** The part of the progress that reading takes. */
const READING = { import: 0.3, preview: 0.8 };

/** The import was deleted, or taken over by another instance. */
export class LeaseLost extends Error {}

export interface JobRun {
  readers: Readers;
  holder: string;
  /** By the clock that all instances share. */
  now(): Date;
  signal: AbortSignal;
  progress(fraction: number): void;
}

/** The id of the board; null for a preview. */
export async function runJob(context: Context, job: ClaimedImport, run: JobRun): Promise<string | null> {
  const { signal, readers } = run;
  await requireActive(context, job.user_id);
  const { title, mapping, tz, date_order = null }: ImportOptions = JSON.parse(job.options);
  const secret = openSecret(context.sealedTexts, job.id, job.secret);
  const download = withinBudget(createDownload({ allowed: context.config.IMPORT_ALLOWED_HOSTS }));
  const workspace = openWorkspace(tmpdir());
  try {
    await using source = await sourceOf(context, job, { run, secret, download, warn: workspace.sink.warn });
    const reader = await readerFor(readers, source, job.format);
    const options: ReadOptions = {
      fileName: job.file_name,
      mapping,
      dateOrder: date_order,
      timeZone: tz ?? "UTC",
      mostCards: CARD_LIMIT.most(context.config),
      trello: secret?.trello ?? null,
    };
    await reader.read(source, bounded(workspace.sink, options), options);
    signal.throwIfAborted();
    const building = {
      workspace,
      source,
      download,
      format: reader.name,
      importerId: job.user_id,
      ...(title !== null && { title }),
      signal,
      progress: (fraction: number) => run.progress(readingOf(job) + (1 - readingOf(job)) * fraction),
    };
    if (!job.is_preview) return await finishedBoard(context, job, run, building);
    const { report, ...preview } = await previewBoard(context, building);
    const csv = (await reader.previewTable?.(source, options)) ?? null;
    const finished = {
      now: run.now().toISOString(),
      format: reader.name,
      report,
      preview: { ...preview, csv },
    };
    const [held] = await context.accounts.write([finishPreview(job.id, finished, run.holder)]);
    if (held.length === 0) throw new LeaseLost();
    return null;
  } finally {
    workspace.close();
  }
}

async function requireActive({ db }: Context, id: string): Promise<void> {
  const { user } = await db.read({
    user: sql`SELECT id FROM users WHERE id = ${id} AND is_active = ${true}`,
  });
  if (user.length === 0) throw new Unreadable("Your account has been deactivated.");
}

interface Opening {
  run: JobRun;
  secret: ImportSecret | null;
  download: Download;
  warn: Sink["warn"];
}

/** The stored file, or the service that has the board. */
async function sourceOf(
  { db }: Context,
  job: ClaimedImport,
  { run: { signal, progress }, secret, download, warn }: Opening,
): Promise<Source & AsyncDisposable> {
  if (job.source_url !== null) {
    const token = secret?.planka?.token;
    if (token === undefined) throw new Unreadable("The token cannot be read any more: start again.");
    const board = openPlanka({ url: job.source_url, token }, { download, signal });
    return { ...board, async [Symbol.asyncDispose]() {} };
  }
  return openSource(openStoredFile(db, job, signal), warn, {
    signal,
    progress: (fraction) => progress(fraction * readingOf(job)),
  });
}

const readingOf = ({ is_preview }: ClaimedImport) => (is_preview ? READING.preview : READING.import);

async function readerFor(readers: Readers, source: Source, format: string | null): Promise<FormatReader> {
  const reader = format === null ? await readers.detect(source) : readers.named(format);
  if (!reader) throw new Unreadable("This is not a file of a format that can be imported.");
  return reader;
}

/** A file that holds more than any board is not read to its end. */
function bounded(sink: Sink, { mostCards }: ReadOptions): Sink {
  const most = mostCards + MOST_ARCHIVED;
  let [records, cards] = [0, 0];
  return {
    ...sink,
    put(record) {
      if (++records > MOST_ENTRIES) throw tooMany("entries");
      if (record.kind === "card" && ++cards > most) throw tooMany("cards", most);
      sink.put(record);
    },
  };
}

async function finishedBoard(
  context: Context,
  { id }: ClaimedImport,
  { holder, now }: JobRun,
  building: Omit<BuildOptions, "finish">,
): Promise<string> {
  const { boardId } = await buildBoard(context, {
    ...building,
    finish: {
      lock: lockImport(id),
      holds: sql`EXISTS (SELECT 1 FROM imports WHERE ${isHeldBy(id, holder)})`,
      done(built, isShown) {
        const finished = { now: now().toISOString(), format: building.format, ...built };
        return finishWithBoard(id, finished, { holder, isShown });
      },
    },
  });
  return boardId;
}
