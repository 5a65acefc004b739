/** What the attachments of a board may take together. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { startInstance, through } from "../support/instances.ts";
import { tally } from "../support/outcomes.ts";
import { purgeIn } from "../support/purge.ts";

const LIMIT = 1000;
const FULL = {
  status: 409,
  detail: `The attachments of this board and its trash may have no more than ${LIMIT} bytes together.`,
};

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { BOARD_STORAGE_BYTES: String(LIMIT) } });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

async function newCard() {
  const { board_id, column_id } = await boardOf(alice);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  return { board_id, column_id, card_id: card.id };
}

const file = (size: number) => new File([new Uint8Array(size)], "file.bin");
const upload = (card_id: string, size: number, person = alice) =>
  person.uploadAttachment({ card_id, file: file(size) });

describe("the storage of a board", () => {
  test("LIMIT-8: holds exactly the limit, over all cards; one byte more is refused with 409", async () => {
    const { board_id, column_id, card_id } = await newCard();
    const other = await alice.createCard({ board_id, column_id, title: "other" });
    await upload(card_id, LIMIT - 1);
    expect(await changesNothing(alice, board_id, () => refusal(upload(other.id, 2)))).toEqual(FULL);
    await upload(other.id, 1);
    expect(await changesNothing(alice, board_id, () => refusal(upload(card_id, 1)))).toEqual(FULL);
    expect((await upload(card_id, 0)).size).toBe(0);
  });

  test("LIMIT-8: is counted per board; what is deleted or purged counts until it is removed from storage", async () => {
    const { board_id, column_id, card_id } = await newCard();
    const elsewhere = await newCard();
    await upload(elsewhere.card_id, LIMIT);
    const { id: trash_id } = await upload(card_id, LIMIT);
    await alice.deleteAttachment({ attachment_id: trash_id });
    expect(await refusal(upload(card_id, 1))).toEqual(FULL);
    await alice.purgeTrash({ board_id, trash_id });
    expect(await refusal(upload(card_id, 1))).toEqual(FULL);
    await purgeIn(0, service);
    await upload(card_id, LIMIT);
    await alice.deleteColumn({ column_id });
    const { id: other } = await alice.createColumn({ board_id, title: "Other" });
    const next = await alice.createCard({ board_id, column_id: other, title: "next" });
    expect(await refusal(upload(next.id, 1))).toEqual(FULL);
    await alice.purgeTrash({ board_id, trash_id: column_id });
    expect(await refusal(upload(next.id, 1))).toEqual(FULL);
    await purgeIn(0, service);
    await upload(next.id, LIMIT);
  });

  test("LIMIT-8: is not exceeded by simultaneous uploads, on any instance", async () => {
    const { board_id, card_id } = await newCard();
    const second = await startInstance({ ...service.app.context.config, PORT: 0 });
    try {
      const people = [alice, through(second, alice)];
      const size = LIMIT / 10;
      const calls = Array.from({ length: 24 }, (_, i) => upload(card_id, size, people[i % 2]));
      expect(await tally(calls)).toEqual({ done: 10, 409: 14 });
      const sizes = (await alice.getCard({ card_id })).attachments.map((attachment) => attachment.size);
      expect(sizes).toEqual(Array.from({ length: 10 }, () => size));
      const created = (await service.events(alice, board_id)).filter(
        ({ type }) => type === "attachment.created",
      );
      expect(created.length).toBe(10);
    } finally {
      await second.stop();
    }
  });

  test("LIMIT-8: has no limit when the setting is 0", async () => {
    const { card_id } = await newCard();
    const unlimited = await startInstance({ ...service.app.context.config, BOARD_STORAGE_BYTES: 0, PORT: 0 });
    try {
      expect((await upload(card_id, LIMIT * 5, through(unlimited, alice))).size).toBe(LIMIT * 5);
      expect(await refusal(upload(card_id, 1))).toEqual(FULL);
    } finally {
      await unlimited.stop();
    }
  });
});
