import type { Card } from "../../contract/cards.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { type Restored, restore } from "../trash/restore.ts";
import { type Former, formerWords } from "./compare.ts";

/** Gives a card its former title, description, dates or completion again. */
export function setBack(session: BoardSession, card: Card, former: Former): void {
  session.performWithUndo(
    { route: "updateCard", input: { card_id: card.id, ...former } },
    {
      done: `Restored the ${formerWords(former)} of “${card.title}”.`,
      failure: `“${card.title}” was not restored`,
    },
  );
}

/** Takes a card that is no longer on the board out of the archive or the trash. */
export async function bringBack(session: BoardSession, card: Card, columnId?: string): Promise<Restored> {
  const restored = await restore(session, { id: card.id, type: "card", title: card.title }, columnId);
  if (restored.outcome === "failed" && restored.status === 404)
    return { ...restored, reason: "It has been deleted for good and can no longer be restored." };
  return restored;
}
