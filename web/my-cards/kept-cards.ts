/** This browser's own list of the user's cards, with what was completed here and is not sent yet. */

import type { OwnedChange } from "../../client/browser/indexed-db-outbox.ts";
import type { MyCard } from "../../contract/home.ts";
import { readUnsent } from "../board/outbox/browser-outbox.ts";
import { isCookieOf } from "../session/login.ts";
import { keepList, readList } from "../storage/kept-list.ts";

/** Null if there is none. */
export async function keptCards(userId: string): Promise<readonly MyCard[] | null> {
  const kept = await readList<readonly MyCard[]>(userId, "cards");
  return kept && withUnsent(kept.list, await unsentOf(userId));
}

/** Logging out, in whatever tab, has removed the list: none may be written after that. */
export function keepCards(userId: string, items: readonly MyCard[]): void {
  if (isCookieOf(userId)) keepList(userId, items, "cards").catch(() => {});
}

export function unsentOf(userId: string): Promise<readonly OwnedChange[]> {
  return readUnsent(userId).catch(() => []);
}

export function withUnsent(items: readonly MyCard[], changes: readonly OwnedChange[]): readonly MyCard[] {
  const completed = new Map(
    changes.flatMap(({ operation: { route, input } }) =>
      route === "updateCard" && input.is_complete !== undefined ? [[input.card_id, input.is_complete]] : [],
    ),
  );
  return items.map(({ card, ...place }) => ({
    ...place,
    card: { ...card, is_complete: completed.get(card.id) ?? card.is_complete },
  }));
}
