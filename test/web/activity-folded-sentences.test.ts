/** What one line says for many: sentences for folds of a real log. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import { foldsOf } from "../../web/activity/feed/folds.ts";
import { linesOf } from "../../web/activity/feed/lines.ts";
import { foldedSentence } from "../../web/activity/sentences/folded.ts";
import { namesOf } from "../../web/activity/sentences/names.ts";
import { type Part, textOf } from "../../web/activity/sentences/parts.ts";
import { sentenceOf } from "../../web/activity/sentences/sentence.ts";
import { beginSetUp } from "../../web/boards/create/set-up.ts";
import * as german from "../../web/texts/de/folds.ts";
import { type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;
let board_id: string;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
  await alice.updateMe({ firstname: "Alice" });
  await bob.updateMe({ firstname: "Bob" });
  await carol.updateMe({ firstname: "Carol" });
  board_id = (await alice.createBoard({ title: "Launch" })).id;
});
afterAll(() => service.stop());

/** What the activity says of everything since, oldest first. */
async function told(since: number): Promise<string[]> {
  const board: FullBoard = await alice.getBoard({ board_id });
  const all = await service.events(alice, board_id);
  const names = namesOf(board, all.toReversed(), { myId: "nobody", here: null });
  const lines = linesOf(all.filter(({ seq }) => seq > since).toReversed());
  const folds = foldsOf([lines], []).flat();
  return folds.toReversed().map(({ lines: [newest, ...older] }) => {
    const events = [newest.event, ...older.map(({ event }) => event)] as const;
    return textOf(older.length === 0 ? sentenceOf(newest.event, names) : foldedSentence(events, names));
  });
}

async function says(act: () => Promise<unknown>): Promise<string[]> {
  const { seq } = await alice.getBoard({ board_id });
  await act();
  return told(seq);
}

/** One after another. */
async function each<T, R>(list: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of list) results.push(await act(one));
  return results;
}

test("what filled a new board is one sentence, also on each of its cards", async () => {
  const sample = await alice.createBoard({ title: "Sample" });
  const next = beginSetUp();
  for (const title of ["To do", "Done"]) {
    const { id } = await alice.createColumn({ board_id: sample.id, title }, next());
    const card = await alice.createCard({ board_id: sample.id, column_id: id, title: "One" }, next());
    await alice.assignCard({ card_id: card.id, user_ids: [alice.id] }, next());
  }
  const all = await service.events(alice, sample.id);
  const board = await alice.getBoard({ board_id: sample.id });
  const saidOf = (here: string | null) => {
    const [first, ...older] = all.toReversed();
    const names = namesOf(board, all.toReversed(), { myId: "nobody", here });
    return textOf(foldedSentence([first!, ...older], names));
  };
  expect(saidOf(null)).toBe("Alice set up the board with 2 columns and 2 cards");
  expect(saidOf(board.columns[0]!.cards[0]!.id)).toBe("Alice set up this card");
});

test("many changes of one kind are one sentence with a count", async () => {
  let columns: { id: string }[] = [];
  let cards: { id: string }[] = [];
  let labels: { id: string }[] = [];
  const onEach = (act: (card_id: string) => Promise<unknown>) => () => each(cards, ({ id }) => act(id));
  const due_at = "2027-03-10T12:00:00.000Z";
  const steps: [() => Promise<unknown>, ...string[]][] = [
    [
      () => each([bob, carol], ({ id }) => alice.invite({ board_id, user_id: id })),
      "Alice added 2 people to the board",
    ],
    [
      async () => {
        columns = await each(["To do", "Done"], (title) => alice.createColumn({ board_id, title }));
      },
      "Alice added 2 columns",
    ],
    [
      async () => {
        const column_id = columns[0]!.id;
        cards = await each(["One", "Two", "Three"], (title) =>
          alice.createCard({ board_id, column_id, title }),
        );
      },
      "Alice added 3 cards to To do",
    ],
    [
      async () => {
        labels = await each(["Soon", "Later"], (name) => alice.createLabel({ board_id, name }));
      },
      "Alice created 2 labels",
    ],
    [
      onEach((card_id) => alice.addLabel({ card_id, label_id: labels[0]!.id })),
      "Alice added the label Soon to 3 cards",
    ],
    [onEach((card_id) => bob.assignCard({ card_id, user_ids: [carol.id] })), "Bob assigned Carol to 3 cards"],
    [onEach((card_id) => bob.updateCard({ card_id, due_at })), "Bob set the due date of 3 cards"],
    [onEach((card_id) => bob.updateCard({ card_id, due_at: null })), "Bob removed the due date of 3 cards"],
    [
      onEach((card_id) => bob.moveCard({ card_id, column_id: columns[1]!.id, position: 0 })),
      "Bob moved 3 cards to Done",
    ],
    [
      onEach((card_id) => bob.moveCard({ card_id, column_id: columns[1]!.id, position: 2 })),
      "Bob moved 3 cards within Done",
    ],
    [
      onEach((card_id) => bob.createComment({ card_id, body: "Fine" })),
      "Bob commented on “One”",
      "Bob commented on “Two”",
      "Bob commented on “Three”",
    ],
    [
      () => each(["Good", "Very good"], (body) => bob.createComment({ card_id: cards[0]!.id, body })),
      "Bob wrote 2 comments on “One”",
    ],
    [
      () =>
        each(["a.txt", "b.txt"], (name) =>
          bob.uploadAttachment({ card_id: cards[0]!.id, file: new File(["x"], name) }),
        ),
      "Bob attached 2 files to “One”",
    ],
    [onEach((card_id) => carol.deleteCard({ card_id })), "Carol deleted 3 cards from Done"],
  ];
  for (const [act, ...sentences] of steps) expect(await says(act)).toEqual(sentences);
});

