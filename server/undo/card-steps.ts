/** One step back: a card as it was before an event about it, and the event that announces this. */
import type { Card } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import type { User } from "../../contract/users.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { type Announcement, announce } from "../platform/core/change/decision.ts";
import type { Write } from "../platform/db/db.ts";
import { fieldsBack, listBack } from "./fields.ts";
import type { Back } from "./move-back.ts";
import type { Of, UndoContext } from "./undoing.ts";

export interface Known {
  moment: UndoContext;
  /** Labels and members that still exist, of those that were on the card. */
  labels: ReadonlyMap<string, Label>;
  members: ReadonlyMap<string, User>;
  /** True if checklists or items of the card have got new ranks after the event of that number. */
  isRenumbered(since: number): boolean;
  back(id: string, seq: number, now: { parent: string; rank: number }): Back;
}

/** `writes` are those that do not follow from the card. */
export interface Step {
  card: Card;
  event: Announcement;
  writes?: Write[];
}

export function cardUpdated(card: Card, event: Of<"card.updated">, { moment }: Known): Step {
  const on = { on: card.id, id: card.id, kind: "card" };
  const fields = fieldsBack(card, event, { names: ["title", "description"], ...on });
  return changed("card.updated", card, { ...fields, updated_at: moment.now });
}

export function cardMoved(card: Card, event: Of<"card.moved">, { moment, back }: Known): Step {
  const {
    parent: column_id,
    place,
    position,
  } = back(card.id, event.seq, { ...card, parent: card.column_id });
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
  { moment, labels: known }: Known,
): Step {
  const trace = { since: seq, on: card.id, id: card.id, what: { kind: "card", fields: ["labels"] } };
  const before = previous?.labels ?? data.labels;
  const labels = listBack({ now: card.labels, after: data.labels, before }, known, trace);
  return changed(type === "card.labeled" ? "card.unlabeled" : "card.labeled", card, {
    labels,
    updated_at: moment.now,
  });
}

export function cardAssignees(
  card: Card,
  { type, seq, data, previous }: Of<"card.assigned" | "card.unassigned">,
  { moment, members }: Known,
): Step {
  const trace = { since: seq, on: card.id, id: card.id, what: { kind: "card", fields: ["assignees"] } };
  const before = previous?.assignees ?? data.assignees;
  const assignees = listBack({ now: card.assignees, after: data.assignees, before }, members, trace);
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
