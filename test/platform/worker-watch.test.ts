/** Of workers that hang, without a cluster: what is asked, given up and refused. */
import { describe, expect, jest, test } from "bun:test";
import { WorkerDown } from "../../server/platform/db/db.ts";
import { createWorkerWatch, type Worker } from "../../server/platform/db/postgres/citus/worker-watch.ts";

const FIRST: Worker = { id: 1, address: "10.0.0.1:5432" };
const SECOND: Worker = { id: 2, address: "10.0.0.2:5432" };
const PLACES = new Map([
  ["on the first", FIRST],
  ["on the second", SECOND],
]);

function stage(silent: (string | undefined)[] = []) {
  const asked: string[] = [];
  const givenUp: unknown[] = [];
  const slow: unknown[] = [];
  const ended: unknown[] = [];
  const answers: (() => Promise<Worker[]>)[] = [];
  const watch = createWorkerWatch(
    {
      missing() {
        asked.push("which are missing");
        return answers.shift()?.() ?? Promise.resolve([]);
      },
      async workersOf(boardIds) {
        asked.push(`aside: ${boardIds.join(", ")}`);
        return PLACES;
      },
      async workerOf(boardId) {
        asked.push(boardId);
        return PLACES.get(boardId);
      },
      async endHung(missing) {
        ended.push(missing.map(({ id }) => id));
      },
    },
    {
      boards: () => silent,
      giveUp(isHopeless, error) {
        givenUp.push({ boards: silent.filter(isHopeless), reason: error.message });
      },
    },
    (addresses, count) => slow.push({ addresses, count }),
  );
  const finds = (...missing: Worker[]) => answers.push(async () => missing);
  return { watch, asked, givenUp, slow, ended, answers, finds };
}

const outcome = (work: Promise<void>) =>
  work.then(
    () => "let through",
    (error: Error) => (error instanceof WorkerDown ? error.message : error),
  );

test("while all workers answer, nothing is refused, and nobody is asked where a board is", async () => {
  const { watch, asked } = stage();
  expect(await watch.look()).toEqual([]);
  expect(await Promise.all([outcome(watch.check("on the first")), outcome(watch.check(undefined))])).toEqual([
    "let through",
    "let through",
  ]);
  expect(asked).toEqual(["which are missing"]);
});

describe("while one does not answer", () => {
  test("what was given up because of it is ended on the others, and there once it answers again", async () => {
    const { watch, ended, finds } = stage();
    finds(SECOND);
    await watch.look();
    await watch.look();
    expect(ended).toEqual([[2], []]);
  });

  test("one that is known to be down stays so while it takes long to ask again", async () => {
    const { watch, answers, finds } = stage();
    finds(SECOND);
    expect(await watch.look()).toEqual([SECOND]);
    const late = Promise.withResolvers<Worker[]>();
    answers.push(() => late.promise);
    jest.useFakeTimers();
    const looked = watch.look();
    jest.advanceTimersByTime(2000);
    jest.useRealTimers();
    expect(await looked).toEqual([SECOND]);
    late.resolve([]);
    expect(await watch.look()).toEqual([]);
  });

  test("work on its boards, and what needs all workers, is refused at once; each board is looked for once", async () => {
    const { watch, asked, finds } = stage();
    finds(SECOND);
    await watch.look();
    const refused = "worker 10.0.0.2:5432 does not answer";
    for (const _ of [1, 2]) {
      expect(await outcome(watch.check("on the first"))).toBe("let through");
      expect(await outcome(watch.check("on the second"))).toBe(refused);
      expect(await outcome(watch.check(undefined))).toBe(refused);
    }
    expect(await outcome(watch.check("of nobody"))).toBe("let through");
    expect(asked.slice(2)).toEqual(["on the first", "on the second", "of nobody"]);
    expect(watch.missing).toEqual([SECOND]);
  });

  test("what waits for it in silence is given up, what waits for another is not", async () => {
    const { watch, givenUp, asked, finds } = stage(["on the first", "on the second", undefined]);
    finds(SECOND);
    await watch.look();
    expect(asked[1]).toBe("aside: on the first, on the second");
    const reason = "worker 10.0.0.2:5432 does not answer";
    expect(givenUp).toEqual([{ boards: ["on the second", undefined], reason }]);
  });

  test("whoever is refused has them asked again; when all answer, everybody is let through", async () => {
    const { watch, finds } = stage();
    finds(FIRST, SECOND);
    expect(await watch.look()).toEqual([FIRST, SECOND]);
    expect(await outcome(watch.check(undefined))).toBe("workers 10.0.0.1:5432, 10.0.0.2:5432 do not answer");
    expect(await outcome(watch.check("on the first"))).toBe("worker 10.0.0.1:5432 does not answer");
    await Bun.sleep(1000);
    await outcome(watch.check("on the first"));
    await Bun.sleep(0);
    expect(watch.missing).toEqual([]);
    expect(await outcome(watch.check("on the first"))).toBe("let through");
  });

  test("if it cannot be found out, it is as it was", async () => {
    const { watch, answers, finds } = stage();
    finds(FIRST);
    await watch.look();
    answers.push(() => Promise.reject(new Error("the database does not answer")));
    expect(await watch.look()).toEqual([FIRST]);
  });
});

test("while all workers answer and connections wait, those that they wait for are named", async () => {
  const silent = ["on the second", "on the first", "on the second", undefined];
  const { watch, slow, givenUp } = stage(silent);
  await watch.look();
  expect({ slow, givenUp }).toEqual({
    slow: [{ addresses: [FIRST.address, SECOND.address], count: 4 }],
    givenUp: [],
  });
  silent.length = 0;
  await watch.look();
  expect(slow).toHaveLength(1);
});

test("where a board is, is found out once, and again when a worker is missing: the board may have been moved", async () => {
  const { watch, asked, finds } = stage();
  expect(watch.workerOf("on the first")).toBeUndefined();
  expect(watch.workerOf("on the first")).toBeUndefined();
  await Bun.sleep(0);
  expect(watch.workerOf("on the first")).toBe(1);
  await watch.look();
  expect(watch.workerOf("on the first")).toBe(1);
  finds(SECOND);
  await watch.look();
  expect(watch.workerOf("on the first")).toBeUndefined();
  expect(asked.filter((what) => what === "on the first")).toHaveLength(2);
});

test("whoever asks at the same time shares the answer; soon after, they are not asked again unless somebody wants to know", async () => {
  const { watch, asked } = stage();
  await Promise.all([watch.look(), watch.look()]);
  watch.lookIfDue();
  expect(asked.length).toBe(1);
  await watch.look();
  expect(asked.length).toBe(2);
});
