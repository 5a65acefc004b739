/**
 * Authorised reads. `query()` makes the handler of a route from two small parts: `load`, the SQL it needs,
 * and `answer`, a function of the rows. Access is checked in the same statement.
 */
import { type Answer, type Input, permits, type RouteSpec } from "../../../contract/base/define.ts";
import {
  type AccessQueries,
  accessQueries,
  type BoardAccess,
  boardIdOf,
  type Caller,
  callerQuery,
  checkBoard,
  checkCaller,
  isBoard,
  type Subject,
} from "../auth/access.ts";
import type { Session } from "../auth/token.ts";
import { type OwnQueries, type Queries, type Rows, rowsOf } from "../db/db.ts";
import { forbidden, loginRequired, notFound } from "../util/errors.ts";
import { present } from "../util/present.ts";
import type { Call, Handler, Reply } from "./call.ts";
import type { Context } from "./context.ts";

interface QuerySpec<R extends RouteSpec, Q extends OwnQueries> {
  load: (input: Input<R>, at: { callerId: string; boardId: string; session: Session }) => Q;
  answer: (rows: Rows<Q>, input: Input<R>, caller: Caller) => Answer<R> | Reply;
}

export function query<R extends RouteSpec, Q extends OwnQueries>(
  _route: R,
  spec: QuerySpec<R, Q>,
): Handler<R> {
  return async (call) => {
    const session = sessionOf(call);
    const load = (boardId: string) => spec.load(call.input, { callerId: session.userId, boardId, session });
    const { rows, caller } = await (call.subject ? readOnBoard(call, load) : readAsCaller(call, load("")));
    return spec.answer(rows, call.input, caller);
  };
}

/** Checks the session only, whatever the route. */
export async function checkSession({ context, session }: Call): Promise<void> {
  if (session) checkCaller(await context.db.read(callerQuery(session)), session);
}

/** Refuses an API token that does not suffice for the route; says so only if it is still valid. */
export async function checkScope(call: Call): Promise<void> {
  const { route, session } = call;
  if (!session?.api || permits(route, session.api)) return;
  await checkSession(call);
  if (route.scope === "session") throw forbidden("API tokens are not accepted here: log in.");
  if (route.isAccountWide && session.api.boardIds)
    throw forbidden("This API token is limited to some boards.");
  throw forbidden(`This needs an API token with the scope ${route.scope}.`);
}

interface AsCaller<Q extends Queries> {
  caller: Caller;
  rows: Rows<Q>;
}

/** For routes that ask for no access to a board: who is calling, and `queries`, which may all be about this one board. */
export async function readAsCaller<Q extends OwnQueries>(
  call: Call,
  queries: Q,
  boardId?: string,
): Promise<AsCaller<Q>> {
  const read = await readBeforeBody(call, queries, boardId);
  if (call.invalidBody) throw call.invalidBody;
  return read;
}

/** Reads for routes with an id in the path: what it identifies must be there before the body is judged. */
export async function readBeforeBody<Q extends OwnQueries>(
  call: Call,
  queries: Q,
  boardId?: string,
): Promise<AsCaller<Q>> {
  const session = sessionOf(call);
  const { db } = call.context;
  const asked = callerQuery(session);
  const all = { ...queries, ...asked };
  const rows: Rows<Queries> =
    boardId === undefined
      ? await db.read(all, session.userId)
      : await db.readWithin(boardId, all, session.userId);
  const caller = checkCaller(rowsOf(asked, rows), session);
  if (call.route.access === "superuser" && !caller.isSuperuser)
    throw forbidden("Only superusers may do this.", "role_too_low");
  return { caller, rows: rowsOf(queries, rows) };
}

/** For routes of a board: who is calling, on which board, and what `load` asks of it. */
export async function readOnBoard<Q extends OwnQueries>(
  call: Call,
  load: (boardId: string) => Q,
): Promise<{ caller: Caller; board: BoardAccess; rows: Rows<Q> }> {
  const session = sessionOf(call);
  const subject = requireSubject(call);
  const boardId = isBoard(subject) ? subject.id : await boardIdOf(call.context, subject);
  // For a missing resource these return no rows; access is checked before that is reported.
  if (boardId === null) {
    checkCaller(await call.context.db.read(callerQuery(session)), session);
    throw notFound(subject.noun);
  }
  const queries = load(boardId);
  const { access, rows } = await readWithAccess(call.context, { subject, boardId, session, queries });
  const caller = checkCaller(access, session);
  const board = checkBoard(access, { route: call.route, subject, session });
  if (call.invalidBody) throw call.invalidBody;
  return { caller, board, rows: rowsOf(queries, rows) };
}

/**
 * After a board was read that had to be waited for: throws if the caller has lost access since they were let in, so that
 * they get nothing of what came after.
 */
export async function stillMayRead(call: Call): Promise<void> {
  await readOnBoard(call, nothing);
}

async function readWithAccess(
  context: Context,
  asked: { subject: Subject; boardId: string; session: Session; queries: Queries },
): Promise<{ access: Rows<AccessQueries>; rows: Rows<Queries> }> {
  const { subject, boardId, session, queries } = asked;
  if (isBoard(subject) && !subject.isDeleted && Object.keys(queries).length === 0)
    return { access: await context.boardAccess({ boardId, session }), rows: {} };
  const access = accessQueries(subject, boardId, session);
  const rows: Rows<Queries> = await context.db.readWithin(boardId, { ...queries, ...access }, session.userId);
  return { access: rowsOf(access, rows), rows };
}

/** The resource that a board route is about. */
export function requireSubject(call: Call): Subject {
  return present(call.subject, "the subject of a board route");
}

/** Nothing but who is calling, and on which board. */
export const nothing = (): Queries => ({});

export function sessionOf(call: Call): NonNullable<Call["session"]> {
  if (!call.session) throw loginRequired();
  return call.session;
}
