/** A card that was removed, as the trash and the history keep it: as on the wire, with ids for labels and people. */
import type { Card, CardFields } from "../../contract/cards.ts";
import type { LeftOut } from "../../contract/trash.ts";
import { type PersonState, withMatches } from "../people/store.ts";
import type { Known } from "./store.ts";

interface RemovedCard extends Omit<CardFields, "board_id"> {
  labels: string[];
  assignees: string[];
  placeholders: string[];
  checklists: { id: string; title: string; rank: number; items: RemovedItem[] }[];
  attachments: { id: string; name: string; mime_type: string; size: number }[];
}

interface RemovedItem {
  id: string;
  content: string;
  is_done: boolean;
  rank: number;
  assignees: string[];
  placeholders: string[];
}

/** What `removedCard` reads. */
export function cardAsRemoved(card: Card): RemovedCard {
  const { board_id: _, labels, assignees, placeholders, checklists, attachments, ...fields } = card;
  return {
    ...fields,
    labels: idsOf(labels),
    assignees: idsOf(assignees),
    placeholders: idsOf(placeholders),
    checklists: checklists.map(({ id, title, rank, items }) => ({
      id,
      title,
      rank,
      items: items.map((item) => ({
        id: item.id,
        content: item.content,
        is_done: item.is_done,
        rank: item.rank,
        assignees: idsOf(item.assignees),
        placeholders: idsOf(item.placeholders),
      })),
    })),
    attachments: attachments.map(({ id, name, mime_type, size }) => ({ id, name, mime_type, size })),
  };
}

function idsOf(things: readonly { id: string }[]): string[] {
  return things.map(({ id }) => id);
}

/** As it was, without labels and people that are not on the board. People who have been matched since are assigned. */
export function removedCard(
  data: string,
  boardId: string,
  { labels, users, people }: Known & { people: ReadonlyMap<string, PersonState> },
): { card: Card; left_out: LeftOut } {
  // Written by the statement in server/trash/removal.ts.
  const was = JSON.parse(data) as RemovedCard;
  const missing = { labels: new Set<string>(), assignees: new Set<string>() };
  const assigned = (thing: Pick<RemovedItem, "assignees" | "placeholders">) => {
    const stillMembers = known(thing.assignees, users, missing.assignees);
    const placeholders = thing.placeholders.map((id) => ({ id }));
    const { left_out, ...both } = withMatches(stillMembers, placeholders, { people, users });
    for (const id of left_out) missing.assignees.add(id);
    return both;
  };
  const card: Card = {
    id: was.id,
    board_id: boardId,
    column_id: was.column_id,
    number: was.number,
    title: was.title,
    description: was.description,
    rank: was.rank,
    start_at: was.start_at,
    due_at: was.due_at,
    is_complete: was.is_complete,
    cover_attachment_id: was.cover_attachment_id,
    labels: known(was.labels, labels, missing.labels),
    ...assigned(was),
    checklists: was.checklists.map(({ id, title, rank, items }) => ({
      id,
      card_id: was.id,
      title,
      rank,
      items: items.map((item) => ({
        id: item.id,
        checklist_id: id,
        content: item.content,
        is_done: item.is_done,
        rank: item.rank,
        ...assigned(item),
      })),
    })),
    attachments: was.attachments.map(({ id, name, mime_type, size }) => ({
      id,
      card_id: was.id,
      name,
      mime_type,
      size,
    })),
    comment_count: was.comment_count,
    created_at: was.created_at,
    updated_at: was.updated_at,
  };
  return { card, left_out: { labels: [...missing.labels].sort(), assignees: [...missing.assignees].sort() } };
}

function known<T>(ids: string[], all: ReadonlyMap<string, T>, missing: Set<string>): T[] {
  return ids.flatMap((id) => {
    const thing = all.get(id);
    if (thing === undefined) missing.add(id);
    return thing ?? [];
  });
}
