/** What the index has of cards and comments that are gone. */
import type { Db } from "../../platform/db/db.ts";
import { type Sql, sql } from "../../platform/db/sql.ts";
import { deleteFrom } from "../../platform/db/statements.ts";
import { FIRST_ID } from "../../platform/util/ids.ts";

const STEP_DOCUMENTS = 1000;

const isGone = (
  row: Sql,
) => sql`NOT EXISTS (SELECT 1 FROM cards c WHERE c.board_id = ${row}.board_id AND c.id = ${row}.card_id)
  AND NOT EXISTS (SELECT 1 FROM trash t WHERE t.board_id = ${row}.board_id AND t.id = ${row}.card_id)`;

export async function removeOrphans(db: Db): Promise<number> {
  let removed = 0;
  for await (const { first, last } of ranges(db)) {
    const gone = sql`(text_id <> card_id AND NOT EXISTS (SELECT 1 FROM comments n
        WHERE n.board_id = search_documents.board_id AND n.id = search_documents.text_id)
      OR (${isGone(sql`search_documents`)}))`;
    const [rows] = await db.write([
      deleteFrom("search_documents", sql`WHERE doc BETWEEN ${first} AND ${last} AND ${gone} RETURNING 1`),
    ]);
    removed += rows.length;
  }
  return removed + (await removeTexts(db));
}

/** Card by card, in the order of the key. */
async function removeTexts(db: Db): Promise<number> {
  let removed = 0;
  let after = { board_id: FIRST_ID, card_id: FIRST_ID };
  for (;;) {
    const { cards } = await db.read({
      cards: sql<typeof after>`SELECT DISTINCT board_id, card_id FROM search_texts
        WHERE (board_id, card_id) > (${after.board_id}, ${after.card_id})
        ORDER BY board_id, card_id LIMIT ${STEP_DOCUMENTS} + 0`,
    });
    const last = cards.at(-1);
    if (!last) return removed;
    const [rows] = await db.write([
      deleteFrom(
        "search_texts",
        sql`WHERE (board_id, card_id) > (${after.board_id}, ${after.card_id})
          AND (board_id, card_id) <= (${last.board_id}, ${last.card_id}) AND ${isGone(sql`search_texts`)} RETURNING 1`,
      ),
    ]);
    removed += rows.length;
    after = last;
  }
}

/** On SQLite the full-text index is a table, which may have lost rows by itself. */
export async function fillFullText(db: Db): Promise<void> {
  for await (const { first, last } of ranges(db)) {
    await db.write([
      sql`INSERT OR REPLACE INTO search_index (rowid, words)
        SELECT doc, words FROM search_documents WHERE doc BETWEEN ${first} AND ${last}`,
    ]);
  }
}

/** Of a thousand documents each. */
async function* ranges(db: Db): AsyncGenerator<{ first: number; last: number }> {
  for (let first = 0; ; ) {
    const { rows } = await db.read({
      rows: sql<{ last: number | null }>`SELECT max(doc) AS last FROM (SELECT doc FROM search_documents
        WHERE doc >= ${first} ORDER BY doc LIMIT ${STEP_DOCUMENTS} + 0) few`,
    });
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    yield { first, last };
    first = last + 1;
  }
}
