/**
 * Safe repeats. A change that came with an Idempotency-Key writes its answer in its own transaction, under the caller
 * and the key; a repeat is given that answer. Whether there is one is asked in the load of the change, where it costs
 * no statement; of a repeat that overtakes its first request, the write collides. A repeat may also be refused because
 * the change has been made (the card is gone, the limit is reached): then the answer is looked for too. Refusals are
 * not kept. Holds across instances, crashes and restarts.
 */
import { takesIdempotencyKey } from "../../../contract/base/define.ts";
import type { AccountTable, NewRow, Row } from "../../tables.ts";
import {
  accessQueries,
  boardIdOf,
  boardSubject,
  callerQuery,
  checkBoard,
  checkCaller,
} from "../auth/access.ts";
import {
  type DbReader,
  DuplicateKey,
  insert,
  type Queries,
  type Returned,
  type Rows,
  type Write,
} from "../db/db.ts";
import { asId } from "../db/json.ts";
import { type Sql, sql } from "../db/sql.ts";
import { insertInto, type Statement, updateOf } from "../db/statements.ts";
import { ApiError, invalid, notFound } from "../util/errors.ts";
import { one } from "../util/present.ts";
import type { Call } from "./call.ts";
import { checkSession, sessionOf } from "./query.ts";
import type { Repeat } from "./repeat-guard.ts";

const KEY = /^[\x20-\x7e]{1,255}$/;
/** A row with its key and its places in two indexes, and the work of removing it a day later. */
const KEPT_ROW_BYTES = 4096;

/** Undefined without the header, and on routes that take none. */
export function idempotencyKeyOf({ route, request }: Call): string | undefined {
  const key = takesIdempotencyKey(route) ? request.headers.get("idempotency-key") : null;
  if (key === null) return undefined;
  if (!KEY.test(key)) throw invalid("header.idempotency-key", "must be 1 to 255 printable ASCII characters");
  return key;
}

/** Runs `work` as the only request with its key in this process. */
export async function withKey<T>(call: Call, key: string, work: () => Promise<T>): Promise<T> {
  const { fingerprints, underWay } = call.context.repeats;
  const name = `${sessionOf(call).userId} ${key}`;
  if (underWay.has(name)) {
    await checkSession(call);
    if (call.invalidBody) throw call.invalidBody;
    throw new ApiError("request_in_progress", "A request with this Idempotency-Key is still under way.", {
      headers: { "retry-after": "1" },
    });
  }
  underWay.add(name);
  const { method, path } = call.route;
  call.repeat = { key, fingerprints: fingerprints(`${method} ${path} ${JSON.stringify(call.given)}`) };
  try {
    return await (call.subject || call.route.accepts === "multipart" ? work() : firstAnswerOr(call, work));
  } finally {
    underWay.delete(name);
  }
}

/** Adds to the fingerprint what the input does not contain: an uploaded file. */
export function alsoRepeats({ context, repeat }: Call, text: string): void {
  if (repeat) repeat.fingerprints = context.repeats.fingerprints(text, repeat.fingerprints);
}

/** Part of the load of a change: whether it was made before. Nothing without a key. */
export function keptQuery(call: Call, boardId: string): Queries {
  if (!call.repeat) return {};
  const { userId } = sessionOf(call);
  return {
    kept_key: sql`SELECT key FROM idempotency_keys
      WHERE ${keptFor(call, boardId)} AND user_id = ${userId} AND key = ${call.repeat.key}`,
  };
}

/** A key is unique for its user, whatever board it was used on; only where boards are distributed, on each board. */
function keptFor({ context }: Call, boardId: string): Sql {
  return context.db.isDistributed ? sql`board_id = ${boardId}` : sql`1 = 1`;
}

/** A colliding write would roll back the others in its transaction, so a known collision is refused first. */
export function refuseKept(rows: Rows<Queries>): void {
  if (rows.kept_key && rows.kept_key.length > 0) throw new DuplicateKey("the key was used before");
}

/** Refuses a known key before work that is too expensive to be done in vain. */
export async function refuseRepeat(call: Call, boardId: string): Promise<void> {
  if (call.repeat) refuseKept(await call.context.db.readWithin(boardId, keptQuery(call, boardId)));
}

/** The row that goes into the transaction of the change; none without a key. */
export function answerWrites(call: Call, boardId: string, result: unknown): Write[] {
  return call.repeat ? [insert("idempotency_keys", answerRow(call, call.repeat, boardId, result))] : [];
}

/** The size that a stored response is charged with. Even a change without effect may have a large one. */
export function answerBytes(call: Call, result: unknown): number {
  if (!call.repeat) return 0;
  return KEPT_ROW_BYTES + (result === undefined ? 0 : Buffer.byteLength(JSON.stringify(result)));
}

/** Statements of a change that has no event, and its answer, in one transaction. */
export async function writeOnce<const Statements extends readonly Statement<AccountTable>[]>(
  call: Call,
  statements: Statements,
  result: unknown,
  /** A condition under which the statements have changed something. */
  changed: Sql = sql`1 = 1`,
): Promise<Returned<Statements>> {
  const { accounts, budgets } = call.context;
  const { userId } = sessionOf(call);
  if (!call.repeat) return accounts.write(statements, userId);
  const spending = budgets.events.of(userId);
  spending.take(answerBytes(call, result));
  const boardId = call.subject && (await boardIdOf(call.context, call.subject));
  const row = answerRow(call, call.repeat, boardId ?? userId, result);
  const keep = insertInto(
    "idempotency_keys",
    sql`(board_id, user_id, key, request, answer, created_at)
      SELECT ${asId(sql`${row.board_id}`)}, u.id, ${row.key}, ${row.request}, ${row.answer}, ${row.created_at}
      FROM users u WHERE u.id = ${row.user_id} AND ${changed}`,
  );
  const rows = await accounts.write([...statements, keep], userId).catch((error) => {
    spending.giveBack();
    throw error;
  });
  // The results of `statements` come first; the rest is ignored.
  return rows as Returned<Statements>;
}

