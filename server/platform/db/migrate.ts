/**
 * Migrations go forward only. One file describes a step for both databases; `Types` holds what differs.
 * The caller holds a lock while `pendingSteps` are applied, so instances that start together take turns.
 */
import { initial } from "./migrations/0001-initial.ts";
import type { Types } from "./types.ts";

/** One per schema version. (A test of rolling upgrades adds one for a moment.) */
export const STEPS: ((types: Types) => string[])[] = [initial];

export const SCHEMA_VERSION = STEPS.length;

export const VERSION_TABLE =
  "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY)";

/** The statements that bring a database from `version` to today's. */
export function pendingSteps(version: number, types: Types): string[] {
  if (version > STEPS.length) {
    throw new Error(
      `The database is at schema version ${version}, but this program knows only up to ${STEPS.length}. ` +
        "It was upgraded by a newer Boardcast: start that version, or restore a backup made before the upgrade.",
    );
  }
  return STEPS.slice(version).flatMap((step, index) => [
    ...step(types),
    `INSERT INTO schema_version (version) VALUES (${version + index + 1})`,
  ]);
}
