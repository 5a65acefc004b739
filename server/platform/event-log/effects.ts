/** Events as far as they change the board: what is needed to rebuild it as it was. */
import type { EventEffect } from "../../../contract/events.ts";
import { type Sql, sql } from "../db/sql.ts";
import type { EventRow } from "./event-log.ts";
import { DATA_BYTES, type Packed } from "./packed.ts";

export type EffectRow = Pick<EventRow, "seq" | "type" | "data" | "renumbered" | "mark" | "created_at">;

/** A page is held in memory while it is applied. */
const PAGE = { events: 1000, bytes: 1_048_576 };

/** The next events after `since`, up to `last`: a page of them, but at least one if there is one. */
export function effectsBetween(
  boardId: string,
  since: number,
  last: number,
  page = PAGE,
): Sql<Packed<EffectRow>> {
  const next = sql`FROM board_events WHERE board_id = ${boardId} AND seq > ${since} AND seq <= ${last}`;
  const lastOfPage = sql`SELECT coalesce(max(seq), ${since + 1}) FROM (
      SELECT seq, sum(${DATA_BYTES}) OVER (ORDER BY seq) AS bytes ${next}
      ORDER BY seq LIMIT ${page.events} + 0) page
    WHERE bytes <= ${page.bytes}`;
  return sql<Packed<EffectRow>>`SELECT seq, type, data, renumbered, mark, created_at
    ${next} AND seq <= (${lastOfPage}) ORDER BY seq`;
}

export function effectOf({ seq, type, data, renumbered, mark, created_at }: EffectRow): EventEffect {
  const effect = {
    seq,
    type,
    timestamp: created_at,
    data: JSON.parse(data),
    ...(renumbered !== null && { renumbered: JSON.parse(renumbered) }),
    ...(mark === "restored" && { restored: true as const }),
  };
  // Written by `eventRow`, from an announcement whose kind decided the type of its data.
  return effect as EventEffect;
}
