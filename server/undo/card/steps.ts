/** The card as it was before one event about it, and the event that announces the undo. */
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import type { User } from "../../../contract/users.ts";
import type { PersonState } from "../../people/store.ts";
import { valuesBefore } from "../../platform/core/change/changed-fields.ts";
import { type Announcement, announce } from "../../platform/core/change/decision.ts";
import type { Write } from "../../platform/db/db.ts";
import { placeholdersOn } from "../content.ts";
import { previousFields, previousList } from "../fields.ts";
import { Changed } from "../log/later-change.ts";
import type { Of, UndoContext } from "../undoing.ts";
import type { ReversedMove } from "./reverse-moves.ts";

export interface StepContext {
  moment: UndoContext;
  /** The labels and members to put back on the card that still exist. */
  labels: ReadonlyMap<string, Label>;
  members: ReadonlyMap<string, User>;
  /** People of an imported board, matched or not. */
  people: ReadonlyMap<string, PersonState>;
  /** Whether checklists or items of the card were renumbered after that event. */
  isRenumbered(since: number): boolean;
  reverseMove(id: string, seq: number, now: { parent: string; rank: number }): ReversedMove;
}

/** `writes`: what must be written beyond the card itself, such as the new ranks of its siblings. */
export interface Step {
  card: Card;
  event: Announcement;
  writes?: Write[];
}

/** What PATCH changes. */
const EDITABLE_FIELDS = [
  "title",
  "description",
  "start_at",
  "due_at",
  "is_complete",
  "cover_attachment_id",
] as const;

export function cardUpdated(card: Card, event: Of<"card.updated">, { moment }: StepContext): Step {
  const on = { on: card.id, id: card.id, kind: "card" };
  const fields = previousFields(card, event, { names: EDITABLE_FIELDS, ...on });
  const before = { ...card, ...fields };
  const trace = { since: event.seq, on: card.id };
  if (!areInOrder(before))
    throw new Changed({ ...trace, id: card.id, what: { kind: "card", fields: ["start_at", "due_at"] } });
  const cover = before.cover_attachment_id;
  if (cover !== null && !card.attachments.some(({ id }) => id === cover))
    throw new Changed({ ...trace, id: cover, what: "removed" });
  return changed("card.updated", card, { ...fields, updated_at: moment.now });
}

/** The other date may have been changed since. */
function areInOrder({ start_at, due_at }: Card): boolean {
  return start_at === null || due_at === null || start_at <= due_at;
}

export function cardMoved(card: Card, event: Of<"card.moved">, { moment, reverseMove }: StepContext): Step {
  const {
    parent: column_id,
    place,
    position,
  } = reverseMove(card.id, event.seq, { ...card, parent: card.column_id });
  const fields = { column_id, rank: place.rank, updated_at: moment.now };
  const moved = { ...card, ...fields };
  const previous = { ...valuesBefore(card, fields), position };
  return {
    card: moved,
    event: announce("card.moved", moved, { previous, renumbered: place.renumbered }),
    writes: place.writes,
  };
}

export function cardLabels(
  card: Card,
  { type, seq, data, previous }: Of<"card.labeled" | "card.unlabeled">,
  { moment, labels: existing }: StepContext,
): Step {
  const trace = { since: seq, on: card.id, id: card.id, what: { kind: "card", fields: ["labels"] } };
  const before = previous?.labels ?? data.labels;
  const labels = previousList({ now: card.labels, after: data.labels, before }, existing, trace);
  return changed(type === "card.labeled" ? "card.unlabeled" : "card.labeled", card, {
    labels,
    updated_at: moment.now,
  });
}

export function cardAssignees(
  card: Card,
  { type, seq, data, previous }: Of<"card.assigned" | "card.unassigned">,
  { moment, members }: StepContext,
): Step {
  const what = { kind: "card", fields: ["assignees"] };
  const trace = { since: seq, on: card.id, id: card.id, what, others: placeholdersOn(data) };
  const before = previous?.assignees ?? data.assignees;
  const assignees = previousList({ now: card.assignees, after: data.assignees, before }, members, trace);
  return changed(type === "card.assigned" ? "card.unassigned" : "card.assigned", card, {
    assignees,
    updated_at: moment.now,
  });
}

type CardChange = "card.updated" | "card.labeled" | "card.unlabeled" | "card.assigned" | "card.unassigned";

function changed(kind: CardChange, before: Card, fields: Partial<Card>): Step {
  const card = { ...before, ...fields };
  return { card, event: announce(kind, card, { previous: valuesBefore(before, fields) }) };
}
