/** This browser's own list of the user's cards, with what was changed here and is not sent yet. */

import type { OwnedChange } from "../../client/browser/indexed-db-outbox.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { MyCard } from "../../contract/home.ts";
import { readUnsent } from "../board/outbox/browser-outbox.ts";
import { boardsHere } from "../card-rows/boards-here.ts";
import { isCookieOf } from "../session/login.ts";
import { keepList, readList } from "../storage/kept-list.ts";
import { inOrder } from "./groups.ts";

/** Null if there is none. */
export async function keptCards(userId: string): Promise<readonly MyCard[] | null> {
  const kept = await readList<readonly MyCard[]>(userId, "cards");
  return kept && withUnsent(kept.list, await unsentOf(userId));
}

/** Logging out, in whatever tab, has removed the list: none may be written after that. */
export function keepCards(userId: string, items: readonly MyCard[]): void {
  if (isCookieOf(userId)) keepList(userId, items, "cards").catch(() => {});
}

/** Without a network: the list as it was last loaded, and the boards that were copied after that as they are here. */
export async function cardsHere(userId: string, withComplete: boolean): Promise<readonly MyCard[] | null> {
  const kept = await readList<readonly MyCard[]>(userId, "cards");
  const boards = await boardsHere(userId, kept?.keptAt);
  if (!kept && boards.length === 0) return null;
  const listed = withUnsent(kept?.list ?? [], await unsentOf(userId));
  return inOrder([
    ...listed.filter((item) => !boards.some(({ id }) => id === item.board.id)),
    ...boards.flatMap((board) => assignedOn(board, userId)),
  ]).filter(({ card }) => withComplete || !card.is_complete);
}

function assignedOn({ id, title, columns }: FullBoard, userId: string): MyCard[] {
  return columns.flatMap(({ cards, ...column }) =>
    cards
      .filter(({ assignees }) => assignees.some((user) => user.id === userId))
      .map((card) => ({
        card,
        board: { id, title },
        column: { id: column.id, title: column.title, is_done_column: column.is_done_column },
      })),
  );
}

export function unsentOf(userId: string): Promise<readonly OwnedChange[]> {
  return readUnsent(userId).catch(() => []);
}

/** The last change of a card wins. */
export function withUnsent(items: readonly MyCard[], changes: readonly OwnedChange[]): readonly MyCard[] {
  const changed = new Map<string, Partial<Pick<MyCard["card"], "title" | "due_at" | "is_complete">>>();
  for (const { operation } of changes.toSorted((a, b) => a.order - b.order)) {
    if (operation.route !== "updateCard") continue;
    const { card_id, title, due_at, is_complete } = operation.input;
    const before = changed.get(card_id);
    changed.set(card_id, {
      ...before,
      ...(title !== undefined && { title }),
      ...(due_at !== undefined && { due_at }),
      ...(is_complete !== undefined && { is_complete }),
    });
  }
  return items.map(({ card, ...place }) => ({ ...place, card: { ...card, ...changed.get(card.id) } }));
}
