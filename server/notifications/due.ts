/** Assignees and watchers of a card are notified that its due date is near or has passed. */
import type { Card } from "../../contract/cards.ts";
import type { Moment } from "../platform/core/change/decision.ts";
import { notifyingSweep, type Write } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { insertInto } from "../platform/db/statements.ts";
import { concernedBy } from "./store.ts";

interface DueNotice {
  id: string;
  card: Card;
  kind: "due_soon" | "overdue";
  mail: string | null;
  /** How many people are on the card or watch it. */
  concerned: number;
}

export function dueNotifications(
  { id, card, kind, mail, concerned }: DueNotice,
  { board, now }: Moment,
): Write {
  return notifyingSweep(
    insertInto(
      "notifications",
      sql`(board_id, id, user_id, kind, card_id, created_at, mail)
        SELECT c.board_id, ${id}, p.id, ${kind}, c.id, ${now}, ${mail}
        FROM cards c CROSS JOIN (${concernedBy(board.id, card.id)}) p
        WHERE c.board_id = ${board.id} AND c.id = ${card.id}`,
    ),
    concerned,
  );
}
