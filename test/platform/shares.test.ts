/** How many connections to PostgreSQL what belongs together may use. */
import { expect, test } from "bun:test";
import { createShares, type Sender } from "../../server/platform/db/postgres/pool/shares.ts";

const ALL = ["a", "b", "c", "d", "e", "f", "g", "h"];

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
  ["an account's changes", 4, { account: "Ann" }],
  ["an account's reads", 2, { account: "Ann", share: "reads" as const }],
  ["what is about boards of one worker", 4, { worker: 1 }],
  ["what needs all workers", 2, { worker: "all" as const }],
])("%s: beyond %d of 8 connections, it queues on those that it uses", (_, most, sender) => {
  const { begin, usable } = stage();
  begin(most - 1, sender);
  expect(usable(sender)).toBe("abcdefgh");
  const [end] = begin(most, sender);
  expect(usable(sender)).toBe("abcdefgh".slice(0, most));
  expect([usable({}), usable({ account: "Bob" }), usable({ worker: 2 })]).toEqual(Array(3).fill("abcdefgh"));
  end!();
  // One statement is still under way on it.
  expect(usable(sender)).toBe("abcdefgh".slice(0, most));
});

test("what has ended is not counted", () => {
  const { begin, usable } = stage();
  for (const end of begin(4, { account: "Ann", worker: 1 })) end();
  expect(usable({ account: "Ann", worker: 1 })).toBe("abcdefgh");
});

test("an account has its share of those that a worker may use", () => {
  const { begin, usable } = stage();
  begin(4, { worker: 1 });
  begin(2, { account: "Ann", share: "reads" });
  expect(usable({ account: "Ann", share: "reads", worker: 1 })).toBe("ab");
});

test("where all connections in use have been replaced, any will do", () => {
  const { begin, usable } = stage();
  begin(4, { worker: 1 });
  expect(usable({ worker: 1 }, ["w", "x"])).toBe("wx");
});
