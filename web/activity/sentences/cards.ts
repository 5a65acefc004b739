import * as texts from "#texts/sentences.ts";
import type { Label } from "../../../contract/labels.ts";
import { cardChanges } from "./card-changes.ts";
import { direction } from "./direction.ts";
import { cardPart, columnPart, firstParts } from "./names.ts";
import type { Part } from "./parts.ts";
import { peopleOnlyIn, peopleParts } from "./people-words.ts";
import type { Sentences } from "./sentence.ts";

export const cardSentences = {
  "card.created": ({ data, restored }, names) =>
    (restored ? texts.restoredCard : texts.addedCard)(
      cardPart(names, data.id, data.title),
      columnPart(names, data.column_id),
    ),
  "card.updated": ({ data, previous }, names) => {
    const [first, ...more] = cardChanges(data, previous, names);
    if (!first) return texts.changedCard(cardPart(names, data.id, data.title));
    return texts.clauses([first.ofCard, ...more.map(({ ofIt }) => ofIt)]);
  },
  "card.deleted": ({ data, archived }, names) =>
    (archived ? texts.archivedCard : texts.deletedTheCard)(
      cardPart(names, data.id, data.title),
      columnPart(names, data.column_id),
    ),
  "card.moved": (event, names) => {
    const { data, previous } = event;
    const card = cardPart(names, data.id, data.title);
    const to = columnPart(names, data.column_id);
    if (previous?.column_id === undefined || previous.column_id === data.column_id)
      return texts.movedCardWithin[direction(event)](card, to);
    return texts.movedCard(card, columnPart(names, previous.column_id), to);
  },
  "card.labeled": ({ data, previous }, names) =>
    texts.addedLabels(
      firstParts(labelsOnlyIn(data.labels, previous?.labels), names),
      cardPart(names, data.id, data.title),
    ),
  "card.unlabeled": ({ data, previous }, names) =>
    texts.removedLabels(
      firstParts(labelsOnlyIn(previous?.labels ?? [], data.labels), names),
      cardPart(names, data.id, data.title),
    ),
  "card.assigned": ({ data, previous, user_id }, names) => {
    const added = peopleOnlyIn(data, previous);
    const card = cardPart(names, data.id, data.title);
    if (added.length === 0) return texts.assignedAgain(card);
    return texts.assigned(peopleParts(added, user_id, names), card);
  },
  "card.unassigned": ({ data, previous, user_id }, names) => {
    const removed = previous?.assignees ? peopleOnlyIn({ assignees: previous.assignees }, data) : [];
    const card = cardPart(names, data.id, data.title);
    if (removed.length === 0) return texts.unassignedSomebody(card);
    return texts.unassigned(peopleParts(removed, user_id, names), card);
  },
} satisfies Partial<Sentences>;

/** Those on the first and not among the others. */
export function labelsOnlyIn(some: readonly Label[], others: readonly Label[] | undefined): Part[] {
  const only = others ? some.filter((label) => !others.some(({ id }) => id === label.id)) : [];
  return only.map(({ name, color }) => ({ kind: "label", name, color }));
}
