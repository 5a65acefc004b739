import { type Fields, listOf, numberOf, stringOf } from "../../read/values.ts";
import { fieldsOf } from "../keys.ts";
import { countExtras, type Extras, type Notes, type Reasons } from "../skips.ts";

const REASONS: Reasons = {
  "activity entries": "the history of a board here begins with the import",
  "e-mail addresses of cards": "they are secret, and post to Trello",
  votes: "cards here have no votes",
  stickers: "cards here have no stickers",
  "power-up data": "it belongs to a Trello power-up",
  reminders: "who is told about due dates is set for each person here",
  "repeat rules": "cards here do not repeat",
  "cover colours": "covers here are pictures",
  "cover pictures": "they are from Trello's collection, not files of the card",
  "watched cards": "everybody chooses for themselves which cards to watch",
  "due dates of checklist items": "items here have no due date",
};

const NOTES: Notes = {
  "Card templates": "Card templates: {count} came over as ordinary cards.",
  "Mirror cards": "Mirror cards: {count} came over as ordinary cards, which no longer follow the original.",
};

export function trelloExtras(): Extras {
  return countExtras(REASONS, NOTES);
}

/** What a card has that does not come over, or not as what it was. */
export function addExtras(card: Fields, extras: Extras): void {
  const badges = fieldsOf(card.badges);
  const cover = fieldsOf(card.cover);
  const has = (what: string, isThere: boolean) => extras.add(what, isThere ? 1 : 0);
  has("Card templates", card.isTemplate === true);
  has("Mirror cards", Boolean(stringOf(card.mirrorSourceId)));
  has("e-mail addresses of cards", Boolean(stringOf(card.email)));
  extras.add("votes", Math.max(listOf(card.idMembersVoted).length, numberOf(badges.votes) ?? 0));
  extras.add("stickers", listOf(card.stickers).length);
  extras.add("power-up data", listOf(card.pluginData).length);
  has("reminders", stringOf(card.due) !== null && (numberOf(card.dueReminder) ?? -1) >= 0);
  has("repeat rules", Boolean(card.recurrenceRule));
  has("cover colours", Boolean(stringOf(cover.color)));
  has("cover pictures", Boolean(stringOf(cover.idUploadedBackground)));
  has("watched cards", card.subscribed === true);
}
