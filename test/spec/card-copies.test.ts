/** Copies of cards: CARD-23, CARD-24. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Card } from "../../contract/cards.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { fullCard } from "../support/full-card.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { BOARD_STORAGE_BYTES: "1000", MAX_CARDS_PER_BOARD: "20" } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

async function original() {
  const made = await boardOf(alice, bob);
  const { card } = await fullCard({ owner: alice, member: bob }, { ...made, title: "Original" });
  return { ...made, card, card_id: card.id };
}

/** Without what a copy has of its own. */
function content({ checklists, attachments, cover_attachment_id, ...card }: Card) {
  const { id: _, number: __, rank: ___, created_at: ____, updated_at: _____, ...rest } = card;
  const files = attachments.map(({ name, mime_type, size }) => ({ name, mime_type, size }));
  return {
    ...rest,
    files: files.sort((a, b) => (a.name < b.name ? -1 : 1)),
    cover: attachments.find(({ id }) => id === cover_attachment_id)?.name,
    checklists: checklists.map(({ title, rank, items }) => ({
      title,
      rank,
      items: items.map(({ content, is_done, rank, assignees }) => ({ content, is_done, rank, assignees })),
    })),
  };
}

function idsOf({ id, checklists, attachments }: Card): string[] {
  const lists = checklists.flatMap((list) => [list.id, ...list.items.map((item) => item.id)]);
  return [id, ...lists, ...attachments.map((file) => file.id)];
}

test("CARD-23: everything on the card is copied under new ids, but no comments", async () => {
  const { board_id, column_id, card_id } = await original();
  const image = new File(["image"], "c.png", { type: "image/png" });
  const { id: cover_attachment_id } = await alice.uploadAttachment({ card_id, file: image });
  await alice.updateCard({
    card_id,
    cover_attachment_id,
    start_at: "2026-03-01T00:00:00.000Z",
    due_at: "2026-03-02T00:00:00.000Z",
    is_complete: true,
  });
  const card = await alice.getCard({ card_id });
  const copy = await bob.copyCard({ card_id });
  expect(content(copy)).toEqual({ ...content(card), comment_count: 0 });
  expect(copy.number).toBe(card.number + 1);
  expect(idsOf(copy).filter((id) => idsOf(card).includes(id))).toEqual([]);
  expect(await alice.getCard({ card_id: copy.id })).toEqual(copy);
  expect(await alice.getCard({ card_id })).toEqual(card);
  const board = await alice.getBoard({ board_id });
  expect(board.columns.find(({ id }) => id === column_id)!.cards).toEqual([card, copy]);
  const events = await service.events(alice, board_id);
  expect(events.at(-1)).toMatchObject({ type: "card.created", data: copy, user_id: bob.id });
});

test("CARD-23: files are copied: they stay when those of the original are gone", async () => {
  const { card, card_id } = await original();
  const copy = await alice.copyCard({ card_id });
  for (const { id } of card.attachments) await alice.deleteAttachment({ attachment_id: id });
  await alice.deleteCard({ card_id });
  const read = async ({ id }: { id: string }) =>
    (await service.send("GET", `/attachments/${id}`, { token: bob.token })).body;
  const texts = await Promise.all(copy.attachments.map(read));
  expect(texts.sort()).toEqual(["bytes", "more"]);
});

test("CARD-23: to another column and position, under another title", async () => {
  const { board_id, card_id } = await original();
  const other = await alice.createColumn({ board_id, title: "Other" });
  await alice.createCards({ board_id, column_id: other.id, titles: ["a", "b"] });
  await alice.copyCard({ card_id, column_id: other.id, position: 1, title: " Copy " });
  const board = await alice.getBoard({ board_id });
  const cards = board.columns.find(({ id }) => id === other.id)!.cards;
  expect(cards.map(({ title }) => title)).toEqual(["a", "Copy", "b"]);
});

test("CARD-23: a column that is not on the board is refused with 404", async () => {
  const { board_id, card_id } = await original();
  const { column_id: elsewhere } = await boardOf(alice);
  await changesNothing(alice, board_id, async () => {
    for (const column_id of [elsewhere, UNKNOWN_ID])
      expect(await refusal(alice.copyCard({ card_id, column_id }))).toEqual({
        status: 404,
        detail: "This column does not exist.",
      });
  });
});

test("CARD-23: a copy is undone and redone, with its files", async () => {
  const { board_id, card_id } = await original();
  const copy = await alice.copyCard({ card_id });
  const { seq } = await alice.getBoard({ board_id });
  await alice.undo({ board_id, seq });
  expect((await refusal(alice.getCard({ card_id: copy.id }))).status).toBe(404);
  await alice.undo({ board_id, seq: seq + 1 });
  expect(await alice.getCard({ card_id: copy.id })).toEqual(copy);
  const { body } = await service.send("GET", `/attachments/${copy.attachments[0]!.id}`, { token: bob.token });
  expect(["bytes", "more"]).toContain(body);
});

test("CARD-23: a repeat under the same key makes no second copy, and leaves no files behind", async () => {
  const { board_id, card_id } = await original();
  const send = () =>
    service.send("POST", `/cards/${card_id}/copy`, {
      token: alice.token,
      headers: { "idempotency-key": `copy-${card_id}` },
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  const { columns } = await alice.getBoard({ board_id });
  expect(columns[0]!.cards).toHaveLength(2);
  expect(await storedFiles(board_id)).toBe(4);
});

async function storedFiles(boardId: string): Promise<number> {
  const { sql } = await import("../../server/platform/db/sql.ts");
  const { files } = await service.app.context.db.read({
    files: sql<{ count: number }>`SELECT count(*) AS count FROM attachments WHERE board_id = ${boardId}`,
  });
  return files[0]!.count;
}

test("CARD-24: files that would not fit are refused with 409, and none is kept", async () => {
  const { board_id, card_id } = await original();
  await alice.uploadAttachment({ card_id, file: new File(["x".repeat(600)], "large.txt") });
  await changesNothing(alice, board_id, async () => {
    expect(await refusal(alice.copyCard({ card_id }))).toEqual({
      status: 409,
      detail: "The attachments of this board and its trash may have no more than 1000 bytes together.",
    });
  });
  expect(await storedFiles(board_id)).toBe(3);
});

test("CARD-24: a full column is refused before any file is copied", async () => {
  const { board_id, column_id, card_id } = await original();
  await alice.uploadAttachment({ card_id, file: new File(["x".repeat(600)], "large.txt") });
  await alice.updateColumn({ column_id, card_limit: 1 });
  await changesNothing(alice, board_id, async () => {
    // The copied file would not fit either, which is found out only when it is copied.
    expect((await refusal(alice.copyCard({ card_id }))).detail).toEndWith("is full: its limit is 1 card.");
  });
});

test("CARD-24: a full column or board is refused with 409, and no file is kept", async () => {
  const { board_id, column_id, card_id } = await original();
  await alice.updateColumn({ column_id, card_limit: 1 });
  await changesNothing(alice, board_id, async () => {
    expect((await refusal(alice.copyCard({ card_id }))).status).toBe(409);
  });
  await alice.updateColumn({ column_id, card_limit: null });
  await alice.createCards({ board_id, column_id, titles: Array(19).fill("x") });
  await changesNothing(alice, board_id, async () => {
    expect(await refusal(alice.copyCard({ card_id }))).toEqual({
      status: 409,
      detail: "A board may have no more than 20 cards.",
    });
  });
  expect(await storedFiles(board_id)).toBe(2);
});
