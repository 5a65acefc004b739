/**
 * Finds connections that are open but lead nowhere. A frozen server says nothing, and neither does one whose statement
 * takes long. So when a connection has been silent for a while, a new one asks the server that is reached now what it is
 * doing. A connection is lost if several times in a row nobody answers there, or a leader answers that is not working
 * for it: then it leads to another server. The server knows each connection by its name.
 */
import { DatabaseUnavailable } from "../../db.ts";
import { cancelLong, type PoolOptions, probe } from "../probe.ts";
import { isSilent, type PooledConnection } from "./pooled-connection.ts";

const LOOK_MS = 250;
const ASK_AGAIN_MS = 1000;
const MAX_MISSES = 3;
/** Nobody waits longer, whatever the server is doing; less than a request may idle. */
const MAX_WAIT_MS = 20_000;
/** The statement that is cancelled then has been running for at least so long: it is not one sent behind it. */
const CANCELLED_SECONDS = 10;

interface Watched {
  /** For a connection to the server that is in use at this moment. */
  options(): PoolOptions;
  poolName: string;
  /** Those of this moment. */
  connections(): PooledConnection[];
  /** Called at every look that finds a silent one. */
  onSilence(): void;
  onLost(lost: PooledConnection[]): void;
}

/** Returns how to stop. */
export function watchSilence({ options, poolName, connections, onSilence, onLost }: Watched): () => void {
  let askedMs = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  async function askAfter(silent: PooledConnection[]): Promise<void> {
    const findings = await probe(options(), poolName);
    const all = connections();
    // Where statements are answered there is a server, though one too busy for a new connection.
    const isServing = all.some(({ answeredMs }) => answeredMs > askedMs);
    const isMissed = (one: PooledConnection) =>
      silent.includes(one) && isSilent(one) && (findings ? !findings.isBusyFor(one.name) : !isServing);
    for (const one of all) one.misses = isMissed(one) ? one.misses + 1 : 0;
    const lost = all.filter(({ misses }) => misses >= MAX_MISSES);
    if (lost.length === 0) return;
    // The others lead to the same place, unless the server knows them.
    onLost(all.filter((one) => lost.includes(one) || !findings?.knows(one.name)));
  }

  function look(): void {
    const nowMs = performance.now();
    const overdue = giveUpOverdue(connections(), nowMs);
    if (overdue.length > 0) void cancelLong(options(), overdue, CANCELLED_SECONDS);
    const silent = connections().filter(isSilent);
    if (silent.length > 0) onSilence();
    if (isAsking || nowMs - askedMs < ASK_AGAIN_MS) return;
    for (const one of connections()) if (!silent.includes(one)) one.misses = 0;
    if (silent.length === 0) return;
    askedMs = nowMs;
    isAsking = true;
    void askAfter(silent).finally(() => {
      isAsking = false;
    });
  }

  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The names of the connections that had something overdue. */
function giveUpOverdue(connections: PooledConnection[], nowMs: number): string[] {
  return connections.flatMap(({ name, waiting }) => {
    const overdue = [...waiting].filter(({ sinceMs }) => nowMs - sinceMs >= MAX_WAIT_MS);
    for (const one of overdue) one.giveUp(new DatabaseUnavailable("the database takes too long"));
    return overdue.length > 0 ? [name] : [];
  });
}
