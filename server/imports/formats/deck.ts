import { elements } from "../read/json/elements.ts";
import { filledOf, listOf, numberOf, stringOf } from "../read/values.ts";
import { type FormatReader, type Key, type Sink, type Source, Unreadable } from "../records.ts";
import { say } from "../words.ts";
import { findDocument, type Head } from "./boardcast/document.ts";
import { type DeckBoard, isDeleted, layoutOf, placeIn, readBoards } from "./deck/boards.ts";
import { hexOf, knowPerson, putCard, putLabel, type Reading } from "./deck/cards.ts";
import { shortKeyOf } from "./keys.ts";
import { createPeople } from "./people.ts";
import { countExtras, type Reasons, skipSome } from "./skips.ts";

const REASONS: Reasons = {
  "card colours": "only columns and labels have colours here",
  "links between cards": "cards here are not linked to each other",
};

/** A board of Nextcloud Deck, exported as JSON in its menu, or the first of those that its command line exports. */
export const deck: FormatReader = {
  name: "deck",
  async read(source, sink) {
    const document = await findDocument(source, isDeck);
    if (!document) throw new Unreadable("The file is not a board exported from Nextcloud Deck as JSON.");
    const layout = layoutOf(document);
    const boards = await readBoards(document, layout, sink);
    const [place, board] = chosen(boards, sink);
    const comments = { counted: 0, found: 0 };
    const extras = countExtras(REASONS, {});
    const reading: Reading = { people: createPeople(sink), labels: new Set(), extras, comments, sink };
    const columns = putBoard(board, reading);
    let index = 0;
    for await (const { path, of, value } of elements(document.bytes(), { paths: [layout] })) {
      const at = placeIn(layout, path);
      if (of === null || at?.board !== place || at.stack === null) continue;
      const column = columns.get(at.stack);
      if (column === undefined) sink.skip("cards", "their list is in Deck's trash, or has no id");
      else putCard(value, column, index++, reading);
    }
    extras.report(sink);
    skipSome(sink, "comments", "Deck left them out of the file", comments.counted - comments.found);
    if (comments.found < comments.counted) {
      const { found, counted: all } = comments;
      sink.warn(say("{found} of {all} comments were in the file.", { found, all }));
    }
  },
};

export async function detectsDeck(source: Source): Promise<boolean> {
  return (await findDocument(source, isDeck)) !== null;
}

function isDeck({ keys, text }: Head): boolean {
  const isKnown = keys.has("boards") || keys.has("stacks") || [...keys].every((key) => /^\d+$/.test(key));
  return keys.size > 0 && isKnown && text.includes(`"stacks"`);
}

/** An import creates one board: the first that is in use. */
function chosen(boards: ReadonlyMap<string, DeckBoard>, sink: Sink): [string, DeckBoard] {
  const all = [...boards].filter(([, { stacks }]) => stacks.size > 0);
  const isInUse = ([, { fields }]: [string, DeckBoard]) => !isDeleted(fields) && fields.archived !== true;
  const board = all.find(isInUse) ?? all[0];
  if (!board) throw new Unreadable("The file is not a Deck board: it has no lists.");
  skipSome(sink, "boards", "an import creates one board: export the others one by one", boards.size - 1);
  return board;
}

/** Hands over the board, its labels and its lists; gives the keys of the lists by their places. */
function putBoard({ fields, stacks }: DeckBoard, reading: Reading): Map<string, Key> {
  const { people, sink } = reading;
  sink.put({
    kind: "board",
    title: stringOf(fields.title) ?? "",
    description: null,
    color: hexOf(fields.color),
  });
  for (const person of [fields.owner, ...listOf(fields.users)]) knowPerson(people, person);
  for (const label of listOf(fields.labels)) putLabel(label, reading);
  const columns = new Map<string, Key>();
  for (const [place, stack] of stacks) {
    const key = shortKeyOf(stack.id);
    if (key === null || isDeleted(stack)) continue;
    columns.set(place, key);
    sink.put({
      kind: "column",
      key,
      title: filledOf(stack.title) ?? "",
      color: null,
      isDone: stack.isDoneColumn === true,
      cardLimit: null,
      sort: numberOf(stack.order) ?? columns.size,
      isArchived: false,
    });
  }
  return columns;
}
