/** Boards for the cache of snapshots, and what reads them when it has to. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { createSnapshotCache } from "../../server/boards/snapshot-cache.ts";
import type { BoardAt, EncodedBoard } from "../../server/platform/core/snapshots.ts";

export const STAMP = "one history";
export const version = (revision: number, stamp = STAMP) => ({ seq: 0, revision, stamp });
export const WHO = { address: "here", account: "ada" };
export const of = (account: string | number) => ({ address: `at ${account}`, account: `${account}` });
export const create = (maxBytes = 1_000_000) => createSnapshotCache(maxBytes);
export const board = (title: string, cards: Card[] = []) =>
  ({ title, seq: 0, columns: [{ id: "column", rank: 1, cards }] }) as unknown as FullBoard;
export const card = (id: string, title: string, rank: number) =>
  ({ id, title, rank, column_id: "column" }) as Card;

/** Counts its calls and answers when told to. */
export function source(revision: number, title = `board ${revision}`, cards: Card[] = []) {
  const { promise, resolve, reject } = Promise.withResolvers<BoardAt>();
  function read() {
    read.calls++;
    return promise;
  }
  read.calls = 0;
  read.whole = read;
  read.since = async () => null;
  read.answer = () => resolve({ ...version(revision), board: board(title, cards) });
  read.fail = () => reject(new Error("unreadable"));
  return read;
}
export const content = async (encoded: EncodedBoard): Promise<FullBoard> =>
  JSON.parse(await new Response(encoded.plain() as BodyInit).text());
export const title = async (encoded: EncodedBoard) => (await content(encoded)).title;
export const changed = (seq: number, data: Card) => ({ type: "card.updated", seq, data }) as BoardEvent;
