/**
 * Which cards a query finds. The full-text index gives documents, those of the newest card first; they are narrowed to live
 * or archived cards of boards the caller is a member of, and to what the operators of the query say. A card that several
 * documents match is found once, because its documents are adjacent.
 */
import type { Due } from "../../contract/search-text/names.ts";
import { soughtIn, type Term } from "../../contract/search-text/query-parts.ts";
import type { DbReader } from "../platform/db/db.ts";
import { asId, eachText, flagIn, textIn } from "../platform/db/json.ts";
import { either, idList, join, type Sql, sql } from "../platform/db/sql.ts";
import { startOfDay } from "../platform/util/days.ts";
import type { Beginning } from "./beginnings.ts";
import { NUMBERS_PER_CARD, titleWord } from "./document.ts";
import { excludedWords, indexQuery, isBare, isCompared, isUnknown } from "./index-query.ts";
import type { Query } from "./parse-query.ts";

/** Hits with all terms in the title come first. */
export type Tier = "title" | "rest";

export interface Filters {
  query: Query;
  callerId: string;
  /** Documents of other boards are never counted: what is found on these must not depend on them. */
  boardIds: readonly string[];
  /** These boards have most of all documents there are, so that the index would not be narrowed much by naming them. */
  isMostlyOwn: boolean;
  /** What the beginnings of words among the terms stand for. */
  beginnings: ReadonlyMap<string, Beginning>;
  /** For each operator, the ids it may stand for. */
  labels: readonly string[][];
  members: readonly string[][];
  columns: readonly string[][];
  /** A card with one of these is left out. */
  without: Record<"labels" | "members" | "columns", readonly string[]>;
  now: Date;
  tz: string;
}

/**
 * How far a query goes: `looked` documents older than `before`, and at most `limit` cards of them. `isScan`: all documents
 * are looked at, on PostgreSQL, rather than those that the index finds.
 */
export interface Range {
  tier: Tier;
  before: number;
  limit: number;
  looked: number;
  isScan: boolean;
}

export interface Found {
  doc: number;
  board_id: string;
  board_title: string;
  id: string;
}

/**
 * A row without a card is the last. If fewer than the limit were found, it names the last document: how many up to there were
 * looked at, and how many of these matched.
 */
export type FoundRow = Found | { doc: number; id: null; matched: number; looked: number };

/**
 * Subqueries with an OFFSET, because PostgreSQL does not turn these into joins: it would join all cards first whenever its
 * statistics are old. Both databases return the rows of a materialised CTE in the order in which they were written; if it
 * were said again, all of them would be checked before the first is returned. What passes fewest is checked first.
 */
export function foundCards(kind: DbReader["kind"], filters: Filters, range: Range): Sql<FoundRow> {
  const { query, labels, members, without } = filters;
  const absent = query.isArchived
    ? []
    : [...some(without.labels).map(hasLabel), ...some(without.members).map(hasMember)];
  const checks = [
    ...(query.isArchived ? [] : [...labels.map(hasLabel), ...members.map(hasMember)]),
    sql`${query.isArchived ? ARCHIVED : liveCard(kind)} c WHERE c.board_id = e.board_id AND c.id = e.card_id
      AND ${join(conditions(kind, filters, range.tier), " AND ")}`,
  ].map(exists);
  return sql<FoundRow>`WITH looked AS MATERIALIZED (${documents(kind, filters, range)}),
      found AS MATERIALIZED (SELECT e.doc, e.board_id,
          (SELECT b.title FROM boards b WHERE b.id = e.board_id) AS board_title, e.card_id AS id
        FROM (${oncePerCard(kind, filters, range.tier)}) e WHERE ${join([...mayRead(filters), ...checks, ...absent.map((rows) => sql`NOT ${exists(rows)}`)], " AND ")}
        LIMIT ${range.limit} + 0)
    SELECT doc, board_id, board_title, id, 0 AS matched, 0 AS looked FROM found
    UNION ALL SELECT min(doc), NULL, NULL, NULL, ${either("count(*)", "count(*) FILTER (WHERE is_match)")}, count(*)
      FROM looked WHERE (SELECT count(*) FROM found) < ${range.limit}`;
}

/** One list of ids, unless it is empty. */
function some(ids: readonly string[]): (readonly string[])[] {
  return ids.length > 0 ? [ids] : [];
}

function exists(rows: Sql): Sql {
  return sql`EXISTS (SELECT 1 FROM ${rows} LIMIT 1 OFFSET 0)`;
}

/** The boards that are named are checked once for all documents; ARRAY keeps PostgreSQL from joining them. */
function mayRead({ boardIds, callerId }: Filters): Sql[] {
  return [
    sql`e.board_id ${either("IN (", "= ANY (ARRAY(")}SELECT m.board_id FROM board_members m CROSS JOIN boards b
      WHERE m.user_id = ${callerId} AND m.board_id ${idList(boardIds)} AND b.id = m.board_id
        AND b.deleted_at IS NULL${either(")", "))")}`,
  ];
}

