import * as texts from "#texts/sentences.ts";
import { direction } from "./direction.ts";
import { type Names, onCard } from "./names.ts";
import { type Part, quote } from "./parts.ts";
import { peopleOnlyIn, peopleParts } from "./people-words.ts";
import type { Sentences } from "./sentence.ts";

/** Of what is on a card: checklists with their items, files and comments. */
export const checklistSentences = {
  "checklist.created": ({ data }, names) =>
    texts.addedChecklist(quote(data.title), onCard(names, data.card_id)),
  "checklist.updated": ({ data, previous }, names) => {
    const card = onCard(names, data.card_id);
    if (previous?.title === undefined) return texts.changedChecklist(quote(data.title), card);
    return texts.renamedChecklist(quote(previous.title), quote(data.title), card);
  },
  "checklist.deleted": ({ data }, names) =>
    texts.deletedTheChecklist(quote(data.title), onCard(names, data.card_id)),
  "checklist.moved": (event, names) =>
    texts.movedChecklist[direction(event)](quote(event.data.title), onCard(names, event.data.card_id)),

  "checklist_item.created": ({ data }, names) => texts.addedItem(...itemIn(data, names)),
  "checklist_item.updated": ({ data, previous }, names) => {
    const [item, , card] = itemIn(data, names);
    const isTicked = previous?.is_done === undefined ? null : data.is_done;
    if (previous?.content === undefined) {
      if (isTicked === null) return texts.changedItem(item, card);
      return (isTicked ? texts.ticked : texts.unticked)(item, card);
    }
    const reworded = texts.reworded(quote(previous.content), item, card);
    if (isTicked === null) return reworded;
    return texts.clauses([reworded, isTicked ? texts.tickedIt : texts.untickedIt]);
  },
  "checklist_item.deleted": ({ data }, names) => texts.deletedItem(...itemIn(data, names)),
  "checklist_item.moved": (event, names) => {
    const { data, previous } = event;
    const [item, to, card] = itemIn(data, names);
    const from = previous?.checklist_id ?? data.checklist_id;
    return from === data.checklist_id
      ? texts.movedItemWithin[direction(event)](item, to, card)
      : texts.movedItem(item, { from: checklistPart(names, from), to }, card);
  },
  "checklist_item.assigned": ({ data, previous, user_id }, names) => {
    const added = peopleOnlyIn(data, previous);
    const [item, , card] = itemIn(data, names);
    if (added.length === 0) return texts.assignedItemAgain(item, card);
    return texts.assignedItem(peopleParts(added, user_id, names), item, card);
  },
  "checklist_item.unassigned": ({ data, previous, user_id }, names) => {
    const removed = previous?.assignees ? peopleOnlyIn({ assignees: previous.assignees }, data) : [];
    const [item, , card] = itemIn(data, names);
    if (removed.length === 0) return texts.unassignedSomebodyFromItem(item, card);
    return texts.unassignedItem(peopleParts(removed, user_id, names), item, card);
  },

  "attachment.created": ({ data, restored }, names) =>
    (restored ? texts.restoredFile : texts.attached)(quote(data.name), onCard(names, data.card_id)),
  "attachment.deleted": ({ data }, names) => texts.deletedFile(quote(data.name), onCard(names, data.card_id)),

  "comment.created": ({ data, restored }, names) =>
    (restored ? texts.restoredComment : texts.commented)(onCard(names, data.card_id)),
  "comment.updated": ({ data }, names) => texts.editedComment(onCard(names, data.card_id)),
  "comment.deleted": ({ data }, names) => texts.deletedComment(onCard(names, data.card_id)),
} satisfies Partial<Sentences>;

interface Item {
  content: string;
  checklist_id: string;
}

/** The item, its checklist and its card. Items know their checklist only. */
function itemIn({ content, checklist_id }: Item, names: Names): [item: Part, list: Part, card: Part | null] {
  const cardId = names.checklist(checklist_id)?.card_id;
  return [quote(content), checklistPart(names, checklist_id), onCard(names, cardId)];
}

export function checklistPart(names: Names, id: string): Part {
  const known = names.checklist(id);
  return known ? quote(known.title) : texts.deletedChecklist;
}
