/** Copies of boards: BOARD-COPY. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({});
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** Without what a copy has of its own: ids, places in the log, times. */
function contentOf({ columns, ...board }: FullBoard) {
  const { title, description, color, labels } = board;
  return {
    title,
    description,
    color,
    labels: labels.map(({ name, color }) => ({ name, color })),
    columns: columns.map(({ id: _, board_id: __, cards, ...column }) => ({
      ...column,
      cards: cards.map(cardContent),
    })),
  };
}

function cardContent({ checklists, attachments, cover_attachment_id, labels, ...card }: Card) {
  const { id: _, board_id: __, column_id: ___, number: ____, comment_count: _____, ...more } = card;
  const { created_at: ______, updated_at: _______, ...rest } = more;
  return {
    ...rest,
    labels: labels.map(({ name }) => name).sort(),
    files: attachments.map(({ name, mime_type, size }) => JSON.stringify({ name, mime_type, size })).sort(),
    cover: attachments.find(({ id }) => id === cover_attachment_id)?.name,
    checklists: checklists.map(({ title, rank, items }) => ({
      title,
      rank,
      items: items.map(({ content, is_done, rank, assignees }) => ({ content, is_done, rank, assignees })),
    })),
  };
}

function idsIn(board: FullBoard): string[] {
  const ids = JSON.stringify(board).match(/"id":"[^"]+"/g) ?? [];
  const people = board.members.map(({ user_id }) => `"id":"${user_id}"`);
  return ids.filter((id) => !people.includes(id));
}

async function original() {
  const made = await boardOf(alice, bob);
  const { board_id, column_id } = made;
  await alice.updateBoard({ board_id, description: "What it is for", color: "teal" });
  await alice.updateColumn({ column_id, color: "#123456", is_done_column: true, card_limit: 7 });
  const { card } = await fullCard({ owner: alice, member: bob }, { ...made, title: "Whole" });
  await alice.updateCard({
    card_id: card.id,
    start_at: "2026-03-01T00:00:00.000Z",
    due_at: "2026-03-02T00:00:00.000Z",
    is_complete: true,
  });
  await alice.createComment({ card_id: card.id, body: "Not copied" });
  const other = await alice.createColumn({ board_id, title: "Other" });
  await alice.createCards({ board_id, column_id: other.id, titles: ["b", "c", "d"] });
  await alice.deleteCard({ card_id: (await alice.createCard({ column_id, title: "Gone" })).id });
  return { ...made, card_id: card.id, other };
}

test("BOARD-19: a copy has the same content under new ids, and its cards are numbered from 1", async () => {
  const { board_id } = await original();
  const source = await alice.getBoard({ board_id });
  const answer = await bob.copyBoard({
    board_id,
    title: " Copy ",
    include: ["cards", "labels", "rules", "members"],
  });
  const copy = await bob.getBoard({ board_id: answer.id });
  const { columns: _, ...rest } = copy;
  expect(answer).toEqual(rest);
  expect(contentOf(copy)).toEqual({ ...contentOf(source), title: "Copy" });
  expect(idsIn(copy).filter((id) => idsIn(source).includes(id))).toEqual([]);
  expect(copy.columns.flatMap(({ cards }) => cards.map(({ number }) => number))).toEqual([1, 2, 3, 4]);
  expect(copy.members.map(({ user_id, role }) => [user_id, role])).toEqual(
    [
      [alice.id, "member"],
      [bob.id, "owner"],
    ].sort(),
  );
  const card = copy.columns[0]!.cards[0]!;
  expect(card.comment_count).toBe(0);
  expect(await alice.getBoard({ board_id })).toEqual(source);
  const next = await bob.createCard({ column_id: copy.columns[1]!.id, title: "e" });
  expect(next.number).toBe(5);
  const files = await Promise.all(
    card.attachments.map(async ({ id }) => (await service.send("GET", `/attachments/${id}`, bob)).body),
  );
  expect(files.sort()).toEqual(["bytes", "more"]);
});
