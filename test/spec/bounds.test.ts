/** What one change may cost everybody else: the size of a card, of a request's events, of an account's events a minute. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { createAccountBudget } from "../../server/platform/quotas/account-budget.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";

const MAX_CARD_BYTES = 262_144;
const TOO_LARGE = {
  status: 409,
  detail: `A card with everything on it may have no more than ${MAX_CARD_BYTES} bytes of JSON.`,
};
/** In JSON every character of it is six bytes. */
const WIDE = "\u0001";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

async function members(owner: Person, board_id: string, count: number): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, (_, i) => service.person(`m${i}`)));
  for (const { id: user_id } of people) await owner.invite({ board_id, user_id });
  return people;
}

/** A card with just `room` bytes left, and an item and a label that could still be put on it. */
async function fullCard(owner: Person, room: number) {
  const { board_id, column_id } = await boardOf(owner);
  const { id: card_id } = await owner.createCard({ board_id, column_id, title: "Full" });
  const { id: checklist_id } = await owner.createChecklist({ card_id, title: "Steps" });
  const { id: item_id } = await owner.createItem({ checklist_id, content: "Step" });
  const { id: label_id } = await owner.createLabel({ board_id, name: "Label" });
  const left =
    MAX_CARD_BYTES - room - bytesOf(await owner.getCard({ card_id })) + "null".length - '""'.length;
  const description = WIDE.repeat(Math.floor(left / 6)) + "x".repeat(left % 6);
  const card = await owner.updateCard({ card_id, description });
  expect(bytesOf(card)).toBe(MAX_CARD_BYTES - room);
  return { board_id, column_id, card_id, checklist_id, item_id, label_id, description };
}

describe("a card with everything on it", () => {
  test("LIMIT-3: is at most 256 KiB of JSON: what would make it larger is refused and changes nothing", async () => {
    const card = await fullCard(alice, 0);
    const { board_id, column_id, card_id, checklist_id, item_id, label_id, description } = card;
    const user_ids = [alice.id];
    const attempts = [
      () => alice.createCard({ board_id, column_id, title: "x", description: WIDE.repeat(44_000) }),
      () => alice.updateCard({ card_id, title: "Fuller" }),
      () => alice.updateCard({ card_id, description: `${description}x` }),
      () => alice.addLabel({ card_id, label_id }),
      () => alice.assignCard({ card_id, user_ids }),
      () => alice.createChecklist({ card_id, title: "x" }),
      () => alice.updateChecklist({ checklist_id, title: "Steps!" }),
      () => alice.createItem({ checklist_id, content: "x" }),
      () => alice.updateItem({ item_id, content: "Step!" }),
      () => alice.assignItem({ item_id, user_ids }),
      () => alice.uploadAttachment({ card_id, file: new File(["x"], "x.txt") }),
    ];
    for (const attempt of attempts)
      expect(await changesNothing(alice, board_id, () => refusal(attempt()))).toEqual(TOO_LARGE);
  });

  test("LIMIT-3: may have exactly that much", async () => {
    const { card_id } = await fullCard(alice, 1);
    const card = await alice.updateCard({ card_id, title: "Full!" });
    expect(bytesOf(card)).toBe(MAX_CARD_BYTES);
  });

  test("LIMIT-3: can be changed, moved and made smaller, however large it is", async () => {
    const { card_id, item_id, checklist_id, description } = await fullCard(alice, 0);
    await alice.updateCard({ card_id, title: "Void" });
    await alice.updateItem({ item_id, is_done: true });
    await alice.moveCard({ card_id, position: 0 });
    await alice.moveItem({ item_id, position: 0 });
    await alice.updateChecklist({ checklist_id, title: "S" });
    expect((await alice.updateCard({ card_id, description: description.slice(1) })).title).toBe("Void");
  });

  test("LIMIT-3: comes back from the trash and the archive although it has become larger", async () => {
    const { board_id, card_id, label_id } = await fullCard(alice, 1000);
    await alice.addLabel({ card_id, label_id });
    await alice.updateLabel({ label_id, name: WIDE.repeat(200) });
    const large = await alice.getCard({ card_id });
    expect(bytesOf(large)).toBeGreaterThan(MAX_CARD_BYTES);
    for (const remove of [alice.deleteCard, alice.archiveCard]) {
      await remove({ card_id });
      expect(await alice.restoreCard({ trashed_card_id: card_id })).toMatchObject(large);
    }
    await alice.deleteCard({ card_id });
    const { seq } = await alice.getBoard({ board_id });
    await alice.undo({ board_id, seq });
    expect(await alice.getCard({ card_id })).toMatchObject(large);
  });

  test("RULE-16: a rule that would make it too large does not act, and the operation that triggered it is not refused", async () => {
    const { board_id, card_id } = await fullCard(alice, 10);
    const { id: trigger_column_id } = await alice.createColumn({ board_id, title: "Done" });
    const rule = await alice.createRule({
      board_id,
      name: "Assign",
      trigger_type: "card_moved",
      trigger_column_id,
      action_type: "assign_member",
      action_user_id: alice.id,
    });
    const moved = await alice.moveCard({ card_id, column_id: trigger_column_id, position: 0 });
    expect(moved).toMatchObject({ column_id: trigger_column_id, assignees: [] });
    const log = await service.events(alice, board_id);
    expect(log.at(-1)).toMatchObject({ type: "card.moved", user_id: alice.id });
    const warning = service.logged
      .map((line) => JSON.parse(line))
      .find(({ message }) => message === "automation rules skipped");
    expect(warning).toMatchObject({ level: "warn", board_id, skipped: ["The card would be too large."] });
    const { items } = await alice.listRuleRuns({ rule_id: rule.id });
    expect(items).toMatchObject([{ outcome: "failed", reason: "card_too_large" }]);
  });
});

