/** The cards of a board, copied a few at a time, so that others read and write in between. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Placeholder } from "../../contract/people.ts";
import type { GrowingCheckpoint } from "../boards/history/checkpoint-text.ts";
import { toPlaceholder } from "../people/store.ts";
import { fillBoard, type Unfinished } from "../platform/core/change/fill-board.ts";
import type { Context } from "../platform/core/context.ts";
import { requireDiskSpace } from "../platform/core/disk-space.ts";
import { collectLeft } from "../platform/util/garbage.ts";
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
  /** Gets its columns and cards. */
  checkpoint: GrowingCheckpoint;
}

/**
 * How many cards were written. They are taken out of the source one step after another, and no copy is kept: a large board
 * is in memory once, and less and less of it.
 */
export async function copyCards(
  context: Context,
  { source, plan, hidden, checkpoint }: Cards,
): Promise<number> {
  const { board } = plan;
  const target = { boardId: board.id, seq: 0, userId: board.created_by, removedAt: hidden.since };
  let number = 0;
  for (const { id, cards } of source.columns) {
    const column = present(plan.columns.get(id), "the copy of a column");
    await checkpoint.add(JSON.stringify(column));
    while (cards.length > 0) {
      const some = cards.splice(0, stepOf(cards));
      const files = some.flatMap((card) =>
        card.attachments.map((file) => ({ ...file, board_id: card.board_id })),
      );
      // Others write at the same time, and the size of the copy may not have been known.
      await requireDiskSpace(context, 0, "copy");
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
      await checkpoint.add(made.map((card) => JSON.stringify(card)).join("\n"));
      await collectLeft();
    }
  }
  return number;
}

/** How many of the cards are written next: at least one. */
function stepOf(cards: readonly Card[]): number {
  let rows = 0;
  const end = cards.findIndex((card, index) => (rows += rowsOf(card)) > STEP_ROWS && index > 0);
  return end === -1 ? cards.length : end;
}
