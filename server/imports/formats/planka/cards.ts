/** Cards of a response of Planka, with what is on them. */
import { createLinks, type Links } from "../../read/links.ts";
import {
  booleanOf,
  dateOf,
  type Fields,
  filledOf,
  keyOf,
  numberOf,
  objectOf,
  plannedDate,
} from "../../read/values.ts";
import type { CardRecord, Key, Sink } from "../../records.ts";
import type { Commented } from "./comments.ts";
import { addNames, customValues } from "./fields.ts";
import { fileOf, linkLine } from "./files.ts";
import type { PlankaResponse } from "./response.ts";
import { putTasks } from "./tasks.ts";

export interface CardContext {
  base: string;
  headers: Readonly<Record<string, string>>;
  sink: Sink;
  fields: Map<Key, string>;
  /** Of the lists that are columns. */
  lists: ReadonlySet<Key>;
}

/** Archived cards are read from a page of the archive; each goes to the list it was in, or else to a given one. */
export async function putCards(
  response: PlankaResponse,
  context: CardContext,
  archive: { orElse: Key | null } | null,
): Promise<Commented[]> {
  const { sink, lists } = context;
  const about = await linksOfCards(response, context);
  const commented: Commented[] = [];
  const keys = new Set<Key>();
  for await (const card of archive ? response.items() : response.rows("cards")) {
    const key = keyOf(card.id);
    const column = archive ? (known(lists, card.prevListId) ?? archive.orElse) : known(lists, card.listId);
    if (key === null || column === null) {
      sink.skip("cards", "their list is not on the board");
      continue;
    }
    sink.remember(key);
    keys.add(key);
    sink.put(cardOf(card, { key, column, isArchived: archive !== null }, about));
    if (objectOf(card.stopwatch)) sink.skip("stopwatches", "cards have none");
    const comments = numberOf(card.commentsTotal);
    if (comments !== 0) commented.push({ key, comments });
  }
  await putTasks(response, keys, sink);
  let sort = 0;
  for await (const row of response.rows("attachments")) {
    const file = fileOf(row, context, sort++);
    if (file && keys.has(file.card)) sink.put(file);
  }
  return commented;
}

function known(lists: ReadonlySet<Key>, value: unknown): Key | null {
  const key = keyOf(value);
  return key !== null && lists.has(key) ? key : null;
}

interface CardLinks {
  labels: Links;
  people: Links;
  /** Lines for the description. */
  lines: Links;
}

async function linksOfCards(response: PlankaResponse, { fields, sink }: CardContext): Promise<CardLinks> {
  const links = {
    labels: createLinks(sink),
    people: createLinks(sink),
    lines: createLinks(sink),
  };
  await addNames(response, fields, sink);
  for await (const row of response.rows("cardLabels"))
    links.labels.add(keyOf(row.cardId), keyOf(row.labelId));
  for await (const row of response.rows("cardMemberships"))
    links.people.add(keyOf(row.cardId), keyOf(row.userId));
  for await (const { card, line } of customValues(response, fields)) links.lines.add(card, line);
  for await (const row of response.rows("attachments")) links.lines.add(keyOf(row.cardId), linkLine(row));
  return links;
}

function cardOf(
  card: Fields,
  place: { key: Key; column: Key; isArchived: boolean },
  { labels, people, lines }: CardLinks,
): CardRecord {
  const description = [filledOf(card.description), lines.of(place.key).join("\n") || null];
  return {
    kind: "card",
    ...place,
    sort: numberOf(card.position) ?? 0,
    number: null,
    title: filledOf(card.name) ?? "",
    description: description.filter((part) => part !== null).join("\n\n---\n\n") || null,
    labels: labels.of(place.key),
    people: people.of(place.key),
    startAt: null,
    dueAt: plannedDate(card.dueDate),
    // The second is what version 1 calls it; cards in a closed list are done.
    isComplete: [card.isDueCompleted, card.isDueDateCompleted, card.isClosed].some(booleanOf),
    cover: keyOf(card.coverAttachmentId),
    createdAt: dateOf(card.createdAt),
    updatedAt: dateOf(card.updatedAt),
  };
}
