/** What happens by the clock: RULE-18 and DUE-1 to DUE-5. The time is given by the tests. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { App } from "../../server/app.ts";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { startInstance } from "../support/instances.ts";

let service: Service;
let second: App | undefined;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
  if (process.env.BOARDCAST_TEST_DB === "postgres")
    second = await startInstance({ ...service.app.context.config, PORT: 0 });
});
afterAll(async () => {
  await second?.stop();
  await service.stop();
});

const HOUR = 3_600_000;
/** Far from now, so that the service's own clock does not interfere; later for each test, as time goes. */
let years = 1;

async function scene() {
  const due = new Date(Date.UTC(2100 + years++, 0, 10, 12));
  const at = (hours: number) => new Date(due.getTime() + hours * HOUR);
  const tick = (hours: number, app: App = service.app) =>
    runClock(app.context, CLOCK_TASKS, { now: () => at(hours) });
  // What other tests have left behind.
  await tick(-24 * 300);
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: late_id } = await alice.createColumn({ board_id, title: "Late" });
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
  await carol.watchCard({ card_id: card.id });
  await alice.updateCard({ card_id: card.id, due_at: due.toISOString() });
  const inbox = async (person: Person) =>
    (await person.listNotifications({})).items
      .filter(({ board, kind }) => board.id === board_id && (kind === "due_soon" || kind === "overdue"))
      .map(({ kind }) => kind)
      .reverse();
  const rule = (trigger_type: "due_soon" | "due_passed", action_column_id = late_id) =>
    alice.createRule({
      board_id,
      name: "rule",
      trigger_type,
      action_type: "move_to_column",
      action_column_id,
    });
  const columnOf = async () => (await alice.getCard({ card_id: card.id })).column_id;
  return { board_id, column_id, late_id, card_id: card.id, due, at, tick, inbox, rule, columnOf };
}

describe("DUE-1: notifications", () => {
  test("none for a card in a column for done work, though rules still run", async () => {
    const { column_id, tick, inbox, rule, columnOf, late_id } = await scene();
    await alice.updateColumn({ column_id, is_done_column: true });
    await tick(-23);
    await rule("due_passed");
    await tick(0.01);
    expect(await Promise.all([bob, carol].map(inbox))).toEqual([[], []]);
    expect(await columnOf()).toBe(late_id);
  });

  test("a day before and when the date passes, to assignees and watchers and nobody else, once each", async () => {
    const { card_id, tick, inbox, at } = await scene();
    await tick(-25);
    expect(await inbox(bob)).toEqual([]);
    await tick(-23);
    await tick(-22);
    expect(await inbox(bob)).toEqual(["due_soon"]);
    await tick(0.01);
    await tick(1);
    expect(await Promise.all([alice, bob, carol].map(inbox))).toEqual([
      [],
      ["due_soon", "overdue"],
      ["due_soon", "overdue"],
    ]);
    const [newest] = (await bob.listNotifications({})).items;
    expect(newest).toMatchObject({ kind: "overdue", actor: null, card: { id: card_id } });
    expect(newest?.created_at).toBe(at(0.01).toISOString());
  });

  test("somebody who is assigned and watches gets one", async () => {
    const { card_id, tick, inbox } = await scene();
    await bob.watchCard({ card_id });
    await tick(-1);
    expect(await inbox(bob)).toEqual(["due_soon"]);
  });

  test("none for a complete card; completed and reopened, it counts again", async () => {
    const { card_id, tick, inbox } = await scene();
    await alice.updateCard({ card_id, is_complete: true });
    await tick(-1);
    expect(await inbox(bob)).toEqual([]);
    await alice.updateCard({ card_id, is_complete: false });
    await tick(-0.5);
    expect(await inbox(bob)).toEqual(["due_soon"]);
    await alice.updateCard({ card_id, is_complete: true });
    await alice.updateCard({ card_id, is_complete: false });
    await tick(-0.4);
    expect(await inbox(bob)).toEqual(["due_soon"]);
  });

  test("a changed date counts anew, the same date again does not", async () => {
    const { card_id, at, due, tick, inbox } = await scene();
    await tick(-1);
    await alice.updateCard({ card_id, due_at: at(48).toISOString() });
    await alice.updateCard({ card_id, due_at: due.toISOString() });
    await tick(-0.5);
    expect(await inbox(bob)).toEqual(["due_soon"]);
    await tick(1);
    await alice.updateCard({ card_id, due_at: at(10).toISOString() });
    await tick(2);
    await tick(11);
    expect(await inbox(bob)).toEqual(["due_soon", "overdue", "due_soon", "overdue"]);
  });
});

