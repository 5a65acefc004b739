import { dateOf, listOf, numberOf, stringOf } from "../../read/values.ts";
import type { Key } from "../../records.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { skipSome } from "../skips.ts";
import type { Reading } from "./cards.ts";

/** Older versions have the items in their checklist. */
export function putChecklist(value: unknown, index: number, reading: Reading): void {
  const { survey, sink } = reading;
  const checklist = fieldsOf(value);
  const key = shortKeyOf(checklist._id);
  const card = shortKeyOf(checklist.cardId);
  if (key === null || card === null || !survey.cards.has(card)) {
    return sink.skip("checklists", "their card is not in the file");
  }
  const title = stringOf(checklist.title) ?? "";
  sink.put({ kind: "checklist", key, card, title, sort: numberOf(checklist.sort) ?? index });
  for (const [position, item] of listOf(checklist.items).entries()) putItem(item, key, position, reading);
}

export function putItem(value: unknown, within: Key | null, index: number, { sink }: Reading): void {
  const item = fieldsOf(value);
  const checklist = within ?? shortKeyOf(item.checklistId);
  const own = shortKeyOf(item._id);
  if (own === null || checklist === null)
    return sink.skip("checklist items", "they have no id or no checklist");
  sink.put({
    kind: "item",
    // Within older checklists items are numbered.
    key: within === null ? own : `${within}/${own}`,
    checklist,
    content: stringOf(item.title) ?? "",
    isDone: item.isFinished === true,
    people: [],
    sort: numberOf(item.sort) ?? index,
  });
}

export function putComment(value: unknown, { survey, sink }: Reading): void {
  const comment = fieldsOf(value);
  const key = shortKeyOf(comment._id);
  const card = shortKeyOf(comment.cardId);
  const body = stringOf(comment.text);
  if (key === null || !body?.trim()) return sink.skip("comments", "they are empty");
  if (card === null || !survey.cards.has(card)) {
    return sink.skip("comments", "they are on cards that are not in the file");
  }
  const writer = shortKeyOf(comment.userId);
  const author = writer !== null && survey.people.use(writer) ? writer : null;
  const createdAt = dateOf(comment.createdAt);
  const changedAt = dateOf(comment.modifiedAt);
  const isEdited =
    createdAt !== null && changedAt !== null && Date.parse(changedAt) - Date.parse(createdAt) > 1000;
  sink.put({ kind: "comment", key, card, author, body, createdAt, editedAt: isEdited ? changedAt : null });
}

/** The bytes are in the document, in base64, or in the archive beside it. */
export function putFile(value: unknown, index: number, { survey, inArchive, sink }: Reading): void {
  const attachment = fieldsOf(value);
  const key = shortKeyOf(attachment._id);
  const card = shortKeyOf(attachment.cardId);
  if (key === null || card === null || !survey.cards.has(card)) {
    return sink.skip("attachments", "they do not belong to a card in the file");
  }
  const name = stringOf(attachment.name) || "file";
  const entry = inArchive({ id: key, names: [name], size: null });
  const base64 = typeof attachment.file === "string" ? attachment.file : "";
  if (entry === null && base64 === "") return sink.skip("attachments", "the board was exported without them");
  const content = entry === null ? { blob: sink.blob(Buffer.from(base64, "base64")) } : { entry };
  const mimeType = stringOf(attachment.type) || null;
  sink.put({ kind: "file", key, card, name, mimeType, content, sort: index });
}

/** Subtasks are cards; those that are not among the cards of the board are on another one. */
export function countSubtask(value: unknown, { survey, sink }: Reading): void {
  const key = shortKeyOf(fieldsOf(value)._id);
  skipSome(
    sink,
    "subtasks",
    "they are cards of another board",
    key !== null && survey.cards.has(key) ? 0 : 1,
  );
}
