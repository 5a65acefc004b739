/** Undoing one event about a checklist or an item, on a copy of the card. */
import type { Card } from "../../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import { CHECKLIST_LIMIT, ITEM_LIMIT } from "../../checklists/store.ts";
import { withMatches } from "../../people/store.ts";
import { valuesBefore } from "../../platform/core/change/changed-fields.ts";
import { announce } from "../../platform/core/change/decision.ts";
import { byRank, rankAfter } from "../../platform/core/rank.ts";
import { differences, placeholdersOn, sameChecklist, sameItem } from "../content.ts";
import { previousFields, previousList } from "../fields.ts";
import { Changed } from "../log/later-change.ts";
import type { Of } from "../undoing.ts";
import type { Step, StepContext } from "./steps.ts";

export function checklistCreated(card: Card, { seq, data }: Of<"checklist.created">): Step {
  const checklist = checklistOn(card, data.id, seq);
  if (!sameChecklist(checklist, data)) {
    const items = [...checklist.items, ...data.items].map(({ id }) => id);
    const others = differences(checklist, data);
    throw new Changed({ since: seq, on: card.id, id: data.id, items, what: "anything", others });
  }
  return {
    card: { ...card, checklists: card.checklists.filter(({ id }) => id !== data.id) },
    event: announce("checklist.deleted", checklist),
  };
}

export function checklistUpdated(card: Card, event: Of<"checklist.updated">): Step {
  const before = checklistOn(card, event.data.id, event.seq);
  const on = { on: card.id, id: before.id, kind: "checklist" };
  const checklist = { ...before, ...previousFields(before, event, { names: ["title"], ...on }) };
  return {
    card: withChecklist(card, checklist),
    event: announce("checklist.updated", checklist, { previous: { title: before.title } }),
  };
}

/** As it was, without people who have left the board since. */
export function checklistDeleted(
  card: Card,
  { seq, data }: Of<"checklist.deleted">,
  context: StepContext,
): Step {
  if (card.checklists.some(({ id }) => id === data.id))
    throw new Changed({ since: seq, on: card.id, id: data.id, what: "created" });
  const { board, limits } = context.moment;
  limits.refuseMore(CHECKLIST_LIMIT, [{ taken: card.checklists.length }], board);
  const items = data.items.map((item) => ({ ...item, ...stillThere(item, context) }));
  const rank = freeRank(data, card.checklists, context.isRenumbered(seq));
  const checklist: Checklist = { ...data, items, rank };
  return { card: withChecklist(card, checklist), event: announce("checklist.created", checklist) };
}

export function checklistMoved(
  card: Card,
  { seq, data }: Of<"checklist.moved">,
  { reverseMove }: StepContext,
): Step {
  const before = checklistOn(card, data.id, seq);
  const { place, position } = reverseMove(before.id, seq, { parent: card.id, rank: before.rank });
  const checklist = { ...before, rank: place.rank };
  const previous = { rank: before.rank, position };
  return {
    card: withChecklist(card, checklist),
    event: announce("checklist.moved", checklist, { previous, renumbered: place.renumbered }),
    writes: place.writes,
  };
}

export function itemCreated(card: Card, { seq, data }: Of<"checklist_item.created">): Step {
  const item = itemOn(card, data.id, seq);
  if (!sameItem(item, data)) {
    const others = differences(item, data);
    throw new Changed({ since: seq, on: card.id, id: data.id, what: "anything", others });
  }
  return {
    card: withoutItem(card, item.id),
    event: announce("checklist_item.deleted", item, { cardId: card.id }),
  };
}

export function itemUpdated(card: Card, event: Of<"checklist_item.updated">): Step {
  const before = itemOn(card, event.data.id, event.seq);
  const on = { on: card.id, id: before.id, kind: "checklist_item" };
  const fields = previousFields(before, event, { names: ["content", "is_done"], ...on });
  return changedItem("checklist_item.updated", card, before, fields);
}

export function itemDeleted(
  card: Card,
  { seq, data }: Of<"checklist_item.deleted">,
  context: StepContext,
): Step {
  if (card.checklists.some(({ items }) => items.some(({ id }) => id === data.id)))
    throw new Changed({ since: seq, on: card.id, id: data.id, what: "created" });
  const { items } = checklistOn(card, data.checklist_id, seq);
  const { board, limits } = context.moment;
  limits.refuseMore(ITEM_LIMIT, [{ taken: items.length }], board);
  const rank = freeRank(data, items, context.isRenumbered(seq));
  const item: ChecklistItem = { ...data, ...stillThere(data, context), rank };
  return {
    card: withItem(card, item),
    event: announce("checklist_item.created", item, { cardId: card.id }),
  };
}

