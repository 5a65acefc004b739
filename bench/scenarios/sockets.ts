/** C2 and C1: ten thousand sockets come and resume; ten thousand sockets that have nothing to do. */
import { inParallel, makeBoard } from "../boards.ts";
import { residentMegabytes } from "../process-cost.ts";
import { makeRow, type Row } from "../row.ts";
import type { Service } from "../service.ts";
import type { Stage } from "../stage.ts";
import type { ListenersJob, ListenersResult } from "../workers/listeners.ts";

const AT_ONCE = 200;
const OTHERS = { connections: 4, pauseMs: 5 };

export async function connectMany(stage: Stage): Promise<Row[]> {
  const { service, paths } = await prepare(stage);
  const listeners = stage.worker<ListenersJob, ListenersResult>("listeners");
  let connecting = true;
  const connected = listeners
    .ask({ kind: "connect", port: service.port, paths, atOnce: AT_ONCE })
    .finally(() => {
      connecting = false;
    });
  const p99s: number[] = [];
  const requests = [service.request("GET", "/auth/me")];
  while (connecting)
    p99s.push((await stage.measure(service, { ...OTHERS, seconds: stage.plan.seconds, requests })).p99Ms);
  const { seconds } = await connected;
  await listeners.stop();
  await service.stop();
  const work = `${paths.length} sockets connect and resume, SQLite`;
  return [
    makeRow({ id: "C2", work, unit: "sockets/s", target: { atLeast: 1000 } }, [
      { service: { value: paths.length / seconds } },
    ]),
    makeRow({ id: "C2", work: "other requests' p99 meanwhile", unit: "ms", target: { atMost: 250 } }, [
      { service: { value: Math.max(...p99s) } },
    ]),
  ];
}

export async function keepIdle(stage: Stage): Promise<Row[]> {
  const { service, paths } = await prepare(stage);
  const listeners = stage.worker<ListenersJob, ListenersResult>("listeners");
  const before = residentMegabytes(service.pid);
  await listeners.ask({ kind: "connect", port: service.port, paths, atOnce: AT_ONCE });
  await Bun.sleep(stage.plan.idleSeconds * 1000);
  const kilobytes = ((residentMegabytes(service.pid) - before) * 1024) / paths.length;
  const { closed } = await listeners.ask({ kind: "count" });
  await listeners.stop();
  await service.stop();
  const work = `${paths.length} idle sockets for ${stage.plan.idleSeconds} s, SQLite`;
  return [
    makeRow({ id: "C1", work: `${work}: memory each`, unit: "KB", target: { atMost: 6 } }, [
      { service: { value: kilobytes } },
    ]),
    makeRow({ id: "C1", work: `${work}: closed`, unit: "sockets", target: { atMost: 0 } }, [
      { service: { value: closed } },
    ]),
  ];
}

/** Every board has something to resume. */
async function prepare(stage: Stage): Promise<{ service: Service; paths: string[] }> {
  const { plan } = stage;
  const service = await stage.freshService("sqlite");
  const shape = { columns: 1, cardsPerColumn: 3, labels: 0 };
  const boards = await inParallel(plan.socketBoards, () => makeBoard(service.api, shape), 8);
  await Bun.sleep(plan.settleMs);
  const paths = Array.from({ length: plan.sockets }, (_, index) => {
    return `/ws/boards/${boards[index % boards.length]!.id}?token=${service.token}&since=0`;
  });
  return { service, paths };
}
