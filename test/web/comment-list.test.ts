/** The comments on a card as the page follows them, and what was done here on top. */
import { describe, expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import type { Pending } from "../../client/changes/optimistic-state.ts";
import type { Card } from "../../contract/cards.ts";
import type { Comment } from "../../contract/comments.ts";
import type { BoardEvent } from "../../contract/events.ts";
import type { User } from "../../contract/users.ts";
import { CommentList } from "../../web/card/comments/comment-list.ts";
import { withPending } from "../../web/card/comments/pending-comments.ts";
import { cardsFor, completed, peopleFor, unfinishedAt } from "../../web/card/markdown/completion.ts";

const me = { id: "me", username: "me" } as User;
const bob = { id: "bob", username: "bob" } as User;

const comment = (id: string, body = id, user = bob): Comment => ({
  id,
  board_id: "b",
  card_id: "c",
  user_id: user.id,
  user,
  person_id: null,
  author_name: null,
  body,
  created_at: "2026-01-01T00:00:00.000Z",
  edited_at: null,
});

type Kind = "comment.created" | "comment.updated" | "comment.deleted";

const event = (seq: number, type: Kind, data: Comment, key?: string) =>
  ({ seq, type, data, user_id: data.user_id, ...(key && { key }) }) as BoardEvent;

/** A list whose pages arrive when the test says so. */
function listOf(isBusy = () => false, stored: Comment[] | null = null) {
  const requests: {
    before: string | undefined;
    answer: (items: Comment[], next?: string | null) => void;
    fail: () => void;
  }[] = [];
  const list = new CommentList({
    cardId: "c",
    myId: "me",
    isBusy,
    stored: async () => stored,
    load: (before) =>
      new Promise((resolve, reject) =>
        requests.push({
          before,
          answer: (items, next = null) => resolve({ items, next }),
          fail: () => reject(new Error("unreachable")),
        }),
      ),
  });
  const ids = () => list.view.comments.map(({ id }) => id);
  const soon = () => Bun.sleep(0);
  return { list, requests, ids, soon };
}

describe("what is loaded is followed", () => {
  test("if nothing can be loaded, the stored comments are shown until it can", async () => {
    const { list, requests, ids, soon } = listOf(() => false, [comment("9"), comment("8")]);
    void list.loadOlder();
    requests[0]!.fail();
    await soon();
    expect([ids(), list.view.status, list.view.areStored]).toEqual([["9", "8"], "failed", true]);
    void list.loadOlder();
    requests[1]!.answer([comment("a"), comment("9")]);
    await soon();
    expect([ids(), list.view.status, list.view.areStored]).toEqual([["a", "9"], "ready", false]);
  });

  test("pages are joined, newest first, and events change what is loaded", async () => {
    const { list, requests, ids, soon } = listOf();
    void list.loadOlder();
    requests[0]!.answer([comment("9"), comment("8")], "8");
    await soon();
    expect([ids(), list.view.isComplete]).toEqual([["9", "8"], false]);
    void list.loadOlder();
    expect(requests[1]!.before).toBe("8");
    requests[1]!.answer([comment("7")]);
    await soon();
    list.receive(event(1, "comment.created", comment("a")));
    list.receive(event(2, "comment.updated", comment("8", "changed")));
    list.receive(event(3, "comment.deleted", comment("7")));
    list.receive(event(4, "comment.created", { ...comment("b"), card_id: "other" }));
    expect([ids(), list.view.comments[2]!.body, list.view.isComplete]).toEqual([
      ["a", "9", "8"],
      "changed",
      true,
    ]);
  });

  test("an event that arrives while a page is on its way is newer than the page", async () => {
    const { list, requests, ids, soon } = listOf();
    void list.loadOlder();
    list.receive(event(1, "comment.created", comment("9", "event")));
    list.receive(event(2, "comment.deleted", comment("7")));
    requests[0]!.answer([comment("9", "page"), comment("8"), comment("7")]);
    await soon();
    expect([ids(), list.view.comments[0]!.body]).toEqual([["9", "8"], "event"]);
  });

  test("a comment that comes back is in its place, or comes with its page", async () => {
    const { list, requests, ids, soon } = listOf();
    void list.loadOlder();
    requests[0]!.answer([comment("9"), comment("7")], "7");
    await soon();
    list.receive(event(1, "comment.created", comment("8")));
    list.receive(event(2, "comment.created", comment("3")));
    expect(ids()).toEqual(["9", "8", "7"]);
  });

  test("after a gap in the numbers it is loaded again", async () => {
    const { list, requests, ids, soon } = listOf();
    list.follow(10);
    void list.loadOlder();
    requests[0]!.answer([comment("1")]);
    await soon();
    list.receive(event(11, "comment.created", comment("2")));
    list.follow(11);
    expect(requests).toHaveLength(1);
    list.follow(15);
    expect(requests).toHaveLength(2);
    requests[1]!.answer([comment("5"), comment("4")]);
    await soon();
    expect(ids()).toEqual(["5", "4"]);
  });

  test("a gap while a page is on its way has its turn afterwards", async () => {
    const { list, requests, ids, soon } = listOf();
    list.follow(10);
    void list.loadOlder();
    list.follow(12);
    requests[0]!.answer([comment("1")]);
    await soon();
    requests[1]!.answer([comment("2"), comment("1")]);
    await soon();
    expect(ids()).toEqual(["2", "1"]);
  });

  test("what fails can be tried again", async () => {
    const { list, requests, ids, soon } = listOf();
    void list.loadOlder();
    requests[0]!.fail();
    await soon();
    expect(list.view.status).toBe("failed");
    void list.loadOlder();
    requests[1]!.answer([comment("1")]);
    await soon();
    expect([list.view.status, ids()]).toEqual(["ready", ["1"]]);
  });

  test("while the list is busy, comments of others wait and one's own do not", async () => {
    let isBusy = true;
    const { list, requests, ids, soon } = listOf(() => isBusy);
    void list.loadOlder();
    requests[0]!.answer([comment("1")]);
    await soon();
    list.receive(event(1, "comment.created", comment("2")));
    list.receive(event(2, "comment.created", comment("3", "mine", me)));
    expect([ids(), list.view.waiting]).toEqual([["3", "1"], 1]);
    isBusy = false;
    list.release();
    expect([ids(), list.view.waiting]).toEqual([["3", "2", "1"], 0]);
  });
});

describe("what was done here is shown before it arrives", () => {
  const pending = (key: string, operation: Operation, phase: Pending["phase"] = "waiting"): Pending => ({
    key,
    operation,
    phase,
    at: "2026-01-02T00:00:00.000Z",
    failure: "",
  });
  const real = new Map<string, string>();
  const shown = (entries: Pending[], keys: string[] = [], comments = [comment("1", "first", me)]) =>
    withPending(comments, {
      pending: entries,
      keys: new Set(keys),
      me,
      cardId: "c",
      boardId: "b",
      realId: (id) => real.get(id) ?? id,
    }).map(({ id, body, isUnsent }) => ({ id, body, isUnsent }));
  const first = { id: "1", body: "first", isUnsent: false };
  const create: Operation = {
    route: "createComment",
    input: { card_id: "c", body: "new" },
    creates: "local",
  };

  test("a new comment is on top, until its event is there", () => {
    const unsent = pending("k", create);
    expect(shown([unsent])).toEqual([{ id: "local", body: "new", isUnsent: true }, first]);
    expect(shown([{ ...unsent, phase: "accepted" }])[0]!.isUnsent).toBe(false);
    expect(shown([unsent], ["k"])).toEqual([first]);
  });

  test("one that came with a page is not shown twice", () => {
    real.set("local", "2");
    const comments = [comment("2", "new", me), comment("1", "first", me)];
    expect(shown([pending("k", create, "accepted")], [], comments).map(({ id }) => id)).toEqual(["2", "1"]);
    real.clear();
  });

  test("edits and deletions show at once; those on other cards do not", () => {
    const edit = pending("k", {
      route: "updateComment",
      input: { comment_id: "1", body: "edited" },
      cardId: "c",
    });
    expect(shown([edit])).toEqual([{ id: "1", body: "edited", isUnsent: true }]);
    expect(
      shown([pending("k", { route: "deleteComment", input: { comment_id: "1" }, cardId: "c" })]),
    ).toEqual([]);
    expect(shown([pending("k", { ...create, input: { card_id: "other", body: "new" } })])).toEqual([first]);
  });

  test("so does an undo of what was done to a comment", () => {
    const undo = (...undone: BoardEvent[]) =>
      shown([pending("k", { route: "undo", input: { board_id: "b", seq: 1, whole: true }, undone })]);
    const second = comment("2", "second", me);
    expect(undo(event(1, "comment.deleted", second))).toEqual([
      { id: "2", body: "second", isUnsent: true },
      first,
    ]);
    expect(undo(event(1, "comment.created", comment("1", "first", me)))).toEqual([]);
    const edited = event(1, "comment.updated", comment("1", "first", me));
    // The text before it, which only an edit has.
    Object.assign(edited, { previous: { body: "before" } });
    expect(undo(edited)).toEqual([{ id: "1", body: "before", isUnsent: true }]);
    expect(undo(event(1, "comment.deleted", { ...second, card_id: "other" }))).toEqual([first]);
  });
});

describe("a mention or a number is completed while it is being written", () => {
  const people = ["anna", "Anton", "mary jane", "bob"].map(
    (username) => ({ id: username, username }) as User,
  );
  const cards = ["Paint the door", "Buy paint", "Call Ann", "Repaint"].map(
    (title, index) => ({ id: title, title, number: index + 9 }) as Card,
  );
  const offered = (text: string, caret = text.length) => {
    const unfinished = unfinishedAt(text, caret);
    if (unfinished?.sign === "#") return cardsFor(unfinished, cards).map(({ text }) => text);
    return unfinished && peopleFor(unfinished, people).map(({ id }) => id);
  };

  test.each<[string, string[] | null]>([
    ["@", ["anna", "Anton", "bob", "mary jane"]],
    ["Hello @an", ["anna", "Anton", "mary jane"]],
    ["@AN", ["anna", "Anton", "mary jane"]],
    ["@nn", ["anna"]],
    ["@jane", ["mary jane"]],
    ['@"mary j', ["mary jane"]],
    ["@zz", []],
    ["@anna hello", null],
    ['@"anna" ', null],
    ["a@an", null],
    ["hello", null],
    ["see #", ["#12", "#11", "#10", "#9"]],
    ["#1", ["#12", "#11", "#10"]],
    ["#10", ["#10"]],
    ["#PAINT", ["#10", "#9", "#12"]],
    ["#zz", []],
    ["#", null],
    ["a\n#", null],
    ["## ", null],
    ["a#1", null],
    ["see #12 and", []],
    ["see #paint th", ["#9"]],
    ["#paint\nth", null],
  ])("%s", (text, names) => expect(offered(text)).toEqual(names));

  test("in the middle of a text, the caret decides", () => {
    expect(offered("a @an and b", 5)).toEqual(["anna", "Anton", "mary jane"]);
    // With the blank behind it: there is one, and the caret is behind that.
    expect(completed("a @an and b", unfinishedAt("a @an and b", 5)!, "@anna")).toEqual({
      start: 2,
      end: 6,
      text: "@anna ",
    });
    expect(completed("@ma", unfinishedAt("@ma", 3)!, '@"mary jane"')).toEqual({
      start: 0,
      end: 3,
      text: '@"mary jane" ',
    });
  });
});
