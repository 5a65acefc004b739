/** R3 and R4: a board that has changed before every read, so that nothing kept can be sent. */
import type { BenchBoard } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";
import type { ReadsJob, ReadsResult } from "../workers/bare-reads.ts";

/** Enough time for the list to be sent to its end. */
const PATIENCE_SECONDS = 60;

export async function readChanged(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.service(store);
    const board = await stage.readBoard(store);
    const anchor = stage.worker<ReadsJob, ReadsResult>("bare-reads");
    const job = { database: service.database, boardId: board.id, reads: plan.freshReads };
    const rounds = await inRounds(plan.rounds, async () => {
      const { medianMs } = await anchor.ask(job);
      const readMs = await changedReadMs(stage, service, { board, reads: plan.freshReads });
      return { service: { value: 1000 / readMs }, anchor: { value: 1000 / medianMs } };
    });
    await anchor.stop();
    const work = `read a board after each change, ${STORE_NAMES[store]}`;
    rows.push(makeRow({ id: "R3", work, unit: "reads/s, one at a time", target: { atLeast: 0.6 } }, rounds));
  }
  return rows;
}

/** On SQLite alone: making such a board one request at a time takes too long on PostgreSQL. */
export async function readLarge(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const service = await stage.service("sqlite");
  const board = await stage.readBoard("sqlite");
  const large = await stage.largeBoard("sqlite");
  const factor = plan.largeCards / plan.cards;
  const rounds = await inRounds(plan.rounds, async () => {
    const smallMs = await changedReadMs(stage, service, { board, reads: plan.freshReads });
    const largeMs = await changedReadMs(stage, service, {
      board: large,
      reads: Math.ceil(plan.freshReads / 5),
    });
    return { service: { value: largeMs }, anchor: { value: smallMs * factor } };
  });
  const work = `first read of ${plan.largeCards} cards, SQLite; anchor: ${factor} × R3 of ${plan.cards}`;
  return [makeRow({ id: "R4", work, unit: "ms", target: { atMost: 1.2 } }, rounds)];
}

/** The median time of the reads alone; each follows a change of one card. */
async function changedReadMs(
  stage: Stage,
  service: Service,
  { board, reads }: { board: BenchBoard; reads: number },
): Promise<number> {
  const cards = board.cards.flat();
  const requests = Array.from({ length: reads }, (_, index) => [
    service.request("PATCH", `/cards/${cards[index % cards.length]}`, {
      body: { title: crypto.randomUUID() },
    }),
    service.request("GET", `/boards/${board.id}`),
  ]).flat();
  const load = { connections: 1, seconds: PATIENCE_SECONDS, requests, once: true, timeEvery: 2 };
  return (await stage.measure(service, load)).p50Ms;
}
