/** P1: ten thousand people watch one board by its public link. */
import { makeBoard } from "../boards.ts";
import { perCpuSecond } from "../deliveries.ts";
import { residentMegabytes } from "../process-cost.ts";
import { makeRow, type Round, type Row, type Sample } from "../row.ts";
import type { Stage } from "../stage.ts";
import type { Worker } from "../worker.ts";
import type { ListenersJob, ListenersResult } from "../workers/listeners.ts";
import type { WatchersJob, WatchersResult } from "../workers/watchers.ts";

const AT_ONCE = 100;
/** As for F1. */
const WRITERS = [1, 8];

/**
 * The anchor: the same changes to sockets of members on the same board, as many as in F1. Every socket that joins is
 * announced to all others, so that ten thousand of them would take fifty million messages to connect. The two take turns as
 * a whole, because a change reaches everybody who is connected.
 */
export async function watchPublicly(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const service = await stage.freshService("sqlite");
  const board = await makeBoard(service.api, { columns: 1, cardsPerColumn: 100, labels: 0 });
  const { token } = await service.api.createShare({ board_id: board.id });
  const seqNow = async () => (await service.api.getBoard({ board_id: board.id })).seq;
  const requests = board.cards[0]!.map((id) =>
    service.request("POST", `/cards/${id}/move`, { body: { position: 0 } }),
  );
  const target = { port: service.port, atOnce: AT_ONCE };

  /** The samples of each number of writers, without those of a warm-up. */
  async function measure(listeners: Parameters<typeof perCpuSecond>[0], count: number): Promise<Sample[][]> {
    const samples: Sample[][] = [];
    for (const connections of WRITERS) {
      const rounds: Sample[] = [];
      const change = async () => {
        const job = { port: service.port, connections, seconds: plan.seconds, requests };
        return (await stage.load.ask(job)).requests * count;
      };
      for (let round = 0; round <= plan.rounds; round++)
        rounds.push(await perCpuSecond(listeners, service.pid, change));
      samples.push(rounds.slice(1));
    }
    return samples;
  }

  await Bun.sleep(plan.settleMs);
  const before = residentMegabytes(service.pid);
  const watchers: Worker<WatchersJob, WatchersResult> = stage.worker("watchers");
  const path = `/shared/${token}/stream?since=${await seqNow()}`;
  await watchers.ask({ kind: "connect", ...target, path, count: plan.sockets });
  await Bun.sleep(plan.settleMs);
  const kilobytes = ((residentMegabytes(service.pid) - before) * 1024) / plan.sockets;
  const watched = await measure(watchers, plan.sockets);
  const { closed } = await watchers.ask({ kind: "count" });
  await watchers.stop();

  const sockets: Worker<ListenersJob, ListenersResult> = stage.worker("listeners");
  const socketPath = `/ws/boards/${board.id}?token=${service.token}&since=${await seqNow()}`;
  await sockets.ask({ kind: "connect", ...target, paths: Array(plan.listeners).fill(socketPath) });
  const listened = await measure(sockets, plan.listeners);
  await sockets.stop();
  await service.stop();

  const crowd = `${plan.sockets} watchers of a public link`;
  const rows = WRITERS.map((writers, index) => {
    const anchors = listened[index] ?? [];
    const rounds = (watched[index] ?? []).map(
      (sample, round): Round => ({ service: sample, anchor: anchors[round] ?? sample }),
    );
    const work = `changes to ${crowd}, ${writers} at a time, SQLite; anchor: sockets`;
    return makeRow({ id: "P1", work, unit: "deliveries/CPU-s", target: { atLeast: 0.8 } }, rounds);
  });
  const one = (what: string, unit: string, value: number, atMost: number) =>
    makeRow({ id: "P1", work: `${crowd}, SQLite: ${what}`, unit, target: { atMost } }, [
      { service: { value } },
    ]);
  return [...rows, one("memory each", "KB", kilobytes, 6), one("closed", "streams", closed, 0)];
}
