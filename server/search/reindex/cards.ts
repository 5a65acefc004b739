/** The texts of cards, on the board or in the trash, and their own documents. */
import type { Card } from "../../../contract/cards.ts";
import { removedCard } from "../../cards/removed-card.ts";
import { buildCards, cardTreeOfCards } from "../../cards/store.ts";
import { type Db, insert, remove, sweep, update, type Write } from "../../platform/db/db.ts";
import { idList, sql } from "../../platform/db/sql.ts";
import { deleteFrom } from "../../platform/db/statements.ts";
import { type Text, textsOf, wordsOf } from "../document.ts";
import { insertCards } from "../new-documents.ts";
import type { Field } from "../tables.ts";
import { correct } from "./step.ts";

interface TextRow {
  card_id: string;
  text_id: string;
  field: Field;
  words: string;
}

interface OwnDocument {
  card_id: string;
  words: string;
}

const NOBODY = { labels: new Map(), users: new Map(), people: new Map() };

export function repairCards(db: Db, boardId: string, ids: readonly string[]): Promise<number> {
  const these = sql`board_id = ${boardId} AND card_id ${idList(ids)}`;
  const load = {
    ...cardTreeOfCards(ids.map((id) => ({ board_id: boardId, id }))),
    trashed: sql<{ data: string }>`SELECT data FROM trash
      WHERE board_id = ${boardId} AND id ${idList(ids)} AND type = 'card'`,
    texts: sql<TextRow>`SELECT card_id, text_id, field, words FROM search_texts WHERE ${these}`,
    documents: sql<OwnDocument>`SELECT card_id, words FROM search_documents WHERE ${these} AND text_id = card_id`,
  };
  return correct(db, boardId, load, (rows) => {
    const removed = rows.trashed.map(({ data }) => removedCard(data, boardId, NOBODY).card);
    const cards = [...buildCards(rows), ...removed];
    const texts = Map.groupBy(rows.texts, ({ card_id }) => card_id);
    const documents = new Map(rows.documents.map(({ card_id, words }) => [card_id, words]));
    const missing = cards.filter(({ id }) => !documents.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
    const added = missing.map((card) => ({ cardId: card.id, words: wordsOf(textsOf(card)) }));
    return [
      ...cards.flatMap((card) => textDifferences(boardId, card, texts.get(card.id) ?? [])),
      ...cards.flatMap((card) => documentDifference(card, documents.get(card.id))),
      ...(added.length > 0 ? [removeComments(boardId, added), insertCards(boardId, added)] : []),
    ];
  });
}

/** A card gets new numbers; its comments are added beside it afterwards. */
function removeComments(boardId: string, cards: readonly { cardId: string }[]): Write {
  const these = idList(cards.map(({ cardId }) => cardId));
  const which = sql`WHERE board_id = ${boardId} AND card_id ${these} AND text_id <> card_id`;
  return sweep(deleteFrom("search_documents", which));
}

function textDifferences(boardId: string, card: Card, rows: readonly TextRow[]): Write[] {
  const there = new Map(rows.map((row) => [`${row.field} ${row.text_id}`, row]));
  const right = new Map(textsOf(card).map((text) => [`${text.field} ${text.id}`, text]));
  const keyOf = ({ id, field }: Pick<Text, "id" | "field">) => ({ card_id: card.id, text_id: id, field });
  return [
    ...[...right].flatMap(([key, text]) => {
      const row = there.get(key);
      if (!row) return [insert("search_texts", { board_id: boardId, ...keyOf(text), words: text.words })];
      return row.words === text.words ? [] : [update("search_texts", keyOf(text), { words: text.words })];
    }),
    ...[...there].flatMap(([key, { text_id, field }]) =>
      right.has(key) ? [] : [remove("search_texts", keyOf({ id: text_id, field }))],
    ),
  ];
}

/** The texts of a document may be in any order. */
function documentDifference(card: Card, words: string | undefined): Write[] {
  const right = wordsOf(textsOf(card));
  if (words === undefined || inOrder(words) === inOrder(right)) return [];
  return [update("search_documents", { card_id: card.id, text_id: card.id }, { words: right })];
}

function inOrder(words: string): string {
  const texts = words.split("  ").map((text) => text.trim());
  return texts.sort().join("  ").trim();
}
