/** P1: ten thousand people watch one board by its public link. */
import { startBarePublisher } from "../bare-publisher.ts";
import { makeBoard } from "../boards.ts";
import { perCpuSecond } from "../deliveries.ts";
import { residentMegabytes } from "../process-cost.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row } from "../row.ts";
import type { Stage } from "../stage.ts";
import type { WatchersJob, WatchersResult } from "../workers/watchers.ts";

const AT_ONCE = 100;
/** As for F1. */
const WRITERS = [1, 8];

/** The anchor: `server.publish` of what members are sent of such a change, to as many sockets. */
export async function watchPublicly(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const service = await stage.freshService("sqlite");
  const board = await makeBoard(service.api, { columns: 1, cardsPerColumn: 100, labels: 0 });
  const { token } = await service.api.createShare({ board_id: board.id });
  await service.api.moveCard({ card_id: board.cards[0]![0]!, position: 0 });
  const { seq } = await service.api.getBoard({ board_id: board.id });
  const { events } = await service.api.listEvents({ board_id: board.id, since: seq - 1, limit: 1 });
  const requests = board.cards[0]!.map((id) =>
    service.request("POST", `/cards/${id}/move`, { body: { position: 0 } }),
  );

  await Bun.sleep(plan.settleMs);
  const before = residentMegabytes(service.pid);
  const watchers = stage.worker<WatchersJob, WatchersResult>("watchers");
  const path = `/shared/${token}/stream?since=${seq}`;
  await watchers.ask({ kind: "connect", port: service.port, atOnce: AT_ONCE, path, count: plan.sockets });
  await Bun.sleep(plan.settleMs);
  const kilobytes = ((residentMegabytes(service.pid) - before) * 1024) / plan.sockets;
  const anchor = await startBarePublisher(stage, JSON.stringify(events[0]), plan.sockets);

  const crowd = `${plan.sockets} watchers of a public link`;
  const rows: Row[] = [];
  for (const writers of WRITERS) {
    const rounds = await inRounds(plan.rounds, async () => {
      const bare = await anchor.publish(writers);
      const live = await perCpuSecond(watchers, service.pid, async () => {
        const job = { port: service.port, connections: writers, seconds: plan.seconds, requests };
        return (await stage.load.ask(job)).requests * plan.sockets;
      });
      return { service: live, anchor: bare };
    });
    const work = `changes to ${crowd}, ${writers} at a time, SQLite`;
    rows.push(makeRow({ id: "P1", work, unit: "deliveries/CPU-s", target: { atLeast: 0.9 } }, rounds));
  }
  const { closed } = await watchers.ask({ kind: "count" });
  await Promise.all([watchers.stop(), anchor.stop(), service.stop()]);

  const one = (what: string, unit: string, value: number, atMost: number) =>
    makeRow({ id: "P1", work: `${crowd}, SQLite: ${what}`, unit, target: { atMost } }, [
      { service: { value } },
    ]);
  return [...rows, one("memory each", "KB", kilobytes, 6), one("closed", "streams", closed, 0)];
}
