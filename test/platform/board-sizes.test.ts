/** When a board is measured, and when it is refused more. */
import { expect, test } from "bun:test";
import { createBoardSizes, Unmeasured } from "../../server/platform/quotas/board-sizes.ts";

const LIMIT = 1600;

function boardOf(bytes: number) {
  const board = { bytes, measurements: 0, nowMs: 1_000_000 };
  const sizes = createBoardSizes(
    LIMIT,
    async () => {
      board.measurements++;
      return board.bytes;
    },
    () => board.nowMs,
  );
  /** As a change does it: `done`, or how it was refused. */
  async function add(bytes: number): Promise<string> {
    try {
      sizes.refuseMore("board", false);
    } catch (error) {
      if (!(error instanceof Unmeasured)) return String(error);
      board.nowMs += 10_000;
      await sizes.measure("board");
      try {
        sizes.refuseMore("board", true);
      } catch (refusal) {
        return String(refusal);
      }
    }
    board.bytes += bytes;
    sizes.committed("board", bytes);
    return "done";
  }
  function remove(bytes: number): void {
    board.bytes -= bytes;
    sizes.committed("board", 0);
  }
  return { board, sizes, add, remove };
}

const FULL = `Error: A board may have no more than ${LIMIT} bytes.`;

test("small changes of a board that nobody has read are not measured", async () => {
  const { board, add } = boardOf(10);
  for (let n = 0; n < 10; n++) expect(await add(10)).toBe("done");
  expect(board.measurements).toBe(0);
});

test("a board is measured a few times on its way to the limit, and refused more from there on", async () => {
  const { board, add } = boardOf(0);
  while ((await add(10)) === "done");
  expect(board.bytes).toBeGreaterThanOrEqual(LIMIT);
  expect(board.bytes).toBeLessThanOrEqual(LIMIT + LIMIT / 16);
  expect(board.measurements).toBeLessThan(20);
});

test("a full board is refused more without being measured, until something is removed or a minute has passed", async () => {
  const { board, sizes, add, remove } = boardOf(LIMIT);
  sizes.measured("board", LIMIT);
  expect([await add(1), await add(1)]).toEqual([FULL, FULL]);
  expect(board.measurements).toBe(0);
  remove(10);
  expect(await add(1)).toBe("done");
  expect(board.measurements).toBe(1);
  sizes.measured("board", LIMIT);
  board.nowMs += 61_000;
  expect(await add(1)).toBe("done");
});

test("those who find the same board unmeasured share one measurement", async () => {
  const { board, sizes } = boardOf(5);
  await Promise.all(Array.from({ length: 10 }, () => sizes.measure("board")));
  expect(board.measurements).toBe(1);
});

test("a change that adds nobody knows how much is followed by a measurement", async () => {
  const { board, sizes, add } = boardOf(5);
  sizes.committed("board", null);
  board.bytes = LIMIT;
  expect(await add(1)).toBe(FULL);
});

test("without a limit nothing is measured and nothing is refused", () => {
  const sizes = createBoardSizes(0, () => Promise.reject(new Error("measured")));
  sizes.committed("board", 10 ** 12);
  sizes.refuseMore("board", false);
});

test("a board is known to be small once it has been measured, until what was added makes it larger", () => {
  const { sizes } = boardOf(0);
  const seen = [sizes.isAtMost("board", 1000)];
  sizes.measured("board", 900);
  seen.push(sizes.isAtMost("board", 1000));
  sizes.committed("board", 101);
  seen.push(sizes.isAtMost("board", 1000));
  expect(seen).toEqual([false, true, false]);
});

test("the size of a board is known from when it is measured until it is changed", () => {
  const { sizes, remove } = boardOf(0);
  const seen = [sizes.knownBytes("board")];
  sizes.measured("board", 900);
  seen.push(sizes.knownBytes("board"));
  remove(800);
  seen.push(sizes.knownBytes("board"));
  expect(seen).toEqual([0, 900, 0]);
});
