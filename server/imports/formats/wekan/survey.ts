import { elements } from "../../read/json/elements.ts";
import { listOf, numberOf, stringOf } from "../../read/values.ts";
import { type Key, type Sink, Unreadable } from "../../records.ts";
import type { BoardDocument } from "../boardcast/document.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { createPeople, type People } from "../people.ts";
import { type Field, fieldOf } from "./fields.ts";
import { createLanes, type Lanes } from "./lanes.ts";
import { type List, listOfBoard, putBoard } from "./outline.ts";

/** Where a card is, known before any card is handed over. */
export interface CardFacts {
  list: Key;
  lane: Key | null;
  sort: number;
  /** Among the cards of all lists: lanes below each other, in each of them the cards as they are. */
  rank: number;
}

export interface Survey {
  people: People;
  labels: ReadonlySet<Key>;
  fields: ReadonlyMap<Key, Field>;
  lanes: Lanes;
  cards: ReadonlyMap<Key, CardFacts>;
}

/** What is needed of the values beside lists and cards. */
const OUTER = new Set([
  ...["title", "description", "color", "archived", "backgroundImageURL"],
  ...["labels", "members"],
]);

/** Hands over the board, its lists, labels and people, and takes stock of the rest. */
export async function survey(document: BoardDocument, sink: Sink): Promise<Survey> {
  const outer = new Map<string, unknown>();
  const people = createPeople(sink);
  const lanes = createLanes();
  const lists = new Map<Key, List>();
  const fields = new Map<Key, Field>();
  const cards = new Map<Key, CardFacts>();
  const parts: Record<string, (value: unknown) => void> = {
    lists(value) {
      const list = listOfBoard(value, lists.size);
      if (list === null) return sink.skip("lists", "they have no id, or are in Wekan's trash");
      sink.remember(list.column.key, list.column.title);
      lists.set(list.column.key, list);
    },
    swimlanes: (value) => lanes.add(value, sink),
    users(value) {
      const { _id, username, profile } = fieldsOf(value);
      const name = stringOf(fieldsOf(profile).fullname);
      people.know(shortKeyOf(_id), { name, username: stringOf(username), email: null });
    },
    customFields(value) {
      const found = fieldOf(value, sink);
      if (found) fields.set(...found);
    },
    cards(value) {
      const card = fieldsOf(value);
      const key = shortKeyOf(card._id);
      const list = shortKeyOf(card.listId);
      if (card.deletedAt) return sink.skip("cards", "they are in Wekan's trash");
      if (key === null || list === null)
        return sink.skip("cards", "they have no id or no list, or are too large");
      const lane = shortKeyOf(card.swimlaneId);
      sink.remember(key, list, lane);
      cards.set(key, { list, lane, sort: numberOf(card.sort) ?? cards.size, rank: 0 });
    },
  };
  for await (const { path, of, value } of elements(document.bytes(), { paths: Object.keys(parts) })) {
    if (of !== null) parts[of]?.(value);
    else if (OUTER.has(String(path[0]))) outer.set(String(path[0]), value);
  }
  if (lists.size === 0) throw new Unreadable("The file is not a Wekan board: it has no lists.");
  for (const [key, { list }] of cards) {
    if (lists.has(list)) continue;
    cards.delete(key);
    sink.skip("cards", "their list is not in the file");
  }
  lanes.close([...cards.values()], sink);
  const labels = putBoard(Object.fromEntries(outer), [...lists.values()], lanes, sink);
  for (const member of listOf(outer.get("members"))) people.use(shortKeyOf(fieldsOf(member).userId) ?? "");
  return { people, labels, fields, lanes, cards };
}