test("EVENT-5: renaming a column or removing a member is one small event, whatever they hold (MEMBER-8)", async () => {
  const bob = await service.person("bob");
  const { board_id, column_id } = await boardOf(alice, bob);
  const { id: other } = await alice.createColumn({ board_id, title: "Other" });
  for (let i = 0; i < 100; i++) {
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: `Card ${i}` });
    await alice.assignCard({ card_id, user_ids: [bob.id] });
  }
  const { seq } = await alice.getBoard({ board_id });
  await alice.updateColumn({ column_id, title: "Renamed" });
  await alice.moveColumn({ column_id, position: 1 });
  await alice.removeMember({ board_id, user_id: bob.id });
  await alice.deleteColumn({ column_id });
  const { events } = await alice.listEvents({ board_id, since: seq });
  expect(events.map(({ type }) => type)).toEqual([
    "column.updated",
    "column.moved",
    "board.member_removed",
    "column.deleted",
  ]);
  for (const event of events) expect(bytesOf(event)).toBeLessThan(1000);
  expect((await alice.getBoard({ board_id })).columns.map(({ id }) => id)).toEqual([other]);
});

describe("the events of one request", () => {
  test("LIMIT-4: are at most 4 MiB: more is refused with 422 and changes nothing", async () => {
    const owner = await service.person("owner");
    const { board_id, card_id } = await fullCard(owner, 8000);
    const user_ids = (await members(owner, board_id, 17)).map(({ id }) => id);
    const call = () => refusal(owner.assignCard({ card_id, user_ids }));
    expect(await changesNothing(owner, board_id, call)).toEqual({
      status: 422,
      detail: "One request may cause no more than 4194304 bytes of events.",
    });
    await owner.assignCard({ card_id, user_ids: user_ids.slice(0, 10) });
  });

  test.each([
    // Without the former values that the events tell, sixteen of these cards are less than 4 MiB.
    { room: 200, moves: 14 },
    { room: 1000, moves: 15 },
  ])("RULE-16: by rules: those that would exceed it do not act (%o)", async ({ room, moves }) => {
    const { board_id, column_id, card_id, label_id } = await fullCard(alice, room);
    const { id: other } = await alice.createColumn({ board_id, title: "Other" });
    for (let i = 0; i < 24; i++) {
      await alice.createRule({
        board_id,
        name: `To and fro ${i}`,
        trigger_type: "label_added",
        trigger_label_id: label_id,
        action_type: "move_to_column",
        action_column_id: i % 2 ? column_id : other,
      });
    }
    const { seq } = await alice.getBoard({ board_id });
    await alice.addLabel({ card_id, label_id });
    const events = (await service.events(alice, board_id)).slice(seq);
    expect(events.map(({ type }) => type)).toEqual(["card.labeled", ...Array(moves).fill("card.moved")]);
    expect(bytesOf(events.map(({ data }) => data))).toBeLessThan(4 * 1_048_576);
  });
});

