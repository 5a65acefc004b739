/** What follows from the events of a commit, whatever the operation, and is written in the same transaction. */
import type { Config } from "./config.ts";
import { createNotifications } from "./notifications/derive.ts";
import type { DerivedWrites } from "./platform/core/change/decision.ts";
import { indexWrites } from "./search/index-writes.ts";

const SOURCES: readonly ((config: Config) => DerivedWrites)[] = [
  createNotifications,
  () =>
    (events, { board }) =>
      indexWrites(board.id, events),
];

export function createDerivedWrites(config: Config): DerivedWrites {
  const sources = SOURCES.map((create) => create(config));
  return (events, moment) => sources.flatMap((derive) => derive(events, moment));
}
