/** What operators learn of housekeeping: one line for each run that removed something, and counters. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startApp } from "../../server/app.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { addEvents, storeCheckpointAt } from "../support/checkpoints.ts";
import { scrape } from "./scrape.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

test("a run that removed something logs how many rows of which tables, and they are counted", async () => {
  const { db } = service.app;
  const long = "2020-01-01T00:00:00.000Z";
  const { board_id } = await boardOf(alice);
  await storeCheckpointAt(db, board_id, 1);
  await addEvents(db, await alice.getBoard({ board_id }), 1000);
  const gone = await boardOf(alice);
  await db.write([
    sql`UPDATE board_checkpoints SET created_at = ${long} WHERE board_id = ${board_id}`,
    sql`UPDATE boards SET deleted_at = ${long}, deleted_by = ${alice.id} WHERE id = ${gone.board_id}`,
    ...[1, 2, 3].map(() => sql`INSERT INTO ended_sessions (id, expires_at) VALUES (${newId()}, ${long})`),
  ]);
  const logged: string[] = [];
  const log = createLog({ level: "info", format: "json" }, (line) => logged.push(line));
  // Its first run comes within a second.
  const second = await startApp(service.app.context.config, { log, secondMs: 5 });
  await eventually(() => logged.some((line) => line.includes("housekeeping")), "a run");
  const lines = logged.filter((line) => line.includes("housekeeping"));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      level: "info",
      message: "housekeeping removed rows",
      seconds: expect.any(Number),
      ended_sessions: 3,
      board_events: 2,
      board_checkpoints: 2,
      boards: 1,
    },
  ]);
  const { value } = await scrape(second);
  const rows = (table: string) => value("boardcast_housekeeping_removed_rows_total", { table });
  expect({ events: rows("board_events"), boards: rows("boards"), trash: rows("trash") }).toEqual({
    events: 2,
    boards: 1,
    trash: 0,
  });
  const finished = value("boardcast_housekeeping_finished_timestamp_seconds");
  expect(Math.abs(finished - Date.now() / 1000)).toBeLessThan(60);
  await second.stop();
});
