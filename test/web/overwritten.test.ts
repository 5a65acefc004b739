/** Whoever replaces a value that somebody else has set meanwhile, without having seen it, is told so and can bring it back. */
import { describe, expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import type { BoardEvent } from "../../contract/events.ts";
import type { User } from "../../contract/users.ts";
import { type Overwritten, OverwrittenValues } from "../../web/board/conflicts/overwritten.ts";
import { overwrittenMessage } from "../../web/board/conflicts/overwritten-message.ts";
import { dateText } from "../../web/ui/display/date-text.ts";
import { cardOf, FakePage, settled, stage } from "./fake-page.ts";
import { AT, board, card } from "./fake-service.ts";

const due = (due_at: string | null, card_id = "k1"): Operation => ({
  route: "updateCard",
  input: { card_id, due_at },
});
const move = (column_id: string, position = 0): Operation => ({
  route: "moveCard",
  input: { card_id: "k1", column_id, position },
});
const dates = (start_at: string, due_at?: string): Operation => ({
  route: "updateCard",
  input: { card_id: "k1", start_at, ...(due_at && { due_at }) },
});
const THIRD = "2026-05-03T10:00:00.000Z";
const FIFTH = "2026-05-05T10:00:00.000Z";
const SIXTH = "2026-05-06T10:00:00.000Z";

const replacedBy = (date: string) => `Someone card.updated k1. Yours (${dateText(date)}) replaced it.`;
const REPLACED = replacedBy(FIFTH);
const REPLACED_TWO =
  "Your changes replaced newer ones:\n" +
  `Someone card.updated k1 (yours: ${dateText(FIFTH)})\n` +
  `Someone card.updated k1 (yours: ${dateText(SIXTH)})`;
const said = (page: FakePage) => page.messages.map(({ message }) => message);

/** Without a connection, these things are done here, and meanwhile those by somebody else. */
async function meanwhile(mine: readonly Operation[], theirs: readonly Operation[], by = "bob") {
  const stages = stage();
  const { service, page } = stages;
  page.live.disconnect();
  for (const operation of mine) void page.session.perform(operation, "not changed");
  await settled();
  for (const operation of theirs) service.handle(operation, undefined, by);
  page.lose();
  await page.heal();
  return stages;
}

describe("a value that somebody else has set while it was changed here", () => {
  test("is replaced; this is said until it is read, and undoing brings it back", async () => {
    const { service, page } = await meanwhile([due(FIFTH)], [due(THIRD)]);
    expect(cardOf(service).due_at).toBe(FIFTH);
    expect(page.messages).toEqual([
      { stays: true, message: REPLACED, action: { label: "Undo mine", run: expect.any(Function) } },
    ]);
    page.messages[0]!.action!.run();
    await page.heal();
    expect(cardOf(service).due_at).toBe(THIRD);
    expect(said(page)).toEqual([REPLACED, "Restored: Someone card.updated k1."]);
  });

  test("is brought back from under several changes made here, which are one message", async () => {
    const { service, page } = await meanwhile([due(FIFTH), due(SIXTH)], [due(THIRD)]);
    expect(cardOf(service).due_at).toBe(SIXTH);
    expect(said(page)).toEqual([replacedBy(SIXTH)]);
    page.messages[0]!.action!.run();
    await page.heal();
    expect(cardOf(service).due_at).toBe(THIRD);
  });

  test("may be the column of a card", async () => {
    const { service, page } = await meanwhile([move("c3")], [move("c2")]);
    expect(cardOf(service).column_id).toBe("c3");
    expect(said(page)).toEqual(["Someone card.moved k1. Yours (c3) replaced it."]);
    page.messages[0]!.action!.run();
    await page.heal();
    expect(cardOf(service).column_id).toBe("c2");
  });

  test("is all that is said of a change that has set other things, too; a long title is shortened", () => {
    const event = (data: object, previous: object) =>
      ({ type: "card.updated", user_id: null, data, previous }) as BoardEvent;
    const theirs = event(
      { id: "k1", title: "A".repeat(80), due_at: THIRD },
      { title: "Before", due_at: null, updated_at: THIRD },
    );
    const mine = [event({ id: "k1", due_at: null }, { due_at: THIRD, updated_at: THIRD })];
    const described: BoardEvent[] = [];
    const describe = (each: BoardEvent) => `did ${described.push(each)}`;
    const means = { board: null, describe, undo: () => {} };
    expect(overwrittenMessage([{ theirs, mine }], means).message).toBe(
      "A rule did 1. Yours (no date) replaced it.",
    );
    expect(described).toMatchObject([{ data: { title: `${"A".repeat(40)}…`, due_at: THIRD } }]);
    expect(described[0]!.previous).toEqual({ due_at: null, updated_at: THIRD });
  });

  test("is one of several, each of which has a message and is brought back alone", async () => {
    const { service, page } = await meanwhile([due(FIFTH), due(FIFTH, "k2")], [due(THIRD), due(THIRD, "k2")]);
    expect(said(page)).toEqual([REPLACED, REPLACED.replace("k1", "k2")]);
    page.messages[1]!.action!.run();
    await page.heal();
    expect([cardOf(service).due_at, cardOf(service, "k2").due_at]).toEqual([FIFTH, THIRD]);
  });

  test("is one of more than three in one message, which brings all of them back", async () => {
    const all = ["k1", "k2", "k3"];
    const { service, page } = await meanwhile(
      [...all.map((id) => due(FIFTH, id)), move("c3")],
      [...all.map((id) => due(THIRD, id)), move("c2")],
    );
    expect(said(page)).toEqual([
      [
        "Your changes replaced newer ones:",
        ...all.map((id) => `Someone card.updated ${id} (yours: ${dateText(FIFTH)})`),
      ]
        .concat("and 1 more")
        .join("\n"),
    ]);
    page.messages[0]!.action!.run();
    await page.heal();
    expect(all.map((id) => cardOf(service, id).due_at)).toEqual([THIRD, THIRD, THIRD]);
    expect(cardOf(service).column_id).toBe("c2");
  });

  test("is one of two that one change has replaced, which is one message", async () => {
    const { page } = await meanwhile([dates(FIFTH, SIXTH)], [due(THIRD), dates(THIRD)]);
    expect(said(page)).toEqual([REPLACED_TWO]);
  });

  test("is found also when the page was closed before the change was sent", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(due(FIFTH), "not changed");
    await settled();
    const copy = page.session.view.board;
    page.die();
    storage.end();
    service.handle(due(THIRD), undefined, "bob");
    const next = new FakePage(service, storage, page.now);
    next.live.board = { ...copy!, columns: copy!.columns.map((column) => ({ ...column })) };
    await next.heal();
    expect(cardOf(service).due_at).toBe(FIFTH);
    expect(said(next)).toEqual([REPLACED]);
  });

  test("is said in the tab in which the change was made, and once", async () => {
    const { service, storage, page } = stage();
    const other = new FakePage(service, storage);
    await settled();
    page.live.disconnect();
    await settled();
    void other.session.perform(due(FIFTH), "not changed");
    await settled();
    service.handle(due(THIRD), undefined, "bob");
    page.live.connect();
    page.arrive();
    page.answer();
    await settled();
    page.live.receive();
    await settled();
    page.tick();
    await settled();
    expect([said(page), said(other)]).toEqual([[], [REPLACED]]);
  });

  test("is said in the leading tab, with the others of its change, if that tab is closed", async () => {
    const { service, storage, page } = stage();
    const other = new FakePage(service, storage);
    await settled();
    page.live.disconnect();
    await settled();
    void other.session.perform(dates(FIFTH, SIXTH), "not changed");
    await settled();
    other.die();
    storage.end(other.tab);
    service.handle(due(THIRD), undefined, "bob");
    service.handle(dates(THIRD), undefined, "bob");
    await page.heal();
    expect(said(page)).toEqual([REPLACED_TWO]);
  });

  test("is said in another tab if that one is closed", async () => {
    const { service, storage, page } = stage();
    const other = new FakePage(service, storage);
    await settled();
    page.live.disconnect();
    await settled();
    void other.session.perform(due(FIFTH), "not changed");
    await settled();
    other.die();
    storage.end(other.tab);
    service.handle(due(THIRD), undefined, "bob");
    await page.heal();
    expect(said(page)).toEqual([REPLACED]);
  });
});

