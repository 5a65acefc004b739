/** What is in the trash of a board, and the statements that bring it back, for any number of cards at once. */
import { sweep, type Write } from "../platform/db/db.ts";
import { asId, asText, eachObject, eachText, flagIn, idIn, integerIn, textIn } from "../platform/db/json.ts";
import { idList, join, name, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, updateOf } from "../platform/db/statements.ts";
import type { Row } from "../tables.ts";

export type TrashRow = Pick<
  Row<"trash">,
  "id" | "type" | "title" | "parent_id" | "rank" | "position" | "data" | "removed_at" | "removed_by"
>;

/** A condition on `trash t`: it can still come back. What is purged goes with what it held. */
const CAN_RETURN = sql`t.kind <> 'purged' AND NOT EXISTS (SELECT 1 FROM trash p
  WHERE p.board_id = t.board_id AND p.id = t.removed_with AND p.kind = 'purged')`;

export function trashRow(boardId: string, id: string, type: TrashRow["type"]): Sql<TrashRow> {
  return sql<TrashRow>`SELECT t.id, t.type, t.title, t.parent_id, t.rank, t.position, t.data, t.removed_at, t.removed_by
    FROM trash t WHERE t.board_id = ${boardId} AND t.id = ${id} AND t.type = ${type} AND ${CAN_RETURN}`;
}

/** In the order they had. */
export function trashRows(boardId: string, ids: readonly string[], type: TrashRow["type"]): Sql<TrashRow> {
  return sql<TrashRow>`SELECT t.id, t.type, t.title, t.parent_id, t.rank, t.position, t.data, t.removed_at, t.removed_by
    FROM trash t WHERE t.board_id = ${boardId} AND t.id ${idList(ids)} AND t.type = ${type} AND ${CAN_RETURN}
    ORDER BY t.rank`;
}

/** One value of a row, for the queries that are sent with it. */
export function inTrash(boardId: string, id: string, column: "parent_id" | "rank" | "position"): Sql {
  return sql`(SELECT ${name(column)} FROM trash WHERE board_id = ${boardId} AND id = ${id})`;
}

export function oneOf(boardId: string, id: string): Sql {
  return sql`t.board_id = ${boardId} AND t.id = ${id}`;
}

/** The cards that went with a column and can come back with it: not those that were purged since. */
export function contentsOf(boardId: string, columnId: string): Sql {
  return sql`t.board_id = ${boardId} AND t.removed_with = ${columnId} AND t.kind <> 'purged'`;
}

/** How many they are, and their length. */
export function contentsSize(boardId: string, columnId: string): Sql<{ count: number; bytes: number }> {
  return sql<{ count: number; bytes: number }>`SELECT count(*) AS count,
      coalesce(sum(octet_length(t.data)), 0) AS bytes
    FROM trash t WHERE ${contentsOf(boardId, columnId)}`;
}

const CHECKLISTS = eachObject(sql`t.data`, "checklists", "k");
const ITEMS = sql`${CHECKLISTS} CROSS JOIN ${eachObject(sql`k.value`, "items", "i")}`;

/**
 * Labels on the cards of a column that are no longer on the board. The cards are read only if any label of the board has
 * gone since.
 */
