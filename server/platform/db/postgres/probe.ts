/** What a new connection learns about the server that the address leads to now. */
import { SQL } from "bun";
import { withTimeout } from "../../scheduling/with-timeout.ts";
import { sqlState } from "./errors.ts";

const CONNECT_SECONDS = 2;
const ANSWER_MS = 1000;
/** The server is starting or stopping, or is a standby that accepts no connections. */
const NOT_SERVING = /^57P/;

export interface PoolOptions {
  url: string;
  connections: number;
  /** Whether to use named prepared statements, which a transaction pooler may mix up. */
  prepare: boolean;
}

export interface Findings {
  /** Whether the server has a connection of this name. */
  knows(name: string): boolean;
  /** Whether it is working for that connection. */
  isBusyFor(name: string): boolean;
}

/** A single connection, opened when it is first used. */
export function connect({ url, prepare }: PoolOptions, name = "boardcast"): SQL {
  return new SQL({
    url,
    max: 1,
    prepare,
    connectionTimeout: CONNECT_SECONDS,
    idleTimeout: 0,
    maxLifetime: 0,
    connection: { application_name: name },
  });
}

/** Null when no leader answers. A leader that refuses to tell, or shows no names, counts as working for all. */
export async function probe(options: PoolOptions, poolName: string): Promise<Findings | null> {
  const ownName = `${poolName} probe`;
  const client = connect(options, ownName);
  try {
    const answer: Promise<{ name: string; is_busy: boolean; is_standby: boolean }[]> = client.unsafe(
      `SELECT application_name AS name, state <> 'idle' AS is_busy, pg_is_in_recovery() AS is_standby
       FROM pg_stat_activity WHERE application_name LIKE '${poolName} %' OR pid = pg_backend_pid()`,
    );
    const rows = await withTimeout(answer, ANSWER_MS, "the server does not answer");
    if (rows.some(({ is_standby }) => is_standby)) return null;
    const known = new Map(rows.map(({ name, is_busy }) => [name, is_busy]));
    if (!known.has(ownName)) return BUSY;
    return { knows: (name) => known.has(name), isBusyFor: (name) => known.get(name) ?? false };
  } catch (error) {
    const state = sqlState(error);
    return state === "" || NOT_SERVING.test(state) ? null : BUSY;
  } finally {
    client.close({ timeout: 0 }).catch(() => {});
  }
}

/**
 * Cancels the reads that have been running on these connections for so long. If that fails, they run to their end. What
 * has a transaction id may be a commit that waits for a synchronous standby: cancelled, it would be there without it.
 */
export async function cancelLong(
  options: PoolOptions,
  names: readonly string[],
  seconds: number,
): Promise<void> {
  const client = connect(options, "boardcast cancel");
  try {
    const answer = client`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE application_name IN ${client([...names])} AND state = 'active' AND backend_xid IS NULL
        AND query_start < now() - make_interval(secs => ${seconds})`;
    await withTimeout(answer, ANSWER_MS, "the server does not answer");
  } catch {
    // The server may be the reason why it takes so long.
  } finally {
    client.close({ timeout: 0 }).catch(() => {});
  }
}

const BUSY: Findings = { knows: () => true, isBusyFor: () => true };
