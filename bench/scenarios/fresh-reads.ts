/**
 * R3 and R4: a board that has changed before every read, so that the bytes that are kept cannot be sent. After a
 * change of one card the service reuses what did not change; after a change of a member's profile, nothing. R5: what
 * other requests feel of that.
 */
import type { BenchBoard } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row } from "../row.ts";
import { type Service, STORE_NAMES, type Store } from "../service.ts";
import type { Stage } from "../stage.ts";
import type { ReadsJob, ReadsResult } from "../workers/bare-reads.ts";
import type { LoadJob, LoadResult } from "../workers/load.ts";

/** Enough time for the list to be sent to its end. */
const PATIENCE_SECONDS = 60;

type Changed = "card" | "profile";

const WORKS: Record<Changed, string> = {
  card: "read a board after each change of a card",
  profile: "read a board of which nothing is kept",
};

export async function readChanged(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const store of stage.stores)
    for (const changed of ["card", "profile"] as const)
      rows.push(await againstBareRows(stage, store, changed));
  return rows;
}

async function againstBareRows(stage: Stage, store: Store, changed: Changed): Promise<Row> {
  const { plan } = stage;
  const service = await stage.service(store);
  const board = await stage.readBoard(store);
  const anchor = stage.worker<ReadsJob, ReadsResult>("bare-reads");
  const job = { database: service.database, boardId: board.id, reads: plan.freshReads };
  const rounds = await inRounds(plan.rounds, async () => {
    const { medianMs } = await anchor.ask(job);
    const readMs = await changedReadMs(stage, service, { board, changed, reads: plan.freshReads });
    return { service: { value: 1000 / readMs }, anchor: { value: 1000 / medianMs } };
  });
  await anchor.stop();
  const work = `${WORKS[changed]}, ${STORE_NAMES[store]}`;
  return makeRow({ id: "R3", work, unit: "reads/s, one at a time", target: { atLeast: 0.6 } }, rounds);
}

/** On SQLite alone: making such a board one request at a time takes too long on PostgreSQL. */
export async function readLarge(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const service = await stage.service("sqlite");
  const board = await stage.readBoard("sqlite");
  const large = await stage.largeBoard("sqlite");
  const factor = plan.largeCards / plan.cards;
  const rows: Row[] = [];
  for (const changed of ["card", "profile"] as const) {
    const rounds = await inRounds(plan.rounds, async () => {
      const smallMs = await changedReadMs(stage, service, { board, changed, reads: plan.freshReads });
      const reads = Math.ceil(plan.freshReads / 5);
      const largeMs = await changedReadMs(stage, service, { board: large, changed, reads });
      return { service: { value: largeMs }, anchor: { value: smallMs * factor } };
    });
    const work = `${WORKS[changed]}, ${plan.largeCards} cards, SQLite; anchor: ${factor} × of ${plan.cards}`;
    rows.push(makeRow({ id: "R4", work, unit: "ms", target: { atMost: 1.2 } }, rounds));
  }
  return rows;
}

const OTHERS = { connections: 4, pauseMs: 5 };

export async function besideLarge(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const service = await stage.service("sqlite");
  const board = await stage.largeBoard("sqlite");
  const others = stage.worker<LoadJob, LoadResult>("load");
  const { port } = service;
  const asked = { ...OTHERS, port, seconds: plan.seconds, requests: [service.request("GET", "/auth/me")] };
  const rounds = await inRounds(plan.rounds, async () => {
    const reads = Math.ceil(plan.freshReads / 5);
    const reading = changedReadMs(stage, service, { board, changed: "profile", reads });
    const { p99Ms } = await others.ask(asked);
    await reading;
    return { service: { value: p99Ms } };
  });
  await others.stop();
  const work = `other requests' p99 while a board of ${plan.largeCards} cards is read, nothing kept, SQLite`;
  return [makeRow({ id: "R5", work, unit: "ms", target: { atMost: 50 } }, rounds)];
}

/** The median time of the reads alone; each follows a change. */
async function changedReadMs(
  stage: Stage,
  service: Service,
  { board, changed, reads }: { board: BenchBoard; changed: Changed; reads: number },
): Promise<number> {
  const cards = board.cards.flat();
  const requests = Array.from({ length: reads }, (_, index) => [
    changed === "card"
      ? service.request("PATCH", `/cards/${cards[index % cards.length]}`, {
          body: { title: crypto.randomUUID() },
        })
      : service.request("PATCH", "/auth/me", { body: { firstname: crypto.randomUUID() } }),
    service.request("GET", `/boards/${board.id}`),
  ]).flat();
  const load = { connections: 1, seconds: PATIENCE_SECONDS, requests, once: true, timeEvery: 2 };
  return (await stage.measure(service, load)).p50Ms;
}