/** The newest document of each card that matches. On SQLite, a window over documents costs more than finding them. */
function oncePerCard(kind: DbReader["kind"], filters: Filters, tier: Tier): Sql {
  const matches = phrases(filters, tier);
  if (kind === "sqlite" && findsOwnDocuments(filters, tier))
    return sql`SELECT d.doc, d.board_id, d.card_id FROM looked CROSS JOIN search_documents d
      WHERE d.doc = looked.doc AND ${join(matches, " AND ")}`;
  if (kind === "sqlite")
    return sql`SELECT d.doc, d.board_id, d.card_id FROM (SELECT max(doc) AS doc FROM looked
        WHERE ${join(matches, " AND ")} GROUP BY doc / ${NUMBERS_PER_CARD} ORDER BY 1 DESC) newest
      CROSS JOIN search_documents d WHERE d.doc = newest.doc`;
  if (findsOwnDocuments(filters, tier))
    return sql`SELECT doc, board_id, card_id FROM looked WHERE is_match AND ${join(matches, " AND ")}`;
  return sql`SELECT doc, board_id, card_id FROM (SELECT doc, board_id, card_id,
        lag(card_id) OVER (ORDER BY doc DESC) AS newer
      FROM looked WHERE is_match AND ${join(matches, " AND ")}) newest
    WHERE newer IS NULL OR newer <> card_id`;
}

/** By its key: PostgreSQL would rather look for each card among those with such a due date. */
function liveCard(kind: DbReader["kind"]): Sql {
  if (kind === "sqlite") return sql`cards`;
  return sql`(SELECT board_id, id, column_id, due_at, is_complete FROM cards
    WHERE board_id = e.board_id AND id = e.card_id OFFSET 0)`;
}

const ARCHIVED = sql`(SELECT t.board_id, t.id, t.parent_id AS column_id, t.data,
    ${textIn(sql`t.data`, "due_at")} AS due_at, ${flagIn(sql`t.data`, "is_complete")} AS is_complete
  FROM trash t WHERE t.type = 'card' AND t.kind = 'archived' AND NOT EXISTS (SELECT 1 FROM trash p
    WHERE p.board_id = t.board_id AND p.id = t.removed_with AND p.kind = 'purged'))`;

/**
 * SQLite has the index in a table of its own and returns its rows in order, without reading the rest.
 *
 * PostgreSQL reads all entries of a word before it can sort them. So documents are compared one by one, newest first, as
 * long as enough of them match, and only words that are less frequent are asked of the index. The planner must not know the
 * query, for it underestimates what comparing a row costs; OFFSET keeps it from comparing all rows in order of their number.
 */
function documents(kind: DbReader["kind"], filters: Filters, { tier, before, looked, isScan }: Range): Sql {
  const { query, boardIds, beginnings, isMostlyOwn } = filters;
  const isNarrowed = kind === "sqlite" || !(isScan || (isMostlyOwn && !isBare(query)));
  const asked = indexQuery(kind, { query, boardIds: isNarrowed ? boardIds : null, beginnings, tier });
  if (kind === "sqlite")
    return asked === null
      ? sql`SELECT doc FROM search_documents WHERE doc < ${before} ORDER BY doc DESC LIMIT ${looked} + 0`
      : sql`SELECT rowid AS doc FROM search_index
          WHERE search_index MATCH ${asked} AND rowid < ${before} ORDER BY rowid DESC LIMIT ${looked} + 0`;
  const isOnBoard = !isNarrowed ? sql`board_id ${idList(boardIds)}` : sql`TRUE`;
  const isAsked = asked === null ? sql`TRUE` : sql`lexemes @@ (SELECT CAST(${asked} AS tsquery))`;
  const isOwn = isBare(query) && !isNarrowed ? IS_OWN : sql`TRUE`;
  const all =
    isScan || asked === null
      ? sql`SELECT doc, board_id, card_id, ${isOnBoard} AND ${isOwn} AND ${isAsked} AS is_match FROM search_documents
        WHERE doc < ${before}`
      : sql`SELECT * FROM (SELECT doc, board_id, card_id, TRUE AS is_match FROM search_documents
        WHERE ${isAsked} OFFSET 0) few WHERE ${isOnBoard} AND doc < ${before}`;
  return sql`${all} ORDER BY doc DESC LIMIT ${looked}`;
}

/** The card's own document is the last of its documents. */
const IS_OWN = sql`doc % ${NUMBERS_PER_CARD} = ${NUMBERS_PER_CARD - 1}`;

/** No comment can match: the words of titles are marked, and operators alone are not about texts. */
function findsOwnDocuments({ query }: Filters, tier: Tier): boolean {
  return isBare(query) || (tier === "title" && query.terms.length > 0);
}

