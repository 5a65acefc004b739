/**
 * Rules run in the transaction of the operation that triggers them: after its own event, with `user_id` null, in order
 * of creation. They do not trigger further rules.
 */
import type { AutomationRule } from "../../contract/automations.ts";
import type { Card } from "../../contract/cards.ts";
import { jsonBytes, MAX_CARD_BYTES } from "../cards/size.ts";
import { cardPosition } from "../cards/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { MAX_EVENT_BYTES } from "../platform/core/change/commit-plan.ts";
import { announce, type Decision, type DecisionContext } from "../platform/core/change/decision.ts";
import { rankAfter } from "../platform/core/rank.ts";
import { insert, update } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { byId, publicColumns, toUser, type UserRow } from "../users/public-user.ts";

/**
 * A matching rule with what its action needs: the end of the target column and how many cards are there, or the user.
 * `position` is the place of the card before any rule has moved it.
 */
type MatchRow = Pick<AutomationRule, "action_type" | "action_column_id" | "action_user_id"> &
  UserRow & { last_rank: number | null; card_count: number; position: number };

/** The card comes to `position` in the new column, or to its end if there are fewer cards. */
export function moveRules(boardId: string, newColumn: string | Sql, position: number): Sql<MatchRow> {
  return matchingRules(boardId, {
    trigger: sql`r.trigger_type = 'card_moved' AND r.trigger_column_id = ${newColumn}`,
    position: sql`(SELECT count(*) FROM (SELECT 1 FROM cards c
      WHERE c.board_id = ${boardId} AND c.column_id = ${newColumn} LIMIT ${position} + 0) taken)`,
  });
}

export function labelRules(boardId: string, labelId: string, cardId: string): Sql<MatchRow> {
  return matchingRules(boardId, {
    trigger: sql`r.trigger_type = 'label_added' AND r.trigger_label_id = ${labelId}`,
    position: sql`(${cardPosition(boardId, cardId)})`,
  });
}

function matchingRules(
  boardId: string,
  { trigger, position }: { trigger: Sql; position: Sql },
): Sql<MatchRow> {
  const matching = sql`r.board_id = ${boardId} AND r.is_enabled = ${true} AND ${trigger}`;
  // Each target is counted once, however many rules move cards there.
  const targets = sql`SELECT c.column_id, max(c.rank) AS last_rank, count(*) AS card_count FROM cards c
    WHERE c.board_id = ${boardId} AND c.column_id IN (SELECT r.action_column_id FROM automation_rules r WHERE ${matching})
    GROUP BY c.column_id`;
  return sql<MatchRow>`SELECT r.action_type, r.action_column_id, r.action_user_id, ${publicColumns},
      few.last_rank, coalesce(few.card_count, 0) AS card_count, ${position} AS position
    FROM automation_rules r LEFT JOIN users u ON u.id = r.action_user_id
      LEFT JOIN (${targets}) few ON few.column_id = r.action_column_id
    WHERE ${matching} ORDER BY r.id`;
}

/**
 * A rule that would exceed a limit is skipped; the triggering request still succeeds. A card may have 256 KiB and meet a
 * hundred rules, so its size is measured once, and after that by what each rule changes.
 */
export function runRules(own: Decision<Card>, rules: MatchRow[], moment: DecisionContext): Decision<Card> {
  if (rules.length === 0) return own;
  const renumbered = own.events[0]?.renumbered ? own.result.column_id : null;
  const skipped: string[] = [];
  const loadedIn = columnBefore(own);
  let done = own;
  let cardBytes = jsonBytes(own.result);
  let eventBytes = cardBytes + previousBytes(own);
  let position: number | null = null;
  for (const rule of rules) {
    const next = act(done, rule, moment, { renumbered, position: position ?? rule.position });
    if (next === done) continue;
    const bytes = cardBytes + growthBy(done.result, next.result);
    if (bytes > MAX_CARD_BYTES && rule.action_type === "assign_member") {
      skipped.push("the card would be too large");
    } else if (eventBytes + bytes > MAX_EVENT_BYTES - previousBytes(next)) {
      skipped.push("too many bytes of events in one request");
    } else {
      cardBytes = bytes;
      eventBytes += bytes + previousBytes(next);
      // At the end of its column, where it is counted itself if it was there before.
      if (next.result.column_id !== done.result.column_id)
        position = rule.card_count - (next.result.column_id === loadedIn ? 1 : 0);
      done = next;
    }
  }
  return { ...done, eventBytes, ...(skipped.length > 0 && { skipped }) };
}

/** The former values that the last event tells; the rest of it is the card. */
function previousBytes({ events }: Decision<Card>): number {
  const previous = events.at(-1)?.previous;
  return previous ? jsonBytes(previous) : 0;
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

/** The column that the card was in when everything was loaded. */
function columnBefore({ result, events }: Decision<Card>): string {
  const [own] = events;
  return (own?.type === "card.moved" && own.previous?.column_id) || result.column_id;
}

function act(
  done: Decision<Card>,
  rule: MatchRow,
  { board, now }: DecisionContext,
  { renumbered, position }: { renumbered: string | null; position: number },
): Decision<Card> {
  const card = done.result;
  switch (rule.action_type) {
    case "move_to_column": {
      const column_id = rule.action_column_id;
      if (column_id === null || card.column_id === column_id) return done;
      const rank = rankAfter(rule.last_rank, column_id === renumbered ? rule.card_count + 1 : 0);
      const fields = { column_id, rank, updated_at: now };
      const moved = { ...card, ...fields };
      return {
        ...done,
        result: moved,
        writes: [...done.writes, update("cards", { id: card.id }, fields)],
        events: [
          ...done.events,
          announce("card.moved", moved, {
            previous: { ...valuesBefore(card, fields), position },
            bySystem: true,
          }),
        ],
      };
    }
    case "assign_member": {
      const user_id = rule.action_user_id;
      if (user_id === null || card.assignees.some(({ id }) => id === user_id)) return done;
      const fields = { assignees: [...card.assignees, toUser(rule)].sort(byId), updated_at: now };
      const assigned = { ...card, ...fields };
      return {
        ...done,
        result: assigned,
        writes: [
          ...done.writes,
          insert("card_assignees", { board_id: board.id, card_id: card.id, user_id }),
          update("cards", { id: card.id }, { updated_at: now }),
        ],
        events: [
          ...done.events,
          announce("card.assigned", assigned, { previous: valuesBefore(card, fields), bySystem: true }),
        ],
      };
    }
  }
}
