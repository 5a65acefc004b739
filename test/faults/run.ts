/**
 * npm run test:faults: every fault, as often as promised, and one table.
 * `npx bun test/faults/run.ts 2 killRedis` runs some of them, two times each.
 */

import { missingForPatroni } from "../machine/patroni.ts";
import { unusableCursors } from "./cursors.ts";
import { killLeader, startReplicated, switchLeader, type Way } from "./leader-changes.ts";
import { startMachines } from "./machines.ts";
import { killNotifier, killSqliteNotifier } from "./notified.ts";
import { failOverRedis, failOverRedisCluster } from "./redis-failover.ts";
import {
  type Extent,
  killInstance,
  killPostgres,
  killRedis,
  killSqlite,
  loseMessages,
  type Outcome,
  reconnectAtOnce,
  rollingRestart,
  type Scenario,
  stalledReaders,
  stopRedis,
} from "./scenarios.ts";
import { silentPeers } from "./silent-peers.ts";
import { killCopier, killImporter, killMailer } from "./test-files.ts";
import { badEndpoints, killSender } from "./webhook-scenarios.ts";
import { percentile } from "./workload.ts";

const EXTENT = {
  ...{ subscribers: 100, pauseMs: 50, stalled: 100, outageMs: 10_000, reconnecting: 2000, failovers: 20 },
  judgeTimes: true,
};
const PLAN: [Scenario, number, Partial<Extent>?][] = [
  [killInstance, 30],
  [killRedis, 10],
  [stopRedis, 3, { outageMs: 20_000 }],
  [loseMessages, 1, { outageMs: 60_000 }],
  [failOverRedis, 1],
  [failOverRedisCluster, 1],
  [killPostgres, 10],
  [killSqlite, 30],
  [killNotifier, 20],
  [killSqliteNotifier, 20],
  [killSender, 10],
  [badEndpoints, 1],
  [killMailer, 10],
  [killImporter, 10],
  [killCopier, 10],
  [stalledReaders, 3],
  [rollingRestart, 10],
  [reconnectAtOnce, 3],
];

/** Fifty switchovers and twenty kills. */
const LEADER_CHANGES: [typeof switchLeader, Record<Way, number>][] = [
  [switchLeader, { HAProxy: 20, "several hosts": 20, "virtual address": 10 }],
  [killLeader, { HAProxy: 8, "several hosts": 8, "virtual address": 4 }],
];

const [times, ...only] = process.argv.slice(2);
const wanted = (name: string) => only.length === 0 || only.includes(name);
const table: Record<string, unknown>[] = [];
const machines = await startMachines();
try {
  for (const [scenario, repetitions, extent] of PLAN.filter(([{ name }]) => wanted(name))) {
    await repeat(scenario.name, Number(times ?? repetitions), () =>
      scenario(machines, { ...EXTENT, ...extent }),
    );
  }
  if (wanted("silentPeers"))
    await repeat("silentPeers", Number(times ?? 3), () => silentPeers(machines.instances[0]!));
  if (wanted("unusableCursors")) {
    await repeat("unusableCursors", 1, () => unusableCursors(machines.instances[0]!, machines.postgres.url));
  }
} finally {
  await machines.stop();
}
await repeatWithPatroni();
console.table(table);
const failed = table.filter(({ clean }) => clean !== "all").length;
console.log(`${table.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The leader of PostgreSQL changes, behind a proxy, with an address that names all servers, and with one that moves. */
async function repeatWithPatroni(): Promise<void> {
  const plan = LEADER_CHANGES.filter(([{ name }]) => wanted(name));
  if (plan.length === 0) return;
  const missing = await missingForPatroni();
  if (missing.length > 0) {
    console.log(`LEFT OUT: ${plan.map(([{ name }]) => name).join(", ")}: install ${missing.join(", ")}`);
    return;
  }
  for (const way of ["HAProxy", "several hosts", "virtual address"] as const) {
    const replicated = await startReplicated(way);
    try {
      for (const [scenario, repetitions] of plan) {
        const name = `${scenario.name}, ${way}`;
        await repeat(name, Number(times ?? repetitions[way]), () => scenario(replicated));
      }
    } finally {
      await replicated.stop();
    }
  }
}

async function repeat(name: string, repetitions: number, run: () => Promise<Outcome>): Promise<void> {
  const seen: Record<string, number[]> = {};
  let clean = 0;
  for (let i = 1; i <= repetitions; i++) {
    const { problems, figures } = await run().catch((error) => ({
      problems: [String(error.stack)],
      figures: {},
    }));
    if (problems.length === 0) clean++;
    for (const [key, value] of Object.entries<number>(figures)) (seen[key] ??= []).push(value);
    console.log(`${name} ${i}/${repetitions}: ${JSON.stringify(figures)}`, ...problems.slice(0, 5));
  }
  const summary = (of: (values: number[]) => number) =>
    Object.entries(seen)
      .map(([key, values]) => `${key} ${of(values)}`)
      .join(", ");
  table.push({
    fault: name,
    repetitions,
    clean: clean === repetitions ? "all" : clean,
    median: summary((values) => percentile(values, 0.5)),
    worst: summary((values) => Math.max(...values)),
  });
}
