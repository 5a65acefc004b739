/** What a `card.updated` changed, as the beginning of a sentence and as its continuation. */
import type { Card } from "../../../contract/cards.ts";
import { dateText } from "../../ui/display/date-text.ts";
import { cardPart, type Names } from "./names.ts";
import { type Part, quote } from "./parts.ts";

interface Change {
  /** "set the due date of “Fix it” to …" */
  ofCard: Part[];
  /** "set its due date to …" */
  ofIt: Part[];
}

export function cardChanges(data: Card, previous: Partial<Card> = {}, names: Names): Change[] {
  const card = cardPart(names, data.id, data.title);
  const changes: Change[] = [];
  if (previous.title !== undefined) changes.push(renamed(data, previous.title, names));
  const described = descriptionVerb(previous, data.description);
  if (described)
    changes.push({
      ofCard: [`${described[0]} `, `${described[1]} `, card],
      ofIt: [`${described[0]} its description`],
    });
  if (previous.start_at !== undefined) changes.push(dated("start date", data.start_at, card));
  if (previous.due_at !== undefined) changes.push(dated("due date", data.due_at, card));
  if (previous.is_complete !== undefined) {
    const as = data.is_complete ? " complete" : " not complete";
    changes.push({ ofCard: ["marked ", card, as], ofIt: [`marked it${as}`] });
  }
  if (previous.cover_attachment_id !== undefined) changes.push(covered(data, previous, card));
  return changes;
}

/** Between the parts of a sentence after the first. */
export function joint(index: number, count: number): string {
  return index === count - 1 ? " and " : ", ";
}

function renamed({ id, title }: Card, before: string, names: Names): Change {
  const ofCard: Part[] =
    id === names.here
      ? ["renamed this card from ", quote(before), " to ", quote(title)]
      : ["renamed ", quote(before), " to ", cardPart(names, id, title)];
  return { ofCard, ofIt: ofCard };
}

function dated(what: string, now: string | null, card: Part): Change {
  if (now === null) return { ofCard: [`removed the ${what} of `, card], ofIt: [`removed its ${what}`] };
  const to = ` to ${dateText(now)}`;
  return { ofCard: [`set the ${what} of `, card, to], ofIt: [`set its ${what}${to}`] };
}

function covered({ cover_attachment_id: now }: Card, previous: Partial<Card>, card: Part): Change {
  if (now === null) return { ofCard: ["removed the cover of ", card], ofIt: ["removed its cover"] };
  return previous.cover_attachment_id === null
    ? { ofCard: ["added a cover to ", card], ofIt: ["added a cover"] }
    : { ofCard: ["changed the cover of ", card], ofIt: ["changed its cover"] };
}

/** What was done to the description, or null. */
export function descriptionVerb(
  previous: { description?: string | null } | undefined,
  now: string | null,
): [verb: string, object: string] | null {
  if (previous?.description === undefined) return null;
  if (!previous.description) return ["added", "a description to"];
  return now ? ["changed", "the description of"] : ["removed", "the description of"];
}
