/**
 * What becomes of an import that did not succeed: it is refused, handed over, tried again after a pause, or given up. One
 * that has been started too often is given up, because it may be what crashes the process.
 */
import type { Context } from "../../platform/core/context.ts";
import { DatabaseFull, DatabaseUnavailable, TooManyChanges } from "../../platform/db/db.ts";
import type { Statement } from "../../platform/db/statements.ts";
import { ApiError } from "../../platform/util/errors.ts";
import { Unreadable } from "../records.ts";
import { FolderUnusable } from "../temporary-folder.ts";
import { removeFile } from "../upload/upload.ts";
import { noteOf, type Said, say, textOf } from "../words.ts";
import { LeaseLost } from "./job.ts";
import { type ClaimedImport, fail, handBack } from "./queue-store.ts";

const MOST_ATTEMPTS = 3;
/** Before the second attempt, and before the third. */
const PAUSES_SECONDS = [5, 30];

const FAILED: Said = "The service failed to import this file. Whoever runs it finds the reason in its log.";

/** Why a job is stopped. */
export class Stopped extends Error {}

interface Runner {
  holder: string;
  secondMs: number;
  counts: { failed: number; interrupted: number };
  now(): Date;
  isStopped(): boolean;
}

interface Outcomes {
  /** True if it has been started too often; then it has failed. */
  isGivenUp(job: ClaimedImport): Promise<boolean>;
  /** False if the next one should wait a moment. */
  endedBy(error: unknown, job: ClaimedImport): Promise<boolean>;
  forgetFile(job: ClaimedImport): Promise<void>;
}

export function createOutcomes(
  context: Context,
  { holder, secondMs, counts, now, isStopped }: Runner,
): Outcomes {
  const { accounts, log } = context;

  async function isGivenUp(job: ClaimedImport): Promise<boolean> {
    if (job.attempts <= MOST_ATTEMPTS) return false;
    await failed(job, FAILED);
    log.error("an import was interrupted too often", { import_id: job.id, attempts: MOST_ATTEMPTS });
    return true;
  }

  async function endedBy(error: unknown, job: ClaimedImport): Promise<boolean> {
    const about = { import_id: job.id, user_id: job.user_id, attempts: job.attempts };
    if (error instanceof LeaseLost) {
      log.info("an import was deleted, or taken over by another instance", about);
      return true;
    }
    if (error instanceof Stopped) {
      await accounts.write([handBack(job.id, holder, null)]);
      log.info("an import was left to another instance", about);
      return false;
    }
    const refusal = refusalOf(error);
    if (refusal !== null) {
      counts.failed++;
      log.info("an import failed", { ...about, reason: textOf(refusal) });
      await failed(job, refusal);
      return true;
    }
    return interruptedBy(error, job, about);
  }

  async function interruptedBy(error: unknown, job: ClaimedImport, about: object): Promise<boolean> {
    // An outage, or a busy service, is not the fault of the file; a full disk may well be.
    const isOutage = error instanceof DatabaseUnavailable && !(error instanceof DatabaseFull);
    const isOurs = isOutage || error instanceof TooManyChanges;
    counts.interrupted++;
    const reason = error instanceof Error && !isOurs ? (error.stack ?? error.message) : String(error);
    if (!isOurs && job.attempts >= MOST_ATTEMPTS) {
      log.error("an import failed too often", { ...about, reason });
      await failed(job, FAILED);
      return true;
    }
    const level = error instanceof FolderUnusable ? "error" : "warn";
    log[level]("an import was interrupted; trying again later", { ...about, reason });
    const pauseMs = (PAUSES_SECONDS[job.attempts - 1] ?? 0) * secondMs;
    const notBefore = new Date(now().getTime() + pauseMs).toISOString();
    await persist(handBack(job.id, holder, isOurs ? null : { notBefore }));
    return false;
  }

  /** Waits for a database that is away: what would not be written counts as one more attempt. */
  async function persist<R>(statement: Statement<"imports", R>): Promise<readonly R[]> {
    for (;;) {
      try {
        const [rows] = await accounts.write([statement]);
        return rows;
      } catch (error) {
        if (isStopped() || !(error instanceof DatabaseUnavailable)) throw error;
        await Bun.sleep(secondMs);
      }
    }
  }

  async function failed(job: ClaimedImport, said: Said): Promise<void> {
    const error = JSON.stringify({ text: textOf(said), ...noteOf(said) });
    const written = await persist(fail(job.id, { now: now().toISOString(), error }, holder));
    if (written.length > 0) await forgetFile(job);
  }

  async function forgetFile({ id }: ClaimedImport): Promise<void> {
    await removeFile(context, id).catch((error: unknown) =>
      log.warn("the file of an import could not be removed; trying again later", {
        import_id: id,
        reason: String(error),
      }),
    );
  }

  return { isGivenUp, endedBy, forgetFile };
}

/** What is wrong with the file or the account; null if the cause is neither. */
function refusalOf(error: unknown): Said | null {
  if (error instanceof Unreadable) return error.said;
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  return say("The service refused it: {detail}", { detail: error.message });
}
