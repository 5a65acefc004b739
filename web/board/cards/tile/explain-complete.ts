import { areCompleteByColumn } from "#texts/changes.ts";
import { toast } from "../../../ui/feedback/toasts.tsx";

/** Of cards in columns for done work: why marking them changes nothing. */
export function explainComplete(titles: readonly string[]): void {
  toast({ group: "complete", message: areCompleteByColumn(titles) });
}
