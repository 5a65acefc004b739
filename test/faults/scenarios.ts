/**
 * What may die, and what must hold all the same. Each scenario runs one repetition on machines that are up,
 * leaves them up, and returns what it saw; `problems` is empty when it passed.
 */
import { createClient } from "../../client/http.ts";
import { type Instance, startInstance, temporaryFolder } from "./cluster.ts";
import type { Machines } from "./machines.ts";
import { percentile, Workload } from "./workload.ts";

export interface Outcome {
  problems: string[];
  figures: Record<string, number>;
}

export interface Extent {
  subscribers: number;
  /** Between two changes of one writer. */
  pauseMs: number;
  /** Sockets that stop reading. */
  stalled: number;
  /** How long Redis or a subscription stays away, or a disturbance goes on. */
  outageMs: number;
  reconnecting: number;
  /** How often the master is killed and replaced. */
  failovers: number;
  /** Whether the machine is quiet enough for request times to mean something. */
  judgeTimes: boolean;
}

export type Scenario = (machines: Machines, extent: Extent) => Promise<Outcome>;

/** kill -9 an instance; its clients resume elsewhere. */
export const killInstance: Scenario = async ({ instances }, { subscribers, pauseMs }) => {
  const workload = await startWorkload(instances, { subscribers, pauseMs });
  await Bun.sleep(700);
  await instances[1]!.end("SIGKILL");
  await workload.until(() => workload.subscribers.every(({ isReady }) => isReady));
  await Bun.sleep(700);
  const problems = await workload.finish();
  await instances[1]!.start();
  const resumedMs = Math.max(...workload.subscribers.flatMap(({ interruptionsMs }) => interruptionsMs));
  if (resumedMs > 3000) problems.push(`resumed after ${Math.round(resumedMs)} ms`);
  return { problems, figures: { changes: workload.acknowledged.length, resumed_ms: Math.round(resumedMs) } };
};

/** kill -9 Redis, gone for a while, back empty. */
export const killRedis: Scenario = async ({ instances, redis }, { subscribers, outageMs, pauseMs }) => {
  const workload = await startWorkload(instances, { subscribers, pauseMs });
  await Bun.sleep(700);
  await redis.kill();
  const downAt = performance.now();
  await Bun.sleep(outageMs);
  await redis.start();
  const backAt = performance.now();
  await Bun.sleep(3000);
  const problems = [...(await workload.finish()), ...failuresOf(workload), ...reconnectsOf(workload)];
  const lagMs = workload.worstLagMs(downAt + 1500);
  const afterMs = workload.worstLagMs(backAt + 2000);
  if (lagMs > 1000) problems.push(`an event was ${lagMs} ms late while Redis was away`);
  if (afterMs > 1000) problems.push(`an event was ${afterMs} ms late after Redis had come back`);
  return {
    problems,
    figures: { changes: workload.acknowledged.length, lag_ms: lagMs, lag_after_ms: afterMs },
  };
};

/** SIGSTOP Redis: connections stay up and nothing answers. */
export const stopRedis: Scenario = async (
  { instances, redis },
  { subscribers, pauseMs, outageMs, judgeTimes },
) => {
  const workload = await startWorkload(instances, { subscribers, pauseMs });
  await Bun.sleep(Math.min(outageMs, 5000));
  const calmMs = percentile(workload.requestsMs.splice(0), 0.99);
  redis.pause();
  await Bun.sleep(outageMs);
  const stoppedMs = percentile(workload.requestsMs, 0.99);
  redis.resume();
  await Bun.sleep(2000);
  const problems = [...(await workload.finish()), ...failuresOf(workload), ...reconnectsOf(workload)];
  if (judgeTimes && stoppedMs > calmMs + 20)
    problems.push(`requests took ${stoppedMs} ms instead of ${calmMs}`);
  return {
    problems,
    figures: {
      changes: workload.acknowledged.length,
      p99_ms: calmMs,
      p99_stopped_ms: stoppedMs,
      lag_ms: workload.worstLagMs(),
    },
  };
};

