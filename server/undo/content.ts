/** What somebody put into a card, without what others decide: ranks, names of labels, profiles of people. */
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";

export function sameCard(one: Card, other: Card): boolean {
  return Bun.deepEquals(ofCard(one), ofCard(other));
}

export function sameChecklist(one: Checklist, other: Checklist): boolean {
  return Bun.deepEquals(ofChecklist(one), ofChecklist(other));
}

export function sameItem(one: ChecklistItem, other: ChecklistItem): boolean {
  return Bun.deepEquals(ofItem(one), ofItem(other));
}

function ofCard({
  labels,
  assignees,
  placeholders,
  checklists,
  attachments,
  rank: _,
  updated_at: __,
  ...fields
}: Card) {
  return {
    ...fields,
    labels: labels.map(idOf),
    assignees: assignees.map(idOf),
    placeholders: placeholders.map(idOf),
    checklists: checklists.map(ofChecklist),
    attachments: attachments.map(idOf),
  };
}

function ofChecklist({ id, title, items }: Checklist) {
  return { id, title, items: items.map(ofItem) };
}

function ofItem({ id, checklist_id, content, is_done, assignees, placeholders }: ChecklistItem) {
  const people = { assignees: assignees.map(idOf), placeholders: placeholders.map(idOf) };
  return { id, checklist_id, content, is_done, ...people };
}

/** The people on it who had not been matched to a member. */
export function placeholdersOn(thing: Card | Checklist | ChecklistItem): string[] {
  if ("checklists" in thing)
    return [...thing.placeholders.map(idOf), ...thing.checklists.flatMap(placeholdersOn)];
  if ("items" in thing) return thing.items.flatMap(placeholdersOn);
  return thing.placeholders.map(idOf);
}

/**
 * Labels and people that only one of the two has. They may have left the board, or come back to it: that is no event
 * about the card.
 */
export function differences<Thing extends Card | Checklist | ChecklistItem>(
  one: Thing,
  other: Thing,
): string[] {
  return [...new Set(labelsAndPeopleOn(one)).symmetricDifference(new Set(labelsAndPeopleOn(other)))];
}

function labelsAndPeopleOn(thing: Card | Checklist | ChecklistItem): string[] {
  if ("items" in thing) return thing.items.flatMap(labelsAndPeopleOn);
  const people = [...thing.assignees, ...thing.placeholders].map(idOf);
  if (!("checklists" in thing)) return people;
  return [...people, ...thing.labels.map(idOf), ...thing.checklists.flatMap(labelsAndPeopleOn)];
}

function idOf({ id }: { id: string }): string {
  return id;
}
