/**
 * D1: how late messages reach working endpoints while others are dead. D2: what a delivery costs. D3: what changes of
 * a board cost while they are delivered, or cannot be.
 */
import { type BenchBoard, inParallel, makeBoard } from "../boards.ts";
import { cpuSeconds, LEAST_CPU_SECONDS } from "../process-cost.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row, type Sample } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";
import type { Worker } from "../worker.ts";
import type { FetchJob } from "../workers/fetch-loop.ts";
import type { ReceiverJob, ReceiverResult } from "../workers/webhook-receiver.ts";
import { moveRequests } from "./write-requests.ts";

type Receiver = Worker<ReceiverJob, ReceiverResult>;

/** Of all endpoints; every other one of them refuses connections, the rest accept and never answer. */
const DEAD_SHARE = 0.1;
const PER_BOARD = 20;
/** CPU time is counted in steps of 10 ms, which a few hundred requests hardly take. */
const ANCHOR_TIMES = 10;
const CHANGES_PER_SECOND = 10;
const CONNECTIONS = 16;
const SETTLE_MS = 50;
const PATIENCE_MS = 60_000;
const SETTINGS = { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" };

export async function deliver(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.freshService(store, SETTINGS);
    const receiver = stage.worker<ReceiverJob, ReceiverResult>("webhook-receiver");
    const { boards, dead } = await furnish(stage, service, receiver);
    const expected = boards.length * PER_BOARD - dead;
    const rounds = await inRounds(stage.plan.rounds, () =>
      changeEachBoard(service, receiver, boards, expected),
    );
    const work = `${boards.length * PER_BOARD} endpoints, ${dead} of them dead: event → arrival at the others`;
    for (const [name, pick] of LAGS)
      rows.push(
        makeRow(
          { id: "D1", work: `${work}, ${name}, ${STORE_NAMES[store]}`, unit: "ms", target: { atMost: 1000 } },
          rounds.map((round) => ({ service: { value: pick(round) } })),
        ),
      );
    await receiver.stop();
  }
  return rows;
}

const LAGS: [string, (result: ReceiverResult) => number][] = [
  ["p50", ({ p50Ms }) => p50Ms],
  ["p99", ({ p99Ms }) => p99Ms],
];

export async function deliveryCost(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.freshService(store, SETTINGS);
    const receiver = stage.worker<ReceiverJob, ReceiverResult>("webhook-receiver");
    const loop = stage.worker<FetchJob, { sent: number }>("fetch-loop");
    const { port } = await receiver.ask({});
    const board = await makeBoard(service.api, {
      columns: 2,
      cardsPerColumn: stage.plan.cardsPerColumn,
      labels: 0,
    });
    await inParallel(PER_BOARD, (index) =>
      service.api.createWebhook({ board_id: board.id, url: `http://127.0.0.1:${port}/${index}` }),
    );
    const rounds = await inRounds(stage.plan.rounds, async () => {
      const delivered = await deliveredCost(service, receiver, board, stage.plan.changes);
      const { last } = await receiver.ask({ reset: true });
      return {
        service: delivered,
        anchor: await fetchCost(loop, port, last, stage.plan.changes * PER_BOARD * ANCHOR_TIMES),
      };
    });
    const work = `a change delivered to ${PER_BOARD} endpoints, a delivery's share, ${STORE_NAMES[store]}; anchor: fetch`;
    rows.push(makeRow({ id: "D2", work, unit: "CPU µs", target: { atMost: 3 } }, rounds));
    await loop.stop();
    await receiver.stop();
  }
  return rows;
}

/** Moves on boards with an endpoint each, against moves on boards without. */
export async function changesWithEndpoints(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.freshService(store, SETTINGS);
    const receiver = stage.worker<ReceiverJob, ReceiverResult>("webhook-receiver");
    const { port, silentPort } = await receiver.ask({});
    const measure = (boards: BenchBoard[]) => {
      const requests = moveRequests(service, boards);
      return stage.measure(service, { connections: CONNECTIONS, seconds: stage.plan.seconds, requests });
    };
    const without = await someBoards(stage, service);
    const dead = await someBoards(stage, service, silentPort);
    const working = await someBoards(stage, service, port);
    const rounds = await inRounds(stage.plan.rounds, async () => ({
      without: await measure(without),
      dead: await measure(dead),
      working: await untilDelivered(receiver, measure(working)),
    }));
    for (const [kind, what, atLeast] of [
      ["dead", "an endpoint that never answers", 0.9],
      ["working", "a working endpoint", 0.3],
    ] as const)
      rows.push(
        makeRow(
          {
            id: "D3",
            work: `move a card, each board with ${what}, ${STORE_NAMES[store]}; anchor: without`,
            unit: "requests/s",
            target: { atLeast },
          },
          rounds.map((round) => ({ service: round[kind], anchor: round.without })),
        ),
      );
    await receiver.stop();
  }
  return rows;
}

