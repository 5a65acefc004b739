/** How many connections to PostgreSQL what belongs together may use. */
import { expect, test } from "bun:test";
import { createShares, type Sender } from "../../server/platform/db/postgres/pool/shares.ts";

const ALL = [..."abcdefghij"];

function stage() {
  const shares = createShares<string>(ALL.length);
  const sender = (more: Partial<Sender>): Sender => ({ account: undefined, share: "changes", ...more });
  return {
    /** Begins on the first connections. */
    begin: (count: number, more: Partial<Sender>) =>
      ALL.slice(0, count).map((one) => shares.begin(one, sender(more))),
    usable: (more: Partial<Sender>, all = ALL) => shares.usable(all, sender(more)).join(""),
  };
}

test.each([
  ["an account's changes", 5, { account: "Ann" }],
  ["an account's reads", 3, { account: "Ann", share: "reads" as const }],
  ["what is about boards of one worker", 4, { worker: 1 }],
  ["what needs all workers", 2, { worker: "all" as const }],
  ["what an account asks of one worker", 3, { account: "Ann", worker: 1 }],
])("%s: beyond %d of 10 connections, it queues on those that it uses", (_, most, sender) => {
  const { begin, usable } = stage();
  begin(most - 1, sender);
  expect(usable(sender)).toBe(ALL.join(""));
  const [end] = begin(most, sender);
  expect(usable(sender)).toBe(ALL.slice(0, most).join(""));
  expect([usable({}), usable({ account: "Bob" }), usable({ worker: 2 })]).toEqual(
    Array(3).fill(ALL.join("")),
  );
  end!();
  // One statement is still under way on it.
  expect(usable(sender)).toBe(ALL.slice(0, most).join(""));
});

test("an account's statements for one worker leave it connections for others, and to the coordinator", () => {
  const { begin, usable } = stage();
  begin(3, { account: "Ann", worker: 1, share: "reads" });
  const others = [{ worker: 2 }, { worker: "all" as const }, {}].map((more) =>
    usable({ account: "Ann", ...more }),
  );
  expect(others).toEqual(Array(3).fill(ALL.join("")));
});

test("an account uses three quarters of the connections at most, whatever the workers", () => {
  const { begin, usable } = stage();
  begin(7, { account: "Ann", worker: 4 });
  expect(usable({ account: "Ann" })).toBe(ALL.join(""));
  begin(8, { account: "Ann", worker: 4 });
  expect(usable({ account: "Ann" })).toBe("abcdefgh");
});

test("one worker and what needs all of them leave connections to the other workers", () => {
  const { begin, usable } = stage();
  begin(4, { worker: 1 });
  begin(6, { worker: "all" });
  expect(usable({ worker: 2 })).toBe(ALL.join(""));
});

test("all workers together leave a fifth of the connections to what the coordinator answers by itself", () => {
  const { begin, usable } = stage();
  begin(8, { worker: 1 });
  expect(usable({ worker: 2 })).toBe("abcdefgh");
  expect([usable({}), usable({ account: "Ann" })]).toEqual([ALL.join(""), ALL.join("")]);
});

test("what has ended is not counted", () => {
  const { begin, usable } = stage();
  for (const end of begin(8, { account: "Ann", worker: 1 })) end();
  expect(usable({ account: "Ann", worker: 1 })).toBe(ALL.join(""));
});

test("where all connections in use have been replaced, any will do", () => {
  const { begin, usable } = stage();
  begin(4, { worker: 1 });
  expect(usable({ worker: 1 }, ["w", "x"])).toBe("wx");
});
