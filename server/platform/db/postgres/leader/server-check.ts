/** Which server has answered: the leader, the same as before, and one that takes writes? */
import { sql } from "../../sql.ts";
import { NotLeader } from "../errors.ts";

/** By when it was started; null for a standby. */
export const SERVER = sql`CASE WHEN NOT pg_is_in_recovery() THEN pg_postmaster_start_time() END AS server`;
export const WHICH_SERVER = sql`SELECT ${SERVER}`;
export const IS_READ_ONLY = sql`SELECT current_setting('transaction_read_only') = 'on' AS is_read_only`;

/**
 * Refuses a standby, and calls back when another leader answers than before. Behind a pooler, connections outlive the
 * server, so nothing else would show it.
 */
export function createServerCheck(changed: () => void): (server: unknown) => void {
  let last: number | undefined;
  return (server) => {
    if (server === null) throw new NotLeader("the server is a standby");
    const startedMs = Number(server);
    if (last !== undefined && last !== startedMs) changed();
    last = startedMs;
  };
}
