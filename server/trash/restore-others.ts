/**
 * Labels and attachments come back by undoing their removal, a label to the cards it was on. Queries for the load of a
 * change, and what it decides.
 */
import type { Attachment } from "../../contract/attachments.ts";
import type { Label } from "../../contract/labels.ts";
import { ATTACHMENT_LIMIT } from "../attachments/store.ts";
import { enableRulesOf } from "../automations/disable.ts";
import { requireRoom } from "../cards/size.ts";
import { buildCards, cardTreeOfCard } from "../cards/store.ts";
import { LABEL_LIMIT } from "../labels/store.ts";
import { announce, type Decision, type DecisionContext } from "../platform/core/change/decision.ts";
import { insert, type Rows, remove } from "../platform/db/db.ts";
import type { Limits } from "../platform/quotas/limits.ts";
import { conflict, notFound } from "../platform/util/errors.ts";
import type { Trashed } from "./former-place.ts";
import { fileFromTrash, inTrash, oneOf, placesFromTrash, recordContents, trashRow } from "./store.ts";

export function labelBackQueries({ boardId, id }: Trashed, limits: Limits) {
  return { trashed: trashRow(boardId, id, "label"), ...limits.count(LABEL_LIMIT, boardId) };
}

/** `seq` is the number of the event, the first or a later one of the decision. */
export function bringLabelBack(
  rows: Rows<ReturnType<typeof labelBackQueries>>,
  { seq, undoes }: { seq: number; undoes?: number | undefined },
  { board, limits }: DecisionContext,
): Decision<Label> {
  const [row] = rows.trashed;
  if (!row) throw notFound("This label");
  limits.refuseMore(LABEL_LIMIT, rows.count, board);
  // Written by the statement in removal.ts.
  const { color } = JSON.parse(row.data) as Pick<Label, "color">;
  const label = { id: row.id, board_id: board.id, name: row.title, color };
  return {
    result: label,
    writes: [
      insert("labels", label),
      enableRulesOf(board.id, "label", row.id),
      placesFromTrash(board.id, row.id),
      recordContents(oneOf(board.id, row.id), seq),
      remove("trash", { id: row.id }),
    ],
    events: [announce("label.created", label, { mark: "restored", undoes })],
    // It may be on any number of cards.
    growth: null,
    recordedBytes: Buffer.byteLength(row.data),
  };
}

export function attachmentBackQueries({ boardId, id }: Trashed, limits: Limits) {
  const cardId = inTrash(boardId, id, "parent_id");
  return {
    trashed: trashRow(boardId, id, "attachment"),
    ...cardTreeOfCard(cardId, boardId),
    ...limits.countIn(ATTACHMENT_LIMIT, boardId, cardId),
  };
}

export function bringAttachmentBack(
  { trashed, count, ...rows }: Rows<ReturnType<typeof attachmentBackQueries>>,
  { undoes }: { undoes?: number | undefined },
  { board, limits }: DecisionContext,
): Decision<Attachment> {
  const [row] = trashed;
  if (!row) throw notFound("This attachment");
  const [card] = buildCards(rows);
  if (!card) throw conflict("The card of this attachment is gone.", "parent_gone");
  limits.refuseMore(ATTACHMENT_LIMIT, count, board);
  // Written by the statement in removal.ts.
  const { mime_type, size } = JSON.parse(row.data) as Pick<Attachment, "mime_type" | "size">;
  const attachment = { id: row.id, card_id: card.id, name: row.title, mime_type, size };
  requireRoom(card, { is: attachment });
  return {
    result: attachment,
    writes: [fileFromTrash(board.id, row.id, card.id), remove("trash", { id: row.id })],
    events: [announce("attachment.created", attachment, { mark: "restored", undoes })],
  };
}
