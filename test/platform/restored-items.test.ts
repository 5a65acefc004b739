/**
 * How often SQLite reads a checklist while its items come back from the trash. Every read of a JSON text that something is
 * taken out of parses it from the beginning: once for each checklist is linear, once for each of its items quadratic.
 */
import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Service, startService } from "../harness.ts";

/** One instruction of a prepared statement. */
interface Step {
  addr: number;
  opcode: string;
  p1: number;
  p2: number;
}

/** The steps of the loop over a JSON list that has no other such loop inside it. */
function innermostLoop(steps: Step[]): { cursor: number; body: Step[] } {
  const loops = steps.filter(({ opcode }) => opcode === "VNext");
  const bodies = loops.map(({ p1: cursor, p2: from, addr: to }) => ({
    cursor,
    body: steps.filter(({ addr }) => addr >= from && addr < to),
  }));
  const innermost = bodies.filter(({ body }) => !body.some(({ opcode }) => opcode === "VNext"));
  // The checklists of a card have a loop of their own.
  return innermost.at(-1)!;
}

describe.if(process.env.BOARDCAST_TEST_DB !== "postgres")("on SQLite", () => {
  const { prepare } = Database.prototype;
  const run = new Set<string>();
  let service: Service;

  beforeAll(async () => {
    Database.prototype.prepare = function (this: Database, text: string) {
      run.add(text);
      return prepare.call(this, text);
    } as typeof prepare;
    service = await startService();
  });
  afterAll(async () => {
    Database.prototype.prepare = prepare;
    await service.stop();
  });

  test("a checklist that comes back is parsed once, not for each of its items", async () => {
    const alice = await service.person("alice");
    const { board_id, column_id } = await boardOf(alice);
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Steps" });
    for (const content of ["one", "two", "three"]) await alice.createItem({ checklist_id, content });
    await alice.deleteColumn({ column_id });
    run.clear();
    const { cards } = await alice.restoreColumn({ trashed_column_id: column_id });
    expect(cards[0]?.checklists[0]?.items.map(({ content }) => content)).toEqual(["one", "two", "three"]);
    const [text, ...others] = [...run].filter((text) => text.startsWith("INSERT INTO checklist_items"));
    expect([text, others]).toEqual([expect.any(String), []]);
    const database = new Database(`${service.app.context.config.DATA_DIR}/boardcast.db`);
    const steps = prepare.call(database, `EXPLAIN ${text}`).all() as Step[];
    database.close();
    const { cursor, body } = innermostLoop(steps);
    const read = body.filter(({ opcode }) => opcode === "VColumn").map(({ p1 }) => p1);
    expect(read.filter((one) => one === cursor)).not.toEqual([]);
    expect(read.filter((one) => one !== cursor)).toEqual([]);
  });
});
