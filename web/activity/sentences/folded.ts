/** Several events that say the same kind of thing, as one sentence. Pure. */
import * as texts from "#texts/folds.ts";
import type { BoardEvent, EventKind, EventOf } from "../../../contract/events.ts";
import type { User } from "../../../contract/users.ts";
import { isSetUp } from "../../boards/create/set-up.ts";
import { labelsOnlyIn } from "./cards.ts";
import { checklistPart } from "./checklists.ts";
import { columnPart, type Names, onCard } from "./names.ts";
import type { Part } from "./parts.ts";
import { peopleOnlyIn, peopleParts } from "./people-words.ts";
import { by, didWhat, isRedo, type Sentence } from "./sentence.ts";

type Several<Kind extends EventKind> = readonly [EventOf<Kind>, ...EventOf<Kind>[]];
/** What was done to several things, without who did it. */
type Counted = {
  [Kind in EventKind]?: (events: Several<Kind>, names: Names) => readonly Part[];
};

/** `newestFirst` are the events of a fold: all of one type, unless they filled a new board. */
export function foldedSentence(newestFirst: Several<EventKind>, names: Names): Sentence {
  return by(newestFirst[0], foldedWhat(newestFirst, names), names);
}

/** The sentence without who did it. */
export function foldedWhat(newestFirst: Several<EventKind>, names: Names): readonly Part[] {
  const [newest] = newestFirst;
  if (isSetUp(newest)) return setUp(newestFirst, names);
  // The same thing was changed again and again.
  const isOneThing = sizeOf(newestFirst) === 1;
  const did = isOneThing ? null : counted(newestFirst, names);
  const isMixed = newestFirst.some((event) => redoes(event, names) !== redoes(newest, names));
  if (did === null) {
    const all = fromFirstToLast(newestFirst);
    return didWhat(isMixed || isAsBefore(all) ? newest : all, names);
  }
  if (newest.undoes === undefined || isMixed) return did;
  return (redoes(newest, names) ? texts.redoing : texts.undoing)(did);
}

/** In a card, the part of it that is about the card. */
function setUp(events: readonly BoardEvent[], { here }: Names): readonly Part[] {
  if (here !== null) return texts.setUpCard;
  const count = (kind: EventKind) => events.filter(({ type }) => type === kind).length;
  return texts.setUpBoard(count("column.created"), count("card.created"));
}

function redoes({ undoes }: BoardEvent, names: Names): boolean {
  return undoes !== undefined && isRedo(undoes, names);
}

/** In the end, nothing was changed. */
function isAsBefore({ previous, data }: BoardEvent): boolean {
  const now: Record<string, unknown> = { ...data };
  return Object.entries(previous ?? {})
    .filter(([field]) => field !== "updated_at")
    .every(([field, value]) => JSON.stringify(value) === JSON.stringify(now[field]));
}

function counted<Kind extends EventKind>(events: Several<Kind>, names: Names): readonly Part[] | null {
  const say: Counted[Kind] = COUNTED[events[0].type];
  return say ? say(events, names) : null;
}

/** One event from before the oldest to after the newest. */
function fromFirstToLast(newestFirst: Several<EventKind>): BoardEvent {
  const [newest] = newestFirst;
  // They are of one type, so what was before one of them has the form of what was before another.
  return { ...newest, previous: newestFirst.at(-1)?.previous } as BoardEvent;
}

/** How many things these are about; a member has no id, and comes or goes only once. */
function sizeOf(events: readonly { data: object }[]): number {
  return new Set(events.map(({ data }) => ("id" in data ? data.id : data))).size;
}

