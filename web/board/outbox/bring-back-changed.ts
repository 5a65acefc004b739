import { idsIn, resolve } from "../../../client/changes/operations.ts";
import { draftsIn, keepDraft, readDraft } from "../../drafts/drafts.ts";
import { bringBack, type Gone } from "../../trash/bring-back.ts";
import type { BoardSession } from "../session/board-session.ts";
import { realId } from "../state/local-ids.ts";
import { type RefusedChange, removeRefused } from "./refused.ts";

interface Refused {
  /** Of this card. */
  changes: readonly RefusedChange[];
  userId: string;
}

/** Restores a card, and makes the changes again that were refused because it was gone. */
export async function bringBackChanged(
  session: BoardSession,
  card: Gone,
  { changes, userId }: Refused,
): Promise<boolean> {
  const made = changes.flatMap((each) => each.changes);
  const written = made.flatMap(({ operation }) => Object.values<unknown>(operation.input));
  // What was refused has become a draft again: not once the card is shown, which may be before the answer.
  const drafts = draftsIn(new Set([realId(card.id)]))
    .filter(({ text }) => written.includes(text))
    .map(({ id, field }) => ({ id, field, draft: readDraft(id, field) }));
  for (const { id, field } of drafts) keepDraft(id, field, null);
  if (!(await bringBack(session, card))) {
    for (const { id, field, draft } of drafts) keepDraft(id, field, draft);
    return false;
  }
  for (const { operation, failure } of made) {
    const ids = new Map(idsIn(operation).map((id) => [id, realId(id)]));
    void session.perform(resolve(operation, ids), failure);
  }
  for (const { key } of changes) removeRefused(userId, key);
  // Messages that they were refused are no longer true.
  session.goneShown(realId(card.id))();
  return true;
}
