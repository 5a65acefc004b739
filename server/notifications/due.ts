/** Assignees and watchers of a card are notified that its due date is near or has passed. */
import type { Card } from "../../contract/cards.ts";
import type { Moment } from "../platform/core/change/decision.ts";
import { sweep, type Write } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { insertInto } from "../platform/db/statements.ts";

export function dueNotifications(
  { id, card, kind, mail }: { id: string; card: Card; kind: "due_soon" | "overdue"; mail: string | null },
  { board, now }: Moment,
): Write {
  const people = (table: typeof ASSIGNEES) => sql`SELECT x.user_id FROM ${table} x
    WHERE x.board_id = ${board.id} AND x.card_id = ${card.id}`;
  return sweep(
    insertInto(
      "notifications",
      sql`(board_id, id, user_id, kind, card_id, created_at, mail)
        SELECT c.board_id, ${id}, p.user_id, ${kind}, c.id, ${now}, ${mail}
        FROM cards c CROSS JOIN (${people(ASSIGNEES)} UNION ${people(WATCHERS)}) p
        WHERE c.board_id = ${board.id} AND c.id = ${card.id}`,
    ),
  );
}

const ASSIGNEES = sql`card_assignees`;
const WATCHERS = sql`card_watchers`;
