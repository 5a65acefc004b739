/** What goes in as records comes out as the board, whatever they are. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import type { Card } from "../../contract/cards.ts";
import type { CardRecord, ColumnRecord, ImportRecord, Source } from "../../server/imports/records.ts";
import { type Person, type Service, startService } from "../harness.ts";
import {
  built,
  cardRecord,
  checklistRecord,
  columnRecord,
  commentRecord,
  fileRecord,
  itemRecord,
  labelRecord,
} from "../support/import-records.ts";
import { tries } from "../support/tries.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({});
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const KEYS = ["a", "b", "c", "d"];
/** Mostly the first, which is always there, so that much comes together. */
const key = fc.oneof({ weight: 2, arbitrary: fc.constant("a") }, fc.constantFrom(...KEYS));
const keys = fc.uniqueArray(key, { maxLength: 3 });
const sort = fc.integer({ min: -2, max: 2 });
const text = fc
  .string({ unit: "binary", maxLength: 12 })
  .map((any) => any.replaceAll("\u0000", "").toWellFormed());
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const title = text.map((any) => any.replace(UNSEEN, "").trim() || "x");
const past = fc.date({ min: new Date("1990-01-01"), max: new Date("2020-01-01"), noInvalidDate: true });
const date = past.map((any) => any.toISOString());
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 2 });

/** Some of the keys, each with a record: children may belong to what is not there. */
function someOf<R extends ImportRecord>(record: (key: string) => fc.Arbitrary<R>): fc.Arbitrary<R[]> {
  return fc
    .subarray(KEYS)
    .chain((chosen) => fc.tuple(...[...new Set(["a", ...chosen])].map((name) => record(name))));
}

const board = fc.record({
  columns: someOf((key) =>
    fc
      .record({
        title,
        sort,
        isDone: fc.boolean(),
        isArchived: fc.boolean(),
        cardLimit: maybe(fc.integer({ min: 1, max: 9 })),
      })
      .map((fields) => columnRecord({ key, ...fields })),
  ),
  labels: someOf((key) => fc.record({ name: title, sort }).map((fields) => labelRecord({ key, ...fields }))),
  people: someOf((key) =>
    title.map((name) => ({ kind: "person" as const, key, name, username: null, email: null })),
  ),
  cards: someOf((own) =>
    fc
      .record({
        column: key,
        sort,
        number: maybe(fc.integer({ min: -1, max: 3 })),
        title,
        description: maybe(text),
        labels: keys,
        people: keys,
        dueAt: maybe(date),
        isComplete: fc.boolean(),
        createdAt: maybe(date),
        isArchived: fc.boolean(),
      })
      .map((fields) => cardRecord({ key: own, ...fields })),
  ),
  checklists: someOf((own) =>
    fc.record({ card: key, title, sort }).map((fields) => checklistRecord({ key: own, ...fields })),
  ),
  items: someOf((own) =>
    fc
      .record({ checklist: key, content: title, isDone: fc.boolean(), people: keys, sort })
      .map((fields) => itemRecord({ key: own, ...fields })),
  ),
  comments: someOf((own) =>
    fc
      .record({ card: key, body: text.map((any) => any || "x"), author: maybe(key), createdAt: maybe(date) })
      .map((fields) => commentRecord({ key: own, ...fields })),
  ),
  files: someOf((own) =>
    fc
      .record({ card: key, sort })
      .map((fields) => fileRecord({ key: own, content: { entry: own }, ...fields })),
  ),
});
type Records = typeof board extends fc.Arbitrary<infer R> ? R : never;

const source: Source = {
  kind: "archive",
  entries: KEYS.map((name) => ({
    name,
    size: name.length,
    bytes: async function* () {
      yield Buffer.from(name);
    },
  })),
};

const inOrder = <R extends { sort: number }>(records: readonly R[]) =>
  records.toSorted((a, b) => a.sort - b.sort);