/** People on a card, or labels, are put there and taken away one by one. */
describe("a list that both have changed", () => {
  const people = (...ids: string[]) =>
    ids.map((id) => ({ id, username: id, firstname: null, lastname: null }) as unknown as User);
  /** From nobody but `first`, in these steps, the last of which was not seen here. */
  function changes(steps: readonly (readonly [by: string, after: string[]])[], field = "assignees") {
    const values = new OverwrittenValues("u");
    let before = ["alan"];
    for (const [index, [user_id, after]] of steps.entries()) {
      const verb = field === "labels" ? "labeled" : "assigned";
      const event = {
        type: `card.${after.length > before.length ? "" : "un"}${verb}`,
        data: { ...card("k1", "c1", 0), [field]: people(...after) },
        previous: { [field]: people(...before), updated_at: AT },
        ...{ user_id, seq: index + 1, timestamp: AT, version: "1.0", board_id: "b" },
      } as BoardEvent;
      const change = { key: `key${index}`, operation: due(FIFTH), failure: "", at: AT, seq: 0 };
      values.follow(event, user_id === "u" ? change : undefined);
      before = after;
    }
    return values.take();
  }
  const messageOf = (found: readonly Overwritten[]) => {
    const described: BoardEvent[] = [];
    const describe = (each: BoardEvent) => {
      described.push(each);
      return `did ${each.type}`;
    };
    const { message } = overwrittenMessage([found[0]!], { board: null, describe, undo: () => {} });
    return { message, described };
  };

  test("is said with those who are on it now, if they replaced somebody", () => {
    const found = changes([
      ["bob", []],
      ["bob", ["grace"]],
      ["u", ["grace", "me"]],
    ]);
    const { message, described } = messageOf(found);
    expect(message).toBe("Someone did card.assigned. With your change it’s now: grace and me.");
    expect(described[0]!.previous).toMatchObject({ assignees: people("alan") });
    expect(found[0]!.mine.map(({ seq }) => seq)).toEqual([3]);
  });

  test("is said with three of those who are on it, and how many more there are", () => {
    const many = Array.from({ length: 60 }, (_, index) => `p${index}`);
    const found = changes([
      ["bob", []],
      ["bob", many],
      ["u", [...many, "me"]],
    ]);
    expect(messageOf(found).message).toBe(
      "Someone did card.assigned. With your change it’s now: p0, p1, p2, and 58 more.",
    );
  });

  test("is said if they took somebody away last, as what they have put there", () => {
    const found = changes([
      ["bob", ["alan", "grace"]],
      ["bob", ["grace"]],
      ["u", ["grace", "me"]],
    ]);
    expect(messageOf(found).message).toBe(
      "Someone did card.assigned. With your change it’s now: grace and me.",
    );
  });

  test("is said if somebody was replaced here, and all of that is undone", () => {
    const found = changes([
      ["bob", ["alan", "grace"]],
      ["u", ["grace"]],
      ["u", ["grace", "me"]],
    ]);
    expect(found.map(({ mine }) => mine.map(({ seq }) => seq))).toEqual([[2, 3]]);
  });

  test("may be that of labels", () => {
    const steps = [
      ["bob", []],
      ["bob", ["grace"]],
      ["u", ["grace", "me"]],
    ] as const;
    const found = changes(
      steps.map(([by, after]) => [by, [...after]]),
      "labels",
    );
    expect(found).toHaveLength(1);
  });

  test("is not worth a message if both have only added, or only taken away", () => {
    const added: readonly [string, string[]][] = [
      ["bob", ["alan", "grace"]],
      ["u", ["alan", "grace", "me"]],
    ];
    expect(changes(added)).toEqual([]);
    const taken: readonly [string, string[]][] = [
      ["bob", ["alan", "grace"]],
      ["u", ["grace"]],
    ];
    expect(changes(taken)).toEqual([]);
  });
});

