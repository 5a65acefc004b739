/** What a rule would do to which cards, if it were set off now for every card that its trigger describes. */
import type { AutomationRule, EffectReason, RuleEffect, RuleReference } from "../../contract/automations.ts";
import { type ColumnRoom, columnRoom, hasRoom } from "../cards/store.ts";
import type { Rows } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Flag } from "../platform/db/table.ts";
import { soonUntil } from "./due.ts";
import { because, becauseFull, nothingToDo, type Reason } from "./reasons.ts";

const MOST_CARDS = 100;

type Tried = Pick<AutomationRule, "trigger_type" | "action_type"> &
  Partial<Pick<AutomationRule, RuleReference>>;

type Candidate = Pick<RuleEffect, "card_id" | "number" | "title" | "column_id"> & {
  is_complete: Flag;
  is_assigned: number;
  is_labeled: number;
};

type EffectQueries = { cards: Sql<Candidate>; target: Sql<ColumnRoom> };

export function effectQueries(boardId: string, rule: Tried, now = new Date()): EffectQueries {
  return {
    cards: sql<Candidate>`SELECT c.id AS card_id, c.number, c.title, c.column_id, c.is_complete,
        (SELECT count(*) FROM card_assignees x
          WHERE x.board_id = ${boardId} AND x.card_id = c.id AND x.user_id = ${rule.action_user_id ?? null}) AS is_assigned,
        (SELECT count(*) FROM card_labels x
          WHERE x.board_id = ${boardId} AND x.card_id = c.id AND x.label_id = ${rule.action_label_id ?? null}) AS is_labeled
      FROM (${described(boardId, rule, now)} LIMIT ${MOST_CARDS + 1} + 0) few CROSS JOIN cards c
      WHERE c.board_id = ${boardId} AND c.id = few.id ORDER BY c.number`,
    target: columnRoom(rule.action_column_id ?? NOWHERE, boardId),
  };
}

const NOWHERE = sql`NULL`;

/** The ids of these cards, in the order of an index, so that no more are read than are answered. */
function described(
  boardId: string,
  { trigger_type, trigger_column_id, trigger_label_id }: Tried,
  now: Date,
): Sql {
  const isDue = (range: Sql) => sql`SELECT id FROM cards
    WHERE board_id = ${boardId} AND is_complete = ${false} AND ${range} ORDER BY due_at, id`;
  switch (trigger_type) {
    case "card_created":
      return sql`SELECT id FROM cards WHERE 1 = 0`;
    case "card_moved":
      return sql`SELECT id FROM cards
        WHERE board_id = ${boardId} AND column_id = ${trigger_column_id ?? null} ORDER BY rank`;
    case "label_added":
      return sql`SELECT card_id AS id FROM card_labels
        WHERE board_id = ${boardId} AND label_id = ${trigger_label_id ?? null} ORDER BY card_id`;
    case "card_completed":
      return sql`SELECT id FROM cards WHERE board_id = ${boardId} AND is_complete ORDER BY id`;
    case "due_soon":
      return isDue(sql`due_at > ${now.toISOString()} AND due_at <= ${soonUntil(now)}`);
    case "due_passed":
      return isDue(sql`due_at <= ${now.toISOString()}`);
  }
}

export function effectsOf(
  { cards, target: [target] }: Rows<EffectQueries>,
  { action_type }: Tried,
): { items: RuleEffect[]; has_more: boolean } {
  let added = 0;
  const items = cards
    .slice(0, MOST_CARDS)
    .map(({ is_complete, is_assigned, is_labeled, ...card }): RuleEffect => {
      const obstacle =
        action_type === "move_to_column"
          ? reasonToStay(card.column_id)
          : nothingToDo(action_type, {
              isAssigned: is_assigned > 0,
              isLabeled: is_labeled > 0,
              isComplete: Boolean(is_complete),
            });
      return obstacle
        ? { ...card, outcome: "skipped", ...obstacle }
        : { ...card, outcome: "done", reason: null, why: null };
    });
  return { items, has_more: cards.length > MOST_CARDS };

  /** One card after the other: the column may fill up on the way. */
  function reasonToStay(columnId: string): Reason<EffectReason> | null {
    if (!target || columnId === target.id) return because("already_there");
    if (!hasRoom(target, added + 1)) return becauseFull(target);
    added++;
    return null;
  }
}
