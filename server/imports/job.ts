/**
 * One import, from the stored file to a board that is complete, or to a preview of it. A job that was interrupted begins
 * again: whatever it had written is hidden, and removed by and by.
 */
import { tmpdir } from "node:os";
import type { Caller } from "../platform/auth/access.ts";
import type { Context } from "../platform/core/context.ts";
import { sql } from "../platform/db/sql.ts";
import type { Row } from "../tables.ts";
import { openStoredFile } from "./chunk-store.ts";
import { type ImportOptions, type ImportSecret, openSecret } from "./options.ts";
import type { Building, JobParts, LastCommit, Workspace } from "./parts.ts";
import { type ClaimedImport, finishPreview, finishWithBoard, isHeldBy, lockImport } from "./queue-store.ts";
import { type FormatReader, type ReadOptions, type Sink, type Source, Unreadable } from "./records.ts";

/** The part of the progress that reading takes. */
const READING = 0.3;

export interface JobRun {
  holder: string;
  /** By the clock that all instances share. */
  now(): Date;
  signal: AbortSignal;
  progress(fraction: number): void;
}

/** The id of the board; null for a preview. */
export async function runJob(
  context: Context,
  parts: JobParts,
  job: ClaimedImport,
  run: JobRun,
): Promise<string | null> {
  const { signal } = run;
  const caller = await callerOf(context, job.user_id);
  const workspace = parts.openWorkspace(tmpdir());
  try {
    await using source = await sourceOf(context, parts, job, { run, warn: workspace.sink.warn });
    const reader = await readerFor(parts, source, job.format);
    const options = readOptions(context, job);
    await reader.read(source, stoppable(workspace.sink, signal), options);
    signal.throwIfAborted();
    const building = { format: reader.name, source, caller, signal };
    return await (job.is_preview
      ? finishedPreview({ context, parts, workspace, job, run, building, options })
      : finishedBoard({ context, parts, workspace, job, run, building, options }));
  } finally {
    workspace.close();
  }
}

/** The stored file, or the service that has the board. */
function sourceOf(
  context: Context,
  parts: JobParts,
  job: ClaimedImport,
  { run: { signal, progress }, warn }: { run: JobRun; warn: (sentence: string) => void },
): Promise<Source & AsyncDisposable> {
  if (job.source_url !== null) {
    const token = openSecret(context.sealedTexts, job.id, job.secret)?.planka?.token;
    if (token === undefined) throw new Unreadable("The token cannot be read any more: start again.");
    return parts.openRemote(context, { url: job.source_url, token }, signal);
  }
  const readTo = (offset: number) => progress((READING * offset) / job.size);
  return parts.openSource(openStoredFile(context.db, job, { signal, readTo }), warn);
}

type UserRow = Pick<Row<"users">, "username" | "is_active" | "is_superuser">;

async function callerOf({ db }: Context, id: string): Promise<Caller> {
  const { user } = await db.read({
    user: sql<UserRow>`SELECT username, is_active, is_superuser FROM users WHERE id = ${id}`,
  });
  if (!user[0]?.is_active) throw new Unreadable("Your account has been deactivated.");
  return { id, username: user[0].username, isSuperuser: Boolean(user[0].is_superuser), via: null };
}

async function readerFor(
  parts: Pick<JobParts, "detect" | "readerOf">,
  source: Source,
  format: string | null,
): Promise<FormatReader> {
  const reader = format === null ? await parts.detect(source) : parts.readerOf(format);
  if (!reader) throw new Unreadable("This is not a file of a format that can be imported.");
  return reader;
}

interface Options extends ReadOptions {
  title: string | null;
}

function readOptions({ sealedTexts }: Context, job: ClaimedImport): Options {
  const { title, mapping }: ImportOptions = JSON.parse(job.options);
  const secret: ImportSecret | null = openSecret(sealedTexts, job.id, job.secret);
  return { fileName: job.file_name, mapping, trello: secret?.trello ?? null, title };
}

/** A reader is not asked to stop: its next record is refused. */
function stoppable(sink: Sink, signal: AbortSignal): Sink {
  return {
    ...sink,
    put(record) {
      signal.throwIfAborted();
      sink.put(record);
    },
  };
}

interface Finishing {
  context: Context;
  parts: JobParts;
  workspace: Workspace;
  job: ClaimedImport;
  run: JobRun;
  building: Building;
  options: Options;
}

async function finishedPreview(finishing: Finishing): Promise<null> {
  const { context, parts, workspace, job, run, building, options } = finishing;
  const { format, source } = building;
  const { report, ...preview } = await parts.preview(context, workspace, building);
  const csv =
    format === "csv" && source.kind === "document" ? await parts.csvPreview(source, options.mapping) : null;
  const finished = { now: run.now().toISOString(), format, report, preview: { ...preview, csv } };
  await context.accounts.write([finishPreview(job.id, finished, run.holder)]);
  return null;
}

async function finishedBoard(finishing: Finishing): Promise<string> {
  const { context, parts, workspace, job, run, building, options } = finishing;
  const finish: LastCommit = {
    lock: lockImport(job.id),
    holds: sql`EXISTS (SELECT 1 FROM imports WHERE ${isHeldBy(job.id, run.holder)})`,
    done: ({ boardId, report }, isShown) =>
      finishWithBoard(
        job.id,
        { now: run.now().toISOString(), format: building.format, report, boardId },
        { holder: run.holder, isShown },
      ),
  };
  const { boardId } = await parts.buildBoard(context, workspace, {
    ...building,
    ...(options.title !== null && { title: options.title }),
    progress: (fraction) => run.progress(READING + (1 - READING) * fraction),
    finish,
  });
  return boardId;
}
