/**
 * One change of a board, step by step: load, decide, commit, and what follows a commit. The decision may be taken more
 * than once, each time with newly loaded rows; only the last one counts.
 */
import { type AccessQueries, accessQueries, checkBoard, checkCaller } from "../../auth/access.ts";
import { type Change, type Queries, type Rows, rowsOf, type Version } from "../../db/db.ts";
import { Unmeasured } from "../../quotas/board-sizes.ts";
import { MOVED_CARD_BYTES } from "../../quotas/event-budget.ts";
import type { Call } from "../call.ts";
import { answerBytes, keptQuery, refuseKept } from "../idempotency.ts";
import { createPrecondition, type Match } from "../if-match.ts";
import { requireSubject, sessionOf } from "../query.ts";
import { afterCommit } from "./after-commit.ts";
import { writeBoard } from "./board-writer.ts";
import { bytesOf, type CommitPlan, planCommit } from "./commit-plan.ts";
import type { Decision, DecisionContext } from "./decision.ts";

interface Work<Q extends Queries, Result> {
  load: Q;
  decide(rows: Rows<Q>, moment: DecisionContext): Decision<Result>;
}

export async function changeBoard<Q extends Queries, Result>(
  call: Call,
  boardId: string,
  { load, decide }: Work<Q, Result>,
): Promise<Result> {
  const { sizes, eventBudget } = call.context;
  const session = sessionOf(call);
  const spending = eventBudget.of(session.userId);
  const access = accessQueries(requireSubject(call), boardId, session);
  let plan: CommitPlan | undefined;
  let wasMeasured = false;
  const attempt: Change<Queries, Result> = {
    queue: boardId,
    account: session.userId,
    load: { ...load, ...access, ...keptQuery(call) },
    decide(rows) {
      const { match, check } = createPrecondition(call);
      const moment = decisionContextOf(call, rowsOf(access, rows), match);
      refuseKept(rows);
      const decision = decide(rowsOf(load, rows), moment);
      // Before megabytes of events are encoded in vain.
      if (decision.growth === null || (decision.growth ?? 0) > 0)
        sizes.refuseMore(boardId, wasMeasured, decision.growth ?? 0);
      if (decision.eventBytes) spending.take(decision.eventBytes);
      plan = planCommit(call, decision, moment);
      if (plan.added !== 0) sizes.refuseMore(boardId, wasMeasured, plan.added ?? 0);
      spending.take(bytesOf(plan.events) + bytesBeside(decision) + answerBytes(call, decision.result));
      check();
      return { result: decision.result, commit: plan.commit };
    },
  };
  const result = await commit(call, attempt, () => {
    wasMeasured = true;
  }).catch((error) => {
    spending.giveBack();
    throw error;
  });
  call.version = plan && versionAfter(plan);
  if (plan?.changesBoard) afterCommit(call, plan);
  return result;
}

/** What a decision costs besides its events. */
function bytesBeside({ recordedBytes = 0, movedCards = 0 }: Decision<unknown>): number {
  return recordedBytes + movedCards * MOVED_CARD_BYTES;
}

function versionAfter({ changesBoard, board, stamp }: CommitPlan): Version {
  return changesBoard ? { revision: board.revision + 1, stamp } : board;
}

/** Who is calling, on which board, and whether they may. */
function decisionContextOf(call: Call, access: Rows<AccessQueries>, match: Match): DecisionContext {
  const caller = checkCaller(access, sessionOf(call));
  const board = checkBoard(access, call.route, requireSubject(call));
  return { board, caller, now: new Date().toISOString(), limits: call.context.limits, match };
}

/** A board whose size is not known well enough to add to it is measured first. */
async function commit<Result>(
  { context: { boardWriter, sizes } }: Call,
  attempt: Change<Queries, Result>,
  measured: () => void,
): Promise<Result> {
  try {
    return await writeBoard(boardWriter, attempt);
  } catch (error) {
    if (!(error instanceof Unmeasured)) throw error;
    await sizes.measure(attempt.queue);
    measured();
    return writeBoard(boardWriter, attempt);
  }
}
