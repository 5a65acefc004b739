/**
 * Which of several servers is the leader. Accepting writes is not enough: a former leader that was started again after a
 * failover does so too, without anything that was acknowledged since. Each promotion begins a new timeline with a higher
 * number, so the leader is the one on the newest timeline that any server is on or that has been used before.
 */

import { withTimeout } from "../../../scheduling/with-timeout.ts";
import { messageOf } from "../../../util/unknown-value.ts";
import { DatabaseUnavailable } from "../../db.ts";
import { serversOf, shownHosts } from "../address.ts";
import { NotLeader, SplitBrain, translate } from "../errors.ts";
import { connect, type PoolOptions } from "../probe.ts";

const ANSWER_MS = 2500;
/** How long other servers have to answer once one accepts writes: one of them may be on a newer timeline. */
const OTHERS_MS = 1000;

interface Server {
  acceptsWrites: boolean;
  /** Of a standby: at least this. */
  timeline: number;
  /** Tells servers apart: two addresses may lead to the same one. */
  startedAt: string;
}

export interface ServerAnswer {
  url: string;
  server?: Server;
  /** Why the server cannot be used; undefined if it accepts writes. */
  objection?: unknown;
}

export interface LeaderFinder {
  /** False where there is only one server. */
  readonly hasChoice: boolean;
  /** The URL of the leader. A single server is not asked. */
  find(): Promise<string>;
}

/** `onSplit` is called with a description whenever a server accepts writes that should not. */
export function createLeaderFinder(
  options: PoolOptions,
  onSplit: (description: string) => void = () => {},
): LeaderFinder {
  const [only, ...others] = serversOf(options.url);
  const hasChoice = others.length > 0;
  let usedTimeline = 0;

  async function find(): Promise<string> {
    const answers = await answersInTime(options);
    const split = splitOf(answers, usedTimeline);
    if (split) onSplit(split.description);
    const leader = split ? split.leader : answers.find(({ objection }) => objection === undefined);
    if (leader?.server) {
      usedTimeline = leader.server.timeline;
      return leader.url;
    }
    if (split) throw new SplitBrain(split.description);
    // Waiting does not help against a wrong password, say.
    const refusal = answers.find(({ objection }) => !(objection instanceof DatabaseUnavailable));
    if (refusal) throw refusal.objection;
    const reasons = answers.map(({ url, objection }) => `${shownHosts(url)}: ${messageOf(objection)}`);
    throw new DatabaseUnavailable(`none of the servers is a leader (${reasons.join("; ")})`);
  }

  return { hasChoice, find: async () => (only === undefined || hasChoice ? find() : only) };
}

interface Split {
  /** Undefined if none of the servers can safely be used. */
  leader: ServerAnswer | undefined;
  description: string;
}

/** Null unless a server accepts writes that should not: on an old timeline, or beside another one on the newest. */
export function splitOf(answers: readonly ServerAnswer[], usedTimeline = 0): Split | null {
  const newest = Math.max(usedTimeline, ...answers.map(({ server }) => server?.timeline ?? 0));
  const writable = answers.filter(({ server }) => server?.acceptsWrites);
  const current = writable.filter(({ server }) => server?.timeline === newest);
  const isOne = new Set(current.map(({ server }) => server?.startedAt)).size === 1;
  if (writable.length === 0 || (isOne && current.length === writable.length)) return null;
  const each = writable.map(
    ({ url, server }) => `${shownHosts(url)} accepts writes on timeline ${server?.timeline}`,
  );
  return {
    leader: isOne ? current[0] : undefined,
    description: `${each.join(", ")}; only one server on timeline ${newest} may`,
  };
}

/** In the given order, without those that take too long after another has been found to accept writes. */
async function answersInTime(options: PoolOptions): Promise<ServerAnswer[]> {
  const known = new Map<number, ServerAnswer>();
  const asked = askServers(options).map(async (asking, index) => {
    const answer = await asking;
    known.set(index, answer);
    return answer.objection === undefined ? answer : Promise.reject(answer.objection);
  });
  await Promise.any(asked).then(
    () => Promise.race([Promise.allSettled(asked), Bun.sleep(OTHERS_MS)]),
    () => {},
  );
  return asked.flatMap((_, index) => known.get(index) ?? []);
}

/** All servers at once, in the given order. */
export function askServers(options: PoolOptions): Promise<ServerAnswer>[] {
  return serversOf(options.url).map((url) =>
    ask({ ...options, url }).then(
      (server) =>
        server.acceptsWrites
          ? { url, server }
          : { url, server, objection: new NotLeader("is a standby, or refuses writes") },
      (error) => ({ url, objection: translate(error) }),
    ),
  );
}

async function ask(options: PoolOptions): Promise<Server> {
  const client = connect(options);
  try {
    const answer: Promise<{ read_only: string; timeline: number; started_at: string }[]> =
      client.unsafe(WHICH_SERVER);
    const [row] = await withTimeout(answer, ANSWER_MS, new DatabaseUnavailable("does not answer"));
    if (!row) throw new DatabaseUnavailable("does not answer");
    return { acceptsWrites: row.read_only === "off", timeline: row.timeline, startedAt: row.started_at };
  } finally {
    client.close({ timeout: 0 }).catch(() => {});
  }
}

/** The names of WAL files begin with the timeline; a standby writes none, but its control file has it. */
const WHICH_SERVER = `SELECT current_setting('transaction_read_only') AS read_only,
  extract(epoch FROM pg_postmaster_start_time())::text AS started_at,
  CASE WHEN pg_is_in_recovery() THEN (SELECT timeline_id FROM pg_control_checkpoint())
    ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;