test("LIMIT-6: a list of assignees has at most 100 ids", async () => {
  const { card_id, item_id } = await fullCard(alice, 1000);
  for (const path of [`/cards/${card_id}/assignees`, `/items/${item_id}/assignees`]) {
    const put = (count: number) =>
      service.send("PUT", path, { token: alice.token, json: { user_ids: Array(count).fill(alice.id) } });
    expect((await put(101)).status).toBe(422);
    expect((await put(100)).status).toBe(200);
  }
});

describe("the events of one account", () => {
  test("LIMIT-5: are limited in bytes per minute: beyond that 429 with Retry-After, until the time has passed", async () => {
    const small = await startService({ settings: { EVENT_BYTES_PER_MINUTE: "6000" } });
    const bob = await small.person("bob");
    const carol = await small.person("carol");
    const { board_id, column_id } = await boardOf(bob, carol);
    const create = (person: Person) => ({
      token: person.token,
      json: { title: "Card", description: "x".repeat(1500) },
    });
    const path = `/boards/${board_id}/columns/${column_id}/cards`;
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await small.send("POST", path, create(bob))).status);
    expect(statuses).toEqual([201, 201, 429, 429]);
    const { seq } = await bob.getBoard({ board_id });
    const { status, body, headers } = await small.send("POST", path, create(bob));
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        detail: expect.stringMatching(
          /^One account may cause 6000 bytes of events a minute, .* Try again in \d+ seconds\.$/,
        ),
      },
    });
    expect(Number(headers.get("retry-after"))).toBeWithin(1, 60);
    expect((await bob.getBoard({ board_id })).seq).toBe(seq);
    expect((await small.send("POST", path, create(carol))).status).toBe(201);
    await small.stop();
  });

  test("LIMIT-5: answers stored for repeats count too, even where nothing changes", async () => {
    const small = await startService({ settings: { EVENT_BYTES_PER_MINUTE: "20000" } });
    const bob = await small.person("bob");
    const { board_id, column_id } = await boardOf(bob);
    const card = await bob.createCard({ board_id, column_id, title: "Card", description: "x".repeat(3000) });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const headers = { "idempotency-key": `key ${i}` };
      const request = { token: bob.token, json: { title: "Card" }, headers };
      statuses.push((await small.send("PATCH", `/cards/${card.id}`, request)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    await small.stop();
  });

  test("LIMIT-5, DUE-6: what the clock notifies people of counts towards a budget of the board's own; the rest waits", async () => {
    const small = await startService({ settings: { EVENT_BYTES_PER_MINUTE: "20000" } });
    const people = [await small.person("bob"), await small.person("carol"), await small.person("dave")];
    const [bob] = people;
    const boards: Awaited<ReturnType<typeof boardOf>>[] = [];
    for (const owner of people) boards.push(await boardOf(owner, ...people.filter((one) => one !== owner)));
    const due = Date.UTC(2100, 0, 10);
    for (const [i, { board_id, column_id }] of boards.slice(0, 2).entries())
      for (let n = 0; n < (i === 0 ? 8 : 2); n++) {
        const { id: card_id } = await people[n % 3]!.createCard({ board_id, column_id, title: "Card" });
        for (const person of people) await person.watchCard({ card_id });
        await people[n % 3]!.updateCard({ card_id, due_at: new Date(due + n).toISOString() });
      }
    const { context } = small.app;
    await runClock(context, CLOCK_TASKS, { now: () => new Date(due + 3_600_000) });
    const { items } = await bob!.listNotifications({ limit: 100 });
    const told = boards.map(
      ({ board_id }) => items.filter(({ board, kind }) => board.id === board_id && kind === "overdue").length,
    );
    // 3 KiB each.
    expect(told).toEqual([6, 2, 0]);
    await small.stop();
  });

  test("LIMIT-5: notifications count with 1 KiB for each person who may get one", async () => {
    const small = await startService({ settings: { EVENT_BYTES_PER_MINUTE: "20000" } });
    const [owner, bob, carol] = [
      await small.person("owner"),
      await small.person("bob"),
      await small.person("carol"),
    ];
    const others = [await small.person("d"), await small.person("e"), await small.person("f")];
    const { board_id, column_id } = await boardOf(owner, bob, carol, ...others);
    const { id: card_id } = await owner.createCard({ board_id, column_id, title: "Card" });
    await owner.assignCard({ card_id, user_ids: others.map(({ id }) => id) });
    for (const watcher of [owner, carol, ...others]) await watcher.watchCard({ card_id });
    const statuses = async (post: (i: number) => Promise<{ status: number }>) => {
      const all: number[] = [];
      for (let i = 0; i < 4; i++) all.push((await post(i)).status);
      return all;
    };
    const path = `/cards/${card_id}`;
    const comments = await statuses(() =>
      small.send("POST", `${path}/comments`, { token: bob.token, json: { body: "x" } }),
    );
    expect(comments).toEqual([201, 201, 201, 429]);
    const names = others.map(({ me }) => `@${me.username}`).join(" ");
    const updates = await statuses((i) =>
      small.send("PATCH", path, {
        token: carol.token,
        json: { description: `${i} ${names} @x1 @x2 @x3 @x4` },
      }),
    );
    expect(updates).toEqual([200, 200, 429, 429]);
    await small.stop();
  });

  test("LIMIT-5: refused changes do not count", async () => {
    const small = await startService({ settings: { EVENT_BYTES_PER_MINUTE: "3000" } });
    const bob = await small.person("bob");
    const { board_id } = await boardOf(bob);
    const same = () => bob.updateBoard({ board_id, title: "Board" });
    const wrong = () => refusal(bob.invite({ board_id, user_id: bob.id }));
    for (let i = 0; i < 20; i++) await Promise.all([same(), wrong()]);
    await bob.updateBoard({ board_id, title: "Another" });
    await small.stop();
  });

  test("LIMIT-5: the budget refills evenly, unused reservations are returned, and accounts are independent", () => {
    let now = 0;
    const refusal = (most: number) => `No more than ${most}.`;
    const budget = createAccountBudget({ most: 6000, seconds: 60, refusal }, () => now);
    const take = (user: string, bytes: number) => budget.of(user).take(bytes);
    take("a", 6000);
    expect(() => take("a", 1000)).toThrow("No more than 6000.");
    take("b", 6000);
    now += 10_000;
    take("a", 1000);
    expect(() => take("a", 1)).toThrow();
    now += 60_000;
    const spending = budget.of("a");
    spending.take(4000);
    spending.take(6000);
    spending.giveBack();
    take("a", 6000);
    now += 60_000;
    // More than a minute's worth at once takes all of it.
    take("a", 7000);
    expect(() => take("a", 1)).toThrow();
  });
});
