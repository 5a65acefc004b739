/**
 * One change of a board, step by step: load, decide, commit, and what follows a commit. The decision may be taken more
 * than once, each time with newly loaded rows; only the last one counts.
 */
import {
  type AccessQueries,
  accessQueries,
  boardStateQuery,
  checkBoard,
  checkCaller,
} from "../../auth/access.ts";
import { type Change, type OwnQueries, type Queries, type Rows, rowsOf, type Write } from "../../db/db.ts";
import { Unmeasured } from "../../quotas/board-sizes.ts";
import { MOVED_CARD_BYTES, NOTIFICATION_BYTES } from "../../quotas/budgets.ts";
import type { Call } from "../call.ts";
import type { Context } from "../context.ts";
import { answerBytes, answerWrites, keptQuery, refuseKept } from "../idempotency.ts";
import { createPrecondition, type Match } from "../if-match.ts";
import { nothing, readOnBoard, requireSubject, sessionOf } from "../query.ts";
import { afterCommit, type Cause } from "./after-commit.ts";
import { writeBoard } from "./board-writer.ts";
import { bytesOf, type CommitPlan, planCommit } from "./commit-plan.ts";
import type { Decision, DecisionContext, Moment } from "./decision.ts";

interface Work<Q extends Queries, Result, Given extends Moment> {
  load: Q;
  decide(rows: Rows<Q>, moment: Given): Decision<Result>;
}

export function changeBoard<Q extends Queries, Result>(
  call: Call,
  boardId: string,
  { load, decide }: Work<Q, Result, DecisionContext>,
): Promise<Result> {
  const session = sessionOf(call);
  const workOf = () => Bun.hash(`${call.route.method} ${call.route.path} ${JSON.stringify(call.given)}`);
  const refused = refusedAgain(call, workOf);
  if (refused) return refused;
  const access = accessQueries(requireSubject(call), boardId, session);
  return commitChange(call, boardId, {
    account: session.userId,
    workOf,
    load: { ...load, ...access, ...keptQuery(call, boardId) },
    key: call.repeat?.key ?? null,
    decide(rows) {
      const { match, check } = createPrecondition(call);
      const moment = decisionContextOf(call, rowsOf(access, rows), match);
      refuseKept(rows);
      const decision = decide(rowsOf(load, rows), moment);
      return {
        decision,
        moment,
        answer: answerWrites(call, boardId, decision.result),
        answerBytes: answerBytes(call, decision.result),
        check,
      };
    },
    finished(plan) {
      call.version = plan?.version;
    },
  });
}

/** What is too much for the account's budget is loaded once, not for every repeat. Whoever may not change it is told so. */
function refusedAgain(call: Call, workOf: () => unknown): Promise<never> | null {
  try {
    call.context.budgets.events.refuseAgain(sessionOf(call).userId, workOf);
    return null;
  } catch (error) {
    return readOnBoard(call, nothing).then(() => {
      throw error;
    });
  }
}

/**
 * A change that no user makes: what happens by the clock. Its events have no user and no cause, and count against a
 * budget of the board's own, so that many at once wait instead of crowding out requests. Undefined if there is no such
 * board any more; a deleted board is up to the decision.
 */
export function changeBoardByClock<Q extends OwnQueries, Result>(
  context: Context,
  boardId: string,
  { load, decide }: Work<Q, Result, Moment>,
  now: () => Date,
): Promise<Result | undefined> {
  const state = boardStateQuery(boardId);
  return commitChange<Result | undefined>({ context }, boardId, {
    account: boardId,
    load: { ...load, ...state },
    key: null,
    decide(rows) {
      const [board] = rowsOf(state, rows).access;
      if (!board) return { result: undefined };
      const moment = { board, caller: null, now: now().toISOString(), limits: context.limits };
      return { decision: decide(rowsOf(load, rows), moment), moment, answer: [], answerBytes: 0 };
    },
  });
}

