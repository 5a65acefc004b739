import * as texts from "#texts/imports.ts";
import type { Import, ImportReport } from "../../../contract/imports.ts";

/** As a file of JSON, with what it is a report of. */
export function saveReport(
  { id, file_name, size, board_id, created_at, finished_at }: Import,
  report: ImportReport,
): void {
  const content = JSON.stringify(
    { id, file_name, size, board_id, created_at, finished_at, ...report },
    null,
    2,
  );
  const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${texts.reportName}.json`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
