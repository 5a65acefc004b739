/** A card with new ids for itself and everything that belongs to it; labels, people and files are given. */
import type { Attachment } from "../../contract/attachments.ts";
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { Label } from "../../contract/labels.ts";
import type { Placeholder } from "../../contract/people.ts";
import type { User } from "../../contract/users.ts";
import { newId } from "../platform/util/ids.ts";
import { byId } from "../users/public-user.ts";

/** What stands in the copy for what is on the original; null where nothing does. */
export interface Counterparts {
  label(label: Label): Label | null;
  user(user: User): User | null;
  person(person: Placeholder): Placeholder | null;
  /** The id of the copy of a file. */
  file(id: string): string | null;
}

type Place = Pick<Card, "board_id" | "column_id" | "number" | "rank">;

export function copyOfCard(
  card: Card,
  place: Place,
  { now, ...given }: Counterparts & { now: string },
): Card {
  const id = newId();
  const { title, description, start_at, due_at, is_complete, cover_attachment_id } = card;
  const attachments = card.attachments.flatMap((file) => copyOfFile(file, id, given)).sort(byId);
  return {
    id,
    board_id: place.board_id,
    column_id: place.column_id,
    number: place.number,
    title,
    description,
    rank: place.rank,
    start_at,
    due_at,
    is_complete,
    cover_attachment_id: cover_attachment_id && given.file(cover_attachment_id),
    labels: card.labels.flatMap((label) => given.label(label) ?? []).sort(byId),
    assignees: card.assignees.flatMap((user) => given.user(user) ?? []),
    placeholders: card.placeholders.flatMap((person) => given.person(person) ?? []).sort(byId),
    checklists: card.checklists.map((checklist) => copyOfChecklist(checklist, id, given)),
    attachments,
    comment_count: 0,
    created_at: now,
    updated_at: now,
  };
}

function copyOfFile({ id, name, mime_type, size }: Attachment, card_id: string, given: Counterparts) {
  const copy = given.file(id);
  return copy === null ? [] : { id: copy, card_id, name, mime_type, size };
}

function copyOfChecklist({ title, rank, items }: Checklist, card_id: string, given: Counterparts): Checklist {
  const id = newId();
  return { id, card_id, title, rank, items: items.map((item) => copyOfItem(item, id, given)) };
}

function copyOfItem(item: ChecklistItem, checklist_id: string, given: Counterparts): ChecklistItem {
  const { content, is_done, rank, assignees, placeholders } = item;
  return {
    id: newId(),
    checklist_id,
    content,
    is_done,
    rank,
    assignees: assignees.flatMap((user) => given.user(user) ?? []),
    placeholders: placeholders.flatMap((person) => given.person(person) ?? []).sort(byId),
  };
}
