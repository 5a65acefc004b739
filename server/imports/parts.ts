/** What a job is put together from. Tests replace some of it. */
import type { ImportPreview, ImportReport } from "../../contract/imports.ts";
import type { Caller } from "../platform/auth/access.ts";
import type { Context } from "../platform/core/context.ts";
import type { Sql } from "../platform/db/sql.ts";
import type { Statement } from "../platform/db/statements.ts";
import type { AccountTable } from "../tables.ts";
import type { StoredFile } from "./chunk-store.ts";
import { openPlanka } from "./formats/planka-source.ts";
import { createDownload } from "./read/download.ts";
import {
  type DocumentSource,
  type FormatReader,
  type ReadOptions,
  type Sink,
  type Source,
  Unreadable,
} from "./records.ts";

/** What a reader has found, until it is a board. */
export interface Workspace {
  sink: Sink;
  close(): void;
}

export interface Building {
  /** Of the file. */
  format: string;
  source: Source;
  caller: Caller;
  signal: AbortSignal;
}

/** All of it in the transaction that makes the board visible. */
export interface LastCommit {
  /** Keeps others from taking over or deleting the import meanwhile. */
  lock: Statement<AccountTable>;
  /** The condition that this run may still finish it. */
  holds: Sql;
  done(result: { boardId: string; report: ImportReport }, isShown: Sql): Statement<AccountTable>;
}

export interface JobParts {
  openSource(file: StoredFile, warn: (sentence: string) => void): Promise<Source & AsyncDisposable>;
  /** A board on another service. */
  openRemote(
    context: Context,
    board: { url: string; token: string },
    signal: AbortSignal,
  ): Promise<Source & AsyncDisposable>;
  /** Null if nobody knows the format. */
  detect(source: Source): Promise<FormatReader | null>;
  readerOf(format: string): FormatReader | null;
  csvPreview(
    source: DocumentSource,
    mapping: ReadOptions["mapping"],
  ): Promise<NonNullable<ImportPreview["csv"]>>;
  openWorkspace(folder: string): Workspace;
  preview(
    context: Context,
    workspace: Workspace,
    building: Building,
  ): Promise<Omit<ImportPreview, "csv"> & { report: ImportReport }>;
  /** Throws `Unreadable` for a file that is beyond a limit, and leaves nothing behind then. */
  buildBoard(
    context: Context,
    workspace: Workspace,
    building: Building & { title?: string; progress(fraction: number): void; finish: LastCommit },
  ): Promise<{ boardId: string; report: ImportReport }>;
}

const refused = async (): Promise<never> => {
  throw new Unreadable("This is not a file of a format that can be imported.");
};

export const jobParts: JobParts = {
  openSource: refused,
  async openRemote({ config }, board, signal) {
    const download = createDownload({ allowed: config.IMPORT_ALLOWED_HOSTS });
    return { ...openPlanka(board, { download, signal }), async [Symbol.asyncDispose]() {} };
  },
  detect: async () => null,
  readerOf: () => null,
  csvPreview: refused,
  openWorkspace: () => ({
    sink: { put() {}, blob: () => 0, skip() {}, warn() {} },
    close() {},
  }),
  preview: refused,
  buildBoard: refused,
};
