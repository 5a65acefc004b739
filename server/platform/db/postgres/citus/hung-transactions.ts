/**
 * Transactions about many boards that hang because one worker does. They hold what they have written on the other workers,
 * and Citus leaves it so until that worker answers again, up to a minute longer for what they have prepared there. Once they
 * have been given up, they are ended: at the coordinator, and then on every worker that answers.
 */
import type { SQL } from "bun";
import { arrayOf } from "../translation.ts";
import type { Worker } from "./worker-watch.ts";

/** By the names of their connections. Those that nobody waits for any more, so whether they would have succeeded is unknown. */
const END = `SELECT pid FROM (SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = ANY($1::text[])) ended`;
/** A session that has ended its transaction may go on hanging while it says so to the workers. */
const UNDER_WAY =
  "SELECT pid FROM pg_stat_activity WHERE pid = ANY($1::integer[]) AND backend_xid IS NOT NULL";
/** What these sessions of the coordinator are called on the workers. */
const NAMES_THERE = `SELECT 'citus_internal gpid=' || (citus_backend_gpid() - pg_backend_pid() + pid) AS name
  FROM unnest($1::integer[]) pid`;
const ANSWERING = `SELECT nodename AS host, nodeport AS port FROM pg_dist_node
  WHERE noderole = 'primary' AND isactive AND groupid <> 0 AND NOT nodeid = ANY($1::integer[])`;
const ON_WORKER = `SELECT success, result FROM master_run_on_worker(ARRAY[$1::text], ARRAY[$2::integer], ARRAY[$3::text], false)`;
/** Of the coordinator's sessions: their ids are in the names. */
const PREPARED = /^citus_0_(\d+)_\d+_\d+$/;
const PREPARED_THERE =
  "SELECT string_agg(gid, ' ') FROM pg_prepared_xacts WHERE database = current_database() AND owner = current_user";
const COMMITTED = "SELECT gid FROM pg_dist_transaction WHERE gid = ANY($1::text[])";

interface Node {
  host: string;
  port: number;
}

export interface HungTransactions {
  /** There are some that have not been ended everywhere. */
  readonly isLeft: boolean;
  /** The names of connections at which nobody waits for one any more. */
  givenUp(connections: readonly string[]): void;
  end(client: SQL, missing: readonly Worker[]): Promise<void>;
}

export function createHungTransactions(): HungTransactions {
  let names: readonly string[] = [];
  const pids = new Set<number>();

  /** What they have prepared, unless they were committed in the end: then Citus commits the rest. */
  async function undoPrepared(client: SQL, nodes: readonly Node[]): Promise<void> {
    for (const node of nodes) {
      const prepared = (await runOn(client, node, PREPARED_THERE)).split(" ");
      const theirs = prepared.filter((gid) => pids.has(Number(PREPARED.exec(gid)?.[1])));
      const committed: { gid: string }[] = await client.unsafe(COMMITTED, [arrayOf(theirs)]);
      for (const gid of theirs)
        if (!committed.some((one) => one.gid === gid))
          await runOn(client, node, `ROLLBACK PREPARED '${gid}'`);
    }
  }

  return {
    get isLeft() {
      return names.length > 0 || pids.size > 0;
    },
    givenUp(connections) {
      names = [...names, ...connections];
    },
    async end(client, missing) {
      const nodes: Node[] = await client.unsafe(ANSWERING, [arrayOf(missing.map(({ id }) => id))]);
      const ended: { pid: number }[] = await client.unsafe(END, [arrayOf(names)]);
      for (const { pid } of ended) pids.add(pid);
      await endSessions(
        client,
        nodes,
        ended.map(({ pid }) => pid),
      );
      names = [];
      const underWay = await client.unsafe(UNDER_WAY, [arrayOf([...pids])]);
      if (underWay.length > 0) return;
      await undoPrepared(client, nodes);
      if (missing.length === 0) pids.clear();
    },
  };
}

/** As long as one of its sessions has not prepared it, to end that one is to undo it all. */
async function endSessions(client: SQL, nodes: readonly Node[], pids: readonly number[]): Promise<void> {
  if (pids.length === 0) return;
  const rows: { name: string }[] = await client.unsafe(NAMES_THERE, [arrayOf(pids)]);
  const there = rows.map(({ name }) => `'${name}'`).join();
  const command = `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name IN (${there})`;
  for (const node of nodes) await runOn(client, node, command);
}

async function runOn(client: SQL, { host, port }: Node, command: string): Promise<string> {
  const [row] = await client.unsafe(ON_WORKER, [host, port, command]);
  if (!row?.success) throw new Error(`${host}:${port}: ${row?.result}`);
  return String(row.result ?? "");
}
