/** Undoing the upload or the removal of an attachment. */
import { attachmentRow } from "../attachments/store.ts";
import { announce } from "../platform/core/change/decision.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { attachmentToTrash } from "../trash/removal.ts";
import { attachmentBackQueries, bringAttachmentBack } from "../trash/restore-others.ts";
import { Changed } from "./log/later-change.ts";
import { removalBy } from "./removal.ts";
import { notInTrash, type Of, type Undoing, undoing } from "./undoing.ts";

/** `isUncovered`: the same undo makes it no longer the cover. */
export function undoingOfNewAttachment(
  { seq, data }: Of<"attachment.created">,
  boardId: string,
  isUncovered: boolean,
): Undoing {
  const { id, card_id } = data;
  const load = { live: attachmentRow(boardId, id), covered: coveredBy(boardId, id, card_id) };
  return undoing(load, ({ live: [attachment], covered }, moment) => {
    if (!attachment) throw new Changed({ since: seq, on: card_id, id, what: "removed" });
    if (covered[0] && !isUncovered) throw new Changed({ since: seq, on: card_id, id: card_id, what: COVER });
    return {
      writes: attachmentToTrash(removalBy({ id, undone: seq }, moment).removal),
      events: [announce("attachment.deleted", attachment, { undoes: seq })],
    };
  });
}

const COVER = { kind: "card", fields: ["cover_attachment_id"] };

function coveredBy(boardId: string, attachmentId: string, cardId: string): Sql {
  return sql`SELECT id FROM cards
    WHERE board_id = ${boardId} AND id = ${cardId} AND cover_attachment_id = ${attachmentId}`;
}

export function undoingOfRemovedAttachment(
  event: Of<"attachment.deleted">,
  boardId: string,
  limits: Limits,
): Undoing {
  const { id, card_id } = event.data;
  const load = {
    ...attachmentBackQueries({ boardId, id }, limits),
    live: attachmentRow(boardId, id),
    card: sql`SELECT id FROM cards WHERE board_id = ${boardId} AND id = ${card_id}`,
  };
  return undoing(load, ({ live, card, ...rows }, moment) => {
    if (!card[0]) throw new Changed({ since: event.seq, on: card_id, id: card_id, what: "removed" });
    if (!rows.trashed[0]) throw notInTrash(event, id, live, card_id);
    return bringAttachmentBack(rows, { undoes: event.seq }, moment);
  });
}
