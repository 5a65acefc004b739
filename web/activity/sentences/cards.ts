import type { Label } from "../../../contract/labels.ts";
import { direction } from "./direction.ts";
import { cardPart, columnPart } from "./names.ts";
import { list, type Part, quote } from "./parts.ts";
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
    const card = cardPart(names, data.id, data.title);
    const described = descriptionVerb(previous, data.description);
    if (previous?.title === undefined) {
      return described ? [`${described[0]} `, `${described[1]} `, card] : ["changed ", card];
    }
    const renamed: Part[] =
      data.id === names.here
        ? ["renamed this card from ", quote(previous.title), " to ", quote(data.title)]
        : ["renamed ", quote(previous.title), " to ", card];
    return described ? [...renamed, ` and ${described[0]} its description`] : renamed;
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

/** What was done to the description, or null. */
export function descriptionVerb(
  previous: { description?: string | null } | undefined,
  now: string | null,
): [verb: string, object: string] | null {
  if (previous?.description === undefined) return null;
  if (!previous.description) return ["added", "a description to"];
  return now ? ["changed", "the description of"] : ["removed", "the description of"];
}

function labelsOnlyIn(some: readonly Label[], others: readonly Label[] | undefined): Label[] {
  return others ? some.filter((label) => !others.some(({ id }) => id === label.id)) : [];
}

function labelParts(verb: string, labels: readonly Label[]): Part[] {
  if (labels.length === 0) return [`${verb} a label`];
  const chips = labels.map(({ name, color }): Part => ({ kind: "label", name, color }));
  return [`${verb} the ${labels.length === 1 ? "label" : "labels"} `, ...list(chips)];
}
