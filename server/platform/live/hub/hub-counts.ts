/** Metrics of the hub: totals since the start, except `behind`, which the last head check found. */
import type { ResyncReason } from "../../../../contract/socket.ts";
import { createHistogram } from "../../observability/metrics.ts";

const LAG_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30];

export function createHubCounts() {
  return {
    /** Events by where they came from: changes made here, the bus, the log. */
    committed: 0,
    fromBus: 0,
    fromLog: 0,
    /** One event brought to five connections is five. */
    delivered: 0,
    gapsHealed: 0,
    resyncs: { expired: 0, ahead: 0, invalid: 0 } satisfies Record<ResyncReason, number>,
    /** Boards that turned out not to be what was sent of them. */
    wentBack: 0,
    headChecks: 0,
    headChecksFailed: 0,
    behind: 0,
    /** From commit, on any instance, to delivery here. */
    lag: createHistogram(LAG_SECONDS),
  };
}

export type HubCounts = ReturnType<typeof createHubCounts>;
