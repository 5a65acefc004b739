/**
 * A rolling upgrade: a newer program migrates the database while this one is running on it. As long as the step only
 * adds, nobody notices.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { LiveBoard } from "../../client/live-board.ts";
import { openDb } from "../../server/open-db.ts";
import { SCHEMA_VERSION, STEPS } from "../../server/platform/db/migrate.ts";
import type { Types } from "../../server/platform/db/types.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { storm } from "../live/storm.ts";
import { startInstance, through } from "../support/instances.ts";
import { withLastEvent } from "../support/with-last-event.ts";

const ROUNDS_EACH_SIDE = 3;

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  [alice, bob] = [await service.person("alice"), await service.person("bob")];
});
afterAll(() => service.stop());

/** What a next version might add. */
const nextStep = (t: Types): string[] => [
  "ALTER TABLE cards ADD COLUMN estimate TEXT",
  "ALTER TABLE users ADD COLUMN locale TEXT NOT NULL DEFAULT 'en'",
  `ALTER TABLE boards ADD COLUMN archived_revision ${t.bigint} NOT NULL DEFAULT 0`,
  "ALTER TABLE board_events ADD COLUMN origin TEXT",
  `CREATE TABLE card_notes (board_id ${t.uuid} NOT NULL, id ${t.uuid} NOT NULL, card_id ${t.uuid} NOT NULL,
     PRIMARY KEY (board_id, id))${t.table}`,
  "CREATE INDEX cards_estimate ON cards (estimate)",
];

/** What a newer program does when it starts. */
async function migrateElsewhere(): Promise<void> {
  STEPS.push(nextStep);
  try {
    await (await openDb(service.app.context.config)).close();
  } finally {
    STEPS.pop();
  }
}

test("a running instance goes on reading, writing and telling while another adds to the schema", async () => {
  const place = await boardOf(alice, bob);
  const { board_id } = place;
  // It keeps no boards: every read is of all tables.
  const forgetful = await startInstance({ ...service.app.context.config, PORT: 0, SNAPSHOT_CACHE_BYTES: 0 });
  const aliceElsewhere = through(forgetful, alice);
  const live = new LiveBoard({ baseUrl: service.url, boardId: board_id, token: bob.token });
  live.start();
  await eventually(() => live.status === "live", "live");
  // Every statement has been prepared before the step, and is used while it happens and after.
  await storm(place, [alice, bob], ROUNDS_EACH_SIDE);
  const during = storm(place, [alice, bob], ROUNDS_EACH_SIDE * 2);
  const reading = (async () => {
    for (let i = 0; i < 50; i++) {
      await alice.getBoard({ board_id });
      await aliceElsewhere.getBoard({ board_id });
    }
  })();
  await migrateElsewhere();
  await Promise.all([during, reading]);
  await forgetful.stop();
  await storm(place, [alice, bob], ROUNDS_EACH_SIDE);
  const late = await service.person("late");
  await late.updateMe({ firstname: "Late" });
  await alice.invite({ board_id, user_id: late.id });
  await alice.updateBoard({ board_id, title: "Afterwards" });

  const board = await alice.getBoard({ board_id });
  await eventually(() => live.board?.seq === board.seq, "the last event");
  expect(live.board).toEqual(withLastEvent(board));
  expect(live.status).toBe("live");
  live.stop();
  const failures = service.logged.filter(
    (line) => JSON.parse(line).level === "error" || /"status":5\d\d/.test(line),
  );
  expect(failures).toEqual([]);
});

test("once it is stopped, this program no longer starts on that database, and says why", async () => {
  const start = startInstance(service.app.context.config);
  await expect(start).rejects.toThrow(
    `is at schema version ${SCHEMA_VERSION + 1}, but this program knows only up to ${SCHEMA_VERSION}.`,
  );
});
