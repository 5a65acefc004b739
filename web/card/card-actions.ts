/** What people do with the card itself, its labels, assignees and files; see ../board/session/actions.ts. */
import type { Attachment } from "../../contract/attachments.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import { labelCards } from "../board/selection/bulk-actions.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { localId } from "../board/state/local-ids.ts";
import { toast } from "../ui/feedback/toasts.tsx";

export function describeCard(session: BoardSession, card: Card, text: string): Promise<boolean> {
  const input = { card_id: card.id, description: text.trim() === "" ? null : text };
  return session.perform({ route: "updateCard", input }, "The description was not saved");
}

/** Puts an earlier text in place of the present one, and offers to undo that. */
export function restoreDescription(session: BoardSession, card: Card, text: string): void {
  const present = card.description ?? "";
  const dismiss = toast({
    group: "restore",
    message: "The earlier description was restored.",
    action: { label: "Undo", run: () => void describeCard(session, card, present) },
  });
  void describeCard(session, card, text).then((accepted) => accepted || dismiss());
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
  if (on) void session.perform({ route: "addLabel", input }, `“${label.name}” was not added to the card`);
  else void session.perform({ route: "removeLabel", input }, `“${label.name}” was not removed from the card`);
}

type LabelFields = Pick<Label, "name" | "color">;

/** Creates the label and puts it on the cards. */
export function createLabel(
  session: BoardSession,
  board: FullBoard,
  cards: readonly Card[],
  fields: LabelFields,
): void {
  const id = localId();
  const input = { board_id: board.id, ...fields };
  const failure = `The label “${fields.name}” was not created`;
  void session.perform({ route: "createLabel", input, creates: id }, failure);
  setLabel(session, cards, { id, name: fields.name }, true);
}

export function updateLabel(session: BoardSession, label: Label, fields: LabelFields): void {
  const input = { label_id: label.id, ...fields };
  void session.perform({ route: "updateLabel", input }, `“${label.name}” was not changed`);
}

export function deleteLabel(session: BoardSession, label: Label): void {
  session.performWithUndo(
    { route: "deleteLabel", input: { label_id: label.id } },
    {
      done: `The label “${label.name}” was deleted from every card.`,
      failure: `The label “${label.name}” was not deleted`,
    },
  );
}

export function setAssignee(session: BoardSession, card: Card, user: User, on: boolean): void {
  const card_id = card.id;
  if (on) {
    const input = { card_id, user_ids: [user.id] };
    void session.perform({ route: "assignCard", input }, `${user.username} was not assigned`);
  } else {
    const input = { card_id, user_id: user.id };
    void session.perform({ route: "unassignCard", input }, `${user.username} was not unassigned`);
  }
}

export function deleteAttachment(session: BoardSession, { id, name }: Attachment): void {
  session.performWithUndo(
    { route: "deleteAttachment", input: { attachment_id: id } },
    { done: `“${name}” was deleted.`, failure: `“${name}” was not deleted` },
  );
}
