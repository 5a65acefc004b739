/** The cards of a board, copied a few at a time, so that others read and write in between. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { Placeholder } from "../../contract/people.ts";
import { toPlaceholder } from "../people/store.ts";
import { fillBoard, type Unfinished } from "../platform/core/change/fill-board.ts";
import type { Context } from "../platform/core/context.ts";
import { collectIfGrown } from "../platform/util/garbage.ts";
import { present } from "../platform/util/present.ts";
import type { BoardPlan } from "./board-plan.ts";
import { copyFiles } from "./files.ts";
import { hiddenCardWrites, rowsOf, STEP_ROWS } from "./hidden-cards.ts";
import { copyOfCard } from "./new-ids.ts";

interface Cards {
  source: FullBoard;
  plan: BoardPlan;
  /** The copy, which nobody can reach yet. */
  hidden: Unfinished;
}

/** The columns of the copy with its cards, once all of them are written. */
export async function copyCards(context: Context, { source, plan, hidden }: Cards): Promise<Column[]> {
  const { board } = plan;
  const copied: Column[] = [];
  const target = { boardId: board.id, seq: 0, userId: board.created_by, removedAt: hidden.since };
  let number = 0;
  for (const { id, cards } of source.columns) {
    const column: Column = { ...present(plan.columns.get(id), "the copy of a column"), cards: [] };
    copied.push(column);
    for (const some of inSteps(cards)) {
      const files = some.flatMap((card) =>
        card.attachments.map((file) => ({ ...file, board_id: card.board_id })),
      );
      const copies = await copyFiles(context, files, target);
      const given = {
        now: board.created_at,
        label: ({ id }: { id: string }) => plan.labels.get(id) ?? null,
        user: ({ id }: { id: string }) => plan.members.get(id)?.user ?? null,
        person(original: Placeholder) {
          const copy = plan.placeholders.get(original.id);
          return copy ? toPlaceholder(copy) : null;
        },
        file: (id: string) => copies.ids.get(id) ?? null,
      };
      const made = some.map((card) => {
        number++;
        const place = { board_id: board.id, column_id: column.id, number, rank: card.rank };
        return copyOfCard(card, place, given);
      });
      const attachments = made.flatMap((card) => card.attachments);
      await fillBoard(context, hidden, [
        ...hiddenCardWrites(board.id, made, board.created_at),
        ...copies.writesFor(attachments),
      ]);
      column.cards.push(...made);
      collectIfGrown();
    }
  }
  return copied;
}

function* inSteps(cards: readonly Card[]): Generator<Card[]> {
  let step: Card[] = [];
  let rows = 0;
  for (const card of cards) {
    const more = rowsOf(card);
    if (step.length > 0 && rows + more > STEP_ROWS) {
      yield step;
      step = [];
      rows = 0;
    }
    step.push(card);
    rows += more;
  }
  if (step.length > 0) yield step;
}
