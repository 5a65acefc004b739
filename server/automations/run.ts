/**
 * Rules run in the transaction of the operation that triggers them: after its own event, with `user_id` null, in order
 * of creation. They do not trigger further rules. Each run is recorded, with what came of it.
 */
import type { AutomationRule } from "../../contract/automations.ts";
import type { Card } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import { cardWrites } from "../cards/card-writes.ts";
import { jsonBytes, MAX_CARD_BYTES } from "../cards/size.ts";
import { cardPosition, hasRoom, type Noticed } from "../cards/store.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { MAX_EVENT_BYTES } from "../platform/core/change/commit-plan.ts";
import { type Announcement, announce, type Decision, type Moment } from "../platform/core/change/decision.ts";
import { rankAfter } from "../platform/core/rank.ts";
import { update, type Write } from "../platform/db/db.ts";
import { ifAny, type Sql, sql } from "../platform/db/sql.ts";
import { present } from "../platform/util/present.ts";
import { changedCardToTrash, type Removal } from "../trash/removal.ts";
import { byId, publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { because, becauseFull, nothingToDo, type Reason } from "./reasons.ts";
import { type Run, runWrites } from "./runs.ts";

/**
 * A matching rule with what its action needs: the end of the target column and how many cards are there, the user, or the label.
 * `position` is the place of the card before any rule has moved it.
 */
type MatchRow = Pick<
  AutomationRule,
  "action_type" | "action_column_id" | "action_user_id" | "action_label_id"
> &
  UserRow & {
    rule_id: string;
    label_name: string | null;
    label_color: string | null;
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
      WHERE c.board_id = ${boardId} AND c.column_id = ${newColumn} LIMIT CAST(${position} AS bigint) + 0) taken)`,
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
  const rules = sql<MatchRow>`SELECT r.id AS rule_id, r.action_type, r.action_column_id, r.action_user_id, r.action_label_id,
      ${publicColumns}, l.name AS label_name, l.color AS label_color,
      few.last_rank, coalesce(few.card_count, 0) AS card_count, k.card_limit, k.title AS column_title,
      ${position} AS position
    FROM automation_rules r LEFT JOIN users u ON u.id = r.action_user_id
      LEFT JOIN columns k ON k.board_id = r.board_id AND k.id = r.action_column_id
      LEFT JOIN labels l ON l.board_id = r.board_id AND l.id = r.action_label_id
      LEFT JOIN (${targets}) few ON few.column_id = r.action_column_id
    WHERE ${matching} ORDER BY r.id`;
  // Most changes set off none.
  return ifAny(sql`SELECT 1 FROM automation_rules r WHERE ${matching} LIMIT 1`, rules);
}

/** What set off the rules, besides its decision. */
interface Cause {
  /** The card as it was loaded. */
  before: Card;
  /** Those of its writes that are not of the card. */
  beside?: readonly Write[];
  /** The due dates for which notice has now been given. */
  noticed?: Noticed;
}

/**
 * A rule that would exceed a limit does not act; the triggering request still succeeds. A card may have 256 KiB and meet
 * a hundred rules, so its size is measured once, and after that by what each rule changes.
 *
 * Rules may take back what set them off, or what another one did. So all of it is written as one difference: no row
 * twice in a commit.
 */
export function runRules(
  own: Decision<Card>,
  rules: MatchRow[],
  moment: Moment,
  cause: Cause,
): Decision<Card> {
  if (rules.length === 0) return own;
  const { seq } = moment.board;
  const renumbered = own.events[0]?.renumbered ? own.result.column_id : null;
  const trigger = own.events.length > 0 ? seq + 1 : null;
  const failures: string[] = [];
  const runs: Run[] = [];
  const events = [...own.events];
  let card = own.result;
  let archived: Archived | null = null;
  let cardBytes = jsonBytes(card);
  let eventBytes = own.events.length > 0 ? cardBytes + previousBytes(own.events.at(-1)) : 0;
  let position: number | null = null;
  for (const rule of rules) {
    // Counted before the card was moved, maybe out of this column.
    const others = rule.card_count - (rule.action_column_id === cause.before.column_id ? 1 : 0);
    const run = { rule_id: rule.rule_id, seq: trigger };
    const obstacle = archived ? because("archived_by_rule") : reasonToSkip(card, rule, others);
    if (obstacle) {
      runs.push({ ...run, outcome: "skipped", ...obstacle });
      continue;
    }
    const place = position ?? rule.position;
    const next = act(card, rule, moment, { renumbered, position: place });
    const bytes = cardBytes + growthBy(card, next.card);
    const added = bytes + previousBytes(next.event);
    const failure = reasonToFail(rule, bytes, eventBytes + added);
    if (failure) {
      failures.push(failure.why);
      runs.push({ ...run, outcome: "failed", ...failure });
      continue;
    }
    cardBytes = bytes;
    eventBytes += added;
    if (next.card.column_id !== card.column_id) position = others;
    card = next.card;
    events.push(next.event);
    if (rule.action_type === "archive_card") archived = { seq: seq + events.length, position: place };
    runs.push({ ...run, seq: seq + events.length, outcome: "done", reason: null, why: null });
  }
  const hasActed = events.length > own.events.length;
  return {
    ...own,
    result: card,
    events,
    writes: [
      ...(hasActed ? writesOf(card, archived, moment, cause) : own.writes),
      ...runWrites(runs, card, moment),
    ],
    eventBytes,
    ...(failures.length > 0 && { skipped: failures }),
  };
}

/** The number of its event, and where the card was. */
interface Archived {
  seq: number;
  position: number;
}

function writesOf(
  card: Card,
  archived: Archived | null,
  { board, caller, now }: Moment,
  { before, beside = [], noticed }: Cause,
): Write[] {
  if (!archived) {
    const recorded = noticed ? [update("cards", { id: card.id }, { ...noticed })] : [];
    return [...beside, ...recorded, ...cardWrites(before, card)];
  }
  const { seq, position } = archived;
  const removal: Removal = {
    boardId: board.id,
    id: card.id,
    kind: "archived",
    by: caller?.id ?? null,
    at: now,
    seq,
  };
  return [...beside, ...changedCardToTrash({ ...removal, position }, card, noticed)];
}

/** Why there is nothing to do, or no room for it. `others` are in the target column already. */
function reasonToSkip(card: Card, rule: MatchRow, others: number): Reason | null {
  const { action_type, action_column_id, column_title, card_limit } = rule;
  if (action_type !== "move_to_column") {
    return nothingToDo(action_type, {
      isAssigned: card.assignees.some(({ id }) => id === rule.action_user_id),
      isLabeled: card.labels.some(({ id }) => id === rule.action_label_id),
      isComplete: card.is_complete,
    });
  }
  if (card.column_id === action_column_id) return because("already_there");
  if (hasRoom({ card_limit, card_count: others })) return null;
  return becauseFull({ title: present(column_title, "the column of an enabled rule"), card_limit });
}

function reasonToFail({ action_type }: MatchRow, cardBytes: number, eventBytes: number): Reason | null {
  const isAdding = action_type === "assign_member" || action_type === "add_label";
  if (cardBytes > MAX_CARD_BYTES && isAdding) return because("card_too_large");
  if (eventBytes > MAX_EVENT_BYTES) return because("change_too_large");
  return null;
}

/** The former values that an event tells; the rest of it is the card. */
function previousBytes(event: Announcement | undefined): number {
  return event?.previous ? jsonBytes(event.previous) : 0;
}

/** By how many bytes of JSON a rule has made the card larger. */
function growthBy(before: Card, after: Card): number {
  if (before === after) return 0;
  const fields = ({ column_id, rank, is_complete, updated_at }: Card) =>
    jsonBytes({ column_id, rank, is_complete, updated_at });
  return (
    fields(after) -
    fields(before) +
    growthOfList(before.labels, after.labels) +
    growthOfList(before.assignees, after.assignees)
  );
}

function growthOfList(before: readonly object[], after: readonly object[]): number {
  if (before === after) return 0;
  if (after.length < before.length) return -growthOfList(after, before);
  const added = after.filter((entry) => !before.includes(entry));
  return jsonBytes(added) - (before.length === 0 ? "[]".length : "[".length);
}

interface Act {
  card: Card;
  event: Announcement;
}

function act(
  card: Card,
  rule: MatchRow,
  { now }: Moment,
  { renumbered, position }: { renumbered: string | null; position: number },
): Act {
  switch (rule.action_type) {
    case "move_to_column": {
      const column_id = present(rule.action_column_id, "the column of an enabled rule");
      const rank = rankAfter(rule.last_rank, column_id === renumbered ? rule.card_count + 1 : 0);
      const fields = { column_id, rank, updated_at: now };
      const moved = { ...card, ...fields };
      const previous = { ...valuesBefore(card, fields), position };
      return { card: moved, event: announce("card.moved", moved, { previous, bySystem: true }) };
    }
    case "assign_member":
      return changed("card.assigned", card, {
        assignees: [...card.assignees, toUser(rule)].sort(byId),
        updated_at: now,
      });
    case "add_label":
      return changed("card.labeled", card, {
        labels: [...card.labels, labelOf(rule, card)].sort(byId),
        updated_at: now,
      });
    case "remove_label":
      return changed("card.unlabeled", card, {
        labels: card.labels.filter(({ id }) => id !== rule.action_label_id),
        updated_at: now,
      });
    case "complete_card":
      return changed("card.updated", card, { is_complete: true, updated_at: now });
    case "reopen_card":
      return changed("card.updated", card, { is_complete: false, updated_at: now });
    case "archive_card":
      return { card, event: announce("card.deleted", card, { mark: "archived", bySystem: true }) };
  }
}

type CardChange = "card.assigned" | "card.labeled" | "card.unlabeled" | "card.updated";

function changed(kind: CardChange, before: Card, fields: Partial<Card>): Act {
  const card = { ...before, ...fields };
  const previous = valuesBefore(before, fields);
  return { card, event: announce(kind, card, { previous, bySystem: true }) };
}

function labelOf({ action_label_id, label_name, label_color }: MatchRow, { board_id }: Card): Label {
  const what = "the label of an enabled rule";
  return {
    id: present(action_label_id, what),
    board_id,
    name: present(label_name, what),
    color: present(label_color, what),
  };
}
