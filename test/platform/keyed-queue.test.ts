import { expect, test } from "bun:test";
import { SQL } from "bun";
import { createKeyedQueue } from "../../server/platform/db/keyed-queue.ts";
import { boardOf, refusal, startService } from "../harness.ts";

const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";

const patience = { mostMs: 30, refusal: () => new Error("waited too long") };

test("whoever waits too long is refused while it waits, and never runs; the others stay in order", async () => {
  const queue = createKeyedQueue();
  const began: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    began.push(name);
    await until;
    return name;
  };
  const slow = queue.run("board", work("slow", first.promise), patience);
  const late = queue.run("board", work("late"), patience);
  const next = queue.run("board", work("next"));
  const last = queue.run("board", work("last"), { ...patience, mostMs: 60_000 });
  await expect(late).rejects.toThrow("waited too long");
  expect(began).toEqual(["slow"]);
  expect(await queue.run("other", work("other"), patience)).toBe("other");
  first.resolve();
  // What has begun is not refused, however long it takes.
  expect(await Promise.all([slow, next, last])).toEqual(["slow", "next", "last"]);
  expect(began).toEqual(["slow", "other", "next", "last"]);
});

test("a job that fails is answered with its failure, and the next one runs", async () => {
  const queue = createKeyedQueue();
  const first = queue.run("board", () => Bun.sleep(5), patience);
  const failing = queue.run("board", () => Promise.reject(new Error("no room")), patience);
  const next = queue.run("board", async () => "next", patience);
  await expect(failing).rejects.toThrow("no room");
  expect(await next).toBe("next");
  await first;
});

test.skipIf(!ON_POSTGRES)(
  "a change that waits behind another one of its board is refused while that one waits for the database",
  async () => {
    const service = await startService({ settings: { IDLE_TIMEOUT_SECONDS: "3" } });
    const ada = await service.person("ada");
    const { board_id, column_id } = await boardOf(ada);
    const { id: card_id } = await ada.createCard({ board_id, column_id, title: "One" });
    const other = new SQL({ url: service.app.context.config.DATABASE_URL!, max: 1 });
    let isHeld = true;
    const held = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const lock = other.begin(async (transaction) => {
      await transaction`SELECT id FROM boards WHERE id = ${board_id} FOR UPDATE`;
      held.resolve();
      await ended.promise;
      isHeld = false;
    });
    await held.promise;
    const first = ada.updateCard({ card_id, title: "First" }).catch(() => {});
    await Bun.sleep(100);
    const { status } = await refusal(ada.updateCard({ card_id, title: "Second" }));
    expect({ status, isHeld }).toEqual({ status: 503, isHeld: true });
    ended.resolve();
    await lock;
    await first;
    expect((await ada.getCard({ card_id })).title).toBe("First");
    await other.close();
    await service.stop();
  },
);
