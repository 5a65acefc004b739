/**
 * Undo: a change is taken back by a new one, with events of the ordinary kinds, while everything that it set still has
 * the value that it gave. Undoing the undo is redo. No rules are triggered.
 */
import type { Answer } from "../../contract/base/define.ts";
import type { undoRoutes } from "../../contract/undo.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { changeBoard } from "../platform/core/change/change.ts";
import type { Decision, DecisionContext } from "../platform/core/change/decision.ts";
import { orFirstAnswer } from "../platform/core/idempotency.ts";
import { nothing, readOnBoard, sessionOf } from "../platform/core/query.ts";
import type { Queries, Rows } from "../platform/db/db.ts";
import { forbidden } from "../platform/util/errors.ts";
import { Changed, laterChange } from "./later-change.ts";
import { planUndo } from "./plan.ts";
import { eventsToUndo, type Past, pastOf } from "./store.ts";
import { prefixed, type Undoing, type Undone, unprefixed } from "./undoing.ts";

type Undo = typeof undoRoutes.undo;

/** What was logged does not change, so it can be read first: it says what the load of the change has to ask for. */
export const undo: Handler<Undo> = (call) =>
  orFirstAnswer(call, async () => {
    if (call.invalidBody) await readOnBoard(call, nothing);
    const { board_id, seq, whole = false } = call.input;
    const { rows, board } = await readOnBoard(call, () => ({ events: eventsToUndo(board_id, seq, whole) }));
    const past = pastOf(rows.events, seq, board.seq);
    // A column that goes: connections without `since` are told its cards, which are known only before.
    if (past.events.some(({ event }) => event.type === "column.created"))
      await call.context.live.hub.copied(board_id);
    return takeBack(call, past, planUndo(past, board_id, call.context.limits));
  });

async function takeBack(call: Call<Undo>, past: Past, plans: readonly Undoing[]): Promise<Answer<Undo>> {
  const { board_id } = call.input;
  const load: Queries = Object.assign(
    {},
    ...plans.map((plan, index) => prefixed(`undo${index}_`, plan.load)),
  );
  const decide = (rows: Rows<Queries>, moment: DecisionContext) => {
    refuseOthers(past, moment);
    const numberOf = (undone: number) =>
      moment.board.seq + 1 + past.events.findIndex(({ event }) => event.seq === undone);
    const undone = plans.map((plan, index) =>
      plan.decide(unprefixed(`undo${index}_`, plan.load, rows), { ...moment, numberOf }),
    );
    return together(undone, moment);
  };
  try {
    return await changeBoard(call, board_id, { load, decide });
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
    const account = sessionOf(call).userId;
    throw await laterChange(call.context.db, { boardId: board_id, account, trace: error.trace });
  }
}

function refuseOthers({ author }: Past, { board, caller }: DecisionContext): void {
  if (author !== caller.id && board.role !== "owner")
    throw forbidden("Only owners of the board may undo what others have changed.");
}

function together(all: Undone[], { board }: DecisionContext): Decision<Answer<Undo>> {
  const events = all.flatMap((undone) => undone.events).sort((a, b) => (b.undoes ?? 0) - (a.undoes ?? 0));
  const sum = (amounts: (number | undefined)[]) => amounts.reduce<number>((total, one = 0) => total + one, 0);
  const growths = all.map(({ growth }) => growth);
  return {
    result: {
      events: events.map(({ type, undoes = 0 }, index) => ({ seq: board.seq + 1 + index, type, undoes })),
    },
    writes: all.flatMap(({ writes }) => writes),
    events,
    board: all.find((undone) => undone.board)?.board,
    growth: growths.includes(null) ? null : sum(growths.map((growth) => growth ?? 0)),
    recordedBytes: sum(all.map(({ recordedBytes }) => recordedBytes)),
    revisions: Math.max(1, ...all.map(({ revisions = 1 }) => revisions)),
  };
}
