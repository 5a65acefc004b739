import { DatabaseUnavailable } from "../../db/db.ts";
import type { Log } from "../../observability/log.ts";
import type { OutageLog } from "../../observability/outage-log.ts";

export interface Reports {
  log: Log;
  outages: Pick<OutageLog, "refused">;
}

/** A connection could not be admitted, which is not the fault of its client. */
export function reportFailure(
  { log, outages }: Reports,
  kind: string,
  error: unknown,
  boardId?: string,
): void {
  if (error instanceof DatabaseUnavailable) return outages.refused(error, boardId);
  const about = boardId === undefined ? {} : { board_id: boardId };
  log.warn(`${kind} refused after an internal error`, { ...about, reason: String(error) });
}
