import type { Import } from "../../contract/imports.ts";

export type Stage = "reading" | "preview" | "importing" | "done" | "failed";

/** What there is to see or to do. Pure. */
export function stageOf({ status, is_preview }: Pick<Import, "status" | "is_preview">): Stage {
  if (status === "failed") return "failed";
  if (status === "done") return is_preview ? "preview" : "done";
  return is_preview ? "reading" : "importing";
}
