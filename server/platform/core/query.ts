/**
 * Authorised reads. `query()` makes the handler of a route from two small parts: `load`, the SQL it needs,
 * and `answer`, a function of the rows. Access is checked in the same statement.
 */
import type { Answer, Input, RouteSpec } from "../../../contract/base/define.ts";
import {
  type AccessQueries,
  accessQueries,
  type BoardAccess,
  boardIdOf,
  type Caller,
  type CallerQuery,
  callerQuery,
  checkBoard,
  checkCaller,
  isBoard,
  type Subject,
} from "../auth/access.ts";
import type { Session } from "../auth/token.ts";
import type { Queries, Rows } from "../db/db.ts";
import type { Call, Handler, Reply } from "../http/call.ts";
import type { Context } from "./context.ts";
import { forbidden, unauthorized } from "./errors.ts";

interface QuerySpec<R extends RouteSpec, Q extends Queries> {
  load: (input: Input<R>, at: { callerId: string; boardId: string }) => Q;
  answer: (rows: Rows<Q>, input: Input<R>, caller: Caller) => Answer<R> | Reply;
}

export function query<R extends RouteSpec, Q extends Queries>(_route: R, spec: QuerySpec<R, Q>): Handler<R> {
  return async (call) => {
    const callerId = sessionOf(call).userId;
    const load = (boardId: string) => spec.load(call.input, { callerId, boardId });
    const { rows, caller } = await (call.subject ? readOnBoard(call, load) : readAsCaller(call, load("")));
    return spec.answer(rows, call.input, caller);
  };
}

/** Whether the caller is let in at all, whatever the route. */
export async function checkSession({ context, session }: Call): Promise<void> {
  if (session) checkCaller(await context.db.read(callerQuery(session)), session);
}

/** For routes of no board: who is calling, and `queries`. */
export async function readAsCaller<Q extends Queries>(
  call: Call,
  queries: Q,
): Promise<{ caller: Caller; rows: Rows<Q> }> {
  const session = sessionOf(call);
  const rows: Rows<Queries> = await call.context.db.read({ ...queries, ...callerQuery(session) });
  const caller = checkCaller(rows as Rows<CallerQuery>, session);
  if (call.route.access === "superuser" && !caller.isSuperuser)
    throw forbidden("Only superusers may do this.");
  if (call.invalidBody) throw call.invalidBody;
  return { caller, rows: rows as Rows<Q> };
}

/** For routes of a board: who is calling, on which board, and what `load` asks of it. */
export async function readOnBoard<Q extends Queries>(
  call: Call,
  load: (boardId: string) => Q,
): Promise<{ caller: Caller; board: BoardAccess; rows: Rows<Q> }> {
  const session = sessionOf(call);
  const subject = call.subject!;
  const rows: Rows<Queries> = await readWithAccess(call.context, { subject, session, load });
  const caller = checkCaller(rows as Rows<AccessQueries>, session);
  const board = checkBoard(rows as Rows<AccessQueries>, call.route, subject);
  if (call.invalidBody) throw call.invalidBody;
  return { caller, board, rows: rows as Rows<Q> };
}

/** Of something that is not there nothing can be loaded, but only those who are let in are told so. */
async function readWithAccess(
  context: Context,
  { subject, session, load }: { subject: Subject; session: Session; load: (boardId: string) => Queries },
): Promise<Rows<Queries>> {
  const boardId = await boardIdOf(context, subject);
  const queries = boardId === null ? {} : load(boardId);
  if (isBoard(subject) && Object.keys(queries).length === 0)
    return context.boardAccess({ boardId: subject.id, session });
  return context.db.read({ ...queries, ...accessQueries(subject, boardId, session) });
}

/** Nothing but who is calling, and on which board. */
export const nothing = (): Queries => ({});

export function sessionOf(call: Call): NonNullable<Call["session"]> {
  if (!call.session) throw unauthorized();
  return call.session;
}
