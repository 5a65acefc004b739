/** What the connections of one user have waiting together, on one board or on several. */
import { expect, test } from "bun:test";
import { type Reader, UserBacklogs } from "../../server/platform/live/connections/user-backlogs.ts";

const MIB = 1_048_576;
const ENOUGH_FOR_A_LOOK = "x".repeat(32_768);

function createReaders(backlogs: UserBacklogs) {
  const cut: string[] = [];
  function reader(userId: string, name: string, mebibytes: number): Reader {
    let backlogBytes = mebibytes * MIB;
    const created: Reader = {
      session: { userId },
      get backlogBytes() {
        return backlogBytes;
      },
      cut() {
        backlogBytes = 0;
        cut.push(name);
        backlogs.remove(created);
      },
    };
    backlogs.add(created);
    return created;
  }
  return { cut, reader };
}

test("beyond 8 MiB those with most waiting are cut, until the rest is less; nobody else is", () => {
  const backlogs = new UserBacklogs();
  const { cut, reader } = createReaders(backlogs);
  const board = [
    reader("alice", "first", 1),
    reader("alice", "second", 4),
    reader("alice", "third", 3),
    reader("alice", "fourth", 3),
    reader("bob", "bob's", 7),
  ];
  backlogs.publishing({ connections: board, unlookedCharacters: 0 }, ENOUGH_FOR_A_LOOK);
  expect(cut).toEqual(["second"]);
  backlogs.publishing({ connections: board, unlookedCharacters: 0 }, ENOUGH_FOR_A_LOOK);
  expect(cut).toEqual(["second"]);
});

test("what is about to be sent counts for all that have something waiting, and for no others", () => {
  const backlogs = new UserBacklogs();
  const { cut, reader } = createReaders(backlogs);
  const connections = ["one", "two", "three"].map((name) => reader("alice", name, 1));
  connections.push(reader("alice", "reads", 0), reader("bob", "reads too", 0));
  backlogs.publishing({ connections, unlookedCharacters: 0 }, "€".repeat((2 * MIB) / 3));
  expect(cut).toEqual(["one"]);
});

test("what waits on other boards counts, and is cut there", () => {
  const backlogs = new UserBacklogs();
  const { cut, reader } = createReaders(backlogs);
  const here = reader("alice", "here", 2);
  reader("alice", "elsewhere", 7);
  backlogs.publishing({ connections: [here], unlookedCharacters: 0 }, ENOUGH_FOR_A_LOOK);
  expect(cut).toEqual(["elsewhere"]);
});

test("connections are looked at only once in a while, each board for itself", () => {
  const backlogs = new UserBacklogs();
  const { cut, reader } = createReaders(backlogs);
  const board = { connections: [reader("alice", "hers", 9)], unlookedCharacters: 0 };
  for (let i = 0; i < 31; i++) backlogs.publishing(board, "x".repeat(1024));
  backlogs.publishing({ connections: [], unlookedCharacters: 0 }, "x".repeat(1024));
  expect(cut).toEqual([]);
  backlogs.publishing(board, "x".repeat(1024));
  expect(cut).toEqual(["hers"]);
});

test("one that was sent much alone is looked at at once, with the user's others; those that have left count no more", () => {
  const backlogs = new UserBacklogs();
  const { cut, reader } = createReaders(backlogs);
  const resumed = reader("alice", "resumed", 1);
  const other = reader("alice", "other", 8);
  backlogs.remove(other);
  backlogs.sent(resumed);
  expect(cut).toEqual([]);
  backlogs.add(other);
  backlogs.sent(resumed);
  expect(cut).toEqual(["other"]);
});
