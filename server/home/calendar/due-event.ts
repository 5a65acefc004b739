/** A due date as an event of a calendar. */
import { escaped, type Property, utcTime } from "./icalendar.ts";
import type { DueCard } from "./store.ts";

/** `origin` is the address of this service. */
export function dueEvent(card: DueCard, origin: string): Property[] {
  const address = `${origin}/b/${card.board_id}/${card.id}`;
  return [
    ["UID", `${card.id}@boardcast`],
    ["SEQUENCE", String(sequenceOf(card))],
    ["DTSTAMP", utcTime(card.updated_at)],
    ["CREATED", utcTime(card.created_at)],
    ["LAST-MODIFIED", utcTime(card.updated_at)],
    ["DTSTART", utcTime(card.due_at)],
    ["SUMMARY", escaped(`${card.is_complete ? "✓ " : ""}${card.title}`)],
    ["DESCRIPTION", escaped(`${card.board_title} #${card.number}\n${address}`)],
    ["URL", address],
    ["TRANSP", "TRANSPARENT"],
  ];
}

const MILLISECONDS_UNTIL = 2 ** 30;
const MAX_SEQUENCE = 2 ** 31 - 1;

/**
 * Grows with every change of the card, and fits into 31 bits, as it must: the age of the card at its last change, in
 * milliseconds for the first twelve days, then in seconds.
 */
export function sequenceOf({ created_at, updated_at }: Pick<DueCard, "created_at" | "updated_at">): number {
  const ageMs = Math.max(0, Date.parse(updated_at) - Date.parse(created_at));
  const beyond = Math.max(0, ageMs - MILLISECONDS_UNTIL);
  return Math.min(MAX_SEQUENCE, Math.min(ageMs, MILLISECONDS_UNTIL) + Math.ceil(beyond / 1000));
}
