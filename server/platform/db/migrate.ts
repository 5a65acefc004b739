/**
 * Migrations only go forward. One file describes a step for both databases; `Types` holds what differs.
 * The caller holds a lock while `pendingSteps` are applied, so instances that start together take turns.
 */
import { createHash } from "node:crypto";
import { initial } from "./migrations/0001-initial.ts";
import type { Types } from "./types.ts";

/** One per schema version. (A test of rolling upgrades adds one for a moment.) */
export const STEPS: ((types: Types) => string[])[] = [initial];

export const SCHEMA_VERSION = STEPS.length;

/** The fingerprint is of the statements that were run, so that a database created by a draft of a step is recognised. */
export const VERSION_TABLE =
  "CREATE TABLE schema_version (version INTEGER NOT NULL PRIMARY KEY, fingerprint TEXT NOT NULL)";

export const APPLIED_STEPS = "SELECT version, fingerprint FROM schema_version ORDER BY version";

export interface AppliedStep {
  version: number;
  fingerprint: string;
}

/** `shown` is what the operator calls the database. */
export function refuseUnknownSteps(applied: readonly AppliedStep[], types: Types, shown: string): void {
  const version = versionOf(applied);
  if (version > STEPS.length) {
    throw new Error(
      `${shown} is at schema version ${version}, but this program knows only up to ${STEPS.length}. ` +
        "It was upgraded by a newer Boardcast: use that version, or restore a backup made before the upgrade.",
    );
  }
  const fingerprints = STEPS.map((step) => fingerprintOf(step, types));
  if (applied.some(({ version, fingerprint }) => fingerprint !== fingerprints[version - 1])) {
    throw new Error(draftSchema(shown));
  }
}

export function draftSchema(shown: string): string {
  return (
    `${shown} was created by an unreleased version of Boardcast, with a different schema, and cannot be upgraded. ` +
    "Use the program that created it, or start with a new database: `export --all` of that program writes its boards to " +
    "files, and `import` brings each of them in."
  );
}

/** The statements that bring a database with these steps to this program's schema. */
export function pendingSteps(types: Types, applied: readonly AppliedStep[] = []): string[] {
  const version = versionOf(applied);
  return STEPS.slice(version).flatMap((step, index) => [
    ...step(types),
    `INSERT INTO schema_version (version, fingerprint)
     VALUES (${version + index + 1}, '${fingerprintOf(step, types)}')`,
  ]);
}

export function versionOf(applied: readonly AppliedStep[]): number {
  return applied.at(-1)?.version ?? 0;
}

/** White space, storage parameters and what a distributed database cannot enforce do not count. */
function fingerprintOf(step: (types: Types) => string[], types: Types): string {
  const text = step({ ...types, hotTable: types.table, uniqueAcrossBoards: "UNIQUE" })
    .join(";")
    .replaceAll(/\s+/g, " ");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