export function missingLabels(boardId: string, columnId: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT DISTINCT x.value AS id
    FROM trash t CROSS JOIN ${eachText(sql`t.data`, "labels", "x")}
    WHERE ${contentsOf(boardId, columnId)} AND ${noLongerLabel(sql`x.value`)}
      AND EXISTS (SELECT 1 FROM trash t CROSS JOIN ${eachText(sql`t.data`, "board_labels", "y")}
        WHERE ${oneOf(boardId, columnId)} AND ${noLongerLabel(sql`y.value`)})`;
}

/** People on the cards, or on items there, who are no longer members. */
export function missingPeople(boardId: string, columnId: string): Sql<{ id: string }> {
  const matched = sql`${contentsOf(boardId, columnId)} AND ${isNamed(boardId)} AND p.user_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM board_members m WHERE m.board_id = ${boardId} AND m.user_id = p.user_id)`;
  const these = sql`${contentsOf(boardId, columnId)} AND ${noLongerMember(sql`x.value`)}
    AND EXISTS (SELECT 1 FROM trash t CROSS JOIN ${eachText(sql`t.data`, "board_members", "y")}
      WHERE ${oneOf(boardId, columnId)} AND ${noLongerMember(sql`y.value`)})`;
  return sql<{ id: string }>`SELECT x.value AS id
      FROM trash t CROSS JOIN ${eachText(sql`t.data`, "assignees", "x")} WHERE ${these}
    UNION SELECT x.value
      FROM trash t CROSS JOIN ${ITEMS} CROSS JOIN ${eachText(sql`i.value`, "assignees", "x")} WHERE ${these}
    UNION SELECT ${asText(sql`p.user_id`)}
      FROM trash t CROSS JOIN ${eachText(sql`t.data`, "placeholders", "x")} CROSS JOIN board_people p WHERE ${matched}
    UNION SELECT ${asText(sql`p.user_id`)}
      FROM trash t CROSS JOIN ${ITEMS} CROSS JOIN ${eachText(sql`i.value`, "placeholders", "x")}
        CROSS JOIN board_people p
      WHERE ${matched}`;
}

/**
 * `board_people p` is whom `x.value` names. That there are any people is asked once for a statement: the cards of a board
 * that was not imported have no placeholders to look for. (EXISTS would be asked for each card by SQLite.)
 */
function isNamed(boardId: string): Sql {
  return sql`p.board_id = ${boardId} AND p.id = ${asId(sql`x.value`)}
    AND (SELECT 1 FROM board_people WHERE board_id = ${boardId} LIMIT 1) = 1`;
}

function noLongerLabel(id: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM labels l WHERE l.board_id = t.board_id AND l.id = ${asId(id)})`;
}

