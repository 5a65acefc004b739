/** What a change that waits to be sent will do, by its route. */
import type { Operation } from "../../../client/changes/operations.ts";

export interface Written {
  /** The first field that it changes. */
  field: string;
  /** The first line of what was written. */
  text: string;
  /** What was switched is switched on. */
  isOn: boolean;
}

export const todo: Readonly<Record<Operation["route"], string | ((written: Written) => string)>> = {
  createBoard: ({ text }) => `Create the board “${text}”`,
  updateBoard: ({ field, text, isOn }) => {
    if (field === "title") return `Rename the board to “${text}”`;
    if (field === "is_template")
      return isOn ? "Use the board as a template" : "Stop using the board as a template";
    return field === "description" ? "Change the board description" : "Change the board colour";
  },
  createColumn: ({ text }) => `Add the column “${text}”`,
  updateColumn: ({ field, text }) =>
    field === "title" ? `Rename a column to “${text}”` : "Change column settings",
  moveColumn: "Move a column",
  deleteColumn: "Delete a column",
  archiveColumn: "Archive a column",
  restoreColumn: ({ text }) => `Restore the column “${text}”`,
  createCard: ({ text }) => `Add the card “${text}”`,
  createCards: "Add cards",
  copyCard: "Copy a card",
  updateCard: ({ field, text, isOn }) => {
    if (field === "title") return `Rename the card to “${text}”`;
    if (field === "description") return "Change the card description";
    if (field === "is_complete") return isOn ? "Mark the card complete" : "Mark the card not complete";
    return field === "cover_attachment_id" ? "Change the card cover" : "Change the card dates";
  },
  moveCard: "Move the card",
  deleteCard: "Delete the card",
  archiveCard: "Archive the card",
  restoreCard: ({ text }) => `Restore the card “${text}”`,
  purgeTrash: ({ text }) => `Delete “${text}” for good`,
  watchCard: "Watch the card",
  unwatchCard: "Stop watching the card",
  addLabel: "Add a label to the card",
  removeLabel: "Remove a label from the card",
  createLabel: ({ text }) => `Create the label “${text}”`,
  updateLabel: "Change a label",
  deleteLabel: "Delete a label",
  assignCard: "Assign the card",
  unassignCard: "Remove someone from the card",
  createChecklist: ({ text }) => `Add the checklist “${text}”`,
  updateChecklist: ({ text }) => `Rename a checklist to “${text}”`,
  moveChecklist: "Move a checklist",
  deleteChecklist: "Delete a checklist",
  createItem: ({ text }) => `Add the checklist item “${text}”`,
  updateItem: ({ field, text, isOn }) => {
    if (field === "content") return `Change a checklist item to “${text}”`;
    return isOn ? "Tick a checklist item" : "Untick a checklist item";
  },
  moveItem: "Move a checklist item",
  deleteItem: "Delete a checklist item",
  assignItem: "Assign a checklist item",
  unassignItem: "Remove someone from a checklist item",
  deleteAttachment: "Delete a file",
  createComment: "Add a comment",
  updateComment: "Edit a comment",
  deleteComment: "Delete a comment",
  starBoard: "Star the board",
  unstarBoard: "Remove the star from the board",
  undo: "Undo an earlier change",
  invite: "Add a member to the board",
  changeRole: "Change a member’s role",
  removeMember: "Remove a member from the board",
};

export const attachFile = (name: string) => `Attach the file “${name}”`;