test("one thing that is changed again and again is told from before the first to after the last", async () => {
  const { id: column_id } = await alice.createColumn({ board_id, title: "Doing" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Fix" });
  expect(await says(() => each(["Mend", "Repair"], (title) => alice.updateCard({ card_id, title })))).toEqual(
    ["Alice renamed “Fix” to “Repair”"],
  );
  expect(
    await says(() =>
      each(["It", "It fails", "It fails often"], (description) => bob.updateCard({ card_id, description })),
    ),
  ).toEqual(["Bob added a description to “Repair”"]);
  const labels = await each(["Red", "Blue"], (name) => alice.createLabel({ board_id, name }));
  expect(await says(() => each(labels, ({ id }) => alice.addLabel({ card_id, label_id: id })))).toEqual([
    "Alice added the labels Red and Blue to “Repair”",
  ]);
});

test("items that are ticked one after another are counted, and different labels on many cards are not named", async () => {
  const { id: column_id } = await alice.createColumn({ board_id, title: "Later" });
  const [one, two] = await each(["A", "B"], (title) => alice.createCard({ board_id, column_id, title }));
  const { id: checklist_id } = await alice.createChecklist({ card_id: one!.id, title: "Steps" });
  const items = await each(["1", "2", "3"], (content) => alice.createItem({ checklist_id, content }));
  const tick = (is_done: boolean) => () =>
    each(items, ({ id }) => alice.updateItem({ item_id: id, is_done }));
  expect(await says(tick(true))).toEqual(["Alice ticked 3 items on “A”"]);
  expect(await says(tick(false))).toEqual(["Alice unticked 3 items on “A”"]);
  const labels = await each(["Cold", "Warm"], (name) => alice.createLabel({ board_id, name }));
  expect(
    await says(async () => {
      await alice.addLabel({ card_id: one!.id, label_id: labels[0]!.id });
      await alice.addLabel({ card_id: two!.id, label_id: labels[1]!.id });
    }),
  ).toEqual(["Alice added a label to 2 cards"]);
});

test("changes that are undone together say so", async () => {
  const columns = await each(["Here", "There"], (title) => alice.createColumn({ board_id, title }));
  const cards = await each(["X", "Y"], (title) =>
    alice.createCard({ board_id, column_id: columns[0]!.id, title }),
  );
  const { seq } = await alice.getBoard({ board_id });
  await each(cards, ({ id }) => alice.moveCard({ card_id: id, column_id: columns[1]!.id, position: 0 }));
  const undone = await says(() => each([seq + 2, seq + 1], (which) => alice.undo({ board_id, seq: which })));
  expect(undone).toEqual(["Alice moved 2 cards to Here, undoing earlier changes"]);
});

test("what ends as it began, or was undone and done again, is told as it was left", async () => {
  const { id: column_id } = await alice.createColumn({ board_id, title: "Names" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "X" });
  const renamed = await says(() => each(["Y", "X"], (title) => alice.updateCard({ card_id, title })));
  expect(renamed).toEqual(["Alice renamed “Y” to “X”"]);
  const { seq } = await alice.getBoard({ board_id });
  const again = await says(async () => {
    await alice.undo({ board_id, seq });
    await alice.undo({ board_id, seq: seq + 1 });
  });
  expect(again).toEqual(["Alice renamed “Y” to “X”, redoing an earlier change"]);
});

test("in German as well", () => {
  const card: Part = { kind: "card", id: "1", name: "Login" };
  const done: Part = { kind: "column", name: "Fertig" };
  expect(
    [
      german.movedCards(4, done),
      german.untickedItems(5, card),
      german.tickedItems(1, null),
      german.assigned([], 3),
      german.wroteComments(2, card),
    ].map(textOf),
  ).toEqual([
    "4 Karten nach Fertig verschoben",
    "die Häkchen bei 5 Einträgen auf “Login” entfernt",
    "1 Eintrag abgehakt",
    "3 Karten zugewiesen",
    "2 Kommentare zu “Login” geschrieben",
  ]);
});
