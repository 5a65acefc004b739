/**
 * Undo: a new change, with events of the ordinary kinds, that reverses an earlier one while everything that it set
 * still has the value that it gave. Undoing the undo is redo. No rules are triggered.
 *
 * How this folder is organised:
 * - `log/logged-change.ts` reads the events to undo; `plan.ts` picks an `Undoing` (`undoing.ts`) for each kind of event.
 * - `board.ts`, `column.ts`, `label.ts`: changes of the board, of columns and labels.
 * - `card/card.ts`: changes on a card, event by event, in `card/steps.ts` and `card/checklist-steps.ts`;
 *   `server/cards/card-writes.ts` writes the result.
 * - `card/whole-card.ts`, `whole-column.ts`, `label.ts`, `attachment.ts`: creations and removals, through the trash
 *   (`removal.ts`).
 * - `card/archival-by-rule.ts`: changes after which a rule archived the card.
 * - `comment.ts`: comments, from their events. `person.ts`: people of an imported board who were matched.
 * - `fields.ts`, `content.ts` and `card/reverse-moves.ts` (with `card/moves.ts` for what is on a card): whether values and
 *   places are still those that the event left, and what they were before.
 * - `log/later-change.ts` finds who has changed it since, for the refusal; `log/newest-events.ts` bounds searches of the log.
 */
import type { Answer } from "../../contract/base/define.ts";
import type { undoRoutes } from "../../contract/undo.ts";
import { withLargeCards } from "../people/card-room.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { changeBoard } from "../platform/core/change/change.ts";
import type { Decision, DecisionContext } from "../platform/core/change/decision.ts";
import { orFirstAnswer } from "../platform/core/idempotency.ts";
import { nothing, readOnBoard, sessionOf } from "../platform/core/query.ts";
import type { Queries, Rows } from "../platform/db/db.ts";
import { unpacked } from "../platform/event-log/packed.ts";
import { forbidden } from "../platform/util/errors.ts";
import { Changed, laterChange } from "./log/later-change.ts";
import { eventsToUndo, type LoggedChange, loggedChange } from "./log/logged-change.ts";
import { planUndo } from "./plan.ts";
import { prefixed, type UndoDecision, type Undoing, unprefixed } from "./undoing.ts";

type Undo = typeof undoRoutes.undo;

/** Events never change once logged, so they can be read first: they say what the change has to load. */
export const undo: Handler<Undo> = (call) =>
  orFirstAnswer(call, async () => {
    if (call.invalidBody) await readOnBoard(call, nothing);
    const { board_id, seq, whole = false } = call.input;
    const { rows, board } = await readOnBoard(call, () => ({ events: eventsToUndo(board_id, seq, whole) }));
    const change = loggedChange(await unpacked(call.context.db, board_id, rows.events), seq, board.seq);
    // If a column is removed, connections without `since` are told its cards, which must be read before.
    if (change.events.some(({ event }) => event.type === "column.created"))
      await call.context.live.hub.copied(board_id);
    const { limits } = call.context;
    return withLargeCards((cardIds) =>
      commitUndo(call, change, planUndo(change, { boardId: board_id, limits, cardIds })),
    );
  });

async function commitUndo(
  call: Call<Undo>,
  change: LoggedChange,
  plans: readonly Undoing[],
): Promise<Answer<Undo>> {
  const { board_id } = call.input;
  const load: Queries = Object.assign(
    {},
    ...plans.map((plan, index) => prefixed(`undo${index}_`, plan.load)),
  );
  const decide = (rows: Rows<Queries>, moment: DecisionContext) => {
    refuseOthers(change, moment);
    const numberOf = (undone: number) =>
      moment.board.seq + 1 + change.events.findIndex(({ event }) => event.seq === undone);
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

function refuseOthers({ author }: LoggedChange, { board, caller }: DecisionContext): void {
  if (author !== caller.id && board.role !== "owner")
    throw forbidden("Only owners of the board may undo what others have changed.", "role_too_low");
}

function together(all: UndoDecision[], { board }: DecisionContext): Decision<Answer<Undo>> {
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
    movedCards: sum(all.map(({ movedCards }) => movedCards)),
    movedBytes: sum(all.map(({ movedBytes }) => movedBytes)),
    revisions: Math.max(1, ...all.map(({ revisions = 1 }) => revisions)),
  };
}
