/**
 * What changes in the index with the events of a commit. Removing, archiving and restoring a card or column change
 * nothing: documents stay, and a search finds only those whose card is on the board, or archived.
 */
import type { Card } from "../../contract/cards.ts";
import type { NumberedAnnouncement } from "../platform/core/change/decision.ts";
import { insert, remove, sweep, update, type Write } from "../platform/db/db.ts";
import { asId } from "../platform/db/json.ts";
import { idList, join, type Sql, sql } from "../platform/db/sql.ts";
import { updateOf } from "../platform/db/statements.ts";
import { commentWrites } from "./comment-writes.ts";
import {
  itemTexts,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_WORDS,
  type Text,
  textOf,
  textsOf,
  titleText,
  titleTexts,
  wordsOf,
} from "./document.ts";
import { insertCards } from "./new-documents.ts";

/** What happens to one text; the last event about it decides. */
type TextChange = Text & { kind: "insert" | "update" | "remove" };

interface CardChange {
  isNew?: boolean;
  texts: Map<string, TextChange>;
}

export function indexWrites(boardId: string, events: readonly NumberedAnnouncement[]): Write[] {
  const changes = new Map<string, CardChange>();
  for (const event of events) collect(event, changes);
  if (changes.size === 0) return commentWrites(boardId, events);
  const created = [...changes].flatMap(([cardId, { isNew, texts }]) =>
    isNew ? { cardId, words: wordsOf([...texts.values()]) } : [],
  );
  return [
    ...[...changes].flatMap(([cardId, change]) => writesOf({ boardId, cardId }, change)),
    ...(created.length > 0 ? [insertCards(boardId, created)] : []),
    ...commentWrites(boardId, events),
  ];
}

/** Indexes cards of a board that has no events yet. */
export function newCardDocuments(boardId: string, cards: readonly Card[]): Write[] {
  const created = cards.map((card) => ({ card, texts: textsOf(card) }));
  return [
    ...created.flatMap(({ card, texts }) => texts.map((text) => newText({ boardId, cardId: card.id }, text))),
    insertCards(
      boardId,
      created.map(({ card: { id }, texts }) => ({ cardId: id, words: wordsOf(texts) })),
    ),
  ];
}

function newText({ boardId, cardId }: Place, { id, field, words }: Text): Write {
  return insert("search_texts", { board_id: boardId, card_id: cardId, text_id: id, field, words });
}

function collect(event: NumberedAnnouncement, changes: Map<string, CardChange>): void {
  const note = (cardId: string, kind: TextChange["kind"], texts: readonly Text[]) =>
    merge(changeOf(changes, cardId), kind, texts);
  switch (event.type) {
    case "card.created":
      if (event.mark === "restored") return;
      note(event.data.id, "insert", textsOf(event.data));
      changeOf(changes, event.data.id).isNew = true;
      return;
    case "card.updated": {
      const { title, description } = event.previous ?? {};
      if (description !== undefined) note(event.data.id, "update", titleTexts(event.data));
      else if (title !== undefined) note(event.data.id, "update", [titleText(event.data)]);
      return;
    }
    case "checklist.created":
      note(event.data.card_id, "insert", itemTexts(event.data));
      return;
    case "checklist.deleted":
      note(event.data.card_id, "remove", itemTexts(event.data));
      return;
    case "checklist_item.created":
    case "checklist_item.deleted":
    case "checklist_item.updated": {
      const { type, data, previous, cardId } = event;
      if (cardId === undefined || (type === "checklist_item.updated" && previous?.content === undefined))
        return;
      note(cardId, KINDS[type], itemTexts({ items: [data] }));
      return;
    }
    case "attachment.created":
    case "attachment.deleted":
      note(event.data.card_id, KINDS[event.type], [textOf("attachment", event.data.id, event.data.name)]);
      return;
  }
}

const KINDS = {
  "checklist_item.created": "insert",
  "checklist_item.updated": "update",
  "checklist_item.deleted": "remove",
  "attachment.created": "insert",
  "attachment.deleted": "remove",
} as const;

