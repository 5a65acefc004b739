import { dateOf, type Fields, listOf, numberOf, plannedDate, stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import type { Said } from "../../words.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { assigned } from "../people.ts";
import { describe, lineOf } from "../sections.ts";
import { type Extras, skipSome } from "../skips.ts";
import { addExtras } from "./extras.ts";
import { fieldLines } from "./fields.ts";
import { attachmentsOf, type FileSources } from "./files.ts";
import type { Survey } from "./survey.ts";
import { creationTime } from "./times.ts";

export interface Reading {
  survey: Survey;
  sources: FileSources;
  extras: Extras;
  sink: Sink;
}

/** Hands over a card with its files. */
export function putCard(value: unknown, index: number, reading: Reading): void {
  const { survey, sources, extras, sink } = reading;
  const card = fieldsOf(value);
  const key = shortKeyOf(card.id);
  const facts = survey.cards.get(key ?? "");
  if (key === null || !facts || facts.list === null) return;
  const { files, links, missing } = attachmentsOf(card.attachments, key, sources);
  const { lines, unknown } = fieldLines(card.customFieldItems, survey.fields);
  const updatedAt = dateOf(card.dateLastActivity);
  const cover = shortKeyOf(fieldsOf(card.cover).idAttachment) ?? shortKeyOf(card.idAttachmentCover);
  sink.put({
    kind: "card",
    key,
    column: facts.list,
    sort: numberOf(card.pos) ?? index,
    number: numberOf(card.idShort),
    title: stringOf(card.name) ?? "",
    description: describe(stringOf(card.desc), [
      { title: "Fields", lines: [...lines, ...locationLines(card)] },
      { title: "Links", lines: links },
    ]),
    labels: labelsOf(card, reading),
    people: assigned(survey.people, listOf(card.idMembers).map(shortKeyOf), sink),
    startAt: plannedDate(card.start),
    dueAt: plannedDate(card.due),
    isComplete: card.dueComplete === true,
    cover: files.some((file) => file.key === cover) ? cover : null,
    createdAt: creationTime(key, facts.createdAt, updatedAt),
    updatedAt,
    isArchived: card.closed === true,
  });
  for (const file of files) sink.put(file);
  skipSome(sink, "attachments", missingFiles(sources), missing);
  skipSome(sink, "custom fields", "the file does not say what they are", unknown);
  addExtras(card, extras);
}

/** A card names its labels by ids; it has them whole as well, and in files of 2013 only so. */
function labelsOf(card: Fields, { survey: { labels }, sink }: Reading): Key[] {
  const whole = listOf(card.labels).map((label) => labels.add(label));
  const keys = [...new Set([...listOf(card.idLabels).map(shortKeyOf), ...whole])];
  const known = keys.filter((key) => key !== null && labels.has(key)).filter((key) => key !== null);
  skipSome(sink, "labels on cards", "the label is not in the file", keys.length - known.length);
  return known;
}

function locationLines({ locationName, address, coordinates }: Fields): string[] {
  const { latitude, longitude } = fieldsOf(coordinates);
  const point = [numberOf(latitude), numberOf(longitude)].filter((degrees) => degrees !== null).join(", ");
  const parts = [stringOf(locationName), stringOf(address), point, stringOf(coordinates)].filter(Boolean);
  return parts.length > 0 ? [lineOf("Location", parts.join("; "))] : [];
}

function missingFiles({ hasArchive, trello }: FileSources): Said {
  if (hasArchive) return "they are not in the archive; their addresses are in the descriptions";
  if (trello) return "they are not on Trello's servers; their addresses are in the descriptions";
  return "Trello gives them out only for a key and a token; their addresses are in the descriptions";
}
