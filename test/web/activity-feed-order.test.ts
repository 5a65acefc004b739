/** Whatever happens in whatever order, the activity has no hole and nothing twice. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { BoardEvent } from "../../contract/events.ts";
import { Feed } from "../../web/activity/feed/feed.ts";
import type { FeedPage } from "../../web/activity/feed/stretch.ts";

const PAGE = 4;

/** Every third event is about something else and not in this list. */
const belongs = (seq: number) => seq % 3 !== 0;
const listed = (newest: number, oldest: number) =>
  Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => newest - index).filter(belongs);

const event = (seq: number): BoardEvent => ({
  type: "board.deleted",
  data: { id: "board" },
  user_id: "alice",
  timestamp: "2026-05-01T10:00:00.000Z",
  version: "1.0",
  board_id: "board",
  seq,
});

/** A board and a list of its events; each page is on its way until `answer` or `fail`. */
function world(head: number) {
  /** `isTold`: whether the list has been told of the latest event, and no page has failed since. */
  const state = { head, isBusy: false, isTold: true };
  const onTheirWay: { answer: () => void; fail: () => void }[] = [];
  const load = (before: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<FeedPage>();
    const page = pageOf(state.head, before);
    onTheirWay.push({ answer: () => resolve(page), fail: () => reject(new TypeError("no connection")) });
    return promise;
  };
  const feed = new Feed({ load, isBusy: () => state.isBusy });
  const settle = async (how: "answer" | "fail") => {
    onTheirWay.shift()?.[how]();
    // The promises that follow from the answer.
    await Bun.sleep(0);
  };
  const settleAll = async () => {
    while (onTheirWay.length > 0) await settle("answer");
  };
  return { state, feed, settle, settleAll, seqs: () => feed.view.events.map(({ seq }) => seq) };
}

function pageOf(head: number, before: number): FeedPage {
  const all = listed(Math.min(head, before - 1), 1);
  const seqs = all.slice(0, PAGE);
  return { seq: head, events: seqs.map(event), next: all.length > PAGE ? (seqs.at(-1) ?? null) : null };
}

type World = ReturnType<typeof world>;
type Step = (world: World) => unknown;

function happen(count: number, isStreamed: boolean): Step {
  return ({ state, feed }) => {
    for (let each = 0; each < count; each++) {
      const seq = ++state.head;
      state.isTold = isStreamed;
      if (isStreamed) feed.receive(event(seq), belongs(seq));
    }
  };
}

const named = (name: string, step: Step) => fc.constant(Object.assign(step, { toString: () => name }));
const counts = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.constant(700));
const steps = fc.oneof(
  fc.tuple(counts, fc.boolean()).map(([count, isStreamed]) =>
    Object.assign(happen(count, isStreamed), {
      toString: () => `${count} events ${isStreamed ? "arrive" : "are skipped"}`,
    }),
  ),
  named("the board is read again", ({ feed, state }) => {
    state.isTold = true;
    feed.follow(state.head);
  }),
  named("scroll to the end", ({ feed }) => void feed.loadOlder()),
  named("a page arrives", ({ settle }) => settle("answer")),
  named("a page fails", ({ state, settle }) => {
    state.isTold = false;
    return settle("fail");
  }),
  named("the list is busy", ({ state }) => {
    state.isBusy = true;
  }),
  named("the list is free", ({ state, feed }) => {
    state.isBusy = false;
    feed.release();
  }),
);

test("any order of events, gaps, pages, failures and scrolling ends with the newest events, each once", async () => {
  const run = async (head: number, script: Step[]) => {
    const all = world(head);
    const { state, feed, settle, settleAll, seqs } = all;
    void feed.loadOlder();
    for (const step of script) {
      await step(all);
      const shown = seqs();
      expect(shown).toEqual(listed(shown[0] ?? 0, shown.at(-1) ?? 1));
    }
    await settleAll();
    if (feed.view.status === "failed") void feed.loadOlder();
    await settle("answer");
    state.isBusy = false;
    if (!state.isTold) feed.follow(state.head);
    await settleAll();
    feed.release();
    const shown = seqs();
    expect(shown).toEqual(listed(state.head, shown.at(-1) ?? 1));
    for (let pages = 0; !feed.view.isComplete && pages < 3; pages++) {
      void feed.loadOlder();
      await settleAll();
    }
    const longer = seqs();
    expect(longer).toEqual(listed(state.head, feed.view.isComplete ? 1 : (longer.at(-1) ?? 1)));
    expect(longer.length).toBeGreaterThanOrEqual(
      Math.min(listed(state.head, 1).length, shown.length + 3 * PAGE),
    );
  };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 20 }), fc.array(steps, { maxLength: 40, size: "max" }), run),
    {
      numRuns: 300,
    },
  );
});
