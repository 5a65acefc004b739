/** The cards that were opened last in this browser, newest first. */
import { useEffect, useState } from "react";
import { isLocal } from "../../../client/changes/local-id.ts";
import type { Card } from "../../../contract/cards.ts";
import { isCookieOf } from "../../session/login.ts";
import { keepList, readList } from "../../storage/kept-list.ts";

export type RecentCard = Pick<Card, "id" | "board_id" | "title" | "number">;

const MOST = 20;
const NAME = "recent-cards";

/** One change of the list at a time. */
let changing: Promise<void> = Promise.resolve();

/** A card whose dialog is open, with the title that it has now. */
export function useNoteOpened(userId: string, { id, board_id, title, number }: Card): void {
  useEffect(() => {
    if (!isLocal(id)) change(userId, (cards) => [{ id, board_id, title, number }, ...without(cards, id)]);
  }, [userId, id, board_id, title, number]);
}

/** Archived or deleted here. */
export function forgetOpened(userId: string, cardId: string): void {
  change(userId, (cards) => without(cards, cardId));
}

export function useRecentCards(userId: string): readonly RecentCard[] {
  const [cards, setCards] = useState<readonly RecentCard[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // With the card that was opened just before this.
    void changing
      .then(() => read(userId))
      .then((list) => {
        if (isCurrent) setCards(list);
      });
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return cards;
}

function change(userId: string, how: (cards: readonly RecentCard[]) => readonly RecentCard[]): void {
  changing = changing
    .then(async () => {
      const cards = how(await read(userId)).slice(0, MOST);
      // Logging out, in whatever tab, has removed the list: none may be written after that.
      if (isCookieOf(userId)) await keepList(userId, cards, NAME);
    })
    // Storage may be full or forbidden: nothing else depends on the list.
    .catch(() => {});
}

async function read(userId: string): Promise<readonly RecentCard[]> {
  return (await readList<readonly RecentCard[]>(userId, NAME))?.list ?? [];
}

function without(cards: readonly RecentCard[], cardId: string): readonly RecentCard[] {
  return cards.filter(({ id }) => id !== cardId);
}