/** What a card must show. Of a number only that it is kept where it can be: see `numbersOf`. */
function expectedCard(all: Records, card: CardRecord) {
  const labels = inOrder(all.labels).filter(({ key }) => card.labels.includes(key));
  const names = (people: readonly string[]) =>
    all.people.filter(({ key }) => people.includes(key)).map(({ name }) => name);
  return {
    title: card.title,
    description: card.description,
    due_at: card.dueAt,
    is_complete: card.isComplete,
    created_at: card.createdAt,
    labels: labels.map(({ name }) => name),
    placeholders: names(card.people),
    checklists: inOrder(all.checklists.filter((checklist) => checklist.card === card.key)).map(
      ({ key, title }) => ({
        title,
        items: inOrder(all.items.filter(({ checklist }) => checklist === key)).map((item) => ({
          content: item.content,
          is_done: item.isDone,
          placeholders: names(item.people),
        })),
      }),
    ),
    files: inOrder(all.files.filter((file) => file.card === card.key)).map(({ key }) => key),
    comments: all.comments
      .filter((comment) => comment.card === card.key)
      .toSorted((a, b) => Date.parse(a.createdAt ?? "1970-01-01") - Date.parse(b.createdAt ?? "1970-01-01"))
      .map(({ body, author, createdAt }) => ({
        body,
        created_at: createdAt,
        author_name: all.people.find(({ key }) => key === author)?.name ?? null,
      })),
  };
}

async function shownCard(
  card: Card,
  known: { createdAt: boolean; comments: readonly { created_at: string | null }[] },
) {
  const { items } = await alice.listComments({ card_id: card.id });
  expect(items).toHaveLength(card.comment_count);
  return {
    title: card.title,
    description: card.description,
    due_at: card.due_at,
    is_complete: card.is_complete,
    created_at: known.createdAt ? card.created_at : null,
    labels: card.labels.map(({ name }) => name),
    placeholders: card.placeholders.map(({ name }) => name),
    checklists: card.checklists.map(({ title, items }) => ({
      title,
      items: items.map(({ content, is_done, placeholders }) => ({
        content,
        is_done,
        placeholders: placeholders.map(({ name }) => name),
      })),
    })),
    files: card.attachments.map(({ name }) => name),
    comments: items.toReversed().map(({ body, author_name, created_at }, index) => ({
      body,
      created_at: known.comments[index]?.created_at === null ? null : created_at,
      author_name,
    })),
  };
}

/** Archived things come back where they were: after that, the board shows all that was in the file. */
async function restoreAll(board_id: string): Promise<void> {
  for (const type of ["column", "card"]) {
    const { items } = await alice.listTrash({ board_id, kind: "archived", limit: 100 });
    for (const { id } of items.filter((entry) => entry.type === type).toReversed())
      await (type === "card"
        ? alice.restoreCard({ trashed_card_id: id })
        : alice.restoreColumn({ trashed_column_id: id }));
  }
}

async function expectBoard(
  board_id: string,
  all: Records,
  columns: readonly ColumnRecord[],
  cards: readonly CardRecord[],
) {
  const board = await alice.getBoard({ board_id });
  expect(
    board.columns.map(({ title, is_done_column, card_limit }) => ({ title, is_done_column, card_limit })),
  ).toEqual(
    inOrder(columns).map(({ title, isDone, cardLimit }) => ({
      title,
      is_done_column: isDone,
      card_limit: cardLimit,
    })),
  );
  for (const [index, column] of inOrder(columns).entries()) {
    const expected = inOrder(cards.filter((card) => card.column === column.key)).map((card) =>
      expectedCard(all, card),
    );
    const shown = board.columns[index]!.cards.map((card, at) =>
      shownCard(card, {
        createdAt: expected[at]?.created_at !== null,
        comments: expected[at]?.comments ?? [],
      }),
    );
    expect(await Promise.all(shown)).toEqual(expected);
  }
  const numbers = board.columns.flatMap((column) => column.cards.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
  return board;
}

test("what goes in as records comes out as the board", async () => {
  await fc.assert(
    fc.asyncProperty(board, async (all) => {
      const records = Object.values(all).flat();
      const { boardId: board_id } = await built(service, alice, { records, source });
      const live = all.columns.filter(({ isArchived }) => !isArchived);
      const shown = await expectBoard(
        board_id,
        all,
        live,
        all.cards.filter(({ isArchived }) => !isArchived),
      );
      expect(await alice.getBoard({ board_id, at: 0 })).toEqual(shown);
      if (all.columns.some(({ cardLimit }) => cardLimit !== null)) return;
      await restoreAll(board_id);
      await expectBoard(board_id, all, all.columns, all.cards);
    }),
    { numRuns: tries(40) },
  );
});
