/** The cards that were found, as hits. */
import type { Card } from "../../contract/cards.ts";
import type { SearchHit } from "../../contract/search.ts";
import { type ColumnOfCard, columnsById, columnsOfCards } from "../cards/card-keys.ts";
import { removedCard } from "../cards/removed-card.ts";
import { assembleCardTree, cardTreeOfCards } from "../cards/store.ts";
import { knownPeople, peopleStates } from "../people/store.ts";
import type { Call } from "../platform/core/call.ts";
import { sessionOf } from "../platform/core/query.ts";
import type { Queries, Rows } from "../platform/db/db.ts";
import { idList, join, sql } from "../platform/db/sql.ts";
import { inSlices, type Work } from "../platform/scheduling/time-slices.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { firstNumberOfCard, NUMBERS_PER_CARD } from "./document.ts";
import { matchesOf } from "./matches.ts";
import type { Query } from "./parse-query.ts";
import { contains, type Found } from "./store.ts";

const MOST_COMMENTS = 3;
const COMMENTS_LOOKED_AT = 100;

/** Boards with the same `at` are read together. */
type FoundAt = Found & { at: string };

/** In the order in which they were found; a card that has been removed meanwhile is missing. */
export async function readHits(call: Call, found: readonly FoundAt[], query: Query): Promise<SearchHit[]> {
  const byId = new Map<string, Card>();
  const columns: ColumnOfCard[] = [];
  const comments = new Map<string, string[]>();
  for (const [at, group] of Map.groupBy(found, (each) => each.at)) {
    const read = <Q extends Queries>(queries: Q) =>
      call.context.db.readWithin(at, queries, sessionOf(call).userId);
    const placed = await (query.isArchived ? readArchived(read, group) : readLive(read, group));
    for (const card of placed.cards) byId.set(card.id, card);
    columns.push(...placed.columns);
    for (const [id, bodies] of await readComments(read, group, query)) comments.set(id, bodies);
  }
  return inSlices(hitsOf(found, { byId, columns: columnsById(columns), comments, query }));
}

type Read = <Q extends Queries>(queries: Q) => Promise<Rows<Q>>;

interface Texts {
  byId: ReadonlyMap<string, Card>;
  columns: ReadonlyMap<string, ColumnOfCard>;
  comments: ReadonlyMap<string, string[]>;
  query: Query;
}

function* hitsOf(found: readonly Found[], { byId, columns, comments, query }: Texts): Work<SearchHit[]> {
  const hits: SearchHit[] = [];
  for (const { id, board_id, board_title } of found) {
    const card = byId.get(id);
    if (!card) continue;
    const matches = yield* matchesOf(card, comments.get(id) ?? [], query);
    const column = columns.get(card.column_id) ?? null;
    hits.push({ card, board: { id: board_id, title: board_title }, column, matches });
  }
  return hits;
}

/**
 * Comments that have one of the terms: the newest of the last hundred, counted from the comment that was found, or from the
 * newest one if the card was found by its own document.
 */
async function readComments(
  read: Read,
  found: readonly Found[],
  { terms }: Query,
): Promise<Map<string, string[]>> {
  if (terms.length === 0) return new Map();
  const ranges = found.map(({ doc }) => {
    const first = firstNumberOfCard(doc);
    const last = Math.min(doc, first + NUMBERS_PER_CARD - 2);
    return sql`(CAST(${first} AS bigint), CAST(${last} AS bigint))`;
  });
  const newest = sql`SELECT max(m.doc) FROM search_documents m
    WHERE m.doc BETWEEN ranges.column1 AND ranges.column2`;
  const matching = sql`SELECT s.board_id, s.text_id,
      row_number() OVER (PARTITION BY s.card_id ORDER BY s.doc DESC) AS place
    FROM (SELECT ranges.column1 AS first, (${newest}) AS last FROM (VALUES ${join(ranges, ", ")}) ranges) near
    CROSS JOIN search_documents s
    WHERE s.doc BETWEEN near.last - ${COMMENTS_LOOKED_AT} AND near.last AND s.doc >= near.first
      AND (${join(terms.map(contains), " OR ")})`;
  const { rows } = await read({
    rows: sql<{ card_id: string; body: string }>`SELECT n.card_id, n.body
      FROM (${matching}) newest CROSS JOIN comments n
      WHERE newest.place <= ${MOST_COMMENTS} AND n.board_id = newest.board_id AND n.id = newest.text_id
      ORDER BY n.id DESC`,
  });
  return new Map(
    [...Map.groupBy(rows, ({ card_id }) => card_id)].map(([id, own]) => [id, own.map(({ body }) => body)]),
  );
}

interface Placed {
  cards: Card[];
  columns: ColumnOfCard[];
}

async function readLive(read: Read, found: readonly Found[]): Promise<Placed> {
  const queries = { ...cardTreeOfCards(found), columns: columnsOfCards(found) };
  const { columns, ...tree } = await read(queries);
  return { cards: await inSlices(assembleCardTree(tree)), columns };
}

/** With the labels, people and columns that are still on the board. */
async function readArchived(read: Read, found: readonly Found[]): Promise<Placed> {
  const [ids, boardIds] = [found.map(({ id }) => id), [...new Set(found.map(({ board_id }) => board_id))]];
  const { trashed, columns, labels, people, members } = await read({
    trashed: sql<{ board_id: string; data: string }>`SELECT board_id, data FROM trash
        WHERE id ${idList(ids)} AND type = 'card' AND kind = 'archived'`,
    columns: sql<ColumnOfCard>`SELECT id, title, is_done_column FROM columns WHERE board_id ${idList(boardIds)}`,
    labels: sql<{
      id: string;
      board_id: string;
      name: string;
      color: string;
    }>`SELECT id, board_id, name, color FROM labels WHERE board_id ${idList(boardIds)}`,
    people: peopleStates(sql`board_id ${idList(boardIds)}`),
    members: sql<UserRow & { board_id: string }>`SELECT m.board_id, ${publicColumns}
        FROM board_members m JOIN users u ON u.id = m.user_id WHERE m.board_id ${idList(boardIds)}`,
  });
  const known = Map.groupBy(members, ({ board_id }) => board_id);
  const labelsById = new Map(labels.map((label) => [label.id, label]));
  const users = new Map(
    [...known].map(([boardId, rows]) => [boardId, new Map(rows.map((row) => [row.id, toUser(row)]))]),
  );
  const cards = trashed.map(
    ({ board_id, data }) =>
      removedCard(data, board_id, {
        labels: labelsById,
        users: users.get(board_id) ?? new Map(),
        people: knownPeople(people),
      }).card,
  );
  return { cards, columns };
}
