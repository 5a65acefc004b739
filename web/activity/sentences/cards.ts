import type { Label } from "../../../contract/labels.ts";
import { cardChanges, joint } from "./card-changes.ts";
import { direction } from "./direction.ts";
import { cardPart, columnPart } from "./names.ts";
import { list, type Part } from "./parts.ts";
import { peopleOnlyIn, peopleParts } from "./people-words.ts";
import type { Sentences } from "./sentence.ts";

export const cardSentences = {
  "card.created": ({ data, restored }, names) => [
    restored ? "restored " : "added ",
    cardPart(names, data.id, data.title),
    restored ? " in " : " to ",
    columnPart(names, data.column_id),
  ],
  "card.updated": ({ data, previous }, names) => {
    const [first, ...more] = cardChanges(data, previous, names);
    if (!first) return ["changed ", cardPart(names, data.id, data.title)];
    return [...first.ofCard, ...more.flatMap(({ ofIt }, index) => [joint(index, more.length), ...ofIt])];
  },
  "card.deleted": ({ data, archived }, names) => [
    archived ? "archived " : "deleted ",
    cardPart(names, data.id, data.title),
    " from ",
    columnPart(names, data.column_id),
  ],
  "card.moved": (event, names) => {
    const { data, previous } = event;
    const card = cardPart(names, data.id, data.title);
    const to = columnPart(names, data.column_id);
    if (previous?.column_id === undefined || previous.column_id === data.column_id)
      return ["moved ", card, `${direction(event, "up", "down")} in `, to];
    return ["moved ", card, " from ", columnPart(names, previous.column_id), " to ", to];
  },
  "card.labeled": ({ data, previous }, names) => [
    ...labelParts("added", labelsOnlyIn(data.labels, previous?.labels)),
    " to ",
    cardPart(names, data.id, data.title),
  ],
  "card.unlabeled": ({ data, previous }, names) => [
    ...labelParts("removed", labelsOnlyIn(previous?.labels ?? [], data.labels)),
    " from ",
    cardPart(names, data.id, data.title),
  ],
  "card.assigned": ({ data, previous, user_id }, names) => {
    const added = peopleOnlyIn(data, previous);
    const card = cardPart(names, data.id, data.title);
    if (added.length === 0) return ["assigned people who were already on ", card];
    return ["assigned ", ...peopleParts(added, user_id, names), " to ", card];
  },
  "card.unassigned": ({ data, previous, user_id }, names) => {
    const removed = previous?.assignees ? peopleOnlyIn({ assignees: previous.assignees }, data) : [];
    const card = cardPart(names, data.id, data.title);
    if (removed.length === 0) return ["unassigned people from ", card];
    return ["unassigned ", ...peopleParts(removed, user_id, names), " from ", card];
  },
} satisfies Partial<Sentences>;

function labelsOnlyIn(some: readonly Label[], others: readonly Label[] | undefined): Label[] {
  return others ? some.filter((label) => !others.some(({ id }) => id === label.id)) : [];
}

function labelParts(verb: string, labels: readonly Label[]): Part[] {
  if (labels.length === 0) return [`${verb} a label`];
  const chips = labels.map(({ name, color }): Part => ({ kind: "label", name, color }));
  return [`${verb} the ${labels.length === 1 ? "label" : "labels"} `, ...list(chips)];
}
