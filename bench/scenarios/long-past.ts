/** G4: reads and changes of a board with a million events behind it, against one with as many as its cards. */
import { Database } from "bun:sqlite";
import { SQL } from "bun";
import { encodeCheckpoint } from "../../server/boards/history/checkpoint-text.ts";
import { type BenchBoard, makeBoard } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { costOf, makeRow, type Round, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";
import { moveRequests, patchRequests } from "./write-requests.ts";

const CONNECTIONS = 16;
const WORK: Record<string, (service: Service, board: BenchBoard) => string[]> = {
  "read a board after each change": (service, board) => {
    const read = service.request("GET", `/boards/${board.id}`);
    return patchRequests(service, [board]).flatMap((patch) => [patch, read]);
  },
  "move a card": (service, board) => moveRequests(service, [board]),
  "read the last 50 events": (service, board) => [
    service.request("GET", `/boards/${board.id}/events?before=${Number.MAX_SAFE_INTEGER}&limit=50`),
  ],
};

export async function withLongPast(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const services = { anchor: await stage.freshService(store), service: await stage.freshService(store) };
    const shape = { columns: 2, cardsPerColumn: plan.cardsPerColumn, labels: 0 };
    const boards = {
      anchor: await makeBoard(services.anchor.api, shape),
      service: await makeBoard(services.service.api, shape),
    };
    await addPast(services.service, boards.service, plan.longPast);
    // As the database does by itself within minutes.
    if (store === "postgres") for (const { database } of Object.values(services)) await analyze(database);
    for (const [name, requestsFor] of Object.entries(WORK)) {
      const cost = async (side: keyof Round) => {
        const requests = requestsFor(services[side], boards[side]);
        const load = { connections: CONNECTIONS, seconds: plan.seconds, requests };
        return { value: costOf(await stage.measure(services[side], load)) };
      };
      const rounds = await inRounds(plan.rounds, async () => ({
        anchor: await cost("anchor"),
        service: await cost("service"),
      }));
      const work = `${name}, ${plan.longPast} events behind it, ${STORE_NAMES[store]}; anchor: ${2 * plan.cardsPerColumn}`;
      rows.push(makeRow({ id: "G4", work, unit: "CPU µs", target: { atMost: 1.1 } }, rounds));
    }
    await services.anchor.stop();
    await services.service.stop();
  }
  return rows;
}

/** The events that created its cards, again and again, under new numbers; and the checkpoint that belongs there. */
async function addPast({ store, api, database }: Service, { id }: BenchBoard, count: number): Promise<void> {
  const board = await api.getBoard({ board_id: id });
  const events = board.columns.flatMap(({ cards }) => cards).length;
  const rounds = Math.ceil(count / events);
  const seq = board.seq + rounds * events;
  const data = await encodeCheckpoint({ ...board, seq });
  const copies = `INSERT INTO board_events
      (board_id, seq, type, user_id, data, created_at, first_seq, about_id)
    SELECT board_id, ${board.seq} + n * ${events} + place, 'card.updated', user_id, data, created_at,
      ${board.seq} + n * ${events} + place, about_id
    FROM (SELECT *, row_number() OVER (ORDER BY seq) AS place FROM board_events
        WHERE board_id = '${id}' AND type = 'card.created') created`;
  const numbers = `UPDATE boards SET seq = ${seq}, revision = revision + 1, stamp = '${crypto.randomUUID()}'
    WHERE id = '${id}'`;
  if (store === "postgres") {
    const sql = new SQL({ url: database, max: 1 });
    await sql.unsafe(`${copies} CROSS JOIN generate_series(0, ${rounds - 1}) AS n`);
    await sql`INSERT INTO board_checkpoints (board_id, seq, created_at, data)
      VALUES (${id}, ${seq}, ${board.updated_at}, ${data})`;
    await sql.unsafe(numbers);
    await sql.close();
    return;
  }
  const file = new Database(database);
  file.run("PRAGMA busy_timeout = 10000");
  const series = `WITH RECURSIVE series(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM series WHERE n < ${rounds - 1})`;
  file.run(`${series} ${copies} CROSS JOIN series`);
  file
    .query("INSERT INTO board_checkpoints (board_id, seq, created_at, data) VALUES (?, ?, ?, ?)")
    .run(id, seq, board.updated_at, data);
  file.run(numbers);
  file.close();
}

async function analyze(database: string): Promise<void> {
  const sql = new SQL({ url: database, max: 1 });
  await sql.unsafe("VACUUM ANALYZE board_events");
  await sql.close();
}
