import { dateOf, type Fields, filledOf, listOf, numberOf, plannedDate, stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { assigned, type People } from "../people.ts";
import { describe } from "../sections.ts";
import { type Extras, skipSome } from "../skips.ts";
import { isDeleted } from "./boards.ts";
import { putComments } from "./comments.ts";
import { putFiles } from "./files.ts";

export interface Reading {
  people: People;
  /** The keys of those handed over. */
  labels: Set<Key>;
  extras: Extras;
  /** Of comments: how many the cards say they have, and how many are in the file. */
  comments: { counted: number; found: number };
  sink: Sink;
}

/** Types of those whom a card is assigned to. */
const USER = 0;
const GUEST = 6;

export function putCard(value: unknown, column: Key, index: number, reading: Reading): void {
  const { people, extras, sink } = reading;
  const card = fieldsOf(value);
  const key = shortKeyOf(card.id);
  if (key === null) return sink.skip("cards", "they have no id, or are too large");
  if (isDeleted(card)) return sink.skip("cards", "they are in Deck's trash");
  sink.put({
    kind: "card",
    key,
    column,
    sort: numberOf(card.order) ?? index,
    number: null,
    title: stringOf(card.title) ?? "",
    description: describe(stringOf(card.description), []),
    labels: [...new Set(listOf(card.labels).flatMap((label) => putLabel(label, reading) ?? []))],
    people: assigned(people, assigneesOf(card, reading), sink),
    startAt: plannedDate(card.startdate),
    dueAt: plannedDate(card.duedate),
    isComplete: card.done === true || dateOf(card.done) !== null,
    cover: null,
    createdAt: dateOf(card.createdAt),
    updatedAt: dateOf(card.lastModified),
    isArchived: card.archived === true,
  });
  extras.add("card colours", filledOf(card.color) === null ? 0 : 1);
  extras.add("links between cards", listOf(card.dependentCards).length);
  putComments(card, key, reading);
  putFiles(card, key, reading);
}

/** Hands a label over, unless that has been done, and gives its key. */
export function putLabel(value: unknown, { labels, sink }: Reading): Key | null {
  const { id, title, color } = fieldsOf(value);
  const key = shortKeyOf(id);
  if (key === null || labels.has(key)) return key;
  sink.put({ kind: "label", key, name: filledOf(title) ?? "", color: hexOf(color), sort: labels.size });
  labels.add(key);
  sink.remember(key);
  return key;
}

/** Deck writes colours without the hash. */
export function hexOf(color: unknown): string | null {
  const digits = typeof color === "string" ? /^#?([0-9a-f]{6})$/i.exec(color)?.[1] : undefined;
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** A person is an object, or in older files only an id. */
export function knowPerson(people: People, value: unknown): Key | null {
  const { uid, primaryKey, displayname } = fieldsOf(value);
  const key = shortKeyOf(uid) ?? shortKeyOf(primaryKey) ?? shortKeyOf(value);
  people.know(key, { name: stringOf(displayname), username: key, email: null });
  return key;
}

function assigneesOf(card: Fields, { people, sink }: Reading): (Key | null)[] {
  const all = listOf(card.assignedUsers).map(fieldsOf);
  const persons = all.filter(({ type }) => [USER, GUEST].includes(numberOf(type) ?? USER));
  skipSome(sink, "assignments", "they were to a group or team, not to a person", all.length - persons.length);
  return persons.map(({ participant }) => knowPerson(people, participant));
}
