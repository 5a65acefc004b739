/** A board at every number of its log, forwards and backwards. */
import { expect } from "bun:test";
import type { Client } from "../../client/http.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { unapplyEvent } from "../support/unapply.ts";

/**
 * At the numbers of the snapshots, the service answers what it answered then. Backwards from the present board, event
 * by event, every earlier one is met. Answers the board at every number.
 */
export async function checkHistory(
  reader: Client,
  snapshots: readonly FullBoard[],
  log: readonly BoardEvent[],
): Promise<FullBoard[]> {
  const board_id = snapshots[0]!.id;
  const present = await reader.getBoard({ board_id });
  const past: FullBoard[] = [];
  for (let at = 0; at <= present.seq; at++) past.push(await reader.getBoard({ board_id, at }));
  for (const snapshot of [...snapshots, present]) expect(past[snapshot.seq]).toEqual(snapshot);
  for (const event of log.toReversed()) {
    const [before, after] = [past[event.seq - 1]!, past[event.seq]!];
    expect({ event, board: unapplyEvent(after, event, before) }).toEqual({ event, board: before });
  }
  return past;
}
