/** Leases on webhooks: those of a board that are asked for together take one statement. */
import type { DbWriter } from "../platform/db/db.ts";
import { createBatch } from "../platform/util/batch.ts";
import type { DeliveryTable } from "../tables.ts";
import { claim, type Endpoint, type Lease } from "./delivery-store.ts";

/** As many statements are under way at once. */
const MOST_UNDER_WAY = 16;

/** False if somebody else is sending to the endpoint, or it is no longer as it was. */
export type Claims = (endpoint: Endpoint) => Promise<boolean>;

export function createClaims(db: DbWriter<DeliveryTable>, newLease: () => Lease): Claims {
  return createBatch(
    async (asked: Endpoint[]) => {
      const boards = Map.groupBy(asked, ({ board_id }) => board_id);
      const claimed = await Promise.all(
        [...boards].map(async ([boardId, endpoints]) => {
          const [rows] = await db.write([claim(boardId, endpoints, newLease())]);
          return rows;
        }),
      );
      const ids = new Set(claimed.flat().map(({ id }) => id));
      return asked.map(({ id }) => ids.has(id));
    },
    { maxUnderWay: MOST_UNDER_WAY },
  );
}
