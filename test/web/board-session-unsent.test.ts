/** What was not sent when a page was closed, and answers that do not decide an outcome. */
import { describe, expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { ApiError } from "../../client/http.ts";
import { settled, stage } from "./fake-page.ts";
import { board } from "./fake-service.ts";
import { create, deliver, describeCard, reload } from "./session-page.ts";

describe("what was not sent", () => {
  test("survives a reload and is sent once", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("New", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    await settled();
    // It had arrived, but nobody here knows.
    page.arrive();
    const next = await reload(page, service, storage);
    expect(next.session.view.unsent.length).toBe(2);
    await next.heal();
    expect(service.board.columns[0]!.cards.filter(({ title }) => title === "New")).toMatchObject([
      { description: "words" },
    ]);
    expect(next.session.view.board).toEqual(service.board);
    expect(storage.records.size).toBe(0);
  });

  test("is stored and shown at once and in order, however many changes were made in one go", async () => {
    const { service, storage, page } = stage();
    const ids = Array.from({ length: 120 }, (_, index) => `card-${index}`);
    service.board = board(ids);
    page.live.disconnect();
    page.live.connect(true);
    page.live.disconnect();
    const remove = (card_id: string): Operation => ({ route: "deleteCard", input: { card_id } });
    page.session.performAll(ids.map(remove), { done: "done", failure: "not deleted" });
    await settled();
    expect(page.titles[0]).toEqual([]);
    const stored = await storage.outbox().read();
    expect(stored.map(({ operation }) => operation)).toEqual(ids.map(remove));
    const next = await reload(page, service, storage);
    expect(next.session.view.unsent.map(({ operation }) => operation)).toEqual(ids.map(remove));
    await next.heal();
    expect(service.log.map(({ data }) => "id" in data && data.id)).toEqual(ids);
    expect(next.titles[0]).toEqual([]);
    expect(storage.records.size).toBe(0);
  });

  test("refers to real ids once they are known, because the next page knows no local ones", async () => {
    const { service, storage, page } = stage();
    void page.session.perform(create("New", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    await deliver(page);
    const next = await reload(page, service, storage);
    await next.heal();
    expect(service.board.columns[0]!.cards.at(-1)).toMatchObject({ title: "New", description: "words" });
    expect(next.messages).toEqual([]);
  });

  test("for a day is not sent without asking: it can be sent, discarded or copied", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("Old", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    await settled();
    const tomorrow = page.now + 24 * 3600_000;
    const next = await reload(page, service, storage, tomorrow);
    await next.heal();
    expect(next.titles[0]).toEqual(["k1", "k2", "k3"]);
    expect(next.session.view.expired.map(({ operation }) => operation.route)).toEqual([
      "createCard",
      "updateCard",
    ]);
    const third = await reload(next, service, storage, tomorrow);
    third.session.sendExpired();
    await third.heal();
    expect(service.board.columns[0]!.cards.at(-1)).toMatchObject({ title: "Old", description: "words" });
    expect(storage.records.size).toBe(0);
  });

  test("is gone once it is discarded", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("Old", "local-1"), "not added");
    await settled();
    const next = await reload(page, service, storage, page.now + 24 * 3600_000);
    next.session.discard(next.session.view.expired);
    await next.heal();
    expect(next.session.view.expired).toEqual([]);
    expect(storage.records.size).toBe(0);
    expect(service.board.seq).toBe(0);
  });

  test("of another user is neither shown nor sent", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("Private", "local-1"), "not added");
    await settled();
    for (const [key, record] of storage.records) storage.records.set(key, { ...record, userId: "other" });
    const next = await reload(page, service, storage);
    await next.heal();
    expect(next.titles[0]).toEqual(["k1", "k2", "k3"]);
    expect(service.board.seq).toBe(0);
    expect(storage.records.size).toBe(1);
  });

  test("waits for a new login and continues after it", async () => {
    const { service, page } = stage();
    page.isLoggedIn = false;
    const done = page.session.perform(create("New", "local-1"), "not added");
    await settled();
    page.refuse(new ApiError(new Response(null, { status: 401 }), { detail: "Authentication is required." }));
    page.tick();
    await settled();
    expect(page.requests).toEqual([]);
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "New"]);
    page.logIn();
    await page.heal();
    expect(await done).toBe(true);
    expect(page.session.view.board).toEqual(service.board);
    expect(page.messages).toEqual([]);
  });

  test("stays stored when the board ends", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("New", "local-1"), "not added");
    await settled();
    page.lose();
    page.live.stop();
    page.tick();
    await settled();
    expect(page.requests).toEqual([]);
    expect(page.session.view.unsent.length).toBe(1);
    expect(storage.records.size).toBe(1);
    expect(service.board.seq).toBe(0);
  });
});

describe("responses that do not decide the outcome", () => {
  const failing = (status: number) => new ApiError(new Response(null, { status }), { detail: "Later." });

  test("a server error is retried, but not forever", async () => {
    const { page } = stage();
    const done = page.session.perform(describeCard("k1", "words"), "not saved");
    let tries = 0;
    for (; tries < 100 && page.messages.length === 0; tries++) {
      await settled();
      page.refuse(failing(500));
      await settled();
      for (let i = 0; i < 3; i++) {
        page.tick();
        await settled();
      }
    }
    expect(tries).toBe(6);
    expect(await done).toBe(false);
  });

  test("a failed call after the confirming event is not a failure", async () => {
    const { page } = stage();
    const done = page.session.perform(describeCard("k1", "words"), "not saved");
    await settled();
    page.arrive();
    page.live.receive();
    page.refuse(failing(403));
    await settled();
    expect(await done).toBe(true);
    expect(page.messages).toEqual([]);
  });

  test("deleting something that somebody else has deleted succeeds", async () => {
    const { service, page } = stage();
    service.handle({ route: "deleteCard", input: { card_id: "k1" } });
    const done = page.session.perform({ route: "deleteCard", input: { card_id: "k1" } }, "not deleted");
    await page.heal();
    expect(await done).toBe(true);
    expect(page.messages).toEqual([]);
    expect(page.titles[0]).toEqual(["k2", "k3"]);
  });
});
