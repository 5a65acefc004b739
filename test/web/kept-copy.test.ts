/** When this browser's copy of an open board is written, and when it is removed. */
import { expect, test } from "bun:test";
import { ApiError } from "../../client/http.ts";
import type { LiveStatus } from "../../client/live-board.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { keepCopyOf } from "../../web/board/session/kept-copy.ts";
import { board } from "./fake-service.ts";

/** An open board; the clock stands still but for what writing takes. */
function stage({ writingMs = 0 } = {}) {
  const live = {
    board: null as FullBoard | null,
    status: "loading" as LiveStatus,
    isCopy: false,
    refusal: null as ApiError | null,
    subscribe: (listener: (event?: BoardEvent) => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const listeners: ((event?: BoardEvent) => void)[] = [];
  const waits: { ms: number; end: () => void }[] = [];
  const done: string[] = [];
  const hidden: (() => void)[] = [];
  let nowMs = 0;
  keepCopyOf(
    live,
    {
      keep: ({ seq }) => {
        nowMs += writingMs;
        done.push(`kept ${seq}`);
      },
      remove: () => done.push("removed"),
    },
    {
      wait: (ms) => new Promise((end) => waits.push({ ms, end })),
      idle: (run) => run(),
      onHidden: (listener) => {
        hidden.push(listener);
        return () => hidden.splice(0);
      },
      clock: () => nowMs,
    },
  );
  return {
    live,
    done,
    hidden,
    tell(changes: Partial<typeof live>, event?: BoardEvent) {
      Object.assign(live, changes);
      for (const listener of listeners) listener(event);
    },
    async pass() {
      const [wait] = waits.splice(0, 1);
      wait?.end();
      for (let i = 0; i < 5; i++) await Promise.resolve();
      return wait?.ms;
    },
  };
}

const at = (seq: number): FullBoard => ({ ...board(), seq });
const refused = (status: number) => new ApiError(new Response(null, { status }), {});

test("many events are one write, two seconds after the first of them", async () => {
  const { done, tell, pass } = stage();
  for (let seq = 1; seq <= 50; seq++) tell({ board: at(seq), status: "live" });
  expect(done).toEqual([]);
  expect(await pass()).toBe(2000);
  expect(done).toEqual(["kept 50"]);
  expect(await pass()).toBeUndefined();
});

test("the longer writing takes, the less often it is done", async () => {
  const { done, tell, pass } = stage({ writingMs: 60 });
  tell({ board: at(1), status: "live" });
  expect(await pass()).toBe(2000);
  tell({ board: at(2) });
  expect(await pass()).toBe(12_000);
  expect(done).toEqual(["kept 1", "kept 2"]);
});

test("a copy that the service has not confirmed is not written again as if it had", async () => {
  const { done, tell, pass } = stage();
  tell({ board: at(1), isCopy: true });
  await pass();
  expect(done).toEqual([]);
  tell({ status: "live", isCopy: false });
  await pass();
  expect(done).toEqual(["kept 1"]);
});

test("what is not written yet is written when the page is hidden, and when the board is closed", async () => {
  const { done, hidden, tell, pass } = stage();
  tell({ board: at(1), status: "live" });
  for (const listener of hidden) listener();
  expect(done).toEqual(["kept 1"]);
  await pass();
  tell({ board: at(2) });
  tell({ status: "ended" });
  expect(done).toEqual(["kept 1", "kept 2"]);
  expect(hidden).toEqual([]);
});

test("the copy is removed when the board is deleted or closed to the user, and stays when the login expires", () => {
  for (const status of [403, 404]) {
    const { done, tell } = stage();
    tell({ board: at(1), status: "ended", refusal: refused(status) });
    expect([status, done]).toEqual([status, ["removed"]]);
  }
  const deleted = stage();
  const event = { type: "board.deleted" } as BoardEvent;
  deleted.tell({ board: null, status: "ended" }, event);
  expect(deleted.done).toEqual(["removed"]);
  const expired = stage();
  expired.tell({ board: at(1), isCopy: true, status: "ended", refusal: refused(401) });
  expect(expired.done).toEqual([]);
});
