/** PostgreSQL managed by Patroni changes its leader under load, on request or because it was killed. */
import { type Node, type Patroni, startPatroni } from "../machine/patroni.ts";
import { type Instance, startInstance } from "./cluster.ts";
import type { Outcome } from "./scenarios.ts";
import { startSwitch } from "./switch.ts";
import { Workload } from "./workload.ts";

const INSTANCES = 2;
const SUBSCRIBERS = 20;
const PAUSE_MS = 50;
const RECOVERY_MS = 5000;
const WHOLE_TIMEOUT_MS = 240_000;
const LOOK_MS = 50;
/** How often whoever moves a virtual address looks for the leader: vip-manager's default. */
const MOVE_MS = 1000;

export type Way = "HAProxy" | "several hosts" | "virtual address";

export interface Replicated {
  patroni: Patroni;
  instances: Instance[];
  stop(): Promise<void>;
}

/** The instances reach PostgreSQL through HAProxy or an address that follows the leader, or know all servers. */
export async function startReplicated(way: Way): Promise<Replicated> {
  const patroni = await startPatroni();
  const instances: Instance[] = [];
  let address: Address | undefined;
  const stop = async () => {
    for (const instance of instances) await instance.end("SIGKILL");
    address?.stop();
    await patroni.stop();
  };
  try {
    await until(patroni.isWhole);
    address = await addressFor(way, patroni);
    for (let i = 0; i < INSTANCES; i++) instances.push(await startInstance({ databaseUrl: address.url }));
  } catch (error) {
    await stop();
    throw error;
  }
  return { patroni, instances, stop };
}

interface Address {
  url: string;
  stop(): void;
}

async function addressFor(way: Way, patroni: Patroni): Promise<Address> {
  if (way === "HAProxy") return { url: patroni.proxyUrl, stop() {} };
  if (way === "several hosts") return { url: patroni.serversUrl, stop() {} };
  const moving = startSwitch((await patroni.leader())!.port);
  const looking = setInterval(async () => {
    const leader = await patroni.leader();
    if (leader) moving.leadTo(leader.port);
  }, MOVE_MS);
  const url = new URL(patroni.proxyUrl);
  url.port = String(moving.port);
  return {
    url: url.href,
    stop() {
      clearInterval(looking);
      moving.stop();
    },
  };
}

export function switchLeader(replicated: Replicated): Promise<Outcome> {
  return changeLeader(replicated, async () => {
    await replicated.patroni.switchOver();
    return () => {};
  });
}

export function killLeader(replicated: Replicated): Promise<Outcome> {
  return changeLeader(replicated, async (leader) => {
    replicated.patroni.kill(leader);
    return () => replicated.patroni.restart(leader);
  });
}

/** `change` returns what is to be done once there is another leader. */
async function changeLeader(
  { patroni, instances }: Replicated,
  change: (leader: Node) => Promise<() => void>,
): Promise<Outcome> {
  await until(patroni.isWhole);
  const before = (await patroni.leader())!;
  const workload = await Workload.prepare({
    subscribers: SUBSCRIBERS,
    pauseMs: PAUSE_MS,
    urls: () => instances.map(({ url }) => url),
  });
  workload.write();
  await Bun.sleep(1000);
  const changedMs = performance.now();
  const after = await change(before);
  await until(async () => ((await patroni.leader())?.name ?? before.name) !== before.name);
  const leaderMs = performance.now();
  const acknowledged = workload.acknowledged.length;
  // Each instance has to serve again, not only one of them.
  await until(async () => {
    const ready = await Promise.all(instances.map(({ url }) => fetch(`${url}/health/ready`)));
    return ready.every(({ ok }) => ok) && workload.acknowledged.length > acknowledged + 20;
  });
  const recoveredMs = performance.now() - leaderMs;
  after();
  await Bun.sleep(1000);
  const problems = await workload.finish();
  for (const [status, count] of workload.failures) {
    if (status !== 503) problems.push(`${count} answers with status ${status}`);
  }
  if (recoveredMs > RECOVERY_MS) problems.push(`recovered after ${Math.round(recoveredMs)} ms`);
  return {
    problems,
    figures: {
      acknowledged: workload.acknowledged.length,
      unavailable: workload.failures.get(503) ?? 0,
      leaderless_ms: Math.round(leaderMs - changedMs),
      recovered_ms: Math.round(recoveredMs),
    },
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + WHOLE_TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error("waited too long");
    await Bun.sleep(LOOK_MS);
  }
}
