/**
 * Rules run in the transaction of the operation that triggers them: after its own event, with `user_id` null, in order
 * of creation. They do not trigger further rules.
 */
import type { AutomationRule } from "../../contract/automations.ts";
import type { Card } from "../../contract/cards.ts";
import { jsonBytes, MAX_CARD_BYTES } from "../cards/size.ts";
import { MAX_EVENT_BYTES } from "../platform/core/change/commit-plan.ts";
import { announce, type Decision, type DecisionContext } from "../platform/core/change/decision.ts";
import { rankAfter } from "../platform/core/rank.ts";
import { insert, update } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { byId, publicColumns, toUser, type UserRow } from "../users/public-user.ts";

/** A matching rule with what its action needs: the end of the target column, or the user. */
type MatchRow = Pick<AutomationRule, "action_type" | "action_column_id" | "action_user_id"> &
  UserRow & { last_rank: number | null; card_count: number };

/** Only the cards of the new column can have been renumbered: they are counted, once, if a rule moves back there. */
export function moveRules(boardId: string, newColumn: string | Sql): Sql<MatchRow> {
  return matchingRules(boardId, {
    trigger: sql`r.trigger_type = 'card_moved' AND r.trigger_column_id = ${newColumn}`,
    cardCount: sql`CASE WHEN r.action_column_id = ${newColumn}
      THEN (SELECT count(*) FROM cards c WHERE c.board_id = ${boardId} AND c.column_id = ${newColumn}) ELSE 0 END`,
  });
}

export function labelRules(boardId: string, labelId: string): Sql<MatchRow> {
  const trigger = sql`r.trigger_type = 'label_added' AND r.trigger_label_id = ${labelId}`;
  return matchingRules(boardId, { trigger, cardCount: sql`0` });
}

function matchingRules(
  boardId: string,
  { trigger, cardCount }: { trigger: Sql; cardCount: Sql },
): Sql<MatchRow> {
  return sql<MatchRow>`SELECT r.action_type, r.action_column_id, r.action_user_id, ${publicColumns},
      (SELECT max(c.rank) FROM cards c
        WHERE c.board_id = ${boardId} AND c.column_id = r.action_column_id) AS last_rank,
      ${cardCount} AS card_count
    FROM automation_rules r LEFT JOIN users u ON u.id = r.action_user_id
    WHERE r.board_id = ${boardId} AND r.is_enabled = ${true} AND ${trigger} ORDER BY r.id`;
}

/**
 * A rule that would exceed a limit is skipped; the triggering request still succeeds. A card may have 256 KiB and meet a
 * hundred rules, so its size is measured once, and after that by what each rule changes.
 */
export function runRules(own: Decision<Card>, rules: MatchRow[], moment: DecisionContext): Decision<Card> {
  if (rules.length === 0) return own;
  const renumbered = own.events[0]?.renumbered ? own.result.column_id : null;
  const skipped: string[] = [];
  let done = own;
  let cardBytes = jsonBytes(own.result);
  let eventBytes = cardBytes;
  for (const rule of rules) {
    const next = act(done, rule, moment, renumbered);
    if (next === done) continue;
    const bytes = cardBytes + growthBy(done.result, next.result);
    if (bytes > MAX_CARD_BYTES && rule.action_type === "assign_member") {
      skipped.push("the card would be too large");
    } else if (eventBytes + bytes > MAX_EVENT_BYTES) {
      skipped.push("too many bytes of events in one request");
    } else {
      cardBytes = bytes;
      eventBytes += bytes;
      done = next;
    }
  }
  return { ...done, eventBytes, ...(skipped.length > 0 && { skipped }) };
}

/** By how many bytes of JSON a rule has made the card larger. */
function growthBy(before: Card, after: Card): number {
  const moved = ({ column_id, rank, updated_at }: Card) => jsonBytes({ column_id, rank, updated_at });
  return moved(after) - moved(before) + growthOfList(before.assignees, after.assignees);
}

function growthOfList(before: object[], after: object[]): number {
  if (before === after) return 0;
  const added = after.filter((entry) => !before.includes(entry));
  return jsonBytes(added) - (before.length === 0 ? "[]".length : "[".length);
}

function act(
  done: Decision<Card>,
  rule: MatchRow,
  { board, now }: DecisionContext,
  renumberedColumn: string | null,
): Decision<Card> {
  const card = done.result;
  switch (rule.action_type) {
    case "move_to_column": {
      const column_id = rule.action_column_id;
      if (column_id === null || card.column_id === column_id) return done;
      const rank = rankAfter(rule.last_rank, column_id === renumberedColumn ? rule.card_count + 1 : 0);
      const fields = { column_id, rank, updated_at: now };
      const moved = { ...card, ...fields };
      return {
        ...done,
        result: moved,
        writes: [...done.writes, update("cards", { id: card.id }, fields)],
        events: [...done.events, announce("card.moved", moved, { bySystem: true })],
      };
    }
    case "assign_member": {
      const user_id = rule.action_user_id;
      if (user_id === null || card.assignees.some(({ id }) => id === user_id)) return done;
      const assigned = { ...card, assignees: [...card.assignees, toUser(rule)].sort(byId), updated_at: now };
      return {
        ...done,
        result: assigned,
        writes: [
          ...done.writes,
          insert("card_assignees", { board_id: board.id, card_id: card.id, user_id }),
          update("cards", { id: card.id }, { updated_at: now }),
        ],
        events: [...done.events, announce("card.assigned", assigned, { bySystem: true })],
      };
    }
  }
}
