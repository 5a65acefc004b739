/** What PostgreSQL and its driver mean by their errors. */
import { codeOf, partOf } from "../../util/unknown-value.ts";
import { DatabaseFull, DatabaseUnavailable, DuplicateKey, WorkerDown } from "../db.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const UNIQUE_VIOLATION = "23505";
const READ_ONLY = "25006";
const NO_SUCH_TABLE = "42P01";
const DISK_FULL = "53100";
/** Only where boards are spread over workers is there a limit to it. */
const WAITED_FOR_LOCK = "55P03";
export const NO_SUCH_DATABASE = "3D000";

/** How often a statement or transaction is sent at most when it keeps losing races. */
export const MAX_ATTEMPTS = 40;

/** The server that answered is not the leader, or refuses writes: its data may be out of date. */
export class NotLeader extends DatabaseUnavailable {}

/** A server accepts writes that should not, and none can safely be used. */
export class SplitBrain extends DatabaseUnavailable {}

/** As Citus puts it. There is nothing wrong with the connection that said so. */
const WORKER_DOWN =
  /^(?:connection to the remote node .* failed|connection establishment for node .* failed|could not establish any connections to the node |failure on connection marked as essential: |failed to COPY to shard )/;
/** What its own connection to a worker says when that is killed in the middle of a statement, which Citus passes on. */
const WORKER_KILLED =
  /^(?:SSL SYSCALL error: |SSL connection has been closed unexpectedly|server closed the connection unexpectedly|could not (?:receive data from|send data to) server: |no connection to the server)/;
/** The coordinator was killed while it waited for a worker. Its code is that of an internal error. */
const COORDINATOR_STOPPED = "postmaster was shut down, exiting";
/** Of rows that Citus copies to another node, what went wrong there arrives as an internal error with the same text. */
const COPIED = "XX000";
const COPIED_DUPLICATE = /^duplicate key value violates unique constraint /;
const COPIED_DEADLOCK = /^deadlock detected/;
/** A worker's own table, which ends in the number of the shard. */
const NO_SUCH_SHARD = /^relation "[^"]*_\d{1,19}" does not exist/;

/** A statement or transaction that lost to another was rolled back, and can be sent again. */
export function isRace(error: unknown): boolean {
  const isUndone = [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error));
  return isUndone || isCopied(error, COPIED_DEADLOCK) || isMovedAway(error);
}

function isCopied(error: unknown, text: RegExp): boolean {
  return sqlState(error) === COPIED && error instanceof Error && text.test(error.message);
}

/** The board went to another worker between finding its tables and reading them. */
function isMovedAway(error: unknown): boolean {
  return sqlState(error) === NO_SUCH_TABLE && error instanceof Error && NO_SUCH_SHARD.test(error.message);
}

/** The connection is lost, or is about to be. */
export function isLostConnection(error: unknown): boolean {
  return (
    !isWorkerDown(error) && (/^(08|57P0)/.test(sqlState(error)) || isDriverError(error) || isStopped(error))
  );
}

function isStopped(error: unknown): boolean {
  return error instanceof Error && error.message === COORDINATOR_STOPPED;
}

function isWorkerDown(error: unknown): boolean {
  return error instanceof Error && [WORKER_DOWN, WORKER_KILLED].some((words) => words.test(error.message));
}

/** Classes 08 (connection), 53 (resources) and 57 (operator) of SQLSTATE, and the driver's own words for them. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const state = sqlState(error);
  if (state === UNIQUE_VIOLATION || isCopied(error, COPIED_DUPLICATE)) return new DuplicateKey(error.message);
  if (isWorkerDown(error) || state === WAITED_FOR_LOCK)
    return new WorkerDown(error.message, { cause: error });
  if (state === READ_ONLY) return new NotLeader(error.message, { cause: error });
  if (state === DISK_FULL) return new DatabaseFull(error.message, { cause: error });
  if (/^(08|53|57)/.test(state) || isDriverError(error) || isStopped(error)) {
    return new DatabaseUnavailable(error.message, { cause: error });
  }
  return error;
}

export function sqlState(error: unknown): string {
  return String(partOf(error, "errno") ?? "");
}

function isDriverError(error: unknown): boolean {
  return /CONNECTION|TIMEOUT|ECONN|EPIPE|ENOENT/.test(codeOf(error));
}
