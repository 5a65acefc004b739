/** Heavy work is done by a few at a time, and whoever waits has a fair turn. */
import { expect, test } from "bun:test";
import { createTurns } from "../../server/platform/quotas/turns.ts";

const who = (account: string) => ({ address: "here", account });

/** Work that goes on until it is told to end; `started` names whose has begun. */
function workers(turns: ReturnType<typeof createTurns>) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  function begin(account: string): Promise<void> {
    return turns.run(who(account), () => {
      started.push(account);
      return new Promise((resolve) => ends.push(resolve));
    });
  }
  async function endNext(): Promise<void> {
    ends.shift()!();
    await Bun.sleep(0);
  }
  return { started, begin, endNext };
}

test("no more than may be are under way, and the others follow one by one", async () => {
  const { started, begin, endNext } = workers(createTurns({ atOnce: 2 }));
  const all = ["a", "b", "c", "d"].map(begin);
  await Bun.sleep(0);
  expect(started).toEqual(["a", "b"]);
  for (let ended = 1; ended <= 4; ended++) {
    await endNext();
    expect(started).toHaveLength(Math.min(4, 2 + ended));
  }
  await Promise.all(all);
  const later = begin("e");
  expect(started.at(-1)).toBe("e");
  await endNext();
  await later;
});

test("however much one account asks for, another is next but one", async () => {
  const { started, begin, endNext } = workers(createTurns({ atOnce: 1 }));
  const greedy = Array.from({ length: 100 }, () => begin("greedy"));
  const other = begin("other");
  await Bun.sleep(0);
  await endNext();
  await endNext();
  expect(started).toContain("other");
  for (let i = 0; i < 99; i++) await endNext();
  await Promise.all([...greedy, other]);
});

test("work that fails gives its place away too", async () => {
  const turns = createTurns({ atOnce: 1 });
  const failing = turns.run(who("a"), () => Promise.reject(new Error("failed")));
  const next = turns.run(who("b"), async () => "done");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
});

test("where only some may wait, the next are told to come back", async () => {
  const turns = createTurns({ atOnce: 1, waiting: { most: 2, mostOfOne: 1 } });
  const { begin, endNext } = workers(turns);
  const running = begin("a");
  const waiting = begin("a");
  await expect(begin("a")).rejects.toMatchObject({ status: 429 });
  const other = begin("b");
  await expect(begin("c")).rejects.toMatchObject({ status: 503 });
  for (let i = 0; i < 3; i++) await endNext();
  await Promise.all([running, waiting, other]);
});

test("whoever has waited too long is told to come back, and the others keep their turns", async () => {
  const turns = createTurns({ atOnce: 1, waiting: { most: 9, mostOfOne: 9, longestMs: 20 } });
  const { started, begin, endNext } = workers(turns);
  const running = begin("a");
  await expect(begin("b")).rejects.toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  const next = begin("c");
  await endNext();
  await running;
  expect(started).toEqual(["a", "c"]);
  await Bun.sleep(40);
  await endNext();
  await next;
});

test("a place rests before it is given to the next, and the first does not wait", async () => {
  const restMs = 50;
  const turns = createTurns({ atOnce: 1, restMs });
  const begun: number[] = [];
  const task = () =>
    turns.run(who("a"), async () => {
      begun.push(performance.now());
    });
  const startedMs = performance.now();
  await Promise.all([task(), task(), task()]);
  const pauses = begun.map((ms, index) => ms - (begun[index - 1] ?? startedMs));
  expect(pauses.map((ms) => ms >= restMs * 0.9)).toEqual([false, true, true]);
});
