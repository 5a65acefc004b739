/** What tools may use of the service: its routes, called with the agent's own token, and reads of a board. */
import type { FullBoard } from "../../contract/boards.ts";
import type { InputOf, RouteName } from "../../contract/index.ts";
import { boardNow } from "../boards/snapshot.ts";
import { boardRows, buildBoards } from "../boards/store.ts";
import type { Call } from "../platform/core/call.ts";
import { nothing, readOnBoard, sessionOf } from "../platform/core/query.ts";
import { idList, sql } from "../platform/db/sql.ts";
import type { InProcess, ResultOf } from "../platform/http/in-process.ts";
import { one } from "../platform/util/present.ts";

interface Named {
  id: string;
  title: string;
}

/** A board without its cards: its size does not depend on how many there are. */
export interface Outline extends Named {
  seq: number;
  columns: Named[];
  labels: Named[];
  people: Named[];
}

interface CardName {
  id: string;
  number: number;
  title: string;
}

export interface Agent {
  readonly call: Call;
  readonly userId: string;
  /** Its changes carry it as `via`. */
  readonly tokenName: string | undefined;
  route<Name extends RouteName>(name: Name, input: InputOf<Name>, key?: string): Promise<ResultOf<Name>>;
  outline(boardId: string): Promise<Outline>;
  board(boardId: string): Promise<FullBoard>;
  /** Those that are still there. */
  cardNames(boardId: string, ids: readonly string[]): Promise<CardName[]>;
}

export function createAgent(call: Call, routes: InProcess): Agent {
  const onBoard = <Result>(boardId: string, read: (inner: Call) => Promise<Result>) =>
    routes.read(call, "getBoard", { board_id: boardId }, read);
  return {
    call,
    userId: sessionOf(call).userId,
    tokenName: sessionOf(call).api?.name,
    route: (name, input, key) => routes.call(call, name, input, key),
    outline: (boardId) => onBoard(boardId, readOutline),
    board: (boardId) =>
      onBoard(boardId, async (inner) => {
        const { board } = await readOnBoard(inner, nothing);
        return (await boardNow(inner.context, board.id)).board;
      }),
    cardNames: (boardId, ids) =>
      onBoard(boardId, async (inner) => {
        const { rows } = await readOnBoard(inner, (id) => ({
          cards: sql<CardName>`SELECT id, number, title FROM cards WHERE board_id = ${id} AND id ${idList(ids)}`,
        }));
        return rows.cards;
      }),
  };
}

async function readOutline(call: Call): Promise<Outline> {
  const { rows } = await readOnBoard(call, (id) => ({
    ...boardRows(sql`${id}`),
    columns: sql<Named>`SELECT id, title FROM columns WHERE board_id = ${id} ORDER BY rank`,
  }));
  const { id, title, seq, labels, members } = one(buildBoards(rows));
  return {
    id,
    title,
    seq,
    columns: rows.columns,
    labels: labels.map((label) => ({ id: label.id, title: label.name })),
    people: members.map(({ user }) => ({ id: user.id, title: user.username })),
  };
}