export function itemMoved(card: Card, { seq, data }: Of<"checklist_item.moved">, context: StepContext): Step {
  const before = itemOn(card, data.id, seq);
  const { parent, place, position } = context.reverseMove(before.id, seq, {
    ...before,
    parent: before.checklist_id,
  });
  const target = checklistOn(card, parent, seq);
  const { board, limits } = context.moment;
  if (parent !== before.checklist_id) limits.refuseMore(ITEM_LIMIT, [{ taken: target.items.length }], board);
  const item = { ...before, checklist_id: parent, rank: place.rank };
  const previous = { checklist_id: before.checklist_id, rank: before.rank, position };
  return {
    card: withItem(card, item),
    event: announce("checklist_item.moved", item, {
      previous,
      renumbered: place.renumbered,
      cardId: card.id,
    }),
    writes: place.writes,
  };
}

export function itemAssignees(
  card: Card,
  { type, seq, data, previous }: Of<"checklist_item.assigned" | "checklist_item.unassigned">,
  { members }: StepContext,
): Step {
  const item = itemOn(card, data.id, seq);
  const what = { kind: "checklist_item", fields: ["assignees"] };
  const assignees = previousList(
    { now: item.assignees, after: data.assignees, before: previous?.assignees ?? data.assignees },
    members,
    { since: seq, on: card.id, id: item.id, what, others: placeholdersOn(data) },
  );
  const kind = type === "checklist_item.assigned" ? "checklist_item.unassigned" : "checklist_item.assigned";
  return changedItem(kind, card, item, { assignees });
}

type ItemChange = "checklist_item.updated" | "checklist_item.assigned" | "checklist_item.unassigned";

function changedItem(
  kind: ItemChange,
  card: Card,
  before: ChecklistItem,
  fields: Partial<ChecklistItem>,
): Step {
  const item = { ...before, ...fields };
  const previous = valuesBefore(before, fields);
  return { card: withItem(card, item), event: announce(kind, item, { previous, cardId: card.id }) };
}

function checklistOn(card: Card, id: string, since: number): Checklist {
  const found = card.checklists.find((checklist) => checklist.id === id);
  if (!found) throw new Changed({ since, on: card.id, id, what: "removed" });
  return found;
}

function itemOn(card: Card, id: string, since: number): ChecklistItem {
  const found = card.checklists.flatMap(({ items }) => items).find((item) => item.id === id);
  if (!found) throw new Changed({ since, on: card.id, id, what: "removed" });
  return found;
}

function withChecklist(card: Card, checklist: Checklist): Card {
  const others = card.checklists.filter(({ id }) => id !== checklist.id);
  return { ...card, checklists: [...others, checklist].sort(byRank) };
}

function withoutItem(card: Card, itemId: string): Card {
  const checklists = card.checklists.map((checklist) => ({
    ...checklist,
    items: checklist.items.filter(({ id }) => id !== itemId),
  }));
  return { ...card, checklists };
}

function withItem(card: Card, item: ChecklistItem): Card {
  const without = withoutItem(card, item.id);
  const checklists = without.checklists.map((checklist) =>
    checklist.id === item.checklist_id
      ? { ...checklist, items: [...checklist.items, item].sort(byRank) }
      : checklist,
  );
  return { ...without, checklists };
}

/** Members who have not left, and people of an imported board, or the members they have been matched to since. */
function stillThere(
  { assignees, placeholders }: ChecklistItem,
  { members, people }: StepContext,
): Pick<ChecklistItem, "assignees" | "placeholders"> {
  const stillMembers = assignees.flatMap(({ id }) => members.get(id) ?? []);
  const { left_out: _, ...both } = withMatches(stillMembers, placeholders, { people, users: members });
  return both;
}

interface Ranked {
  rank: number;
}

/** The old rank, or the end of the list if a sibling has that rank now or they have all been renumbered. */
function freeRank({ rank }: Ranked, siblings: readonly Ranked[], isRenumbered: boolean): number {
  const isFree = !isRenumbered && siblings.every((sibling) => sibling.rank !== rank);
  const last = siblings.reduce<number | null>(
    (most, sibling) => Math.max(most ?? sibling.rank, sibling.rank),
    null,
  );
  return isFree ? rank : rankAfter(last);
}
