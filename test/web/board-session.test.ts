/** Changes of an open board: how they are recognised, what they wait for, and what is said when they are refused. */
import { describe, expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { settled, stage } from "./fake-page.ts";
import { create, deliver, describeCard, move, reload, shownCard } from "./session-page.ts";

describe("a change is recognised by its key", () => {
  test("when the request for the second of two cards with the same title is lost, it is sent again and both exist", async () => {
    const { service, page } = stage();
    const first = page.session.perform(create("Same", "local-1"), "not added");
    const second = page.session.perform(create("Same", "local-2"), "not added");
    await deliver(page);
    page.live.receive();
    await settled();
    page.lose();
    await settled();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Same", "Same"]);
    await page.heal();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(service.board.columns[0]!.cards.map(({ title }) => title)).toEqual(page.titles[0]!);
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Same", "Same"]);
  });

  test("when a move back is refused, the board shows the actual position and a message gives the reason", async () => {
    const { page } = stage();
    void page.session.perform(describeCard("k1", "there"), "not saved");
    await deliver(page);
    page.live.receive();
    const back = page.session.perform(describeCard("k1", "refuse: back"), "not saved");
    await settled();
    expect(shownCard(page, "k1")!.description).toBe("refuse: back");
    await deliver(page);
    expect(await back).toBe(false);
    expect(shownCard(page, "k1")!.description).toBe("there");
    expect(page.messages).toEqual([{ kind: "error", message: "not saved. No.", text: "refuse: back" }]);
  });

  test("when the response is lost but the event arrives, the change is not sent again", async () => {
    const { page } = stage();
    const done = page.session.perform(create("Once", "local-1"), "not added");
    await settled();
    page.arrive();
    page.live.receive();
    expect(await done).toBe(true);
    page.lose();
    await page.heal();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Once"]);
    expect(page.requests).toEqual([]);
    expect(page.messages).toEqual([]);
  });

  test("an accepted change without its event stays on top of other people's changes", async () => {
    const { service, page } = stage();
    void page.session.perform(create("Mine", "local-1"), "not added");
    service.handle(create("Theirs", "x"), undefined, "bob");
    await deliver(page);
    page.live.receive();
    await settled();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Theirs", "Mine"]);
    page.live.receive();
    await settled();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Theirs", "Mine"]);
  });

  test("a change that makes no difference, and so has no event, does not stay on top forever", async () => {
    const { service, page } = stage();
    service.handle(describeCard("k1", "same"));
    void page.session.perform(describeCard("k1", "same"), "not saved");
    await deliver(page);
    service.handle(describeCard("k1", "theirs"));
    page.live.receive();
    page.live.receive();
    page.tick();
    await settled();
    expect(shownCard(page, "k1")!.description).toBe("theirs");
  });

  test("a change without an event is confirmed by the event of a later one", async () => {
    const { service, page } = stage();
    service.handle(describeCard("k1", "same"));
    void page.session.perform(describeCard("k1", "same"), "not saved");
    await deliver(page);
    void page.session.perform(describeCard("k1", "other"), "not saved");
    await deliver(page);
    page.live.receive();
    page.live.receive();
    await settled();
    expect(shownCard(page, "k1")!.description).toBe("other");
  });
});

describe("something that is still being created", () => {
  test("can be edited, filled and moved at once; everything is sent with the assigned id", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("New", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    void page.session.perform(
      { route: "createChecklist", input: { card_id: "local-1", title: "Steps" }, creates: "local-2" },
      "not added",
    );
    const move: Operation = {
      route: "moveCard",
      input: { card_id: "local-1", column_id: "c2", position: 0 },
    };
    void page.session.perform(move, "not moved");
    await settled();
    expect(shownCard(page, "local-1")).toMatchObject({ description: "words", column_id: "c2" });
    page.lose();
    await page.heal();
    const [made] = service.board.columns[1]!.cards;
    expect(made).toMatchObject({ title: "New", description: "words", checklists: [{ title: "Steps" }] });
    expect(page.ids.get("local-1")).toBe(made!.id);
    expect(page.session.view.board).toEqual(service.board);
  });

  test("takes dependent changes with it when it is refused, and the message contains all of their text", async () => {
    const { page } = stage();
    const other = page.session.perform(describeCard("k1", "kept"), "not saved");
    void page.session.perform(create("refuse", "local-1"), "Couldn’t add “refuse”");
    const dependent = page.session.perform(describeCard("local-1", "a long story"), "not saved");
    await page.heal();
    expect(await Promise.all([other, dependent])).toEqual([true, false]);
    expect(page.titles[0]).toEqual(["k1", "k2", "k3"]);
    expect(page.messages).toEqual([
      {
        kind: "error",
        message: "Couldn’t add “refuse”. No. A change that depends on it was undone too.",
        text: "refuse\n\na long story",
      },
    ]);
  });
});

describe("a move that waits", () => {
  test("lands between the cards it was dropped between, whatever others have moved meanwhile", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(move("k3", "c1", 1), "not moved");
    expect(page.titles[0]).toEqual(["k1", "k3", "k2"]);
    service.handle(create("theirs", ""), undefined, "bob");
    service.handle(move(service.board.columns[0]!.cards.at(-1)!.id, "c1", 0), undefined, "bob");
    await page.heal();
    expect(service.board.columns[0]!.cards.map(({ title }) => title)).toEqual(["theirs", "k1", "k3", "k2"]);
    expect(page.titles[0]).toEqual(["theirs", "k1", "k3", "k2"]);
  });

  test("lands above the next card if the one before it is gone, also when another page sends it", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(move("k3", "c1", 1), "not moved");
    await settled();
    service.handle(move("k1", "c2", 0), undefined, "bob");
    for (const title of ["first", "second"]) {
      service.handle(create(title, ""), undefined, "bob");
      service.handle(move(service.board.columns[0]!.cards.at(-1)!.id, "c1", 0), undefined, "bob");
    }
    const next = await reload(page, service, storage);
    await next.heal();
    const titles = service.board.columns[0]!.cards.map(({ title }) => title);
    expect(titles).toEqual(["second", "first", "k3", "k2"]);
  });

  test("of several cards keeps them together and in order", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    page.session.performAll([move("k2", "c2", 0), move("k3", "c2", 1)], { done: "", failure: "not moved" });
    service.handle(create("theirs", "", "c2"), undefined, "bob");
    await page.heal();
    expect(service.board.columns[1]!.cards.map(({ title }) => title)).toEqual(["k2", "k3", "theirs"]);
  });

  test("and had arrived after all is not made again where its neighbours are now", async () => {
    const { service, page } = stage();
    const moved = page.session.perform(move("k3", "c1", 1), "not moved");
    await settled();
    page.arrive();
    page.live.disconnect();
    page.lose();
    await settled();
    service.handle(move("k1", "c1", 2), undefined, "bob");
    service.handle(move("k3", "c1", 0), undefined, "bob");
    await page.heal();
    expect(await moved).toBe(true);
    expect(service.board.columns[0]!.cards.map(({ title }) => title)).toEqual(["k3", "k2", "k1"]);
    expect(page.messages).toEqual([]);
  });
});