/** Messages of the bus get lost, and its subscriptions are cut again and again; nobody has to reconnect. */
export const loseMessages: Scenario = async ({ instances, redis }, { subscribers, outageMs, pauseMs }) => {
  const workload = await startWorkload(instances, { subscribers, pauseMs });
  redis.lossRate = 0.05;
  const end = performance.now() + outageMs;
  while (performance.now() < end) {
    await Bun.sleep(2000);
    await redis.cutSubscriptions();
  }
  redis.lossRate = 0;
  const problems = [...(await workload.finish()), ...failuresOf(workload), ...reconnectsOf(workload)];
  const lagMs = workload.worstLagMs();
  if (lagMs > 5000) problems.push(`a gap was healed only after ${lagMs} ms`);
  return { problems, figures: { changes: workload.acknowledged.length, lag_ms: lagMs } };
};

/** kill -9 PostgreSQL under load, then start it again. */
export const killPostgres: Scenario = async ({ instances, postgres }, { subscribers, pauseMs }) => {
  const workload = await startWorkload(instances, { subscribers, pauseMs });
  await Bun.sleep(700);
  await postgres.kill();
  await Bun.sleep(1500);
  await postgres.start();
  const backAt = performance.now();
  const before = workload.acknowledged.length;
  await workload.until(() => workload.acknowledged.length > before);
  const recoveredMs = performance.now() - backAt;
  await Bun.sleep(1000);
  const problems = [...(await workload.finish()), ...reconnectsOf(workload)];
  const { 503: unavailable = 0, ...others } = Object.fromEntries(workload.failures);
  if (Object.keys(others).length > 0) problems.push(`failures other than 503: ${JSON.stringify(others)}`);
  if (recoveredMs > 10_000) problems.push(`recovered after ${Math.round(recoveredMs)} ms`);
  const figures = {
    changes: workload.acknowledged.length,
    recovered_ms: Math.round(recoveredMs),
    unavailable,
  };
  return { problems, figures };
};

/** kill -9 the one process on SQLite under load. */
export const killSqlite: Scenario = async (_, { subscribers, pauseMs }) => {
  const folder = temporaryFolder();
  const instance = await startInstance({ dataDir: folder.path });
  const workload = await startWorkload([instance], { subscribers, pauseMs });
  await Bun.sleep(700);
  await instance.end("SIGKILL");
  await instance.start();
  await workload.until(() => workload.subscribers.every(({ isReady }) => isReady));
  await Bun.sleep(500);
  const problems = await workload.finish();
  await instance.end("SIGKILL");
  folder.remove();
  const resumedMs = Math.max(...workload.subscribers.flatMap(({ interruptionsMs }) => interruptionsMs));
  return { problems, figures: { changes: workload.acknowledged.length, resumed_ms: Math.round(resumedMs) } };
};

/** One instance after the other is restarted in the orderly way, behind a balancer. */
export const rollingRestart: Scenario = async ({ instances, balancer }, { subscribers, pauseMs }) => {
  const urls = () => [balancer.url];
  const workload = await Workload.prepare({ subscribers, pauseMs, urls });
  workload.write();
  await Bun.sleep(700);
  for (const instance of instances) {
    await instance.end("SIGTERM");
    await instance.start();
    await Bun.sleep(500);
  }
  const problems = [...(await workload.finish()), ...failuresOf(workload)];
  const codes = new Set(workload.subscribers.flatMap(({ closes }) => closes));
  if ([...codes].some((code) => code !== 1012))
    problems.push(`sockets were closed with ${[...codes].join(", ")}`);
  return { problems, figures: { changes: workload.acknowledged.length, closed_1012: closesOf(workload) } };
};

