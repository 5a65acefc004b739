/** Rules that were begun and neither saved nor discarded: their editor goes on with them when it is opened again. */
import type { Wording } from "./sentence.ts";
import type { Trigger } from "./triggers.ts";

export interface RuleDraft extends Wording {
  trigger: Trigger;
}

const begun = new Map<string, RuleDraft>();

/** Of the rule with this id, or the new one of the board with this id. */
export function begunRule(id: string): RuleDraft | undefined {
  return begun.get(id);
}

/** Null forgets it. */
export function keepRule(id: string, draft: RuleDraft | null): void {
  if (draft) begun.set(id, draft);
  else begun.delete(id);
}