test("a change to a card that somebody has deleted is refused with the title of the card, also after a reload", async () => {
  const { service, storage, page } = stage();
  page.live.disconnect();
  void page.session.perform(describeCard("k1", "words"), "Couldn’t change the card");
  await settled();
  service.handle({ route: "deleteCard", input: { card_id: "k1" } }, undefined, "bob");
  const next = await reload(page, service, storage);
  await next.heal();
  const message = "Couldn’t change the card: the card “k1” is no longer on the board.";
  expect(next.messages).toEqual([{ kind: "error", message, text: "words" }]);
});

test("a refused change that is sent again is no longer listed as refused", async () => {
  const { service, storage, page } = stage();
  page.live.disconnect();
  void page.session.perform(describeCard("k1", "words"), "not saved");
  await settled();
  const [change] = await storage.outbox().read();
  storage.refused.push({ key: change!.key, message: "not saved. No.", text: "words" });
  const next = await reload(page, service, storage);
  await next.heal();
  expect(shownCard(next, "k1")!.description).toBe("words");
  expect(storage.refused).toEqual([]);
});

test("the refusals of one bulk action replace each other as a message, and each is listed", async () => {
  const { storage, page } = stage();
  const move = (card_id: string): Operation => ({ route: "moveCard", input: { card_id, position: 0 } });
  page.session.performAll([move("refuse 1"), move("refuse 2")], { done: "done", failure: "not moved" });
  await page.heal();
  const errors = page.messages.filter(({ kind }) => kind === "error");
  expect(errors.map(({ message }) => message)).toEqual(["not moved. No.", "not moved. No."]);
  expect(new Set(errors.map(({ group }) => group)).size).toBe(1);
  expect(storage.refused.length).toBe(2);
});
