/** A board that is exported, imported and exported again has the same content, whatever is on it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import type { BoardFile, FileCard } from "../../contract/board-file.ts";
import { boardcast } from "../../server/imports/formats/boardcast.ts";
import { memoryStore } from "../../server/imports/read/byte-store.ts";
import { openSource } from "../../server/imports/read/source.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { type ReadArchive, readArchive } from "../support/archive.ts";
import { built } from "../support/import-records.ts";
import { readAll } from "../support/import-source.ts";
import { LONGEST_TRY_MS, tries } from "../support/tries.ts";
import { type Draws, drawsFrom } from "./draws.ts";
import { CHANGES, type ChangeName, changeBoard } from "./random-changes.ts";

const SEED = Number(process.env.BOARDCAST_TEST_SEED ?? 20_240_607);
const RUNS = Number(process.env.BOARDCAST_TEST_RUNS ?? tries(5));

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
});
afterAll(() => service.stop());

const exported = async (person: Person, board_id: string) => (await person.exportBoard({ board_id })).bytes();

async function imported(person: Person, bytes: Uint8Array): Promise<string> {
  await using source = await openSource(memoryStore(bytes), () => {});
  const { records, skipped, warnings } = await readAll(boardcast, source);
  expect({ skipped, warnings }).toEqual({ skipped: [], warnings: [] });
  const { boardId, report } = await built(service, person, { records, source });
  expect(report.skipped).toEqual([]);
  return boardId;
}

/** What a file says, with what things are called in place of their ids, and without what an import has of its own. */
function contentOf({ file, files }: ReadArchive) {
  const people = new Map(file.people.map(({ id, name, username }) => [id, `${name} (${username})`]));
  const columns = new Map(file.columns.map(({ id }, index) => [id, index]));
  const labels = new Map(file.labels.map(({ id }, index) => [id, index]));
  const numbers = new Map(file.cards.map(({ id, number }) => [id, number]));
  const named = (ids: string[]) => ids.map((id) => people.get(id)).sort();
  const card = ({ id: _, column_id, archived_at, ...card }: FileCard) => ({
    ...card,
    column: columns.get(column_id ?? ""),
    isArchived: archived_at !== null,
    labels: card.labels.map((id) => labels.get(id)).sort(),
    people: named(card.people),
    cover_attachment_id: card.attachments.findIndex(({ id }) => id === card.cover_attachment_id),
    attachments: card.attachments.map(({ id, ...attachment }) => ({ ...attachment, bytes: files[id] })),
    checklists: card.checklists.map(({ title, items }) => ({
      title,
      items: items.map(({ id: _, people, ...item }) => ({ ...item, people: named(people) })),
    })),
  });
  const isOnBoard = ({ archived_at, column_id }: FileCard) =>
    archived_at === null && file.columns[columns.get(column_id ?? "") ?? -1]?.archived_at === null;
  const reference = (id: string | null, known: ReadonlyMap<string, unknown>) => id && known.get(id);
  const { title, description, color } = file.board;
  return {
    board: { title, description, color },
    labels: file.labels.map(({ name, color }) => ({ name, color })),
    columns: file.columns.map(({ id: _, archived_at, ...column }) => ({
      ...column,
      isArchived: !!archived_at,
    })),
    cards: byNumberWithin(file.cards.filter(isOnBoard).map(card)),
    archived: file.cards
      .filter((card) => !isOnBoard(card))
      .map(card)
      .sort((a, b) => a.number - b.number),
    comments: commentsOf(file, numbers, people),
    rules: file.rules.map(({ id: _, ...rule }) => ({
      ...rule,
      trigger_column_id: reference(rule.trigger_column_id, columns),
      trigger_label_id: reference(rule.trigger_label_id, labels),
      action_column_id: reference(rule.action_column_id, columns),
      action_person_id: reference(rule.action_person_id, people),
      action_label_id: reference(rule.action_label_id, labels),
    })),
  };
}