describe("nothing is said", () => {
  test("if the other has changed another field of the board, though that was updated by somebody else, too", () => {
    const values = new OverwrittenValues("u");
    const updated = (user_id: string, seq: number, previous: object, now: object): BoardEvent => ({
      type: "board.updated",
      data: { ...board(), updated_by: user_id, ...now },
      previous: { ...previous, updated_by: user_id === "u" ? "bob" : "u", updated_at: AT },
      ...{ user_id, seq, timestamp: AT, version: "1.0", board_id: "b" },
    });
    values.follow(updated("bob", 1, { title: "Board" }, { title: "Plan" }), undefined);
    const operation: Operation = { route: "updateBoard", input: { board_id: "b", description: "Mine" } };
    const change = { key: "key", operation, failure: "", at: AT, seq: 0 };
    values.follow(updated("u", 2, { description: null }, { description: "Mine" }), change);
    expect(values.take()).toEqual([]);
  });

  test("if it replaced another value than the one that was heard of", () => {
    const values = new OverwrittenValues("u");
    const updated = (user_id: string, seq: number, before: string | null, due_at: string): BoardEvent => ({
      type: "card.updated",
      data: { ...card("k1", "c1", 0), due_at },
      previous: { due_at: before },
      ...{ user_id, seq, timestamp: AT, version: "1.0", board_id: "b" },
    });
    values.follow(updated("bob", 1, null, THIRD), undefined);
    const change = { key: "key", operation: due(FIFTH), failure: "", at: AT, seq: 0 };
    values.follow(updated("u", 3, SIXTH, FIFTH), change);
    expect(values.take()).toEqual([]);
  });

  test("if the board was read again since, without the changes that led there", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(due(FIFTH), "not changed");
    await settled();
    service.handle(due(THIRD), undefined, "bob");
    page.live.connect();
    page.live.disconnect();
    // Somebody else takes it back and sets the same again.
    service.handle(due(SIXTH), undefined, "carol");
    service.handle(due(THIRD), undefined, "carol");
    page.live.connect(true);
    await page.heal();
    expect([cardOf(service).due_at, page.messages]).toEqual([FIFTH, []]);
  });

  test("if both have set the same value", async () => {
    const { page } = await meanwhile([due(FIFTH)], [due(FIFTH)]);
    expect(page.messages).toEqual([]);
  });

  test("if the same user has set it elsewhere", async () => {
    const { service, page } = await meanwhile([due(FIFTH)], [due(THIRD)], "u");
    expect(cardOf(service).due_at).toBe(FIFTH);
    expect(page.messages).toEqual([]);
  });

  test("if somebody else has changed something else on the card", async () => {
    const { page } = await meanwhile([due(FIFTH)], [move("c2")]);
    expect(page.messages).toEqual([]);
  });

  test("if their value was seen before", async () => {
    const { service, page } = stage();
    service.handle(due(THIRD), undefined, "bob");
    await page.heal();
    void page.session.perform(due(FIFTH), "not changed");
    await page.heal();
    expect([cardOf(service).due_at, page.messages]).toEqual([FIFTH, []]);
  });

  test("if both have moved the card into the same column", async () => {
    const { service, page } = await meanwhile([move("c2")], [move("c2")]);
    expect(cardOf(service).column_id).toBe("c2");
    expect(page.messages).toEqual([]);
  });

  test("if they have changed it again since", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(due(FIFTH), "not changed");
    void page.session.perform(move("c2"), "not moved");
    await settled();
    service.handle(due(THIRD), undefined, "bob");
    page.arrive();
    service.handle(due(SIXTH), undefined, "bob");
    await page.heal();
    expect([cardOf(service).due_at, page.messages]).toEqual([SIXTH, []]);
  });
});