function noLongerMember(id: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM board_members m WHERE m.board_id = t.board_id AND m.user_id = ${asId(id)})`;
}

/**
 * Cards come back with everything on them except labels and people who are no longer there, and placeholders, which
 * `placeholdersFromTrash` brings back. They return to where they were, unless `to` names a place. `which` is a condition
 * on `trash t`.
 */
export function cardsFromTrash(which: Sql, to?: { columnId: string; rank: number }): Write[] {
  const [columnId, rank] = to ? [sql`${to.columnId}`, sql`${to.rank}`] : [sql`t.parent_id`, sql`t.rank`];
  const text = (field: string) => textIn(sql`t.data`, field);
  return [
    insertInto(
      "cards",
      sql`(board_id, id, column_id, number, title, description, rank, start_at, due_at, is_complete,
          due_soon_for, overdue_for, cover_attachment_id, comment_count, created_at, updated_at)
        SELECT t.board_id, t.id, ${columnId}, ${integerIn(sql`t.data`, "number")}, t.title, ${text("description")},
          ${rank}, ${text("start_at")}, ${text("due_at")}, ${flagIn(sql`t.data`, "is_complete")},
          ${text("due_soon_for")}, ${text("overdue_for")},
          ${idIn(sql`t.data`, "cover_attachment_id")}, ${integerIn(sql`t.data`, "comment_count")},
          ${text("created_at")}, ${text("updated_at")}
        FROM trash t WHERE ${which}`,
    ),
    insertInto(
      "card_labels",
      sql`(board_id, card_id, label_id) SELECT t.board_id, t.id, l.id
        FROM trash t CROSS JOIN ${eachText(sql`t.data`, "labels", "x")} CROSS JOIN labels l
        WHERE ${which} AND l.board_id = t.board_id AND l.id = ${asId(sql`x.value`)}`,
    ),
    insertInto(
      "card_assignees",
      sql`(board_id, card_id, user_id, due_at, is_complete)
        SELECT t.board_id, t.id, m.user_id, ${text("due_at")}, ${flagIn(sql`t.data`, "is_complete")}
        FROM trash t CROSS JOIN ${eachText(sql`t.data`, "assignees", "x")} CROSS JOIN board_members m
        WHERE ${which} AND m.board_id = t.board_id AND m.user_id = ${asId(sql`x.value`)}`,
    ),
    insertInto(
      "checklists",
      sql`(board_id, id, card_id, title, rank) SELECT t.board_id, ${idIn(sql`k.value`, "id")}, t.id,
          ${textIn(sql`k.value`, "title")}, ${integerIn(sql`k.value`, "rank")}
        FROM trash t CROSS JOIN ${CHECKLISTS} WHERE ${which}`,
    ),
    insertInto(
      "checklist_items",
      // Otherwise the whole checklist would be parsed again for the id in each of its items. A sweep ends in a WHERE clause.
      sql`(board_id, id, checklist_id, content, is_done, rank)
        WITH lists AS MATERIALIZED (
          SELECT t.board_id, ${idIn(sql`k.value`, "id")} AS id, k.value AS value
          FROM trash t CROSS JOIN ${CHECKLISTS} WHERE ${which})
        SELECT lists.board_id, ${idIn(sql`i.value`, "id")}, lists.id,
          ${textIn(sql`i.value`, "content")}, ${flagIn(sql`i.value`, "is_done")}, ${integerIn(sql`i.value`, "rank")}
        FROM lists CROSS JOIN ${eachObject(sql`lists.value`, "items", "i")} WHERE lists.board_id IS NOT NULL`,
    ),
    insertInto(
      "item_assignees",
      sql`(board_id, item_id, user_id) SELECT t.board_id, ${idIn(sql`i.value`, "id")}, m.user_id
        FROM trash t CROSS JOIN ${ITEMS} CROSS JOIN ${eachText(sql`i.value`, "assignees", "x")}
          CROSS JOIN board_members m
        WHERE ${which} AND m.board_id = t.board_id AND m.user_id = ${asId(sql`x.value`)}`,
    ),
  ].map(sweep);
}

/** Those on the same cards and items; whoever has been matched meanwhile is assigned. */
export function placeholdersFromTrash(boardId: string, which: Sql): Write[] {
  const onCards = sql`trash t CROSS JOIN ${eachText(sql`t.data`, "placeholders", "x")} CROSS JOIN board_people p`;
  const onItems = sql`trash t CROSS JOIN ${ITEMS} CROSS JOIN ${eachText(sql`i.value`, "placeholders", "x")}
    CROSS JOIN board_people p`;
  const unmatched = sql`${which} AND ${isNamed(boardId)} AND p.user_id IS NULL`;
  const matched = (json: Sql) => sql`${which} AND ${isNamed(boardId)} AND m.board_id = t.board_id
    AND m.user_id = p.user_id AND ${isNew(boardId, json)}`;
  return [
    insertInto(
      "card_assignees",
      sql`(board_id, card_id, user_id, due_at, is_complete) SELECT t.board_id, t.id, m.user_id,
          ${textIn(sql`t.data`, "due_at")}, ${flagIn(sql`t.data`, "is_complete")}
        FROM ${onCards} CROSS JOIN board_members m WHERE ${matched(sql`t.data`)}`,
    ),
    insertInto(
      "item_assignees",
      sql`(board_id, item_id, user_id) SELECT t.board_id, ${idIn(sql`i.value`, "id")}, m.user_id
        FROM ${onItems} CROSS JOIN board_members m WHERE ${matched(sql`i.value`)}`,
    ),
    insertInto(
      "card_placeholders",
      sql`(board_id, card_id, person_id) SELECT t.board_id, t.id, p.id FROM ${onCards} WHERE ${unmatched}`,
    ),
    insertInto(
      "item_placeholders",
      sql`(board_id, item_id, person_id) SELECT t.board_id, ${idIn(sql`i.value`, "id")}, p.id
        FROM ${onItems} WHERE ${unmatched}`,
    ),
  ].map(sweep);
}

/** The member `m` is not among the assignees, nor matched to an earlier one of the placeholders. */
function isNew(boardId: string, json: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM ${eachText(json, "assignees", "y")} WHERE ${asId(sql`y.value`)} = m.user_id)
    AND NOT EXISTS (SELECT 1 FROM ${eachText(json, "placeholders", "z")} CROSS JOIN board_people q
      WHERE q.board_id = ${boardId} AND q.id = ${asId(sql`z.value`)} AND q.user_id = m.user_id AND q.id < p.id)`;
}