/** Boards with a small column and endpoints, a share of which are dead. */
async function furnish({ plan }: Stage, { api }: Service, receiver: Receiver) {
  const { port, silentPort } = await receiver.ask({});
  const count = Math.ceil(plan.webhooks / PER_BOARD);
  const boards = await inParallel(
    count,
    () => makeBoard(api, { columns: 1, cardsPerColumn: 2, labels: 0 }),
    4,
  );
  let dead = 0;
  for (const [index, board] of boards.entries())
    for (let one = 0; one < PER_BOARD; one++) {
      const isDead = one < PER_BOARD * DEAD_SHARE;
      if (isDead) dead++;
      // Nothing listens on port 9.
      const to = !isDead ? port : one % 2 === 0 ? silentPort : 9;
      await api.createWebhook({ board_id: board.id, url: `http://127.0.0.1:${to}/${index}/${one}` });
    }
  return { boards, dead };
}

async function changeEachBoard(
  { api }: Service,
  receiver: Receiver,
  boards: BenchBoard[],
  expected: number,
): Promise<ReceiverResult> {
  await receiver.ask({ reset: true });
  const started = performance.now();
  for (const [index, { cards }] of boards.entries()) {
    const due = started + (index * 1000) / CHANGES_PER_SECOND;
    await Bun.sleep(Math.max(0, due - performance.now()));
    await api.updateCard({ card_id: cards[0]![0]!, title: crypto.randomUUID() });
  }
  return arrived(receiver, expected);
}

async function deliveredCost(
  service: Service,
  receiver: Receiver,
  { cards }: BenchBoard,
  changes: number,
): Promise<Sample> {
  await receiver.ask({ reset: true });
  const before = service.cpu();
  for (let change = 0; change < changes; change++)
    await service.api.updateCard({ card_id: cards[0]![0]!, title: crypto.randomUUID() });
  const { messages } = await arrived(receiver, changes * PER_BOARD);
  const after = service.cpu();
  const cpuUs = ((after.server - before.server) * 1e6) / messages;
  const databaseCpuUs = ((after.database - before.database) * 1e6) / messages;
  return { value: cpuUs + databaseCpuUs, cpuUs, databaseCpuUs };
}

async function fetchCost(
  loop: Worker<FetchJob, { sent: number }>,
  port: number,
  body: string,
  count: number,
): Promise<Sample> {
  const before = cpuSeconds(loop.pid);
  await loop.ask({ url: `http://127.0.0.1:${port}/0`, body, count, atOnce: PER_BOARD });
  const used = Math.max(cpuSeconds(loop.pid) - before, LEAST_CPU_SECONDS);
  const cpuUs = (used * 1e6) / count;
  return { value: cpuUs, cpuUs };
}

async function someBoards({ plan }: Stage, { api }: Service, port?: number): Promise<BenchBoard[]> {
  const shape = { columns: 2, cardsPerColumn: plan.cardsPerColumn, labels: 0 };
  return inParallel(
    Math.max(2, Math.floor(plan.boards / 5)),
    async () => {
      const board = await makeBoard(api, shape);
      if (port) await api.createWebhook({ board_id: board.id, url: `http://127.0.0.1:${port}/` });
      return board;
    },
    4,
  );
}

/** The next measurement starts when nothing is left to deliver. */
async function untilDelivered<T>(receiver: Receiver, measuring: Promise<T>): Promise<T> {
  const measured = await measuring;
  for (let before = -1; ; ) {
    const { messages } = await receiver.ask({});
    if (messages === before) return measured;
    before = messages;
    await Bun.sleep(10 * SETTLE_MS);
  }
}

async function arrived(receiver: Receiver, expected: number): Promise<ReceiverResult> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const result = await receiver.ask({});
    if (result.messages >= expected) return result;
    if (performance.now() > deadline)
      throw new Error(`${expected - result.messages} messages did not arrive`);
    await Bun.sleep(SETTLE_MS);
  }
}
