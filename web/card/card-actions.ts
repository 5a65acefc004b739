/** What people do with the card itself, its dates, labels, assignees and files; see ../board/session/actions.ts. */

import * as texts from "#texts/card.ts";
import * as files from "#texts/files.ts";
import { restored } from "#texts/history.ts";
import * as labels from "#texts/labels.ts";
import { localId } from "../../client/changes/local-id.ts";
import type { Operation } from "../../client/changes/operations.ts";
import type { Attachment } from "../../contract/attachments.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import { labelCards } from "../board/selection/bulk-actions.ts";
import type { BoardSession } from "../board/session/board-session.ts";

export function describeCard(session: BoardSession, card: Card, text: string): Promise<boolean> {
  return session.perform(describing(card, text), texts.descriptionNotSaved);
}

/** Puts an earlier text in place of the present one, and offers to undo that. */
export function restoreDescription(session: BoardSession, card: Card, text: string): void {
  session.performWithUndo(describing(card, text), { done: restored, failure: texts.descriptionNotSaved });
}

function describing(card: Card, text: string): Operation {
  const description = text.trim() === "" ? null : text;
  return { route: "updateCard", input: { card_id: card.id, description } };
}

type Dates = Partial<Pick<Card, "start_at" | "due_at">>;

export function setDates(session: BoardSession, card: Card, dates: Dates): void {
  const input = { card_id: card.id, ...dates };
  void session.perform({ route: "updateCard", input }, texts.datesNotChanged(card.title));
}

export function setCover(session: BoardSession, card: Card, attachmentId: string | null): void {
  const input = { card_id: card.id, cover_attachment_id: attachmentId };
  void session.perform({ route: "updateCard", input }, texts.coverNotChanged);
}

export function setLabel(
  session: BoardSession,
  cards: readonly Card[],
  label: Pick<Label, "id" | "name">,
  on: boolean,
): void {
  const [card] = cards;
  if (cards.length !== 1 || !card) return labelCards(session, cards, label, on);
  const input = { card_id: card.id, label_id: label.id };
  if (on) void session.perform({ route: "addLabel", input }, labels.notAdded(label.name));
  else void session.perform({ route: "removeLabel", input }, labels.notRemoved(label.name));
}

type LabelFields = Pick<Label, "name" | "color">;

/** Creates the label and puts it on the cards, if there are any. */
export function createLabel(
  session: BoardSession,
  board: FullBoard,
  cards: readonly Card[],
  fields: LabelFields,
): void {
  const id = localId();
  const input = { board_id: board.id, ...fields };
  const failure = labels.notCreated(fields.name);
  void session.perform({ route: "createLabel", input, creates: id }, failure);
  if (cards.length > 0) setLabel(session, cards, { id, name: fields.name }, true);
}

/** Only what is different: whoever changes the colour does not write the name. */
export function updateLabel(session: BoardSession, label: Label, { name, color }: LabelFields): void {
  const fields = { ...(name !== label.name && { name }), ...(color !== label.color && { color }) };
  const input = { label_id: label.id, ...fields };
  void session.perform({ route: "updateLabel", input }, labels.notChanged(label.name));
}

export function deleteLabel(session: BoardSession, label: Label): void {
  session.performWithUndo(
    { route: "deleteLabel", input: { label_id: label.id } },
    {
      done: labels.deleted(label.name),
      failure: labels.notDeleted(label.name),
    },
  );
}

export function setAssignee(session: BoardSession, card: Card, user: User, on: boolean): void {
  const card_id = card.id;
  if (on) {
    const input = { card_id, user_ids: [user.id] };
    void session.perform({ route: "assignCard", input }, texts.notAssigned(user.username));
  } else {
    const input = { card_id, user_id: user.id };
    void session.perform({ route: "unassignCard", input }, texts.notUnassigned(user.username));
  }
}

export function deleteAttachment(session: BoardSession, { id, name }: Attachment): void {
  session.performWithUndo(
    { route: "deleteAttachment", input: { attachment_id: id } },
    { done: files.deleted(name), failure: files.notDeleted(name) },
  );
}
