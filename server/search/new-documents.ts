/** Documents that are added, with numbers that only the database can give out: several instances add at the same time. */
import { numberingSweep, sweep, type Write } from "../platform/db/db.ts";
import { asId } from "../platform/db/json.ts";
import { either, join, type Sql, sql } from "../platform/db/sql.ts";
import { insertInto } from "../platform/db/statements.ts";
import { present } from "../platform/util/present.ts";
import { NUMBERS_PER_CARD } from "./document.ts";

interface NewCard {
  cardId: string;
  words: string;
}

const lastNumberOf = (card: number) => (card + 1) * NUMBERS_PER_CARD - 1;

const COLUMNS = sql`(board_id, card_id, text_id, doc, words)`;

/** The own documents of new cards, in one statement however many they are. */
export function insertCards(boardId: string, cards: readonly NewCard[]): Write {
  const rows = cards.map(({ cardId, words }) => sql`(${asId(sql`${cardId}`)}, CAST(${words} AS TEXT))`);
  const numbered = (numbers: readonly number[]) =>
    cards.map(
      ({ cardId, words }, nth) =>
        sql`(${boardId}, ${cardId}, ${cardId}, ${lastNumberOf(present(numbers[nth], "a number"))}, ${words})`,
    );
  return numberingSweep(
    insertInto(
      "search_documents",
      sql`${COLUMNS}
        SELECT ${boardId}, added.column1, added.column1, (${cards.length === 1 ? NEXT_CARD : NEXT_CARDS} + 1) * ${NUMBERS_PER_CARD} - 1, added.column2
        FROM (VALUES ${join(rows, ", ")}) added WHERE added.column1 IS NOT NULL`,
    ),
    {
      count: cards.length,
      statement: (numbers) =>
        insertInto("search_documents", sql`${COLUMNS} VALUES ${join(numbered(numbers), ", ")}`),
    },
  );
}

const nextCard = (place: string) =>
  either(
    `((SELECT coalesce(max(doc), 0) FROM search_documents) / ${NUMBERS_PER_CARD} + ${place})`,
    "nextval('search_cards')",
  );
/** Counting the rows costs SQLite a quarter of what inserting one does. */
const NEXT_CARD = nextCard("1");
const NEXT_CARDS = nextCard("row_number() OVER ()");

interface NewComment {
  boardId: string;
  cardId: string;
  commentId: string;
  /** How many comments on the same card come before it in the commit. */
  place: number;
}

/**
 * The card's own document must be older than this commit. The numbers of a card are enough for a million comments; one
 * beyond that is not added.
 */
export function insertComment({ boardId, cardId, commentId, place }: NewComment, words: Sql): Write {
  const first = sql`d.doc - ${NUMBERS_PER_CARD - 1}`;
  // Numbers are looked up in the index of numbers; on PostgreSQL, in that of the board's partition.
  const isHere = sql`(${either("TRUE OR ", "")}o.board_id = ${boardId})`;
  const latest = sql`SELECT max(o.doc) FROM search_documents o
    WHERE o.doc >= ${first} AND o.doc < d.doc AND ${isHere}`;
  const number = sql`coalesce((${latest}) + 1, ${first}) + ${place}`;
  return sweep(
    insertInto(
      "search_documents",
      sql`${COLUMNS}
        SELECT d.board_id, d.card_id, ${commentId}, ${number}, ${words} FROM search_documents d
        WHERE d.board_id = ${boardId} AND d.card_id = ${cardId} AND d.text_id = ${cardId} AND ${number} < d.doc`,
    ),
  );
}
