import * as texts from "#texts/new-cards.ts";
import { localId } from "../../../../client/changes/local-id.ts";
import type { Card } from "../../../../contract/cards.ts";
import type { BoardSession } from "../../session/board-session.ts";

export interface CopyPlace {
  title: string;
  columnId: string;
  position: number;
}

/** Returns the local id of the copy. */
export function copyCard(
  session: BoardSession,
  card: Card,
  { title, columnId, position }: CopyPlace,
): string {
  const creates = localId();
  session.performWithUndo(
    { route: "copyCard", input: { card_id: card.id, column_id: columnId, position, title }, creates },
    { done: texts.copied(card.title), failure: texts.notCopied(card.title) },
  );
  return creates;
}
