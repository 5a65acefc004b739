/** What tools may use of the service: its routes, called with the agent's own token, and reads of a board. */
import type { BoardMember } from "../../contract/boards.ts";
import type { InputOf, RouteName } from "../../contract/index.ts";
import { boardsOf } from "../boards/store.ts";
import type { Session } from "../platform/auth/token.ts";
import type { Call } from "../platform/core/call.ts";
import { readAsCaller, readOnBoard, sessionOf } from "../platform/core/query.ts";
import { idList, type Sql, sql } from "../platform/db/sql.ts";
import type { InProcess, ResultOf } from "../platform/http/in-process.ts";
import { one } from "../platform/util/present.ts";
import {
  type BoardOutline,
  type CardRange,
  type ListedCard,
  readBoardOutline,
  readListedCards,
} from "./board-cards.ts";

interface Named {
  id: string;
  title: string;
}

interface Listed extends Named {
  seq: number;
  role: BoardMember["role"];
}

/** A board without its cards: its size does not depend on how many there are. */
export interface BoardColumns extends Named {
  columns: Named[];
}

export interface Outline extends BoardColumns {
  labels: Named[];
  people: Named[];
}

export interface CardName {
  id: string;
  number: number;
  title: string;
}

/** A change in the log, without its data. */
export interface OwnChange {
  seq: number;
  undoes: number | null;
}

/** `last` is the oldest number that was looked at; null if there are no more. */
interface OwnChanges {
  own: OwnChange[];
  last: number | null;
}

/** Of the log, for one page of own changes. */
const MOST_LOOKED_AT = 1000;

export interface Agent {
  readonly call: Call;
  readonly userId: string;
  /** Its changes carry it as `via`. */
  readonly tokenName: string | undefined;
  route<Name extends RouteName>(name: Name, input: InputOf<Name>, key?: string): Promise<ResultOf<Name>>;
  /** One more than `limit` if there are others. Members, labels and descriptions of so many boards could be large. */
  boards(limit: number, after: string | undefined): Promise<Listed[]>;
  columns(boardId: string): Promise<BoardColumns>;
  outline(boardId: string): Promise<Outline>;
  board(boardId: string): Promise<BoardOutline>;
  /** By the ids of their columns. */
  listedCards(boardId: string, range: CardRange): Promise<Map<string, ListedCard[]>>;
  /** Those that are still there. */
  cardNames(boardId: string, ids: readonly string[]): Promise<CardName[]>;
  /** Of all its cards. */
  titles(boardId: string): Promise<CardName[]>;
  /** A page of what the account did with this token between two numbers, newest first. */
  ownChanges(boardId: string, range: { since: number; before: number }): Promise<OwnChanges>;
}

export function createAgent(call: Call, routes: InProcess): Agent {
  const onBoard = <Result>(boardId: string, read: (inner: Call) => Promise<Result>) =>
    routes.read(call, "getBoard", { board_id: boardId }, read);
  return {
    call,
    userId: sessionOf(call).userId,
    tokenName: sessionOf(call).api?.name,
    route: (name, input, key) => routes.call(call, name, input, key),
    boards: (limit, after) =>
      routes.read(call, "listBoards", after === undefined ? {} : { after }, async (inner) => {
        const { rows } = await readAsCaller(inner, {
          boards: listedBoards(sessionOf(inner), after, limit + 1),
        });
        return rows.boards;
      }),
    columns: (boardId) =>
      onBoard(boardId, async (inner) => {
        const { rows } = await readOnBoard(inner, columnsOf);
        return { ...one(rows.boards), columns: rows.columns };
      }),
    outline: (boardId) => onBoard(boardId, readOutline),
    board: (boardId) => onBoard(boardId, readBoardOutline),
    listedCards: (boardId, range) => onBoard(boardId, (inner) => readListedCards(inner, range)),
    cardNames: (boardId, ids) =>
      onBoard(boardId, async (inner) => {
        const { rows } = await readOnBoard(inner, (id) => ({
          cards: sql<CardName>`SELECT id, number, title FROM cards WHERE board_id = ${id} AND id ${idList(ids)}`,
        }));
        return rows.cards;
      }),
    titles: (boardId) =>
      onBoard(boardId, async (inner) => {
        const { rows } = await readOnBoard(inner, (id) => ({
          cards: sql<CardName>`SELECT id, number, title FROM cards WHERE board_id = ${id} ORDER BY number`,
        }));
        return rows.cards;
      }),
    ownChanges: (boardId, range) =>
      routes.read(call, "listEvents", { board_id: boardId }, async (inner) => {
        const { rows } = await readOnBoard(inner, (id) => ownChanges(id, sessionOf(inner), range));
        const { looked, last } = one(rows.reach);
        return { own: rows.own, last: looked < MOST_LOOKED_AT ? null : last };
      }),
  };
}

function ownChanges(
  boardId: string,
  { userId, api }: Session,
  { since, before }: { since: number; before: number },
) {
  const looked = sql`SELECT seq, undoes, user_id, via FROM board_events
    WHERE board_id = ${boardId} AND seq > ${since} AND seq < ${before} ORDER BY seq DESC LIMIT ${MOST_LOOKED_AT} + 0`;
  const via = api ? sql`via = ${api.name}` : sql`via IS NULL`;
  return {
    own: sql<OwnChange>`SELECT seq, undoes FROM (${looked}) l WHERE user_id = ${userId} AND ${via} ORDER BY seq DESC`,
    reach: sql<{
      looked: number;
      last: number | null;
    }>`SELECT count(*) AS looked, min(seq) AS last FROM (${looked}) l`,
  };
}

function listedBoards(session: Session, after: string | undefined, limit: number): Sql<Listed> {
  return sql<Listed>`SELECT b.id, b.title, b.seq, m.role FROM boards b
    JOIN board_members m ON m.board_id = b.id AND m.user_id = ${session.userId}
    WHERE b.id IN (${boardsOf(session, after?.toLowerCase(), limit)}) ORDER BY b.id`;
}

function columnsOf(boardId: string) {
  return {
    boards: sql<Named>`SELECT id, title FROM boards WHERE id = ${boardId}`,
    columns: sql<Named>`SELECT id, title FROM columns WHERE board_id = ${boardId} ORDER BY rank`,
  };
}

async function readOutline(call: Call): Promise<Outline> {
  const { rows } = await readOnBoard(call, (id) => ({
    ...columnsOf(id),
    labels: sql<Named>`SELECT id, name AS title FROM labels WHERE board_id = ${id} ORDER BY id`,
    people: sql<Named>`SELECT u.id, u.username AS title FROM board_members m JOIN users u ON u.id = m.user_id
      WHERE m.board_id = ${id} ORDER BY u.id`,
  }));
  const { boards, columns, labels, people } = rows;
  return { ...one(boards), columns, labels, people };
}
