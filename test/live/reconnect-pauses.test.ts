/** How long the client waits before it tries to connect again. */
import { expect, test } from "bun:test";
import { retryPauseMs } from "../../client/live-board.ts";

test.each([
  [false, [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]],
  [true, [250, 500, 1000, 2000, 4000, 5000, 5000, 5000]],
])("it waits longer each time, but less while somebody is looking (%p)", (isWatched, most) => {
  expect(most.map((_, failures) => retryPauseMs(failures, isWatched, 1))).toEqual(most);
  expect(most.map((_, failures) => retryPauseMs(failures, isWatched, 0) * 2)).toEqual(most);
});
