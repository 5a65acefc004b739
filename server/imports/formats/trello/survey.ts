import { elements } from "../../read/json/elements.ts";
import { dateOf, numberOf, stringOf } from "../../read/values.ts";
import { type Key, type Sink, Unreadable } from "../../records.ts";
import type { BoardDocument } from "../boardcast/document.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { createPeople, type People } from "../people.ts";
import { type Field, fieldOf } from "./fields.ts";
import { createLabels, type Labels } from "./labels.ts";
import { columnOf, putBoard } from "./outline.ts";

/** What is known of a card before any card is handed over. */
export interface CardFacts {
  /** Otherwise only the history mentions it. */
  isInFile: boolean;
  /** Null if the card is not in the file, or its list is not. */
  list: Key | null;
  createdAt: string | null;
  /** How many comments the card says it has, and how many are in the file. */
  comments: number;
  found: number;
}

/** What a first look at the whole file finds: the order of its parts differs between the years. */
export interface Survey {
  people: People;
  labels: Labels;
  fields: ReadonlyMap<Key, Field>;
  cards: ReadonlyMap<Key, CardFacts>;
}

/** What is needed of the values beside lists and cards. */
const OUTER = new Set(["name", "desc", "prefs", "labelNames", "pluginData", "closed"]);
const CREATING = new Set(["createCard", "copyCard", "convertToCardFromCheckItem", "emailCard"]);

/** Hands over the board, its lists, labels and members, and takes stock of the rest. */
export async function survey(document: BoardDocument, sink: Sink): Promise<Survey> {
  const outer = new Map<string, unknown>();
  const people = createPeople(sink);
  const labels = createLabels(sink);
  const lists = new Set<Key>();
  const fields = new Map<Key, Field>();
  const cards = new Map<Key, CardFacts>();
  const factsOf = (key: Key): CardFacts => {
    const known = cards.get(key);
    if (known) return known;
    const facts = { isInFile: false, list: null, createdAt: null, comments: 0, found: 0 };
    sink.remember(key);
    cards.set(key, facts);
    return facts;
  };
  const parts: Record<string, (value: unknown) => void> = {
    lists(value) {
      const column = columnOf(value, lists.size);
      if (column === null) return sink.skip("lists", "they have no id, or are too large");
      sink.put(column);
      sink.remember(column.key);
      lists.add(column.key);
    },
    labels: (value) => void labels.add(value),
    members(value) {
      const key = knowPerson(people, value);
      if (key !== null) people.use(key);
    },
    customFields(value) {
      const found = fieldOf(value, sink);
      if (found) fields.set(...found);
    },
    cards(value) {
      const card = fieldsOf(value);
      const key = shortKeyOf(card.id);
      if (key === null) return sink.skip("cards", "they have no id, or are too large");
      const facts = factsOf(key);
      facts.isInFile = true;
      facts.list = shortKeyOf(card.idList);
      facts.comments = Math.max(0, numberOf(fieldsOf(card.badges).comments) ?? 0);
    },
    actions(value) {
      const action = fieldsOf(value);
      knowPerson(people, action.memberCreator);
      knowPerson(people, action.member);
      const key = shortKeyOf(fieldsOf(fieldsOf(action.data).card).id);
      if (key === null) return;
      const facts = factsOf(key);
      const date = dateOf(action.date);
      if (!CREATING.has(stringOf(action.type) ?? "") || date === null) return;
      if (facts.createdAt === null || date < facts.createdAt) facts.createdAt = date;
    },
  };
  for await (const { path, of, value } of elements(document.bytes(), { paths: Object.keys(parts) })) {
    if (of !== null) parts[of]?.(value);
    else if (OUTER.has(String(path[0]))) outer.set(String(path[0]), value);
  }
  if (lists.size === 0) throw new Unreadable("The file is not a Trello board: it has no lists.");
  putBoard(Object.fromEntries(outer), labels, sink);
  for (const facts of cards.values()) {
    if (!facts.isInFile || lists.has(facts.list ?? "")) continue;
    facts.list = null;
    sink.skip("cards", "their list is not in the file");
  }
  return { people, labels, fields, cards };
}

function knowPerson(people: People, value: unknown): Key | null {
  const { id, fullName, username, email } = fieldsOf(value);
  const key = shortKeyOf(id);
  people.know(key, { name: stringOf(fullName), username: stringOf(username), email: stringOf(email) });
  return key;
}
