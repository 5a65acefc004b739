/**
 * Leases on webhooks, and what is noted under them. What is asked for together about webhooks of one board is written
 * together, always in the same order, so that instances do not wait for each other in a circle.
 */
import type { DbWriter } from "../platform/db/db.ts";
import { createBatch } from "../platform/util/batch.ts";
import { present } from "../platform/util/present.ts";
import type { DeliveryTable } from "../tables.ts";
import { claim, type Endpoint, type Lease, note, type Outcome } from "./delivery-store.ts";

/** As many batches are under way at once. */
const MOST_UNDER_WAY = 16;

export interface Leases {
  /** False if somebody else is sending to the endpoint, or it is no longer as it was. */
  claim(endpoint: Endpoint): Promise<boolean>;
  /** False if the attempt does not count: the lease was lost, or somebody has changed the webhook. */
  note(noted: Noted): Promise<boolean>;
}

interface Noted {
  endpoint: Endpoint;
  outcome: Outcome;
  /** Whether the lease is extended rather than given up. */
  goesOn: boolean;
}

export function createLeases(db: DbWriter<DeliveryTable>, newLease: () => Lease): Leases {
  async function claimOnBoard(boardId: string, endpoints: Endpoint[]): Promise<Set<string>> {
    const [rows] = await db.write([claim(boardId, endpoints, newLease())]);
    return new Set(rows.map(({ id }) => id));
  }

  async function noteOnBoard(_: string, noted: Noted[]): Promise<Set<string>> {
    const { until, ...lease } = newLease();
    const statements = noted.map(({ endpoint, outcome, goesOn }) =>
      note(endpoint, outcome, { ...lease, until: goesOn ? until : null }),
    );
    const rows = await db.write(statements.flat());
    const counts = (index: number) => present(rows[2 * index], "rows for each statement").length > 0;
    return new Set(noted.filter((_, index) => counts(index)).map(({ endpoint }) => endpoint.id));
  }

  return {
    claim: byBoard((endpoint: Endpoint) => endpoint, claimOnBoard),
    note: byBoard(({ endpoint }: Noted) => endpoint, noteOnBoard),
  };
}

/** `write` answers with the ids of the webhooks for which it succeeded. */
function byBoard<Question>(
  endpointOf: (question: Question) => Endpoint,
  write: (boardId: string, questions: Question[]) => Promise<Set<string>>,
): (question: Question) => Promise<boolean> {
  return createBatch(
    async (questions: Question[]) => {
      const sorted = questions.toSorted((a, b) => (endpointOf(a).id < endpointOf(b).id ? -1 : 1));
      const boards = Map.groupBy(sorted, (question) => endpointOf(question).board_id);
      const written = await Promise.all([...boards].map(([boardId, some]) => write(boardId, some)));
      return questions.map((question) => written.some((ids) => ids.has(endpointOf(question).id)));
    },
    { maxUnderWay: MOST_UNDER_WAY },
  );
}
