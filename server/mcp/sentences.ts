/** Events as plain sentences, for agents. */
import { BOOKKEEPING, type BoardEvent, type EventKind, type EventOf } from "../../contract/events.ts";
import { cardName } from "./card-text.ts";
import { excerpt, quoted } from "./text.ts";

/** Of what events mention by its id. */
export interface Names {
  people: ReadonlyMap<string, string>;
  columns: ReadonlyMap<string, string>;
  cards: ReadonlyMap<string, { number: number; title: string }>;
}

export function sentenceOf(event: BoardEvent, names: Names): string {
  const { seq, timestamp, user_id, via, undoes, cause } = event;
  const who = user_id === null ? "a rule" : quotedOr(names.people.get(user_id), "somebody who has left");
  const why = cause === undefined ? "" : ` (because of ${cause})`;
  const how = undoes === undefined ? "" : `undid ${undoes}: `;
  const by = via === undefined ? who : `${who} via ${quoted(via)}`;
  return `${seq} ${timestamp} ${by} ${how}${say(event, names)}${why}`;
}

function quotedOr(name: string | undefined, otherwise: string): string {
  return name === undefined ? otherwise : quoted(name);
}

/** The cards that the sentences mention by id alone. */
export function mentionedCards(events: readonly BoardEvent[]): string[] {
  const ids = events.flatMap(({ data }) => ("card_id" in data ? [data.card_id] : []));
  return [...new Set(ids)];
}

function say<Kind extends EventKind>(event: EventOf<Kind>, names: Names): string {
  // The sentence of this very kind; the compiler cannot know that of a union.
  const sentence = SENTENCES[event.type] as (event: EventOf<Kind>, names: Names) => string;
  return sentence(event, names);
}