describe("RULE-18: rules for due dates", () => {
  test("run with the notice, without a user and a cause; the run is recorded", async () => {
    const { board_id, column_id, late_id, card_id, tick, rule, columnOf } = await scene();
    const soon = await rule("due_soon");
    const passed = await rule("due_passed", column_id);
    const { seq } = await alice.getBoard({ board_id });
    await tick(-1);
    expect(await columnOf()).toBe(late_id);
    await tick(1);
    await tick(2);
    expect(await columnOf()).toBe(column_id);
    const events = (await service.events(alice, board_id)).slice(seq);
    expect(events.map(({ type, user_id, cause }) => ({ type, user_id, cause }))).toEqual([
      { type: "card.moved", user_id: null, cause: undefined },
      { type: "card.moved", user_id: null, cause: undefined },
    ]);
    for (const [{ id }, number] of [
      [soon, seq + 1],
      [passed, seq + 2],
    ] as const)
      expect((await bob.listRuleRuns({ rule_id: id })).items).toMatchObject([
        { seq: number, card_id, outcome: "done", reason: null, why: null },
      ]);
  });

  test("a full column is noted in the run, which has no number then; the people are told all the same", async () => {
    const { board_id, late_id, card_id, tick, rule, inbox } = await scene();
    const { id: rule_id } = await rule("due_passed");
    await alice.createCard({ board_id, column_id: late_id, title: "takes the place" });
    await alice.updateColumn({ column_id: late_id, card_limit: 1 });
    const { seq } = await alice.getBoard({ board_id });
    await tick(1);
    const why = "The column “Late” is full: its limit is 1 card.";
    expect((await bob.listRuleRuns({ rule_id })).items).toMatchObject([
      { seq: null, card_id, outcome: "skipped", reason: "column_full", why },
    ]);
    expect((await alice.getBoard({ board_id })).seq).toBe(seq);
    expect(await inbox(bob)).toEqual(["overdue"]);
  });

  test("UNDO-2: owners undo what the clock has set off, members do not", async () => {
    const { board_id, column_id, tick, rule, columnOf } = await scene();
    await rule("due_passed");
    await tick(1);
    const { seq } = await alice.getBoard({ board_id });
    expect(await refusal(bob.undo({ board_id, seq }))).toMatchObject({ status: 403 });
    await alice.undo({ board_id, seq });
    expect(await columnOf()).toBe(column_id);
    await tick(2);
    expect(await columnOf()).toBe(column_id);
  });
});

describe("DUE-2, DUE-3: one instance at a time, once", () => {
  test("many runs at the same time notify once (on two instances)", async () => {
    const { tick, inbox, board_id, rule } = await scene();
    await rule("due_passed");
    const { seq } = await alice.getBoard({ board_id });
    const apps = [service.app, second ?? service.app];
    await Promise.all(Array.from({ length: 6 }, (_, i) => tick(1, apps[i % 2])));
    await tick(1.01);
    expect(await inbox(bob)).toEqual(["overdue"]);
    expect((await alice.getBoard({ board_id })).seq).toBe(seq + 1);
  });

  test.skipIf(process.env.BOARDCAST_TEST_DB !== "postgres")(
    "while one holds the lease, another does nothing; when it has expired, it takes over",
    async () => {
      const { tick, inbox, card_id, at } = await scene();
      await tick(-1);
      await alice.updateCard({ card_id, due_at: at(2).toISOString() });
      await tick(-1, second);
      expect(await inbox(bob)).toEqual(["due_soon"]);
      await tick(-0.98, second);
      expect(await inbox(bob)).toEqual(["due_soon", "due_soon"]);
    },
  );
});

describe("DUE-4: after downtime", () => {
  test("a card that is overdue by now causes that notice alone", async () => {
    const { tick, inbox } = await scene();
    await tick(30);
    await tick(31);
    expect(await inbox(bob)).toEqual(["overdue"]);
  });

  test("a card that is overdue by more than a week causes nothing, neither now nor later", async () => {
    const { tick, inbox, rule, column_id, columnOf } = await scene();
    await rule("due_passed");
    await tick(8 * 24);
    await tick(8 * 24 + 1);
    expect(await inbox(bob)).toEqual([]);
    expect(await columnOf()).toBe(column_id);
  });

  test("many cards are caught up with in one run", async () => {
    const { board_id, column_id, due, tick } = await scene();
    const cards = await Promise.all(
      Array.from({ length: 230 }, (_, i) => alice.createCard({ board_id, column_id, title: `${i}` })),
    );
    for (const { id: card_id } of cards) {
      await alice.updateCard({ card_id, due_at: due.toISOString() });
      await bob.watchCard({ card_id });
    }
    await tick(1);
    let told = 0;
    for (let before: string | undefined; ; ) {
      const page = await bob.listNotifications({ limit: 100, before });
      told += page.items.filter(({ board, kind }) => board.id === board_id && kind === "overdue").length;
      if (page.next === null) break;
      before = page.next;
    }
    expect(told).toBe(231);
  });
});

describe("DUE-5: what is not there", () => {
  test("a card in the trash causes nothing; back again, it is not notified of twice for the same date", async () => {
    const { card_id, tick, inbox } = await scene();
    await tick(-1);
    await alice.deleteCard({ card_id });
    await tick(1);
    await alice.restoreCard({ trashed_card_id: card_id });
    expect(await inbox(bob)).toEqual(["due_soon"]);
    await tick(2);
    expect(await inbox(bob)).toEqual(["due_soon", "overdue"]);
    await alice.deleteCard({ card_id });
    await alice.restoreCard({ trashed_card_id: card_id });
    await tick(3);
    expect(await inbox(bob)).toEqual(["due_soon", "overdue"]);
  });

  test("nor does a deleted board, even when it has come back", async () => {
    const { board_id, column_id, tick, inbox, rule, columnOf } = await scene();
    await rule("due_passed");
    await alice.deleteBoard({ board_id });
    await tick(1);
    await alice.restoreBoard({ deleted_board_id: board_id });
    await tick(2);
    expect(await inbox(bob)).toEqual([]);
    expect(await columnOf()).toBe(column_id);
  });
});