/** Who makes the change, and what it does. */
interface Attempt<Result> {
  /** Whose budgets it takes from. */
  account: string;
  workOf?: () => unknown;
  load: Queries;
  key: string | null;
  /** Without a decision nothing is changed. */
  decide(rows: Rows<Queries>): Decided<Result> | { result: Result };
  /** `plan` is what was committed, if anything. */
  finished?(plan: CommitPlan | undefined): void;
}

interface Decided<Result> {
  decision: Decision<Result>;
  moment: Moment;
  answer: Write[];
  answerBytes: number;
  /** The last check before the commit. */
  check?(): void;
}

async function commitChange<Result>(
  cause: Cause,
  boardId: string,
  { account, workOf, load, key, decide, finished }: Attempt<Result>,
): Promise<Result> {
  const { context } = cause;
  const { sizes, budgets } = context;
  const spending = budgets.events.of(account, workOf);
  const adding = budgets.members.of(account);
  let plan: CommitPlan | undefined;
  let wasMeasured = false;
  const attempt: Change<Queries, Result> = {
    queue: boardId,
    account,
    load,
    decide(rows) {
      plan = undefined;
      const decided = decide(rows);
      if (!("decision" in decided)) return decided;
      const { decision, moment, answer, answerBytes } = decided;
      // Before megabytes of events are encoded in vain.
      if (decision.growth === null || (decision.growth ?? 0) > 0)
        sizes.refuseMore(boardId, wasMeasured, decision.growth ?? 0);
      if (decision.eventBytes) spending.take(decision.eventBytes);
      plan = planCommit({ context, key, answer }, decision, moment);
      if (plan.added !== 0) sizes.refuseMore(boardId, wasMeasured, plan.added ?? 0);
      const bytes = bytesOf(plan.events) + bytesBeside(decision, plan) + answerBytes;
      spending.take(bytes);
      adding.take(addedMembers(decision, account));
      decided.check?.();
      if (plan.changesBoard) context.orders.planned(plan.board, plan.version, decision.events);
      const { result, fileBytes = 0 } = decision;
      return { result, commit: plan.commit, bytes: bytes + fileBytes, fileBytes };
    },
  };
  let result: Result;
  try {
    result = await commit(context, attempt, () => {
      wasMeasured = true;
    });
  } catch (error) {
    spending.giveBack();
    adding.giveBack();
    throw error;
  }
  if (plan?.changesBoard) {
    afterCommit(cause, plan);
    await context.live.hub.roomForChanges(boardId);
  }
  finished?.(plan);
  return result;
}

/** What a decision costs besides its events. */
function bytesBeside(
  { recordedBytes = 0, movedCards = 0, movedBytes = 0 }: Decision<unknown>,
  { notified }: CommitPlan,
): number {
  return recordedBytes + movedBytes + movedCards * MOVED_CARD_BYTES + notified * NOTIFICATION_BYTES;
}

/** People who were added by somebody else; whoever accepts an invitation adds themselves. */
function addedMembers({ events }: Decision<unknown>, account: string): number {
  return events.filter(({ type, data }) => type === "board.member_added" && data.user_id !== account).length;
}

/** Who is calling, on which board, and whether they may. */
function decisionContextOf(call: Call, access: Rows<AccessQueries>, match: Match): DecisionContext {
  const session = sessionOf(call);
  const caller = checkCaller(access, session);
  const board = checkBoard(access, { route: call.route, subject: requireSubject(call), session });
  const { limits, orders } = call.context;
  return { board, caller, now: new Date().toISOString(), limits, match, orders };
}

/** A board whose size is not known well enough to add to it is measured first. */
function commit<Result>(
  { boardWriter, sizes }: Context,
  attempt: Change<Queries, Result>,
  measured: () => void,
): Promise<Result> {
  return writeBoard(boardWriter, attempt).catch(async (error) => {
    if (!(error instanceof Unmeasured)) throw error;
    await sizes.measure(attempt.queue);
    measured();
    return writeBoard(boardWriter, attempt);
  });
}
