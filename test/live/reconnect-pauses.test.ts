/** How long the client waits before it tries to connect again. */
import { expect, spyOn, test } from "bun:test";
import { LiveBoard } from "../../client/live-board.ts";

test.each([
  [false, 15_000],
  [true, 5000],
])(
  "while nothing answers, it waits longer each time; watched: %p, at most %d ms",
  async (isWatched, most) => {
    const waits: number[] = [];
    const random = spyOn(Math, "random").mockReturnValue(1);
    const { __promisify__ } = setTimeout;
    const none = setTimeout(() => {}, 0);
    const timer = spyOn(globalThis, "setTimeout");
    timer.mockImplementation(
      Object.assign(
        (run: TimerHandler, ms = 0) => {
          waits.push(ms);
          if (waits.length < 9 && typeof run === "function") queueMicrotask(() => run());
          return none;
        },
        { __promisify__ },
      ),
    );
    const live = new LiveBoard({
      baseUrl: "http://127.0.0.1:1",
      boardId: "any",
      isWatched: () => isWatched,
      fetch: () => Promise.reject(new TypeError()),
    });
    live.start();
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
    live.stop();
    timer.mockRestore();
    random.mockRestore();
    expect(waits).toEqual(
      [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000].map((ms) => Math.min(ms, most)),
    );
  },
);