const SENTENCES: { [Kind in EventKind]: (event: EventOf<Kind>, names: Names) => string } = {
  "board.updated": ({ data, previous, restored }) =>
    restored ? "restored the board" : `changed the board ${quoted(data.title)}: ${changed(previous)}`,
  "board.deleted": () => "deleted the board",
  "board.member_added": ({ data }) => `added the member ${quoted(data.user.username)}`,
  "board.member_removed": ({ data }) => `removed the member ${quoted(data.user.username)}`,
  "board.person_matched": ({ data }) =>
    `matched ${quoted(data.name)} from the import to the member ${quoted(data.user.username)}`,
  "board.person_unmatched": ({ data }) =>
    `ended the match of ${quoted(data.name)} from the import to the member ${quoted(data.user.username)}`,
  "column.created": ({ data, restored }) => `${created(restored)} the column ${excerpt(data.title)}`,
  "column.updated": ({ data, previous }) => `changed the column ${excerpt(data.title)}: ${changed(previous)}`,
  "column.deleted": ({ data, archived }) => `${removed(archived)} the column ${excerpt(data.title)}`,
  "column.moved": ({ data }) => `moved the column ${excerpt(data.title)}`,
  "label.created": ({ data, restored }) => `${created(restored)} the label ${excerpt(data.name)}`,
  "label.updated": ({ data, previous }) => `changed the label ${excerpt(data.name)}: ${changed(previous)}`,
  "label.deleted": ({ data }) => `deleted the label ${excerpt(data.name)}`,
  "card.created": ({ data, restored }, names) =>
    `${created(restored)} ${cardName(data)} in ${columnName(names, data.column_id)}`,
  "card.updated": ({ data, previous }) => `changed ${cardName(data)}: ${changed(previous)}`,
  "card.deleted": ({ data, archived }, names) =>
    `${removed(archived)} ${cardName(data)} in ${columnName(names, data.column_id)}`,
  "card.moved": ({ data, previous }, names) => {
    const to = columnName(names, data.column_id);
    const from = previous?.column_id;
    if (from === undefined || from === data.column_id) return `moved ${cardName(data)} within ${to}`;
    return `moved ${cardName(data)} from ${columnName(names, from)} to ${to}`;
  },
  "card.labeled": ({ data, previous }) =>
    `put the label ${only(data.labels, previous?.labels, ({ name }) => name)} on ${cardName(data)}`,
  "card.unlabeled": ({ data, previous }) =>
    `took the label ${only(previous?.labels, data.labels, ({ name }) => name)} off ${cardName(data)}`,
  "card.assigned": ({ data, previous }) =>
    `assigned ${only(data.assignees, previous?.assignees, ({ username }) => username)} to ${cardName(data)}`,
  "card.unassigned": ({ data, previous }) =>
    `unassigned ${only(previous?.assignees, data.assignees, ({ username }) => username)} from ${cardName(data)}`,
  "checklist.created": ({ data }, names) =>
    `added the checklist ${excerpt(data.title)} to ${on(names, data)}`,
  "checklist.updated": ({ data }, names) =>
    `changed the checklist ${excerpt(data.title)} of ${on(names, data)}`,
  "checklist.deleted": ({ data }, names) =>
    `deleted the checklist ${excerpt(data.title)} of ${on(names, data)}`,
  "checklist.moved": ({ data }, names) => `moved the checklist ${excerpt(data.title)} of ${on(names, data)}`,
  "checklist_item.created": ({ data }) => `added the item ${excerpt(data.content)}`,
  "checklist_item.updated": ({ data, previous }) => {
    if (previous?.is_done !== undefined)
      return `${data.is_done ? "ticked" : "unticked"} the item ${excerpt(data.content)}`;
    return `changed the item ${excerpt(data.content)}`;
  },
  "checklist_item.deleted": ({ data }) => `deleted the item ${excerpt(data.content)}`,
  "checklist_item.moved": ({ data }) => `moved the item ${excerpt(data.content)}`,
  "checklist_item.assigned": ({ data, previous }) =>
    `assigned ${only(data.assignees, previous?.assignees, ({ username }) => username)} to the item ${excerpt(data.content)}`,
  "checklist_item.unassigned": ({ data, previous }) =>
    `unassigned ${only(previous?.assignees, data.assignees, ({ username }) => username)} from the item ${excerpt(data.content)}`,
  "attachment.created": ({ data }, names) => `attached ${excerpt(data.name)} to ${on(names, data)}`,
  "attachment.deleted": ({ data }, names) =>
    `deleted the attachment ${excerpt(data.name)} of ${on(names, data)}`,
  "comment.created": ({ data }, names) => `commented on ${on(names, data)}: ${excerpt(data.body, 300)}`,
  "comment.updated": ({ data }, names) =>
    `edited a comment on ${on(names, data)}: ${excerpt(data.body, 300)}`,
  "comment.deleted": ({ data }, names) => `deleted a comment on ${on(names, data)}`,
};

const created = (restored: true | undefined) => (restored ? "restored" : "created");
const removed = (archived: true | undefined) => (archived ? "archived" : "deleted");

function columnName({ columns }: Names, id: string): string {
  const title = columns.get(id);
  return title === undefined ? "a column that is gone" : excerpt(title);
}

function on({ cards }: Names, { card_id }: { card_id: string | null }): string {
  const card = card_id === null ? undefined : cards.get(card_id);
  return card ? cardName(card) : "a card that is gone";
}

function changed(previous: object = {}): string {
  const fields = Object.entries(previous).filter(([name]) => !BOOKKEEPING.includes(name));
  return fields.map(([name, value]) => `${name}${before(value)}`).join(", ") || "nothing to see";
}

function before(value: unknown): string {
  if (typeof value === "string") return ` (was ${excerpt(value)})`;
  return typeof value === "object" && value !== null
    ? ""
    : ` (was ${value === null ? "empty" : String(value)})`;
}

/** The names of those that are in the first list only. */
function only<Entry extends { id: string }>(
  some: readonly Entry[] = [],
  others: readonly Entry[] = [],
  name: (entry: Entry) => string,
): string {
  const known = new Set(others.map(({ id }) => id));
  const found = some.filter(({ id }) => !known.has(id));
  return found.map((entry) => excerpt(name(entry))).join(", ") || "nobody new";
}
