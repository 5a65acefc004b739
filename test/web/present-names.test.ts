/** The people of an open board are shown under their present names, which no event tells. */
import { expect, test } from "bun:test";
import type { LiveStatus } from "../../client/live-board.ts";
import type { BoardMember, FullBoard } from "../../contract/boards.ts";
import type { User } from "../../contract/users.ts";
import { keepNames, withNames } from "../../web/board/session/present-names.ts";
import { board as emptyBoard } from "./fake-service.ts";

const MINUTES = 60_000;

function user(id: string, firstname: string | null = null): User {
  const flags = { is_active: true, is_verified: false, is_superuser: false };
  return { id, email: `${id}@example.com`, username: id, firstname, lastname: null, ...flags };
}

function member(one: User): BoardMember {
  return { board_id: "b", user_id: one.id, role: "member", user: one };
}

/** Ada is on the first card, and on an item of the second. */
function boardWith(ada: User): FullBoard {
  const board = { ...emptyBoard(["k1", "k2", "k3"]), members: [member(ada), member(user("ben"))] };
  const [first, second] = board.columns[0]!.cards;
  first!.assignees = [ada];
  const item = { id: "i", checklist_id: "l", content: "", is_done: false, rank: 0, placeholders: [] };
  const checklist = { id: "l", card_id: "k2", title: "", rank: 0 };
  second!.checklists = [{ ...checklist, items: [{ ...item, assignees: [ada] }] }];
  return board;
}

function stage(start: { board: FullBoard | null; status: LiveStatus; isCopy: boolean }) {
  const listeners: (() => void)[] = [];
  const asked: PromiseWithResolvers<BoardMember[]>[] = [];
  let nowMs = 0;
  const live = {
    ...start,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
    change(change: (board: FullBoard) => FullBoard) {
      live.board = live.board && change(live.board);
      tell({});
    },
  };
  const tell = (changes: Partial<typeof start>) => {
    Object.assign(live, changes);
    for (const listener of listeners) listener();
  };
  let isVisible = true;
  const load = () => {
    asked.push(Promise.withResolvers());
    return asked.at(-1)!.promise;
  };
  keepNames(live, load, { now: () => nowMs, isVisible: () => isVisible });
  return {
    live,
    tell,
    asked,
    pass: (ms: number) => {
      nowMs += ms;
    },
    hide: () => {
      isVisible = false;
    },
    async answer(members: BoardMember[]) {
      asked.at(-1)!.resolve(members);
      await Bun.sleep(0);
    },
  };
}

test("a renamed member is renamed on cards and items too, and the rest stays as it was", () => {
  const before = boardWith(user("ada"));
  const ada = user("ada", "Ada");
  const after = withNames(before, [member(ada), member(user("ben"))]);
  expect(after).toEqual(boardWith(ada));
  expect(after.columns[0]!.cards[2]).toBe(before.columns[0]!.cards[2]!);
  expect(after.columns[1]).toBe(before.columns[1]!);
});

test("a card with an older name than the list of members is renamed", () => {
  const ada = user("ada", "Ada");
  const before = { ...boardWith(user("ada")), members: [member(ada)] };
  expect(withNames(before, [member(ada)]).columns[0]!.cards[0]!.assignees).toEqual([ada]);
});

test("nothing changes when everybody is called as before, or is no member any more", () => {
  const before = boardWith(user("ada"));
  expect(withNames(before, before.members)).toBe(before);
  expect(withNames(before, [])).toBe(before);
});

test("names are asked for when a copy is up to date, and after every interruption", async () => {
  const { live, tell, asked, answer } = stage({
    board: boardWith(user("ada")),
    status: "loading",
    isCopy: true,
  });
  expect(asked.length).toBe(0);
  tell({ status: "live", isCopy: false });
  expect(asked.length).toBe(1);
  await answer([member(user("ada", "Ada"))]);
  expect(live.board!.members[0]!.user.firstname).toBe("Ada");
  tell({});
  expect(asked.length).toBe(1);
  tell({ status: "reconnecting" });
  tell({ status: "live" });
  expect(asked.length).toBe(2);
});

test("a board that has just been loaded has the present names; they are asked for minutes later, if somebody looks", () => {
  const { tell, asked, pass, hide } = stage({ board: null, status: "loading", isCopy: false });
  tell({ board: boardWith(user("ada")) });
  tell({ status: "live" });
  pass(4 * MINUTES);
  tell({});
  expect(asked.length).toBe(0);
  pass(MINUTES);
  tell({});
  tell({});
  expect(asked.length).toBe(1);
  hide();
  pass(60 * MINUTES);
  tell({});
  expect(asked.length).toBe(1);
});
