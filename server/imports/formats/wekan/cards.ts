import { dateOf, type Fields, listOf, numberOf, plannedDate, stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import type { Wanted } from "../archive-files.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { assigned } from "../people.ts";
import { describe } from "../sections.ts";
import { type Extras, skipSome } from "../skips.ts";
import { cardLines, fieldLines } from "./fields.ts";
import type { Survey } from "./survey.ts";

export interface Reading {
  survey: Survey;
  inArchive: (wanted: Wanted) => string | null;
  extras: Extras;
  sink: Sink;
}

export function putCard(value: unknown, reading: Reading): void {
  const { survey, extras, sink } = reading;
  const card = fieldsOf(value);
  const key = shortKeyOf(card._id);
  const facts = survey.cards.get(key ?? "");
  if (key === null || !facts || card.deletedAt) return;
  const { lines, unknown } = fieldLines(card.customFields, survey.fields);
  const people = [...listOf(card.members), ...listOf(card.assignees)].map(shortKeyOf);
  sink.put({
    kind: "card",
    key,
    column: facts.list,
    sort: facts.rank,
    number: numberOf(card.cardNumber),
    title: stringOf(card.title) ?? "",
    description: describe(stringOf(card.description), [
      { title: "Fields", lines: [...lines, ...cardLines(card)] },
    ]),
    labels: [...labelsOf(card, reading), ...survey.lanes.labelOf(facts.lane)],
    people: assigned(survey.people, people, sink),
    startAt: plannedDate(card.startAt),
    dueAt: plannedDate(card.dueAt),
    isComplete: card.dueComplete === true || dateOf(card.endAt) !== null,
    cover: shortKeyOf(card.coverId),
    createdAt: dateOf(card.createdAt),
    updatedAt: dateOf(card.modifiedAt) ?? dateOf(card.dateLastActivity),
    isArchived: card.archived === true || survey.lanes.isArchived(facts.lane),
  });
  skipSome(sink, "custom fields", "the file does not say what they are", unknown);
  addExtras(card, extras);
  if (card.archived !== true && survey.lanes.isArchived(facts.lane))
    extras.add("Cards in archived swimlanes", 1);
}

function labelsOf(card: Fields, { survey: { labels }, sink }: Reading): Key[] {
  const keys = [...new Set(listOf(card.labelIds).map(shortKeyOf))];
  const known = keys.filter((key) => key !== null && labels.has(key)).filter((key) => key !== null);
  skipSome(sink, "labels on cards", "the label is not in the file", keys.length - known.length);
  return known;
}

function addExtras(card: Fields, extras: Extras): void {
  const { positive, negative } = fieldsOf(card.vote);
  extras.add("votes", listOf(positive).length + listOf(negative).length);
  extras.add("planning poker", stringOf(fieldsOf(card.poker).estimation) === null ? 0 : 1);
  extras.add(
    "links between cards",
    (shortKeyOf(card.parentId) === null ? 0 : 1) + listOf(card.cardDependencies).length,
  );
  extras.add("card colours", stringOf(card.color) ? 1 : 0);
  extras.add("stickers", listOf(card.stickers).length);
}
