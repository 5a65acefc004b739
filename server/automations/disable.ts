import type { RuleReference } from "../../contract/automations.ts";
import { sweep, type Write } from "../platform/db/db.ts";
import { join, name, sql } from "../platform/db/sql.ts";
import { updateOf } from "../platform/db/statements.ts";

/** A rule whose column, label or user goes away is disabled, not deleted. Must precede the removal. */
export function disableRulesOf(
  boardId: string,
  reference: RuleReference | RuleReference[],
  id: string,
): Write {
  const references = [reference].flat().map(name);
  const cleared = references.map(
    (column) => sql`${column} = CASE WHEN ${column} = ${id} THEN NULL ELSE ${column} END`,
  );
  const mentions = references.map((column) => sql`${column} = ${id}`);
  return sweep(
    updateOf(
      "automation_rules",
      sql`SET is_enabled = ${false}, ${join(cleared, ", ")}
        WHERE board_id = ${boardId} AND (${join(mentions, " OR ")})`,
    ),
  );
}
