/**
 * A rule whose column, label or user goes away is disabled, not deleted. It remembers the column or label, which may come
 * back from the trash, and is enabled again with the last of them, unless somebody has edited or disabled it
 * meanwhile.
 */
import { sweep, type Write } from "../platform/db/db.ts";
import { join, name, type Sql, sql } from "../platform/db/sql.ts";
import { updateOf } from "../platform/db/statements.ts";

/** What may come back, by what it is. */
const RETURNING = {
  column: ["trigger_column_id", "action_column_id"],
  label: ["trigger_label_id", "action_label_id"],
} as const;
export const RETURNING_REFERENCES = [...RETURNING.column, ...RETURNING.label];

/** Of a rule that has lost nothing, or that somebody has edited since. */
export const NOTHING_LOST = {
  is_suspended: false,
  lost_trigger_column_id: null,
  lost_trigger_label_id: null,
  lost_action_column_id: null,
  lost_action_label_id: null,
};

type Returning = (typeof RETURNING_REFERENCES)[number];

function lost(reference: Returning): Sql {
  return name(`lost_${reference}`);
}

/** Must precede the removal. */
export function disableRulesOf(boardId: string, what: keyof typeof RETURNING, id: string): Write {
  const references = RETURNING[what];
  const moved = references.flatMap((reference) => {
    const is = sql`${name(reference)} = ${id}`;
    return [
      sql`${lost(reference)} = CASE WHEN ${is} THEN ${name(reference)} ELSE ${lost(reference)} END`,
      sql`${name(reference)} = CASE WHEN ${is} THEN NULL ELSE ${name(reference)} END`,
    ];
  });
  const mentions = references.map((reference) => sql`${name(reference)} = ${id}`);
  return sweep(
    updateOf(
      "automation_rules",
      sql`SET is_suspended = (is_suspended OR is_enabled), is_enabled = ${false}, ${join(moved, ", ")}
        WHERE board_id = ${boardId} AND (${join(mentions, " OR ")})`,
    ),
  );
}

/** A member does not come back by an undo. Must precede the removal. */
export function disableRulesOfMember(boardId: string, userId: string): Write {
  return sweep(
    updateOf(
      "automation_rules",
      sql`SET is_enabled = ${false}, is_suspended = ${false}, action_user_id = NULL
        WHERE board_id = ${boardId} AND action_user_id = ${userId}`,
    ),
  );
}

/** Must follow the return. */
export function enableRulesOf(boardId: string, what: keyof typeof RETURNING, id: string): Write {
  const references = RETURNING[what];
  const moved = references.flatMap((reference) => {
    const is = sql`${lost(reference)} = ${id}`;
    return [
      sql`${name(reference)} = CASE WHEN ${is} THEN ${lost(reference)} ELSE ${name(reference)} END`,
      sql`${lost(reference)} = CASE WHEN ${is} THEN NULL ELSE ${lost(reference)} END`,
    ];
  });
  const isLast = join(
    RETURNING_REFERENCES.map((reference) => sql`coalesce(${lost(reference)} = ${id}, TRUE)`),
    " AND ",
  );
  const mentions = references.map((reference) => sql`${lost(reference)} = ${id}`);
  return sweep(
    updateOf(
      "automation_rules",
      sql`SET is_enabled = (is_suspended AND ${isLast}), is_suspended = (is_suspended AND NOT (${isLast})),
          ${join(moved, ", ")}
        WHERE board_id = ${boardId} AND (${join(mentions, " OR ")})`,
    ),
  );
}
