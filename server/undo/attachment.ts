/** Undoing the upload or the removal of an attachment. */
import { attachmentRow } from "../attachments/store.ts";
import { announce } from "../platform/core/change/decision.ts";
import { sql } from "../platform/db/sql.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { attachmentToTrash } from "../trash/removal.ts";
import { attachmentBackQueries, bringAttachmentBack } from "../trash/restore-others.ts";
import { Changed } from "./later-change.ts";
import { removalBy } from "./removal.ts";
import { notInTrash, type Of, type Undoing, undoing } from "./undoing.ts";

export function undoingOfNewAttachment({ seq, data }: Of<"attachment.created">, boardId: string): Undoing {
  const { id, card_id } = data;
  return undoing({ live: attachmentRow(boardId, id) }, ({ live: [attachment] }, moment) => {
    if (!attachment) throw new Changed({ since: seq, on: card_id, id, what: "removed" });
    return {
      writes: attachmentToTrash(removalBy({ id, undone: seq }, moment).removal),
      events: [announce("attachment.deleted", attachment, { undoes: seq })],
    };
  });
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
