/**
 * Leases on webhooks, and what is noted under them. What is asked for together about webhooks of one board is written
 * together, and what is asked for meanwhile goes into the next write: a board with many webhooks takes few transactions.
 */
import type { DbWriter } from "../platform/db/db.ts";
import { createBatch } from "../platform/scheduling/batch.ts";
import type { DeliveryTable } from "../tables.ts";
import { claims, type Endpoint, endOvertaken, type Lease, type Noted, note } from "./delivery-store.ts";
import { RESYNC_TYPE } from "./store.ts";

export interface Leases {
  /** False if somebody else is sending to the endpoint, or it is no longer as it was. */
  claim(endpoint: Endpoint): Promise<boolean>;
  /** False if the attempt does not count: the lease was lost, or somebody has changed the webhook. */
  note(noted: Noted): Promise<boolean>;
}

export function createLeases(db: DbWriter<DeliveryTable>, newLease: () => Lease): Leases {
  async function claimOnBoard(_: string, endpoints: Endpoint[]): Promise<Set<string>> {
    const rows = await db.write(claims(endpoints, newLease()));
    return new Set(rows.flat().map(({ id }) => id));
  }

  async function noteOnBoard(boardId: string, noted: Noted[]): Promise<Set<string>> {
    const overtaken = noted
      .filter(({ outcome }) => outcome.type === RESYNC_TYPE)
      .map(({ endpoint, outcome }) => endOvertaken(endpoint, outcome));
    const [counted] = await db.write([...note(boardId, noted, newLease()), ...overtaken]);
    return new Set(counted.map(({ id }) => id));
  }

  return {
    claim: byBoard((endpoint: Endpoint) => endpoint, claimOnBoard),
    note: byBoard(({ endpoint }: Noted) => endpoint, noteOnBoard),
  };
}

/** `write` answers with the ids of the webhooks for which it succeeded. One write of a board is under way at a time. */
function byBoard<Question>(
  endpointOf: (question: Question) => Endpoint,
  write: (boardId: string, questions: Question[]) => Promise<Set<string>>,
): (question: Question) => Promise<boolean> {
  const boards = new Map<string, { ask(question: Question): Promise<boolean>; waiting: number }>();

  function newBoard(boardId: string) {
    const ask = createBatch(
      async (questions: Question[]) => {
        // Always in the same order, so that instances do not wait for each other in a circle.
        const sorted = questions.toSorted((a, b) => (endpointOf(a).id < endpointOf(b).id ? -1 : 1));
        const ids = await write(boardId, sorted);
        return questions.map((question) => ids.has(endpointOf(question).id));
      },
      { maxUnderWay: 1 },
    );
    return { ask, waiting: 0 };
  }

  return async (question) => {
    const { board_id } = endpointOf(question);
    const board = boards.get(board_id) ?? newBoard(board_id);
    boards.set(board_id, board);
    board.waiting++;
    try {
      return await board.ask(question);
    } finally {
      if (--board.waiting === 0) boards.delete(board_id);
    }
  };
}
