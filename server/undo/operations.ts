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
import { nothing, readOnBoard } from "../platform/core/query.ts";
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
    return takeBack(call, past, planUndo(past, board_id));
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
    throw error instanceof Changed ? await laterChange(call.context.db, board_id, error.trace) : error;
  }
}

function refuseOthers({ author }: Past, { board, caller }: DecisionContext): void {
  if (author !== caller.id && board.role !== "owner")
    throw forbidden("Only owners of the board may undo what others have changed.");
}

function together(all: Undone[], { board }: DecisionContext): Decision<Answer<Undo>> {
  const events = all.flatMap((undone) => undone.events).sort((a, b) => b.undoes - a.undoes);
  return {
    result: {
      events: events.map(({ undoes, event: { type } }, index) => ({
        seq: board.seq + 1 + index,
        type,
        undoes,
      })),
    },
    writes: all.flatMap(({ writes }) => writes),
    events: events.map(({ undoes, event }) => ({ ...event, undoes })),
    board: all.find((undone) => undone.board)?.board,
    growth: all.reduce<number | null>(
      (sum, { growth }) => (sum === null || growth === null ? null : sum + growth),
      0,
    ),
  };
}
