/** F1 and F2: a change to everybody who watches the board, against `server.publish` of the same bytes. */
import { startBarePublisher } from "../bare-publisher.ts";
import { makeBoard } from "../boards.ts";
import { perCpuSecond } from "../deliveries.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row } from "../row.ts";
import type { Stage } from "../stage.ts";
import type { ListenersJob, ListenersResult } from "../workers/listeners.ts";

/** Changes that are committed together are published together, which is cheaper for the runtime too. */
const WRITERS = [1, 8];
const AT_ONCE = 100;
const CHANGES_PER_SECOND = 20;

export async function fanOut(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const { service, anchor, moves, end } = await prepare(stage, plan.listeners);
  const rows: Row[] = [];
  for (const writers of WRITERS) {
    const rounds = await inRounds(plan.rounds, async () => {
      const bare = await anchor.publish(writers);
      const live = await perCpuSecond(service.listeners, service.pid, async () => {
        const job = { port: service.port, connections: writers, seconds: plan.seconds, requests: moves };
        return (await stage.load.ask(job)).requests * plan.listeners;
      });
      return { service: live, anchor: bare };
    });
    const work = `changes to ${plan.listeners} sockets, ${writers} at a time, SQLite`;
    rows.push(makeRow({ id: "F1", work, unit: "deliveries/CPU-s", target: { atLeast: 0.9 } }, rounds));
  }
  await end();
  return rows;
}

export async function deliveryTime(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const { service, anchor, moves, end } = await prepare(stage, plan.nearListeners);
  const pace = { kind: "time", intervalMs: 1000 / CHANGES_PER_SECOND } as const;
  const post = "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n";
  const posts = Array.from({ length: plan.changes }, () => post);
  const rounds = await inRounds(plan.rounds, async () => {
    const bare = await anchor.listeners.ask({ ...pace, port: anchor.port, requests: posts });
    const requests = moves.slice(0, plan.changes);
    const live = await service.listeners.ask({ ...pace, port: service.port, requests });
    return { service: { value: live.p99Ms }, anchor: { value: bare.p99Ms } };
  });
  await end();
  const work = `acknowledged → last of ${plan.nearListeners} sockets, ${CHANGES_PER_SECOND} changes/s, p99, SQLite`;
  return [makeRow({ id: "F2", work, unit: "ms", target: { atMost: 1.5 } }, rounds)];
}

/** As many listeners on a board of the service as on the bare publisher, which has an event of that board to send. */
async function prepare(stage: Stage, count: number) {
  const service = await stage.service("sqlite");
  const board = await makeBoard(service.api, { columns: 1, cardsPerColumn: 100, labels: 0 });
  const cards = board.cards[0]!;
  const moves = cards.map((id) => service.request("POST", `/cards/${id}/move`, { body: { position: 0 } }));
  await service.api.moveCard({ card_id: cards[0]!, position: 0 });
  const { seq } = await service.api.getBoard({ board_id: board.id });
  const { events } = await service.api.listEvents({ board_id: board.id, since: seq - 1, limit: 1 });
  const text = JSON.stringify(events[0]);

  const anchor = await startBarePublisher(stage, text, count);
  const listeners = stage.worker<ListenersJob, ListenersResult>("listeners");
  const path = `/ws/boards/${board.id}?token=${service.token}&since=${seq}`;
  await listeners.ask({
    kind: "connect",
    port: service.port,
    atOnce: AT_ONCE,
    paths: Array(count).fill(path),
  });
  return {
    moves,
    service: { pid: service.pid, port: service.port, listeners },
    anchor,
    end: () => Promise.all([listeners.stop(), anchor.stop()]),
  };
}
