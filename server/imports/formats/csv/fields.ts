/** Which column of a table each field of a card is read from. */
import { Unreadable } from "../../records.ts";
import { say } from "../../words.ts";

/**
 * What a header is called, without case, blanks and punctuation, the most telling first: a table may have both a column
 * "List" and one "Status", or "Assignees" and "Owner". The field itself comes before them.
 */
const SYNONYMS = {
  title: [
    "name",
    "cardtitle",
    "cardname",
    "taskname",
    "tasktitle",
    "summary",
    "subject",
    "card",
    "task",
    "titel",
    "aufgabe",
  ],
  description: ["desc", "carddescription", "details", "body", "notes", "note", "content", "beschreibung"],
  column: [
    "columnname",
    "list",
    "listname",
    "stage",
    "bucket",
    "bucketname",
    "section",
    "spalte",
    "liste",
    "status",
    "state",
  ],
  labels: ["label", "tags", "tag", "labelnames", "categories", "category", "etiketten", "etikett"],
  assignees: [
    "assignee",
    "assignedto",
    "assigneename",
    "members",
    "member",
    "people",
    "person",
    "responsible",
    "owner",
    "owners",
    "personen",
    "zuständig",
  ],
  start_at: ["start", "startdate", "startson", "begin", "beginn"],
  due_at: ["due", "duedate", "dueon", "deadline", "enddate", "targetdate", "fällig", "fälligam"],
  complete: ["completed", "iscomplete", "iscompleted", "done", "isdone", "finished", "closed", "erledigt"],
  created_at: ["created", "createddate", "creationdate", "createdon"],
  updated_at: ["updated", "modified", "lastmodified", "lastupdated", "modificationdate", "updatedon"],
} as const satisfies Record<string, readonly string[]>;

export type CsvField = keyof typeof SYNONYMS;
/** The header of a field; a field that no column is read for is missing. */
export type Mapping = Partial<Record<CsvField, string>>;

const FIELDS = Object.keys(SYNONYMS).filter(isField);
export const DATES = ["start_at", "due_at", "created_at", "updated_at"] as const satisfies CsvField[];

const MAX_HEADER_LENGTH = 200;

function isField(name: string): name is CsvField {
  return Object.hasOwn(SYNONYMS, name);
}

/** The headers as they are shown and referred to: one without a name has the number of its column. */
export function namedHeaders(row: readonly string[]): string[] {
  return row.map(
    (header, index) => header.slice(0, MAX_HEADER_LENGTH).toWellFormed() || `Column ${index + 1}`,
  );
}

/** Given fields come first; the others are recognised among the columns that are left. An empty text: no column. */
export function mappingFor(headers: readonly string[], given: Readonly<Record<string, string>>): Mapping {
  const mapping: Mapping = {};
  for (const [field, header] of Object.entries(given)) {
    if (!isField(field))
      throw new Unreadable(say("“{field}” is not a field of a card.", { field: cut(field) }));
    if (header === "") continue;
    if (!headers.includes(header))
      throw new Unreadable(say("The file has no column “{header}”.", { header: cut(header) }));
    mapping[field] = header;
  }
  const plainNames = headers.map(plain);
  for (const field of FIELDS) {
    if (Object.hasOwn(given, field)) continue;
    const names: readonly string[] = [plain(field), ...SYNONYMS[field]];
    const taken = Object.values(mapping);
    const found = names.flatMap(
      (name) => headers.find((header, at) => plainNames[at] === name && !taken.includes(header)) ?? [],
    );
    if (found[0] !== undefined) mapping[field] = found[0];
  }
  return mapping;
}

/** "Due Date", "due_date" and "due-date" are the same. */
export function plain(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function cut(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