function changeOf(changes: Map<string, CardChange>, cardId: string): CardChange {
  const known = changes.get(cardId);
  if (known) return known;
  const change: CardChange = { texts: new Map() };
  changes.set(cardId, change);
  return change;
}

function merge({ texts }: CardChange, kind: TextChange["kind"], changed: readonly Text[]): void {
  for (const text of changed) {
    const key = `${text.field} ${text.id}`;
    const earlier = texts.get(key)?.kind;
    if (kind === "remove" && earlier === "insert") texts.delete(key);
    else if (kind === "insert" && earlier === "remove") texts.set(key, { ...text, kind: "update" });
    else texts.set(key, { ...text, kind: earlier === "insert" ? "insert" : kind });
  }
}

interface Place {
  boardId: string;
  cardId: string;
}

function writesOf(place: Place, { isNew, texts }: CardChange): Write[] {
  if (texts.size === 0) return [];
  const changed = [...texts.values()];
  const own = isNew ? [] : [updateCard(place, changed)];
  return [...changed.map((text) => textWrite(place, text)), ...own];
}

function textWrite(place: Place, text: TextChange): Write {
  const { kind, id, field, words } = text;
  const key = { card_id: place.cardId, text_id: id, field };
  switch (kind) {
    case "insert":
      return newText(place, text);
    case "update":
      return update("search_texts", key, { words });
    case "remove":
      return remove("search_texts", key);
  }
}

/** Of `search_texts t`: not the title and description that are changed; the description is changed with the title only. */
function ownKept(cardId: string, changed: readonly TextChange[]): Sql {
  const has = (field: Text["field"]) => changed.some((text) => text.field === field);
  if (has("description")) return sql`AND t.text_id <> ${cardId}`;
  return has("title") ? sql`AND NOT (t.text_id = ${cardId} AND t.field = 'title')` : sql``;
}

/**
 * The card's own document again: texts that stay, as the database has them, and those of this commit, which PostgreSQL does
 * not see there yet. Together they may be more than a document has room for: first the title, which has what every search
 * needs, then the description, then what this commit brings.
 */
function updateCard({ boardId, cardId }: Place, changed: readonly TextChange[]): Write {
  const others = changed.flatMap(({ id }) => (id === cardId ? [] : id));
  const isOther = others.length > 0 ? sql`AND NOT t.text_id ${idList(others)}` : sql``;
  const kept = sql`SELECT CASE t.field WHEN 'title' THEN 0 WHEN 'description' THEN 1 ELSE 3 END AS place, t.text_id, t.words
    FROM search_texts t WHERE t.board_id = ${boardId} AND t.card_id = ${cardId} ${isOther} ${ownKept(cardId, changed)}`;
  const brought = changed
    .filter(({ kind }) => kind !== "remove")
    .map(
      ({ id, field, words }) =>
        sql`(CAST(${PLACES[field]} AS INTEGER), ${asId(sql`${id}`)}, CAST(${words} AS TEXT))`,
    );
  const added =
    brought.length > 0
      ? sql`UNION ALL SELECT added.column1, added.column2, added.column3 FROM (VALUES ${join(brought, ", ")}) added`
      : sql``;
  const fitting = sql`SELECT text.words, sum(octet_length(text.words)) OVER upTo AS bytes,
      sum(length(text.words) - length(replace(text.words, ' ', ''))) OVER upTo AS blanks
    FROM (${kept} ${added}) text WINDOW upTo AS (ORDER BY text.place, text.text_id DESC)`;
  return sweep(
    updateOf(
      "search_documents",
      sql`SET words = coalesce((SELECT string_agg(fitting.words, '') FROM (${fitting}) fitting
            WHERE fitting.bytes <= ${MAX_DOCUMENT_BYTES} AND fitting.blanks <= ${MAX_DOCUMENT_WORDS}), '')
        WHERE board_id = ${boardId} AND card_id = ${cardId} AND text_id = ${cardId}`,
    ),
  );
}

const PLACES: Record<Text["field"], number> = { title: 0, description: 1, item: 2, attachment: 2 };
