/** Who should have been notified of what. */
import { expect } from "bun:test";
import type { NotificationKind } from "../../contract/notifications.ts";
import type { Person } from "../harness.ts";
import { allCards, type BoardModel, type ModelCard, roleOf } from "./board-model.ts";

interface Notice {
  kind: NotificationKind;
  card?: ModelCard;
  comment_id?: string;
  /** Null for a rule or the clock. */
  actor_id: string | null;
}

/** `caller` did it, if only through a rule, and is not told. */
export function notify(
  model: BoardModel,
  { kind, card, comment_id, actor_id }: Notice,
  { people, caller }: { people: readonly string[]; caller: string | null },
): void {
  for (const user_id of new Set(people)) {
    if (user_id === caller) continue;
    const notice = { user_id, kind, actor_id, card_id: card?.id ?? null, comment_id: comment_id ?? null };
    // Nobody reads them in a game.
    if (kind === "assigned" && card)
      model.notices = model.notices.filter((earlier) => !Bun.deepEquals(earlier, notice));
    model.notices.push(notice);
  }
}

/** What a member may still see, newest first, is all that they are shown. */
export async function checkInbox(model: BoardModel, person: Person): Promise<void> {
  const cards = allCards(model);
  const cardIds = new Set<string | null>([null, ...cards.map(({ id }) => id)]);
  const comments = cards.flatMap((card) => card.comments.map(({ id }) => id));
  const commentIds = new Set<string | null>([null, ...comments]);
  const expected = model.notices
    .filter(({ user_id }) => user_id === person.id && roleOf(model, person.id))
    .filter(({ card_id, comment_id }) => cardIds.has(card_id) && commentIds.has(comment_id))
    .map(({ user_id: _, ...notice }) => notice)
    .reverse();
  expect(await inboxOf(model, person)).toEqual(expected);
}

async function inboxOf(model: BoardModel, person: Person) {
  const shown: Omit<BoardModel["notices"][number], "user_id">[] = [];
  for (let before: string | undefined; ; ) {
    const { items, next } = await person.listNotifications({ limit: 100, before });
    const own = items.filter(({ board }) => board.id === model.id);
    shown.push(
      ...own.map(({ kind, card, comment_id, actor }) => ({
        ...{ kind, comment_id },
        card_id: card?.id ?? null,
        actor_id: actor?.id ?? null,
      })),
    );
    // Earlier games are over: what is about them is older.
    if (next === null || own.length < items.length) return shown;
    before = next;
  }
}
