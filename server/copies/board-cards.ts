/** The cards of a board, copied a few at a time, so that others read and write in between. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { Placeholder } from "../../contract/people.ts";
import { newCardWrites } from "../cards/card-writes.ts";
import { toPlaceholder } from "../people/store.ts";
import { announce } from "../platform/core/change/decision.ts";
import { fillBoard } from "../platform/core/change/fill-board.ts";
import type { Context } from "../platform/core/context.ts";
import type { Write } from "../platform/db/db.ts";
import { newId } from "../platform/util/ids.ts";
import { present } from "../platform/util/present.ts";
import { indexWrites } from "../search/index-writes.ts";
import type { BoardPlan } from "./board-plan.ts";
import { copyFiles } from "./files.ts";
import { copyOfCard } from "./new-ids.ts";

/** Thirty small cards: a few milliseconds of work for SQLite, during which nobody else is served. */
const STEP_ROWS = 120;
const CHARACTERS_PER_ROW = 500;

interface Cards {
  source: FullBoard;
  plan: BoardPlan;
  /** The time of deletion of the copy, which nobody can reach yet. */
  since: string;
}

/** The columns of the copy with its cards, once all of them are written. */
export async function copyCards(context: Context, { source, plan, since }: Cards): Promise<Column[]> {
  const { board } = plan;
  const copied: Column[] = [];
  const unfinished = { boardId: board.id, since, account: board.created_by };
  const target = { boardId: board.id, seq: 0, userId: board.created_by, removedAt: since };
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
      await fillBoard(context, unfinished, [
        ...made.flatMap((card) => newCardWrites(card, noticedFor(card))),
        ...copies.writesFor(attachments),
        ...indexed(board.id, made),
      ]);
      column.cards.push(...made);
    }
  }
  return copied;
}

/** Nobody is told once more what was overdue before. */
function noticedFor({ due_at, created_at }: Card): string | null {
  return due_at !== null && due_at <= created_at ? due_at : null;
}

function indexed(boardId: string, cards: readonly Card[]): Write[] {
  const created = cards.map((card) => ({ ...announce("card.created", card), seq: 0, id: newId() }));
  return indexWrites(boardId, created);
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

/** With those of the search index. A long text counts as several: each of its words is indexed. */
function rowsOf({ description, labels, assignees, placeholders, checklists, attachments }: Card): number {
  const items = checklists.reduce((sum, checklist) => sum + 1 + checklist.items.length * 2, 0);
  const words = Math.floor((description?.length ?? 0) / CHARACTERS_PER_ROW);
  return 4 + words + labels.length + assignees.length + placeholders.length + items + attachments.length * 3;
}