/** The files of cards that have come back. */
export function filesFromTrash(boardId: string, which: Sql): Write {
  return sweep(
    updateOf(
      "attachments",
      sql`SET card_id = trash_id, trash_id = NULL
        WHERE board_id = ${boardId} AND trash_id IN (SELECT t.id FROM trash t WHERE ${which})`,
    ),
  );
}

/** A file that was removed by itself. */
export function fileFromTrash(boardId: string, id: string, cardId: string): Write {
  return sweep(
    updateOf(
      "attachments",
      sql`SET card_id = ${cardId}, trash_id = NULL WHERE board_id = ${boardId} AND id = ${id}`,
    ),
  );
}

/** On those of its cards that are there. */
export function placesFromTrash(boardId: string, labelId: string): Write {
  return sweep(
    insertInto(
      "card_labels",
      sql`(board_id, card_id, label_id) SELECT t.board_id, c.id, t.id
        FROM trash t CROSS JOIN ${eachText(sql`t.data`, "cards", "x")} CROSS JOIN cards c
        WHERE ${oneOf(boardId, labelId)} AND c.board_id = t.board_id AND c.id = ${asId(sql`x.value`)}`,
    ),
  );
}

/** What came back with the event of that number. */
export function recordContents(which: Sql, seq: number): Write {
  return sweep(
    insertInto(
      "restored_contents",
      sql`(board_id, seq, id, data) SELECT t.board_id, ${seq}, t.id, t.data FROM trash t WHERE ${which}`,
    ),
  );
}

/** Purged cards stay: they are removed in steps, with their files. */
export function contentsOutOfTrash(boardId: string, columnId: string): Write {
  return sweep(
    deleteFrom("trash", sql`WHERE board_id = ${boardId} AND removed_with = ${columnId} AND kind <> 'purged'`),
  );
}

type Entry = Pick<Row<"trash">, "id" | "title" | "number" | "removed_at" | "removed_by" | "seq"> & {
  type: "card" | "column";
  column_title: string | null;
  kind: "deleted" | "archived";
};

/** What was removed by itself, newest first: each kind is read from the index in order. */
export function listed(
  boardId: string,
  { kinds, before, limit }: { kinds: readonly Entry["kind"][]; before: number | undefined; limit: number },
): Sql<Entry> {
  const older = before === undefined ? sql`` : sql`AND seq < ${before}`;
  const pages = kinds.map(
    (
      kind,
    ) => sql`SELECT * FROM (SELECT id, type, title, number, parent_id, removed_at, removed_by, kind, seq FROM trash
      WHERE board_id = ${boardId} AND kind = ${kind} AND removed_with IS NULL AND type IN ('card', 'column') ${older}
      ORDER BY seq DESC LIMIT ${limit} + 0) page`,
  );
  const column = sql`k.board_id = ${boardId} AND k.id = page.parent_id`;
  return sql<Entry>`SELECT id, type, title, number, removed_at, removed_by, kind, seq,
      coalesce((SELECT k.title FROM columns k WHERE ${column}),
        (SELECT k.title FROM trash k WHERE ${column} AND k.kind <> 'purged')) AS column_title
    FROM (${join(pages, " UNION ALL ")}) page ORDER BY seq DESC LIMIT ${limit} + 0`;
}

export function purgeable(boardId: string, id: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT t.id FROM trash t WHERE ${oneOf(boardId, id)} AND ${CAN_RETURN}`;
}

/** A card that can come back, by itself or with its column. */
export function returnableCard(boardId: string, id: string): Sql<{ id: string }> {
  return sql<{ id: string }>`SELECT t.id FROM trash t
    WHERE ${oneOf(boardId, id)} AND t.type = 'card' AND ${CAN_RETURN}`;
}
