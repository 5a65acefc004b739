/** The runs of rules: written in the commit of the run, the latest of each rule kept until it is purged. */
import type { RuleRun } from "../../contract/automations.ts";
import type { Card } from "../../contract/cards.ts";
import type { Moment } from "../platform/core/change/decision.ts";
import { insert, sweep, type Write } from "../platform/db/db.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom } from "../platform/db/statements.ts";
import { newId } from "../platform/util/ids.ts";

const KEPT_RUNS = 1000;
/** Old runs are removed with one run in so many, and no more than this at once: to find them, those kept are read. */
const REMOVED_EVERY = 256;
const MOST_REMOVED = 1000;

export type Run = Pick<RuleRun, "seq" | "outcome" | "reason" | "why"> & { rule_id: string };

export function runWrites(runs: readonly Run[], { id: card_id }: Card, { board, now }: Moment): Write[] {
  return runs.flatMap((run) => {
    const id = newId();
    const row = insert("automation_runs", { board_id: board.id, id, card_id, at: now, ...run });
    return isTimeToRemove(id) ? [row, removeOldRuns(board.id, run.rule_id)] : [row];
  });
}

/** By the last digits of its id, which are random. */
function isTimeToRemove(id: string): boolean {
  return Number.parseInt(id.slice(-4), 16) % REMOVED_EVERY === 0;
}

export function removeOldRuns(boardId: string, ruleId: string): Write {
  const old = sql`SELECT id FROM automation_runs WHERE board_id = ${boardId} AND rule_id = ${ruleId}
    ORDER BY id DESC LIMIT ${MOST_REMOVED} + 0 OFFSET ${KEPT_RUNS}`;
  return sweep(
    deleteFrom(
      "automation_runs",
      sql`WHERE board_id = ${boardId} AND rule_id = ${ruleId} AND id IN (${old})`,
    ),
  );
}

/** All that are kept of these rules. */
export function removeRuns(boardId: string, ruleIds: readonly string[]): Write {
  return sweep(
    deleteFrom("automation_runs", sql`WHERE board_id = ${boardId} AND rule_id ${idList(ruleIds)}`),
  );
}

/** Newest first. */
export function runRows(
  boardId: string,
  ruleId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Sql<RuleRun> {
  const older = before === undefined ? sql`` : sql`AND id < ${before}`;
  return sql<RuleRun>`SELECT id, seq, card_id, at, outcome, reason, why FROM automation_runs
    WHERE board_id = ${boardId} AND rule_id = ${ruleId} ${older} ORDER BY id DESC LIMIT ${limit} + 0`;
}

type LastRun = RuleRun & { rule_id: string };

/** The newest of each rule, or none of any: one look at the index for each rule. */
export function lastRuns(boardId: string, isAsked: boolean): Sql<LastRun> {
  const none = isAsked ? sql`` : sql`AND 1 = 0`;
  return sql<LastRun>`SELECT x.rule_id, x.id, x.seq, x.card_id, x.at, x.outcome, x.reason, x.why
    FROM automation_rules r CROSS JOIN automation_runs x
    WHERE r.board_id = ${boardId} ${none} AND x.board_id = ${boardId} AND x.rule_id = r.id AND x.id = (
      SELECT y.id FROM automation_runs y WHERE y.board_id = ${boardId} AND y.rule_id = r.id ORDER BY y.id DESC LIMIT 1)`;
}