function answerRow(
  call: Call,
  { key, fingerprints }: Repeat,
  boardId: string,
  result: unknown,
): NewRow<"idempotency_keys"> {
  return {
    board_id: boardId,
    user_id: sessionOf(call).userId,
    key,
    request: one(fingerprints, "fingerprint"),
    answer: result === undefined ? null : JSON.stringify(result),
    created_at: new Date().toISOString(),
  };
}

/** The result of `work`, or the answer that was given to the same request before. */
export function orFirstAnswer<Result>(call: Call, work: () => Promise<Result>): Promise<Result> {
  return call.repeat ? workOrAnswer(call, call.repeat, work) : work();
}

async function workOrAnswer<Result>(
  call: Call,
  repeat: Repeat,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status !== 401;
    if (!isRefusal && !(error instanceof DuplicateKey)) throw error;
    const first = await firstAnswer(call, repeat, error);
    if (!first) throw error;
    return replay(call, first);
  }
}

/** Where there is no load to ask in. A file is read first: it is part of the fingerprint. */
async function firstAnswerOr<Result>(call: Call, work: () => Promise<Result>): Promise<Result> {
  const first = call.repeat && (await firstAnswer(call, call.repeat));
  return first ? replay(call, first) : orFirstAnswer(call, work);
}

function replay<Result>(call: Call, { answer }: KeptRow): Result {
  call.replayed = true;
  // The fingerprint of the request says that it is of the same route, whose answers are all of this type.
  return (answer === null ? undefined : JSON.parse(answer)) as Result;
}

type KeptRow = Pick<Row<"idempotency_keys">, "request" | "board_id" | "answer">;

/**
 * Access is checked as it is now: for another request under the key, on the board of that request, which its refusal has
 * done; for a repeat, on the board that the answer is about. Of a board that is gone, only an answer that says nothing is
 * given again.
 */
async function firstAnswer(
  call: Call,
  { key, fingerprints }: Repeat,
  refusal?: unknown,
): Promise<KeptRow | null> {
  const { db, accounts } = call.context;
  const session = sessionOf(call);
  const row = await keptRow(call, key, refusal);
  if (!row) return null;
  const isRepeat = fingerprints.includes(row.request);
  if (!isRepeat || row.board_id === session.userId) checkCaller(await db.read(callerQuery(session)), session);
  if (!isRepeat) {
    if (refusal instanceof ApiError && (refusal.status === 403 || refusal.status === 404)) throw refusal;
    throw invalid("header.idempotency-key", "was used for another request; take a new one", "key_reused");
  }
  const isGone = row.board_id !== session.userId && !(await mayStillSee(db, call, row.board_id));
  if (isGone && row.answer !== null) {
    if (refusal instanceof ApiError) return null;
    throw notFound("This board");
  }
  await accounts.write([confirmKept(row, session.userId, key)]);
  return row;
}

/**
 * Where boards are distributed, the row is stored with the board that the call is about. All boards are searched where
 * that is unknown or gone, and for a key that the database refused although this board does not have it.
 */
async function keptRow(call: Call, key: string, refusal: unknown): Promise<KeptRow | undefined> {
  const { db } = call.context;
  const { userId } = sessionOf(call);
  const keptWhere = (where: Sql) =>
    sql<KeptRow>`SELECT request, board_id, answer FROM idempotency_keys
      WHERE ${where} AND user_id = ${userId} AND key = ${key}`;
  const boardId = db.isDistributed && call.subject && (await boardIdOf(call.context, call.subject));
  if (boardId) {
    const { kept } = await db.readWithin(boardId, { kept: keptWhere(sql`board_id = ${boardId}`) });
    if (kept[0] || !(refusal instanceof DuplicateKey)) return kept[0];
  }
  return (await db.read({ kept: keptWhere(sql`1 = 1`) })).kept[0];
}

/**
 * A visible row need not be durable: PostgreSQL shows a commit whose wait for a synchronous standby was cancelled. A
 * new commit waits for the standby, and so for all earlier commits.
 */
function confirmKept({ board_id }: KeptRow, userId: string, key: string): Statement<"idempotency_keys"> {
  return updateOf(
    "idempotency_keys",
    sql`SET created_at = created_at WHERE board_id = ${board_id} AND user_id = ${userId} AND key = ${key}`,
  );
}

/** False if the board is deleted; throws the usual error for a caller without access. */
async function mayStillSee(db: DbReader, call: Call, boardId: string): Promise<boolean> {
  const session = sessionOf(call);
  const subject = boardSubject(boardId);
  const rows = await db.readWithin(boardId, accessQueries(subject, boardId, session));
  checkCaller(rows, session);
  if (one(rows.access).board_id === null) return false;
  checkBoard(rows, { route: call.route, subject, session });
  return true;
}
