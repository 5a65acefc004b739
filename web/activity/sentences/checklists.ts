import { direction } from "./direction.ts";
import { type Names, onCard } from "./names.ts";
import { type Part, quote } from "./parts.ts";
import { peopleOnlyIn, peopleParts } from "./people-words.ts";
import type { Sentences } from "./sentence.ts";

/** Of what is on a card: checklists with their items, files and comments. */
export const checklistSentences = {
  "checklist.created": ({ data }, names) => [
    "added the checklist ",
    quote(data.title),
    ...onCard(names, data.card_id, "to"),
  ],
  "checklist.updated": ({ data, previous }, names) => {
    const card = onCard(names, data.card_id);
    if (previous?.title === undefined) return ["changed the checklist ", quote(data.title), ...card];
    return ["renamed the checklist ", quote(previous.title), " to ", quote(data.title), ...card];
  },
  "checklist.deleted": ({ data }, names) => [
    "deleted the checklist ",
    quote(data.title),
    ...onCard(names, data.card_id, "from"),
  ],
  "checklist.moved": (event, names) => [
    "moved the checklist ",
    quote(event.data.title),
    direction(event, "up", "down"),
    ...onCard(names, event.data.card_id),
  ],

  "checklist_item.created": ({ data }, names) => [
    "added ",
    quote(data.content),
    ...inChecklist(names, data.checklist_id, "to"),
    ...onItemsCard(names, data.checklist_id),
  ],
  "checklist_item.updated": ({ data, previous }, names) => {
    const card = onItemsCard(names, data.checklist_id);
    const ticked = previous?.is_done === undefined ? null : data.is_done ? "ticked" : "unticked";
    if (previous?.content === undefined) return [`${ticked ?? "changed"} `, quote(data.content), ...card];
    const tail = ticked ? [` and ${ticked} it`] : [];
    return ["changed ", quote(previous.content), " to ", quote(data.content), ...card, ...tail];
  },
  "checklist_item.deleted": ({ data }, names) => [
    "deleted ",
    quote(data.content),
    ...inChecklist(names, data.checklist_id, "from"),
    ...onItemsCard(names, data.checklist_id),
  ],
  "checklist_item.moved": (event, names) => {
    const { data, previous } = event;
    const from = previous?.checklist_id ?? data.checklist_id;
    const places =
      from === data.checklist_id
        ? [direction(event, "up", "down"), ...inChecklist(names, from, "in")]
        : [...inChecklist(names, from, "from"), ...inChecklist(names, data.checklist_id, "to")];
    return ["moved ", quote(data.content), ...places, ...onItemsCard(names, data.checklist_id)];
  },
  "checklist_item.assigned": ({ data, previous, user_id }, names) => {
    const added = peopleOnlyIn(data, previous);
    const item = [quote(data.content), ...onItemsCard(names, data.checklist_id)];
    if (added.length === 0) return ["assigned people who were already on ", ...item];
    return ["assigned ", ...peopleParts(added, user_id, names), " to ", ...item];
  },
  "checklist_item.unassigned": ({ data, previous, user_id }, names) => {
    const removed = previous?.assignees ? peopleOnlyIn({ assignees: previous.assignees }, data) : [];
    const item = [quote(data.content), ...onItemsCard(names, data.checklist_id)];
    if (removed.length === 0) return ["unassigned people from ", ...item];
    return ["unassigned ", ...peopleParts(removed, user_id, names), " from ", ...item];
  },

  "attachment.created": ({ data, restored }, names) => [
    restored ? "restored the file " : "attached ",
    quote(data.name),
    ...onCard(names, data.card_id, restored ? "on" : "to"),
  ],
  "attachment.deleted": ({ data }, names) => [
    "deleted the file ",
    quote(data.name),
    ...onCard(names, data.card_id, "from"),
  ],

  "comment.created": ({ data, restored }, names) => [
    restored ? "restored a comment" : "commented",
    ...onCard(names, data.card_id),
  ],
  "comment.updated": ({ data }, names) => ["edited a comment", ...onCard(names, data.card_id)],
  "comment.deleted": ({ data }, names) => ["deleted a comment", ...onCard(names, data.card_id, "from")],
} satisfies Partial<Sentences>;

function inChecklist(names: Names, id: string, word: string): Part[] {
  const known = names.checklist(id);
  return known ? [` ${word} `, quote(known.title)] : [` ${word} a deleted checklist`];
}

/** Items know their checklist only. */
function onItemsCard(names: Names, checklistId: string): Part[] {
  return onCard(names, names.checklist(checklistId)?.card_id);
}
