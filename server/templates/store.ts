/** The boards of a user that are templates. No index finds them: they are looked for among a bounded number of boards. */
import {
  MOST_COUNTED_CARDS,
  SHOWN_CHARACTERS,
  SHOWN_COLUMNS,
  type Template,
} from "../../contract/templates.ts";
import { type Sql, sql } from "../platform/db/sql.ts";

/** How many of the caller's boards one page looks at. */
export const SCANNED_BOARDS = 500;

interface TemplateRow {
  id: string;
  title: string;
  description: string | null;
  card_count: number;
}

interface ColumnTitle {
  board_id: string;
  title: string;
}

function templateIds(scanned: Sql, limit: number): Sql {
  return sql`SELECT b.id FROM boards b WHERE b.id IN (${scanned}) AND b.is_template = ${true}
    ORDER BY b.id LIMIT ${limit} + 0`;
}

export function templateRows(scanned: Sql, limit: number): Sql<TemplateRow> {
  return sql<TemplateRow>`SELECT b.id, b.title, substr(b.description, 1, ${SHOWN_CHARACTERS}) AS description,
      (SELECT count(*) FROM (SELECT 1 FROM cards c WHERE c.board_id = b.id
        LIMIT ${MOST_COUNTED_CARDS} + 0) taken) AS card_count
    FROM boards b WHERE b.id IN (${templateIds(scanned, limit)}) ORDER BY b.id`;
}

export function templateColumns(scanned: Sql, limit: number): Sql<ColumnTitle> {
  return sql<ColumnTitle>`SELECT page.board_id, page.title FROM
    (SELECT board_id, title, row_number() OVER (PARTITION BY board_id ORDER BY rank) AS place
      FROM columns WHERE board_id IN (${templateIds(scanned, limit)})) page
    WHERE page.place <= ${SHOWN_COLUMNS} ORDER BY page.board_id, page.place`;
}

export function toTemplate(
  { id, title, description, card_count }: TemplateRow,
  columns: readonly ColumnTitle[],
): Template {
  const titles = columns.filter(({ board_id }) => board_id === id).map((column) => column.title);
  return { id, title, description, kind: "board", board_id: id, columns: titles, card_count };
}
