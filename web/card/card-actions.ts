/** What is done with the card itself, its labels, people and files; see ../board/actions.ts. */
import type { Attachment } from "../../contract/attachments.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import type { BoardSession } from "../board/board-session.ts";
import { localId, patchCard } from "../board/changes.ts";
import { api } from "../session/api.ts";
import * as changes from "./changes.ts";

export function describeCard(session: BoardSession, card: Card, text: string): Promise<boolean> {
  const description = text.trim() === "" ? null : text;
  const call = () => api.updateCard({ card_id: card.id, description });
  return session.perform(patchCard(card.id, { description }), call, "The description was not saved");
}

export function setLabel(session: BoardSession, card: Card, label: Label, on: boolean): void {
  const ids = { card_id: card.id, label_id: label.id };
  if (on) {
    const change = changes.labelCard(card.id, label.id);
    void session.perform(change, () => api.addLabel(ids), `“${label.name}” was not put on the card`);
  } else {
    const change = changes.unlabelCard(card.id, label.id);
    void session.perform(change, () => api.removeLabel(ids), `“${label.name}” was not taken off the card`);
  }
}

type LabelFields = Pick<Label, "name" | "color">;

/** Makes the label and puts it on the card. */
export async function createLabel(session: BoardSession, board: FullBoard, card: Card, fields: LabelFields) {
  const local = { ...fields, id: localId(), board_id: board.id };
  let made: Label | undefined;
  const call = async () => (made = await api.createLabel({ board_id: board.id, ...fields }));
  const failure = `The label “${fields.name}” was not made`;
  await session.perform(changes.addLabel(board, local), call, failure);
  if (made) setLabel(session, card, made, true);
}

export function updateLabel(session: BoardSession, label: Label, fields: LabelFields): void {
  const call = () => api.updateLabel({ label_id: label.id, ...fields });
  void session.perform(changes.patchLabel(label.id, fields), call, `“${label.name}” was not changed`);
}

export function deleteLabel(session: BoardSession, label: Label): void {
  session.performWithUndo(changes.removeLabel(label.id), () => api.deleteLabel({ label_id: label.id }), {
    done: `The label “${label.name}” is deleted, on every card.`,
    failure: `The label “${label.name}” was not deleted`,
  });
}

export function setAssignee(session: BoardSession, card: Card, user: User, on: boolean): void {
  if (on) {
    const call = () => api.assignCard({ card_id: card.id, user_ids: [user.id] });
    void session.perform(changes.assignCard(card.id, user), call, `${user.username} was not assigned`);
  } else {
    const call = () => api.unassignCard({ card_id: card.id, user_id: user.id });
    const change = changes.unassignCard(card.id, user.id);
    void session.perform(change, call, `${user.username} was not unassigned`);
  }
}

export function deleteAttachment(session: BoardSession, attachment: Attachment): void {
  const { id, card_id, name } = attachment;
  const change = changes.removeAttachment(card_id, id);
  session.performWithUndo(change, () => api.deleteAttachment({ attachment_id: id }), {
    done: `“${name}” is deleted.`,
    failure: `“${name}” was not deleted`,
  });
}
