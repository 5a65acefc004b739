/** What a `card.updated` changed, as the beginning of a sentence and as its continuation. */
import * as texts from "#texts/sentences.ts";
import type { Card } from "../../../contract/cards.ts";
import { dateText } from "../../ui/display/date-text.ts";
import { descriptionChange } from "./description-change.ts";
import { cardPart, type Names } from "./names.ts";
import { type Part, quote } from "./parts.ts";

interface Change {
  /** "set the due date of “Fix it” to …" */
  ofCard: readonly Part[];
  /** "set its due date to …" */
  ofIt: readonly Part[];
}

export function cardChanges(data: Card, previous: Partial<Card> = {}, names: Names): Change[] {
  const card = cardPart(names, data.id, data.title);
  const changes: Change[] = [];
  if (previous.title !== undefined) changes.push(renamed(data, previous.title, card));
  const described = descriptionChange(previous, data.description);
  if (described)
    changes.push({ ofCard: texts.describedCard[described](card), ofIt: texts.describedIt[described] });
  if (previous.start_at !== undefined) changes.push(started(data.start_at, card));
  if (previous.due_at !== undefined) changes.push(due(data.due_at, card));
  if (previous.is_complete !== undefined)
    changes.push(
      data.is_complete
        ? { ofCard: texts.completed(card), ofIt: texts.completedIt }
        : { ofCard: texts.reopened(card), ofIt: texts.reopenedIt },
    );
  if (previous.cover_attachment_id !== undefined) changes.push(covered(data, previous, card));
  return changes;
}

function renamed({ title }: Card, before: string, card: Part | null): Change {
  const ofCard = texts.renamedCard(quote(before), card ?? quote(title), card === null);
  return { ofCard, ofIt: ofCard };
}

function started(now: string | null, card: Part | null): Change {
  if (now === null) return { ofCard: texts.removedStart(card), ofIt: texts.removedItsStart };
  return { ofCard: texts.setStart(card, dateText(now)), ofIt: texts.setItsStart(dateText(now)) };
}

function due(now: string | null, card: Part | null): Change {
  if (now === null) return { ofCard: texts.removedDue(card), ofIt: texts.removedItsDue };
  return { ofCard: texts.setDue(card, dateText(now)), ofIt: texts.setItsDue(dateText(now)) };
}

function covered({ cover_attachment_id: now }: Card, previous: Partial<Card>, card: Part | null): Change {
  if (now === null) return { ofCard: texts.removedCover(card), ofIt: texts.removedItsCover };
  return previous.cover_attachment_id === null
    ? { ofCard: texts.addedCover(card), ofIt: texts.addedItsCover }
    : { ofCard: texts.changedCover(card), ofIt: texts.changedItsCover };
}