function conditions(kind: DbReader["kind"], filters: Filters, tier: Tier): Sql[] {
  const { query, labels, members, columns, without, now, tz } = filters;
  const { isArchived, terms } = query;
  const absent = [
    ...isOnCard(kind, filters, tier),
    ...query.without.due.map((due) => isDue(due, now, tz)),
    ...some(without.columns).map((ids) => sql`c.column_id ${idList(ids)}`),
    ...(isArchived ? some(without.labels).map((ids) => hadOne("labels", ids)) : []),
    ...(isArchived ? some(without.members).map((ids) => hadOne("assignees", ids)) : []),
  ];
  return [
    sql`TRUE`,
    ...query.complete.map((isComplete) => sql`c.is_complete = ${isComplete}`),
    ...query.due.map((due) => isDue(due, now, tz)),
    ...columns.map((ids) => sql`c.column_id ${idList(ids)}`),
    ...(isArchived ? labels.map((ids) => hadOne("labels", ids)) : []),
    ...(isArchived ? members.map((ids) => hadOne("assignees", ids)) : []),
    ...(tier === "rest" && terms.length > 0 ? [sql`NOT ${isTitled(terms)}`] : []),
    ...absent.map((present) => sql`(${present}) IS NOT TRUE`),
  ];
}

/** What the index does not know. What must not be on the card itself is looked for last. */
function phrases(filters: Filters, tier: Tier): Sql[] {
  const { query, beginnings } = filters;
  const unsure = (terms: readonly Term[]) => terms.filter((term) => isCompared(term, beginnings));
  const excluded = findsOwnDocuments(filters, tier) ? [] : unsure(query.without.terms).map(contains);
  return [
    sql`TRUE`,
    ...unsure(query.terms).map((term) => inDocument([tier === "title" ? isMarked(term) : contains(term)])),
    ...(excluded.length > 0 ? [sql`NOT ${inDocument(excluded)}`] : []),
  ];
}

/** Every board may have a label of that name: SQLite would look for each of them, rather than read those of the card. */
const hasLabel = (ids: readonly string[]) => sql`card_labels x
  WHERE x.board_id = e.board_id AND x.card_id = e.card_id AND ${either("+", "")}x.label_id ${idList(ids)}`;
const hasMember = (ids: readonly string[]) => sql`card_assignees x
  WHERE x.board_id = e.board_id AND x.card_id = e.card_id AND ${either("+", "")}x.user_id ${idList(ids)}`;

/** Of an archived card. */
function hadOne(of: string, ids: readonly string[]): Sql {
  return sql`EXISTS (SELECT 1 FROM ${eachText(sql`c.data`, of, "x")} WHERE ${asId(sql`x.value`)} ${idList(ids)})`;
}

const WEEK_DAYS = 7;

function isDue(due: Due, now: Date, tz: string): Sql {
  const within = (days: number) =>
    sql`c.due_at >= ${startOfDay(now, tz, 0)} AND c.due_at < ${startOfDay(now, tz, days)}`;
  switch (due) {
    case "overdue":
      return sql`c.due_at < ${now.toISOString()} AND c.is_complete = ${false}`;
    case "today":
      return within(1);
    case "week":
      return within(WEEK_DAYS);
    case "none":
      return sql`c.due_at IS NULL`;
  }
}

/** Of `search_texts s` or `search_documents s`: the words come in a row, within one text. */
export function contains(term: Term): Sql {
  return sql`${either("instr(", "strpos(")}s.words, ${soughtIn(term)}) > 0`;
}

/**
 * The document of a card begins with marks, among them the words of the title in the same order: what is behind them may be
 * long, and would be looked through in vain.
 */
function isMarked({ words: [first, ...more], isPrefix }: Term): Sql {
  const sought = soughtIn({ words: [titleWord(first), ...more.map(titleWord)], isPrefix });
  return sql`${either("instr(", "strpos(")}substr(s.words, 1, ${MOST_MARKS}), ${sought}) > 0`;
}

/** Characters. A title has 255, each of which may stand for eighteen. */
const MOST_MARKS = 8192;

/** One of these is in it. */
function inDocument(these: readonly Sql[], doc = sql`looked.doc`): Sql {
  return sql`EXISTS (SELECT 1 FROM search_documents s WHERE s.doc = ${doc} AND (${join(these, " OR ")}) LIMIT 1 OFFSET 0)`;
}

/** What is left out is on the card itself. If it is the card's own document that was found, the index has looked for words. */
function isOnCard(kind: DbReader["kind"], filters: Filters, tier: Tier): Sql[] {
  const { query, beginnings } = filters;
  const isOwn = findsOwnDocuments(filters, tier);
  const words = kind === "postgres" && !isOwn ? excludedWords(kind, filters) : null;
  const compared = query.without.terms.filter((term) =>
    kind === "postgres" || isOwn ? isCompared(term, beginnings) : !isUnknown(term, beginnings),
  );
  const these = [
    ...(words === null ? [] : [sql`s.lexemes @@ (SELECT CAST(${words} AS tsquery))`]),
    ...compared.map(contains),
  ];
  const own = sql`e.doc - e.doc % ${NUMBERS_PER_CARD} + ${NUMBERS_PER_CARD - 1}`;
  return these.length > 0 ? [inDocument(these, own)] : [];
}

function isTitled(terms: readonly Term[]): Sql {
  return sql`EXISTS (SELECT 1 FROM search_texts s
    WHERE s.board_id = e.board_id AND s.card_id = e.card_id AND s.text_id = e.card_id
      AND s.field = 'title' AND ${join(terms.map(contains), " AND ")} LIMIT 1 OFFSET 0)`;
}
