/**
 * Rules run in the transaction of the operation that triggers them: after its own event, with `user_id` null, in order
 * of creation. They do not trigger further rules. Each run is recorded, with what came of it.
 */
import type { AutomationRule } from "../../contract/automations.ts";
import type { Card } from "../../contract/cards.ts";
import { jsonBytes, MAX_CARD_BYTES } from "../cards/size.ts";
import { assigneeRow, cardPosition, fullColumn, hasRoom } from "../cards/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { MAX_EVENT_BYTES } from "../platform/core/change/commit-plan.ts";
import { announce, type Decision, type Moment } from "../platform/core/change/decision.ts";
import { rankAfter } from "../platform/core/rank.ts";
import { insert, update } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { present } from "../platform/util/present.ts";
import { byId, publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { type Run, runWrites } from "./runs.ts";

/**
 * A matching rule with what its action needs: the end of the target column and how many cards are there, or the user.
 * `position` is the place of the card before any rule has moved it.
 */
type MatchRow = Pick<AutomationRule, "action_type" | "action_column_id" | "action_user_id"> &
  UserRow & {
    rule_id: string;
    last_rank: number | null;
    card_count: number;
    card_limit: number | null;
    column_title: string | null;
    position: number;
  };

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

export function completionRules(boardId: string, cardId: string): Sql<MatchRow> {
  return cardRules(boardId, cardId, "card_completed");
}

/** Of a card whose due date is near, or has passed. */
export function dueRules(boardId: string, cardId: string, trigger: "due_soon" | "due_passed"): Sql<MatchRow> {
  return cardRules(boardId, cardId, trigger);
}

function cardRules(boardId: string, cardId: string, trigger: AutomationRule["trigger_type"]): Sql<MatchRow> {
  return matchingRules(boardId, {
    trigger: sql`r.trigger_type = ${trigger}`,
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
  return sql<MatchRow>`SELECT r.id AS rule_id, r.action_type, r.action_column_id, r.action_user_id, ${publicColumns},
      few.last_rank, coalesce(few.card_count, 0) AS card_count, k.card_limit, k.title AS column_title,
      ${position} AS position
    FROM automation_rules r LEFT JOIN users u ON u.id = r.action_user_id
      LEFT JOIN columns k ON k.board_id = r.board_id AND k.id = r.action_column_id
      LEFT JOIN (${targets}) few ON few.column_id = r.action_column_id
    WHERE ${matching} ORDER BY r.id`;
}

/**
 * A rule that would exceed a limit does not act; the triggering request still succeeds. A card may have 256 KiB and meet
 * a hundred rules, so its size is measured once, and after that by what each rule changes.
 */
export function runRules(own: Decision<Card>, rules: MatchRow[], moment: Moment): Decision<Card> {
  if (rules.length === 0) return own;
  const renumbered = own.events[0]?.renumbered ? own.result.column_id : null;
  const trigger = own.events.length > 0 ? moment.board.seq + 1 : null;
  const failures: string[] = [];
  const runs: Run[] = [];
  const loadedIn = columnBefore(own);
  let done = own;
  let cardBytes = jsonBytes(own.result);
  let eventBytes = own.events.length > 0 ? cardBytes + previousBytes(own) : 0;
  let position: number | null = null;
  for (const rule of rules) {
    // Counted before the card was moved, maybe out of this column.
    const others = rule.card_count - (rule.action_column_id === loadedIn ? 1 : 0);
    const run = { rule_id: rule.rule_id, seq: trigger };
    const why = reasonToSkip(done.result, rule, others);
    if (why) {
      runs.push({ ...run, outcome: "skipped", why });
      continue;
    }
    const next = act(done, rule, moment, { renumbered, position: position ?? rule.position });
    const bytes = cardBytes + growthBy(done.result, next.result);
    const failure = reasonToFail(rule, bytes, eventBytes + bytes + previousBytes(next));
    if (failure) {
      failures.push(failure);
      runs.push({ ...run, outcome: "failed", why: failure });
      continue;
    }
    cardBytes = bytes;
    eventBytes += bytes + previousBytes(next);
    if (next.result.column_id !== done.result.column_id) position = others;
    done = next;
    runs.push({ ...run, seq: moment.board.seq + done.events.length, outcome: "done", why: null });
  }
  return {
    ...done,
    writes: [...done.writes, ...runWrites(runs, done.result, moment)],
    eventBytes,
    ...(failures.length > 0 && { skipped: failures }),
  };
}

/** Why there is nothing to do, or no room for it. `others` are in the target column already. */
function reasonToSkip(card: Card, rule: MatchRow, others: number): string | null {
  const { action_type, action_column_id, action_user_id, column_title, card_limit } = rule;
  switch (action_type) {
    case "move_to_column":
      if (card.column_id === action_column_id) return ALREADY_THERE;
      if (hasRoom({ card_limit, card_count: others })) return null;
      return fullColumn({ title: present(column_title, "the column of an enabled rule"), card_limit });
    case "assign_member":
      return card.assignees.some(({ id }) => id === action_user_id) ? ALREADY_ASSIGNED : null;
  }
}

export const ALREADY_THERE = "The card was in this column already.";
export const ALREADY_ASSIGNED = "This person was assigned already.";

function reasonToFail({ action_type }: MatchRow, cardBytes: number, eventBytes: number): string | null {
  if (cardBytes > MAX_CARD_BYTES && action_type === "assign_member") return "The card would be too large.";
  if (eventBytes > MAX_EVENT_BYTES) return "There would be too many bytes of events in one change.";
  return null;
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
  { now }: Moment,
  { renumbered, position }: { renumbered: string | null; position: number },
): Decision<Card> {
  const card = done.result;
  switch (rule.action_type) {
    case "move_to_column": {
      const column_id = present(rule.action_column_id, "the column of an enabled rule");
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
      const user_id = present(rule.action_user_id, "the user of an enabled rule");
      const fields = { assignees: [...card.assignees, toUser(rule)].sort(byId), updated_at: now };
      const assigned = { ...card, ...fields };
      return {
        ...done,
        result: assigned,
        writes: [
          ...done.writes,
          insert("card_assignees", assigneeRow(card, user_id)),
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