/** Everybody comes back at the same moment. */
export const reconnectAtOnce: Scenario = async ({ instances }, { reconnecting, pauseMs }) => {
  const workload = await startWorkload(instances, { subscribers: reconnecting, pauseMs });
  await Bun.sleep(500);
  for (const subscriber of workload.subscribers) subscriber.interrupt();
  await workload.until(
    () => workload.subscribers.every(({ interruptionsMs }) => interruptionsMs.length > 0),
    30_000,
  );
  const problems = await workload.finish();
  const resumedMs = Math.max(...workload.subscribers.flatMap(({ interruptionsMs }) => interruptionsMs));
  if (resumedMs > 10_000) problems.push(`all resumed after ${Math.round(resumedMs)} ms`);
  return { problems, figures: { sockets: reconnecting, resumed_ms: Math.round(resumedMs) } };
};

/** An event of 100 KB each: more than a socket, and what the service keeps for one, can hold. */
const LARGE_CHANGES = 220;

/** A process with many sockets is stopped and reads nothing; the others must not feel it. */
export const stalledReaders: Scenario = async ({ instances }, { subscribers, pauseMs, stalled: count }) => {
  const [instance] = instances as [Instance];
  const workload = await startWorkload(instances, { subscribers: Math.min(subscribers, 20), pauseMs });
  const [boardId] = workload.boardIds as [string];
  const api = createClient({ baseUrl: instance.url, token: workload.token });
  const { seq, columns } = await api.getBoard({ board_id: boardId });
  const stalled = Bun.spawn(
    [
      process.execPath,
      `${import.meta.dir}/stalled-process.ts`,
      instance.url,
      boardId,
      workload.token,
      String(seq),
      String(count),
    ],
    { stdin: "pipe", stdout: "pipe", stderr: "inherit" },
  );
  const output = stalled.stdout.getReader();
  await output.read();
  const restMiB = await instance.memory();
  stalled.kill("SIGSTOP");
  const card = await api.createCard({ board_id: boardId, column_id: columns[0]!.id, title: "large" });
  let peakMiB = restMiB;
  for (let i = 0; i < LARGE_CHANGES; i++) {
    await api.updateCard({ card_id: card.id, description: `${i} ${"x".repeat(49_000)}` });
    if (i % 20 === 0) peakMiB = Math.max(peakMiB, await instance.memory());
  }
  const problems = [...(await workload.finish()), ...failuresOf(workload), ...reconnectsOf(workload)];
  stalled.kill("SIGCONT");
  const { seq: end } = await api.getBoard({ board_id: boardId });
  stalled.stdin.write(`${end}\n`);
  stalled.stdin.flush();
  const verdict = new TextDecoder().decode((await output.read()).value);
  stalled.kill("SIGKILL");
  const [, cut, wrong] = /^cut=(\d+) wrong=(\d+)/.exec(verdict) ?? [];
  if (cut !== String(count)) problems.push(`${cut ?? "none"} of ${count} stalled sockets were cut`);
  if (wrong !== "0") problems.push(`${wrong} stalled sockets missed something after they resumed`);
  if (peakMiB - restMiB > 100 + 6 * count) problems.push(`memory grew by ${peakMiB - restMiB} MiB`);
  return {
    problems,
    figures: { cut: Number(cut), rest_mib: restMiB, peak_mib: peakMiB, lag_ms: workload.worstLagMs() },
  };
};

export async function startWorkload(
  instances: Instance[],
  { subscribers, pauseMs }: Pick<Extent, "subscribers" | "pauseMs">,
): Promise<Workload> {
  const urls = () => instances.filter(({ running }) => running).map(({ url }) => url);
  const workload = await Workload.prepare({ subscribers, pauseMs, urls });
  workload.write();
  return workload;
}

export function failuresOf({ failures }: Workload): string[] {
  return failures.size === 0 ? [] : [`requests failed: ${JSON.stringify(Object.fromEntries(failures))}`];
}

export function reconnectsOf(workload: Workload): string[] {
  const count = closesOf(workload);
  return count === 0 ? [] : [`${count} subscribers had to reconnect`];
}

function closesOf({ subscribers }: Workload): number {
  return subscribers.reduce((sum, { closes }) => sum + closes.length, 0);
}
