/** The event log as the activity shows it: complete, each event once, newest first, whatever arrives when. */
import { expect, test } from "bun:test";
import type { BoardEvent } from "../../contract/events.ts";
import { Feed } from "../../web/activity/feed/feed.ts";
import { linesOf } from "../../web/activity/feed/lines.ts";
import type { FeedPage } from "../../web/activity/feed/stretch.ts";

const PAGE = 3;
const SERVICE_PAGE = 50;

const event = (seq: number): BoardEvent => ({
  type: "board.deleted",
  data: { id: "board" },
  user_id: "alice",
  timestamp: "2026-05-01T10:00:00.000Z",
  version: "1.0",
  board_id: "board",
  seq,
});

/** A log of which `head` events have happened; the oldest ones can be gone. */
function log(head: number, size = PAGE) {
  const state = { head, failing: false };
  let loading = 0;
  const load = async (before: number): Promise<FeedPage> => {
    const { head: seq } = state;
    loading++;
    await Bun.sleep(1);
    loading--;
    if (state.failing) throw new TypeError("no connection");
    const first = Math.min(before - 1, seq);
    const numbers = Array.from({ length: size }, (_, index) => first - index).filter((each) => each > 0);
    const oldest = numbers.at(-1) ?? 1;
    return { seq, events: numbers.map(event), next: oldest === 1 ? null : oldest };
  };
  /** Until no page is on its way. */
  const idle = async () => {
    do await Bun.sleep(1);
    while (loading > 0);
  };
  return { state, load, idle };
}

/** The numbers from `newest` down to `oldest`. */
const range = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);

function feedOf({ load }: ReturnType<typeof log>, isBusy = () => false) {
  const feed = new Feed({ load, isBusy });
  return { feed, seqs: () => feed.view.events.map(({ seq }) => seq) };
}

test("pages follow one another to the end", async () => {
  const { feed, seqs } = feedOf(log(7));
  await feed.loadOlder();
  expect([seqs(), feed.view.isComplete]).toEqual([[7, 6, 5], false]);
  await feed.loadOlder();
  await feed.loadOlder();
  expect([seqs(), feed.view.isComplete]).toEqual([[7, 6, 5, 4, 3, 2, 1], true]);
});

test("an event that arrives while a page is on its way is there once, whether the page has it or not", async () => {
  const events = log(7);
  const { feed, seqs } = feedOf(events);
  const loading = feed.loadOlder();
  feed.receive(event(7), true);
  feed.receive(event(8), true);
  await loading;
  expect(seqs()).toEqual([8, 7, 6, 5]);
  feed.receive(event(9), true);
  feed.receive(event(10), false);
  feed.receive(event(11), true);
  expect(seqs()).toEqual([11, 9, 8, 7, 6, 5]);
});

test("while the list is busy new events wait, and are counted", async () => {
  let isBusy = true;
  const { feed, seqs } = feedOf(log(7), () => isBusy);
  await feed.loadOlder();
  feed.receive(event(8), true);
  feed.receive(event(9), true);
  expect([seqs(), feed.view.waiting]).toEqual([[7, 6, 5], 2]);
  isBusy = false;
  feed.release();
  expect([seqs(), feed.view.waiting]).toEqual([[9, 8, 7, 6, 5], 0]);
});

test("numbers that the stream skipped are loaded", async () => {
  const events = log(7);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  events.state.head = 9;
  feed.receive(event(9), true);
  await events.idle();
  expect(seqs()).toEqual([9, 8, 7, 6, 5]);
  events.state.head = 10;
  feed.follow(10);
  await events.idle();
  expect(seqs()).toEqual([10, 9, 8, 7, 6, 5]);
});

test("after a long absence the list starts again, without a gap", async () => {
  const events = log(7);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  events.state.head = 50;
  feed.follow(50);
  await events.idle();
  expect(seqs()).toEqual([50, 49, 48]);
  await feed.loadOlder();
  expect(seqs()).toEqual([50, 49, 48, 47, 46, 45]);
});

test("events that wait stay when the newest page does not reach back to all of them", async () => {
  const events = log(100, SERVICE_PAGE);
  const { feed, seqs } = feedOf(events, () => true);
  await feed.loadOlder();
  for (let seq = 101; seq <= 160; seq++) feed.receive(event(seq), true);
  events.state.head = 170;
  feed.follow(170);
  await events.idle();
  expect([seqs(), feed.view.waiting]).toEqual([range(100, 51), 70]);
  feed.release();
  expect([seqs(), feed.view.waiting]).toEqual([range(170, 51), 0]);
});

test("an older page says nothing about the events that are newer than the list", async () => {
  const events = log(100, SERVICE_PAGE);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  events.state.head = 130;
  await feed.loadOlder();
  feed.follow(130);
  await events.idle();
  expect(seqs()).toEqual(range(130, 1));
});

test("a gap that is reported while a page is on its way is filled afterwards", async () => {
  const events = log(7);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  const loading = feed.loadOlder();
  events.state.head = 9;
  feed.receive(event(9), true);
  await loading;
  await events.idle();
  expect(seqs()).toEqual(range(9, 2));
});

test("an older page that is asked for while the newest is on its way is loaded afterwards", async () => {
  const events = log(7);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  events.state.head = 9;
  feed.follow(9);
  void feed.loadOlder();
  await events.idle();
  expect(seqs()).toEqual(range(9, 2));
});

test("on a board without events yet, a gap is filled as on any other", async () => {
  const events = log(0);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  events.state.head = 2;
  feed.receive(event(2), true);
  await events.idle();
  expect(seqs()).toEqual([2, 1]);
});

test("a failed page can be asked for again, and nothing is lost", async () => {
  const events = log(7);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  events.state.failing = true;
  await feed.loadOlder();
  expect([seqs(), feed.view.status]).toEqual([[7, 6, 5], "failed"]);
  events.state.failing = false;
  await feed.loadOlder();
  expect([seqs(), feed.view.status]).toEqual([[7, 6, 5, 4, 3, 2], "ready"]);
});

test("a list that has grown for days forgets its oldest events, which can be loaded again", async () => {
  const events = log(7);
  const { feed, seqs } = feedOf(events);
  await feed.loadOlder();
  for (let seq = 8; seq <= 700; seq++) feed.receive(event(seq), true);
  events.state.head = 700;
  expect(seqs().length).toBeLessThanOrEqual(600);
  const oldest = seqs().at(-1)!;
  await feed.loadOlder();
  expect(seqs().slice(-PAGE)).toEqual([oldest - 1, oldest - 2, oldest - 3]);
});

test("people who were assigned by one request are one line", () => {
  const person = (id: string) => ({ id, username: id });
  const assigned = (seq: number, before: string[], after: string[], fields: object = {}) =>
    ({
      ...event(seq),
      type: "card.assigned",
      data: { id: "card", assignees: after.map(person) },
      previous: { assignees: before.map(person) },
      ...fields,
    }) as unknown as BoardEvent;
  const first = assigned(1, [], ["a"]);
  const second = assigned(2, ["a"], ["a", "b"]);
  const later = assigned(3, ["a", "b"], ["a", "b", "c"], { timestamp: "2026-05-01T10:00:01.000Z" });
  expect(linesOf([later, second, first])).toEqual([
    { key: 3, event: later },
    { key: 1, event: { ...second, previous: first.previous } as BoardEvent },
  ]);
});
