/** What must hold when the abuse is over: of the data, of the process, and of those who had nothing to do with it. */

import { type Client, createClient } from "../../client/http.ts";
import { needsSnapshot } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { objections } from "../faults/history.ts";
import type { Workload } from "../faults/workload.ts";
import type { Figures, Probed } from "../soak/probe.ts";
import type { Population } from "./population.ts";

const MIB = 1_048_576;
/** What remembers up to a bound of its own (snapshots, tokens, boards of resources) may fill meanwhile. */
const HEAP_GROWTH_MIB = 48;
/** The allocator keeps pages for the next burst. */
const RSS_GROWTH_MIB = 200;

export async function aftermath(
  service: Probed,
  all: Population,
  witness: Workload,
  before: Figures,
): Promise<string[]> {
  return [
    ...(await bystanders(witness)),
    ...(await processProblems(service, before)),
    ...((await all.isCanaryAlive()) ? [] : ["a request that was hidden in another has been carried out"]),
    ...(await dataProblems(all)),
  ];
}

async function bystanders(witness: Workload): Promise<string[]> {
  const problems = await witness.finish();
  const closes = witness.subscribers.flatMap((subscriber) => subscriber.closes);
  if (witness.failures.size > 0)
    problems.push(`requests of others failed: ${JSON.stringify([...witness.failures])}`);
  if (closes.length > 0) problems.push(`sockets of others were closed: ${closes.join(", ")}`);
  if (witness.acknowledged.length === 0) problems.push("nobody else did anything meanwhile");
  return problems;
}

async function processProblems(service: Probed, before: Figures): Promise<string[]> {
  if (service.exitCode !== null) return [`the service ended with ${service.exitCode}`];
  const { status } = await createClient({ baseUrl: service.url }).health();
  const now = await service.measure();
  const errors = service.logged
    .join("")
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  const grown = {
    heapMiB: (now.heapBytes - before.heapBytes) / MIB,
    rssMiB: now.rssMiB - before.rssMiB,
  };
  return [
    ...(status === "ok" ? [] : [`the service says it is ${status}`]),
    ...errors.slice(0, 5).map((line) => `logged ${line}`),
    ...(now.connections > 0 ? [`${now.connections} connections are left on the hub`] : []),
    ...(grown.heapMiB > HEAP_GROWTH_MIB ? [`the heap has grown by ${Math.round(grown.heapMiB)} MiB`] : []),
    ...(grown.rssMiB > RSS_GROWTH_MIB ? [`resident memory has grown by ${grown.rssMiB} MiB`] : []),
  ];
}

/** Every board that can still be read: numbered without gaps, told by its events, in order. */
async function dataProblems({ people, boards }: Population): Promise<string[]> {
  const problems: string[] = [];
  for (const { id } of boards) {
    for (const { api } of people) {
      const after = await api.getBoard({ board_id: id }).catch(() => null);
      if (!after) continue;
      problems.push(...(await boardProblems(api, after)));
      break;
    }
  }
  return problems;
}

export async function boardProblems(api: Client, after: FullBoard): Promise<string[]> {
  const { id: board_id, seq } = after;
  const log: BoardEvent[] = [];
  while (log.length < seq) {
    const { events } = await api.listEvents({ board_id, since: log.length, limit: 1000 });
    if (events.length === 0) break;
    log.push(...(events as BoardEvent[]));
  }
  const before = await api.getBoard({ board_id, at: 0 });
  const readAgain: FullBoard[] = [];
  for (const event of log.filter(needsSnapshot))
    readAgain.push(await api.getBoard({ board_id, at: event.seq }));
  const history = withoutProfiles({ boardId: board_id, before, after, log, readAgain });
  return [...objections({ acknowledged: [], boards: [history], subscriptions: [] }), ...disorder(after)];
}

/** Changes of names have no events: of a user, only who it is can be told from the log. */
function withoutProfiles<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === "object" && inner !== null && "is_superuser" in inner ? { id: inner.id } : inner,
  );
}

function disorder({ id, columns }: FullBoard): string[] {
  const cards = columns.flatMap((column) => column.cards);
  const checklists = cards.flatMap((card) => card.checklists);
  const lists = [
    columns,
    ...columns.map((column) => column.cards),
    ...cards.map((card) => card.checklists),
    ...checklists.map((list) => list.items),
  ];
  const isOut = (list: { rank: number }[]) =>
    list.some(({ rank }, index) => index > 0 && rank <= list[index - 1]!.rank);
  return lists.some(isOut) ? [`board ${id} has ranks out of order`] : [];
}
