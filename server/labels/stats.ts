/**
 * How many cards carry each label. Small counts are left to the database. On a large board the rows are read and
 * counted in time slices, so that other requests are not delayed.
 */
import type { labelRoutes } from "../../contract/labels.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { readOnBoard, sessionOf } from "../platform/core/query.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { inSlices, mapped } from "../platform/scheduling/time-slices.ts";
import { labelRows } from "./store.ts";

const FEW = 5000;

type Counts = Map<string, number>;

export const labelStats: Handler<typeof labelRoutes.labelStats> = async (call) => {
  const { board_id } = call.input;
  const { rows } = await readOnBoard(call, () => ({
    labels: labelRows(board_id),
    few: fewCounts(board_id),
  }));
  const few: Counts = new Map(rows.few.map(({ label_id, card_count }) => [label_id, card_count]));
  const total = few.values().reduce((sum, count) => sum + count, 0);
  const counts = total > FEW ? await countAll(call, board_id) : few;
  return rows.labels.map(({ id, name, color }) => ({
    label_id: id,
    name,
    color,
    card_count: counts.get(id) ?? 0,
  }));
};

/** Reads at most FEW + 1 rows. */
function fewCounts(boardId: string): Sql<{ label_id: string; card_count: number }> {
  return sql<{ label_id: string; card_count: number }>`SELECT label_id, count(*) AS card_count
    FROM (${links(boardId)} LIMIT ${FEW} + 1) few GROUP BY label_id`;
}

function links(boardId: string): Sql<{ label_id: string }> {
  return sql<{ label_id: string }>`SELECT label_id FROM card_labels WHERE board_id = ${boardId}`;
}

async function countAll(call: Call, boardId: string): Promise<Counts> {
  const counts: Counts = new Map();
  const rows = await call.context.db.readManyWithin(
    boardId,
    { links: links(boardId) },
    sessionOf(call).userId,
  );
  await inSlices(
    mapped(rows.links, ({ label_id }) => {
      counts.set(label_id, (counts.get(label_id) ?? 0) + 1);
    }),
  );
  return counts;
}
