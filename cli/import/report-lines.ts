import { escapedText } from "../../contract/base/shown-text.ts";
import type { ImportReport } from "../../contract/imports.ts";

/** The report of an import, for people. */
export function reportLines({ source, created, skipped, warnings }: ImportReport): string[] {
  const counts = Object.entries(created)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  return [
    `Imported from ${source}: ${counts.join(", ") || "an empty board"}`,
    ...skipped.map(({ what, count, why }) => `Left out: ${count} ${what}: ${why}`),
    ...warnings.map((warning) => `Note: ${warning}`),
    // A warning may repeat what the file contains: it is one line all the same.
  ].map((line) => escapedText(line));
}
