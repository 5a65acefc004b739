/**
 * L1: what an event takes on disk, with all indexes and its share of checkpoints and packs, when the log is long. Days go by:
 * each has its events, and those of the days before are packed. What the log grows by is what an event takes in the end;
 * younger ones take more for a day.
 */
import { Database } from "bun:sqlite";
import { copyFileSync, rmSync } from "node:fs";
import { SQL } from "bun";
import { packEvents } from "../../server/boards/history/packing.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { openPostgres } from "../../server/platform/db/postgres/postgres.ts";
import { openSqlite } from "../../server/platform/db/sqlite/sqlite.ts";
import { type BenchBoard, inParallel, makeBoard, makeCards, type Shape } from "../boards.ts";
import type { Plan } from "../plan.ts";
import { makeRow, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";

const LOG = ["board_events", "event_packs", "board_checkpoints"];
const FEW = 4;

/** The events of a day, about so many. */
interface Mix {
  shape: Shape;
  day(service: Service, board: BenchBoard, events: number): Promise<void>;
}

const MIXES: Record<string, Mix> = {
  "full cards, created, moved and renamed": {
    shape: { columns: 4, cardsPerColumn: FEW, labels: 2, rich: true },
    async day(service, board, events) {
      // Ten events make a card with everything on it.
      await makeCards(service.api, board, { count: events / 20, rich: true });
      await changeCards(service, board, { moves: events / 4, renames: events / 4, labels: 0 });
    },
  },
  "bare cards, created, moved, renamed and labelled": {
    shape: { columns: 4, cardsPerColumn: FEW, labels: 8 },
    async day(service, board, events) {
      await makeCards(service.api, board, { count: events / 4, rich: false });
      await changeCards(service, board, { moves: events / 4, renames: events / 4, labels: events / 4 });
    },
  },
};

export async function logSpace(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const store of stage.stores)
    for (const [name, mix] of Object.entries(MIXES)) {
      const service = await stage.freshService(store);
      const { plain, packed, packingUs } = await measure(service, mix, stage.plan);
      const work = `${name}, ${STORE_NAMES[store]}`;
      const rounds = [{ service: { value: packed }, anchor: { value: plain } }];
      rows.push(
        makeRow({ id: "L1", work, unit: "bytes/event", target: { atMost: 1000 } }, [
          { service: { value: packed } },
        ]),
        makeRow(
          { id: "L1", work: `${work}; anchor: not packed`, unit: "bytes/event", target: { atMost: 0.7 } },
          rounds,
        ),
        makeRow({ id: "L1", work: `pack ${work}`, unit: "CPU µs/event", target: { atMost: 200 } }, [
          { service: { value: packingUs } },
        ]),
      );
      await service.stop();
    }
  return rows;
}

async function measure(service: Service, mix: Mix, { eventsADay, days, firstDays }: Plan) {
  const board = await makeBoard(service.api, mix.shape);
  const db = await openDb(service);
  const seq = async () => (await service.api.getBoard({ board_id: board.id })).seq;
  // Without packs, the log grows by the same amount each day.
  const first = { seq: await seq(), bytes: await logBytes(service) };
  for (let day = 0; day < days; day++) await mix.day(service, board, eventsADay);
  const plain = { seq: await seq(), bytes: await logBytes(service) };
  let cpuUs = 0;
  const pack = async (before: string) => {
    const used = process.cpuUsage();
    const { database } = service.cpu();
    await packEvents(db, { boardId: board.id, age: { before, anyBefore: "" }, hasRoom: async () => true });
    const { user, system } = process.cpuUsage(used);
    cpuUs += user + system + (service.cpu().database - database) * 1e6;
  };
  await pack(new Date().toISOString());
  await vacuum(service, "FULL");
  let start = plain;
  for (let day = 0; day < firstDays + days; day++) {
    if (day === firstDays) start = { seq: await seq(), bytes: await logBytes(service) };
    const morning = new Date().toISOString();
    await mix.day(service, board, eventsADay);
    await pack(morning);
    await vacuum(service, "");
  }
  const end = { seq: await seq(), bytes: await logBytes(service) };
  await db.close();
  const perEvent = (from: typeof start, to: typeof start) => (to.bytes - from.bytes) / (to.seq - from.seq);
  return {
    plain: perEvent(first, plain),
    packed: perEvent(start, end),
    packingUs: cpuUs / (end.seq - eventsADay),
  };
}

/** New values each time, of cards all over the board. */
async function changeCards(
  { api }: Service,
  { columns, cards, labels }: BenchBoard,
  { moves, renames, labels: labelled }: { moves: number; renames: number; labels: number },
): Promise<void> {
  const all = cards.flat();
  const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
  await inParallel(moves, () => api.moveCard({ card_id: any(all), column_id: any(columns), position: 0 }));
  await inParallel(renames, () =>
    api.updateCard({ card_id: any(all), title: `Card ${crypto.randomUUID()}` }),
  );
  // Of a label that it has, a card is asked in vain.
  await inParallel(labelled, () => api.addLabel({ card_id: any(all), label_id: any(labels) }));
}

function openDb({ store, database }: Service): Promise<Db> {
  if (store === "sqlite") return Promise.resolve(openSqlite(database));
  return openPostgres({ url: database, connections: 2, prepare: true });
}

/** As autovacuum does it, which would come too late here; `FULL` after many days at once, which leave more than one does. */
async function vacuum({ store, database }: Service, how: "FULL" | ""): Promise<void> {
  if (store === "sqlite") return;
  const connection = new SQL({ url: database, max: 1 });
  for (const table of LOG) await connection.unsafe(`VACUUM ${how} ${table}`);
  await connection.close();
}

async function logBytes({ store, database }: Service): Promise<number> {
  if (store === "sqlite") return pagesOfLog(database);
  const connection = new SQL({ url: database, max: 1 });
  const sizes = LOG.map((table) => `pg_total_relation_size('${table}')`).join(" + ");
  const [row] = await connection.unsafe(`SELECT ${sizes} AS bytes`);
  await connection.close();
  return Number(row.bytes);
}

/** Whatever is freed when a copy loses its log. */
function pagesOfLog(file: string): number {
  const original = new Database(file);
  original.run("PRAGMA busy_timeout = 10000");
  original.run("PRAGMA wal_checkpoint(TRUNCATE)");
  original.close();
  const copy = `${file}-copy`;
  copyFileSync(file, copy);
  const database = new Database(copy);
  const value = (pragma: string) => Number(database.query(`PRAGMA ${pragma}`).values()[0]![0]);
  const free = value("freelist_count");
  for (const table of LOG) database.run(`DELETE FROM ${table}`);
  const bytes = (value("freelist_count") - free) * value("page_size");
  database.close();
  for (const name of [copy, `${copy}-wal`, `${copy}-shm`]) rmSync(name, { force: true });
  return bytes;
}
