import * as texts from "#texts/past.tsx";
import type { Card } from "../../contract/cards.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { type Restored, restore } from "../trash/restore.ts";
import { type Former, fieldsOf } from "./compare.ts";

/** Gives a card its former title, description, dates or completion again. */
export function setBack(session: BoardSession, card: Card, former: Former): void {
  session.performWithUndo(
    { route: "updateCard", input: { card_id: card.id, ...former } },
    {
      done: texts.restoredFields(fieldsOf(former), card.title),
      failure: texts.notRestored(card.title),
    },
  );
}

/** Takes a card that is no longer on the board out of the archive or the trash. */
export async function bringBack(session: BoardSession, card: Card, columnId?: string): Promise<Restored> {
  const restored = await restore(session, { id: card.id, type: "card", title: card.title }, columnId);
  if (restored.outcome === "failed" && restored.status === 404)
    return { ...restored, reason: texts.deletedForGood };
  return restored;
}