const COUNTED: Counted = {
  "card.created": (events, names) => {
    const [{ data, restored }] = events;
    const say = restored ? texts.restoredCards : texts.addedCards;
    return say(sizeOf(events), columnPart(names, data.column_id));
  },
  "card.deleted": (events, names) => {
    const [{ data, archived }] = events;
    const say = archived ? texts.archivedCards : texts.deletedCards;
    return say(sizeOf(events), columnPart(names, data.column_id));
  },
  "card.moved": (events, names) => {
    const [{ data, previous }] = events;
    const isWithin = previous?.column_id === undefined || previous.column_id === data.column_id;
    const say = isWithin ? texts.movedCardsWithin : texts.movedCards;
    return say(sizeOf(events), columnPart(names, data.column_id));
  },
  "card.updated": (events) => {
    const [{ data, previous }] = events;
    const count = sizeOf(events);
    if (previous?.is_complete !== undefined)
      return (data.is_complete ? texts.completedCards : texts.reopenedCards)(count);
    const field = previous?.due_at === undefined ? "start_at" : "due_at";
    return (data[field] === null ? texts.removedDates : texts.setDates)[field](count);
  },
  "card.labeled": (events) =>
    texts.addedLabels(
      sameIn(events, ({ data, previous }) => labelsOnlyIn(data.labels, previous?.labels)),
      sizeOf(events),
    ),
  "card.unlabeled": (events) =>
    texts.removedLabels(
      sameIn(events, ({ data, previous }) => labelsOnlyIn(previous?.labels ?? [], data.labels)),
      sizeOf(events),
    ),
  "card.assigned": (events, names) => {
    const people = sameIn(events, ({ data, previous }) => peopleOnlyIn(data, previous));
    return texts.assigned(peopleIn(people, events, names), sizeOf(events));
  },
  "card.unassigned": (events, names) => {
    const people = sameIn(events, ({ data, previous }) =>
      previous?.assignees ? peopleOnlyIn({ assignees: previous.assignees }, data) : [],
    );
    return texts.unassigned(peopleIn(people, events, names), sizeOf(events));
  },

  "checklist_item.created": (events, names) => texts.addedItems(sizeOf(events), ...itemsIn(events, names)),
  "checklist_item.deleted": (events, names) => texts.deletedItems(sizeOf(events), ...itemsIn(events, names)),
  "checklist_item.moved": (events, names) => {
    const [{ data, previous }] = events;
    const isWithin = previous?.checklist_id === undefined || previous.checklist_id === data.checklist_id;
    return (isWithin ? texts.movedItemsWithin : texts.movedItems)(sizeOf(events), ...itemsIn(events, names));
  },
  "checklist_item.updated": (events, names) => {
    const [, card] = itemsIn(events, names);
    return (events[0].data.is_done ? texts.tickedItems : texts.untickedItems)(sizeOf(events), card);
  },
  "attachment.created": (events, names) => {
    const [{ data, restored }] = events;
    return (restored ? texts.restoredFiles : texts.attachedFiles)(
      sizeOf(events),
      onCard(names, data.card_id),
    );
  },
  "attachment.deleted": (events, names) =>
    texts.deletedFiles(sizeOf(events), onCard(names, events[0].data.card_id)),
  "comment.created": (events, names) => {
    const [{ data, restored }] = events;
    return (restored ? texts.restoredComments : texts.wroteComments)(
      sizeOf(events),
      onCard(names, data.card_id),
    );
  },
  "comment.updated": (events, names) =>
    texts.editedComments(sizeOf(events), onCard(names, events[0].data.card_id)),
  "comment.deleted": (events, names) =>
    texts.deletedComments(sizeOf(events), onCard(names, events[0].data.card_id)),

  "column.created": (events) =>
    (events[0].restored ? texts.restoredColumns : texts.addedColumns)(sizeOf(events)),
  "column.deleted": (events) =>
    (events[0].archived ? texts.archivedColumns : texts.deletedColumns)(sizeOf(events)),
  "column.moved": (events) => texts.movedColumns(sizeOf(events)),
  "label.created": (events) =>
    (events[0].restored ? texts.restoredLabels : texts.createdLabels)(sizeOf(events)),
  "label.deleted": (events) => texts.deletedLabels(sizeOf(events)),
  "board.member_added": (events) => texts.addedMembers(events.length),
  "board.member_removed": (events) => texts.removedMembers(events.length),
};

/** What was the same in all of them; nothing if it was not. */
function sameIn<Event, T>(events: readonly [Event, ...Event[]], get: (event: Event) => readonly T[]) {
  const [first, ...others] = events.map((event) => get(event));
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame && first ? first : [];
}

function peopleIn(people: readonly User[], [{ user_id }]: Several<EventKind>, names: Names): Part[] {
  return people.length === 0 ? [] : peopleParts(people, user_id, names);
}

function itemsIn(
  [{ data }]: readonly [{ data: { checklist_id: string } }, ...unknown[]],
  names: Names,
): [list: Part, card: Part | null] {
  const cardId = names.checklist(data.checklist_id)?.card_id;
  return [checklistPart(names, data.checklist_id), onCard(names, cardId)];
}
