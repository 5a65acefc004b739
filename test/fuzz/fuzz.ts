/** The whole of it: a service, people who live in it, abuse by request, by frame and by agents, somebody who minds their own board. */
import { Workload } from "../faults/workload.ts";
import { type Figures, type Probed, startProbed } from "../soak/probe.ts";
import { aftermath } from "./aftermath.ts";
import { fuzzAgents } from "./agents.ts";
import { type Findings, fuzzHttp } from "./http.ts";
import { populate } from "./population.ts";
import { fuzzSockets, type SocketFindings } from "./sockets.ts";

export interface Plan {
  seed: number;
  requests: number;
  frames: number;
  /** Messages to /mcp. */
  calls: number;
  /** To repeat one case: its number. */
  firstRequest?: number;
  firstSocket?: number;
  firstCall?: number;
  /** Of the database, and of Redis if there is one. */
  settings: Record<string, string>;
}

export interface Outcome {
  http: Findings;
  sockets: SocketFindings;
  agents: Findings;
  problems: string[];
  before: Figures;
  after: Figures;
}

/** Small, so that the bounds are met often. */
const SETTINGS = { MAX_ATTACHMENT_BYTES: "1000", LOGIN_FAILURES: "1000000", SNAPSHOT_CACHE_BYTES: "8000000" };
const WARM_UP = 0.1;

export async function fuzz(plan: Plan): Promise<Outcome> {
  const service = await startProbed({ settings: { ...SETTINGS, ...plan.settings } });
  try {
    return await abuse(service, plan);
  } finally {
    await service.stop();
  }
}

async function abuse(
  service: Probed,
  { seed, requests, frames, calls, firstRequest = 0, firstSocket = 0, firstCall = 0 }: Plan,
): Promise<Outcome> {
  const { url } = service;
  const all = await populate(url);
  const witness = await Workload.prepare({ subscribers: 4, urls: () => [url], pauseMs: 250 });
  witness.write();
  const everything = (from: number, share: number) =>
    Promise.all([
      fuzzHttp(url, all, {
        seed,
        first: firstRequest + Math.floor(requests * from),
        count: Math.ceil(requests * share),
      }),
      fuzzSockets(url, all, { seed, first: firstSocket + Math.floor(frames * from), count: frames * share }),
      fuzzAgents(url, all, {
        seed,
        first: firstCall + Math.floor(calls * from),
        count: Math.ceil(calls * share),
      }),
    ]);
  const warmUp = await everything(0, WARM_UP);
  const before = await service.measure();
  const main = await everything(WARM_UP, 1 - WARM_UP);
  const problems = await aftermath(service, all, witness, before);
  const [http, sockets] = [add(warmUp[0], main[0]), add(warmUp[1], main[1])];
  const agents = add(warmUp[2], main[2]);
  return {
    http,
    sockets: { ...sockets, sockets: warmUp[1].sockets + main[1].sockets },
    agents,
    problems: [...http.faults, ...sockets.faults, ...agents.faults, ...problems],
    before,
    after: await service.measure(),
  };
}

function add(one: Findings, other: Findings): Findings {
  const answers = new Map(one.answers);
  for (const [status, count] of other.answers) answers.set(status, (answers.get(status) ?? 0) + count);
  return { sent: one.sent + other.sent, answers, faults: [...one.faults, ...other.faults] };
}

export function summary({ http, sockets, agents, before, after }: Outcome): string {
  const list = (answers: Map<number, number>) =>
    [...answers]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}×${count}`)
      .join(" ");
  const memory = ({ rssMiB, heapBytes }: Figures) =>
    `${rssMiB} MiB resident, ${Math.round(heapBytes / 1e6)} MB heap`;
  return [
    `${http.sent} requests, answered ${list(http.answers)} (0: closed without an answer)`,
    `${sockets.sent} frames on ${sockets.sockets} sockets, closed ${list(sockets.answers)} (0: without a code, 1: by us)`,
    `${agents.sent} messages of agents, answered ${list(agents.answers)}`,
    `memory: ${memory(before)} after warming up, ${memory(after)} at the end`,
  ].join("\n");
}
