/**
 * Boards of Planka, from the API of versions 1 and 2: a board comes with nearly everything on it, archived cards by the
 * page, and the comments of each card on their own.
 */

import { filledOf, keyOf, numberOf } from "../read/values.ts";
import { type FormatReader, type Key, type RemoteSource, type Sink, Unreadable } from "../records.ts";
import { putCards } from "./planka/cards.ts";
import { plankaColor } from "./planka/colors.ts";
import { putComments } from "./planka/comments.ts";
import { customFieldNames } from "./planka/fields.ts";
import { endlessPages } from "./planka/pages.ts";
import { putPeople } from "./planka/people.ts";
import { createResponse, type PlankaResponse } from "./planka/response.ts";
import { requireBoard } from "./planka/source.ts";

export const planka: FormatReader = {
  name: "planka",
  async read(source, sink) {
    if (source.kind !== "remote") throw new Unreadable("A board of Planka is read from its server.");
    const { base, id } = requireBoard(source.url);
    const body = await source.get(`/api/boards/${id}`);
    if (!body) throw new Unreadable("Planka has no such board, or the owner of the token cannot see it.");
    const board = createResponse(body);
    await putBoard(board, sink);
    await putPeople(board, sink);
    await putLabels(board, sink);
    const lists = await putLists(board, sink);
    const fields = await customFieldNames(source, board, sink);
    const context = { base, headers: source.headers, sink, fields, lists: lists.columns };
    const commented = await putCards(board, context, null);
    for (const list of lists.archives) {
      for await (const page of endlessPages(source, list)) {
        await putPeople(page, sink);
        commented.push(...(await putCards(page, context, { orElse: lists.first })));
      }
    }
    for (const list of lists.trashes) await countTrash(source, list, sink);
    await putComments(source, { cards: commented, isVersion1: lists.isVersion1 }, sink);
  },
};

async function putBoard(board: PlankaResponse, sink: Sink): Promise<void> {
  const item = await board.item();
  if (!item) throw new Unreadable("The server does not answer as Planka does.");
  const title = filledOf(item.name) ?? "Imported board";
  sink.put({ kind: "board", title, description: null, color: null });
}

async function putLabels(board: PlankaResponse, sink: Sink): Promise<void> {
  for await (const label of board.rows("labels")) {
    const [key, sort] = [keyOf(label.id), numberOf(label.position) ?? 0];
    const name = filledOf(label.name) ?? "";
    if (key !== null) sink.put({ kind: "label", key, name, color: plankaColor(label.color), sort });
  }
}

interface Lists {
  columns: Set<Key>;
  /** Where archived cards go whose list is gone. */
  first: Key | null;
  archives: Key[];
  trashes: Key[];
  isVersion1: boolean;
}

async function countTrash(source: RemoteSource, list: Key, sink: Sink): Promise<void> {
  for await (const page of endlessPages(source, list)) {
    for await (const _ of page.items()) sink.skip("cards", "they are in Planka's trash");
  }
}

/** In version 2, the archive and the trash are lists, too; in version 1, lists have no type. */
async function putLists(board: PlankaResponse, sink: Sink): Promise<Lists> {
  const lists: Lists = { columns: new Set(), first: null, archives: [], trashes: [], isVersion1: false };
  for await (const list of board.rows("lists")) {
    const key = keyOf(list.id);
    if (key === null) continue;
    sink.remember(key);
    if (list.type === undefined) lists.isVersion1 = true;
    if (list.type === "archive") lists.archives.push(key);
    else if (list.type === "trash") lists.trashes.push(key);
    else {
      lists.columns.add(key);
      lists.first ??= key;
      const title = filledOf(list.name) ?? "";
      const sort = numberOf(list.position) ?? 0;
      const about = { color: plankaColor(list.color), isDone: list.type === "closed" };
      sink.put({ kind: "column", key, title, sort, ...about, cardLimit: null, isArchived: false });
    }
  }
  return lists;
}