/** In the order of the file, which is that of the board. */
function byNumberWithin<T extends { column: number | undefined }>(cards: T[]): T[] {
  return cards.toSorted((a, b) => (a.column ?? 0) - (b.column ?? 0));
}

function commentsOf(
  { comments }: BoardFile,
  numbers: ReadonlyMap<string, number>,
  people: ReadonlyMap<string, string>,
) {
  const shown = comments.map(({ id: _, card_id, author_id, ...comment }) => ({
    ...comment,
    card: numbers.get(card_id) ?? 0,
    author: people.get(author_id ?? ""),
  }));
  return shown.toSorted((a, b) => a.card - b.card || Date.parse(a.created_at) - Date.parse(b.created_at));
}

/** Whatever the changes of other tests do not do: archiving, attachments, covers, rules, assigned items. */
async function furnish(board_id: string, draws: Draws): Promise<void> {
  const board = await alice.getBoard({ board_id });
  const cards = board.columns.flatMap((column) => column.cards);
  for (const card of cards.slice(0, 3)) {
    const file = new File([draws.title().repeat(draws.below(50))], `${draws.title().slice(0, 200)}.png`, {
      type: "image/png",
    });
    const { id: cover_attachment_id } = await bob.uploadAttachment({ card_id: card.id, file });
    if (draws.oneIn(2)) await alice.updateCard({ card_id: card.id, cover_attachment_id });
    const [item] = card.checklists.flatMap(({ items }) => items);
    if (item) await alice.assignItem({ item_id: item.id, user_ids: [bob.id] });
    const { items: written } = await bob.listComments({ card_id: card.id });
    const own = written.find(({ user_id }) => user_id === bob.id);
    if (own) await bob.updateComment({ comment_id: own.id, body: "Edited" });
  }
  const [column] = board.columns;
  if (column)
    await alice.createRule({
      board_id,
      name: "Rule",
      trigger_type: "card_completed",
      action_type: "move_to_column",
      action_column_id: column.id,
    });
  const [label] = board.labels;
  if (label)
    await alice.createRule({
      board_id,
      name: "Label rule",
      trigger_type: "due_passed",
      action_type: "add_label",
      action_label_id: label.id,
    });
  for (const card of cards.filter((_, index) => index % 3 === 1))
    await alice.archiveCard({ card_id: card.id });
  const last = board.columns.at(-1);
  if (last && board.columns.length > 1) await alice.archiveColumn({ column_id: last.id });
}

/** Those that leave both as members, and take no minutes. */
const LEFT_OUT: ChangeName[] = ["rename", "removeMember", "createMany", "changeRole"];
const names = Object.keys(CHANGES) as ChangeName[];
const number = fc.noBias(fc.nat({ max: 9_999 }));
const numbers = fc.array(number, { minLength: 8, maxLength: 8 });
const change = fc.record({
  name: fc.constantFrom(...names.filter((name) => !LEFT_OUT.includes(name))),
  numbers,
});

test(
  "EXPORT-9: a board that is exported, imported and exported again has the same content",
  async () => {
    const property = fc.asyncProperty(
      fc.array(change, { minLength: 20, maxLength: 40, size: "max" }),
      numbers,
      async (changes, drawn) => {
        const { board_id } = await boardOf(alice, bob);
        for (const change of changes)
          await changeBoard(change.name, {
            board_id,
            people: [alice, bob],
            draws: drawsFrom(change.numbers),
          });
        await furnish(board_id, drawsFrom(drawn));
        const first = await exported(alice, board_id);
        const content = contentOf(await readArchive(first));
        // By somebody who is in the file, by a stranger, and from the stranger's export once more.
        const own = await exported(alice, await imported(alice, first));
        expect(contentOf(await readArchive(own))).toEqual(content);
        const other = await exported(carol, await imported(carol, first));
        expect(contentOf(await readArchive(other))).toEqual(content);
        const again = await exported(alice, await imported(alice, other));
        expect(contentOf(await readArchive(again))).toEqual(content);
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
  },
  LONGEST_TRY_MS * RUNS,
);
