import * as texts from "#texts/live-changes.ts";
import { others } from "#texts/sentences.ts";
import { MOST_NAMED } from "../../activity/sentences/names.ts";

export interface Change {
  /** The name of who did it. */
  who: string;
  sentence: string;
}

/** More are counted instead. */
const SPELT_OUT = 3;

export function summaryOf(changes: readonly Change[]): string {
  if (changes.length <= SPELT_OUT) return changes.map(({ sentence }) => `${sentence}.`).join(" ");
  const who = [...new Set(changes.map((each) => each.who))];
  const more = who.length - MOST_NAMED;
  return texts.changesBy(changes.length, more > 0 ? [...who.slice(0, MOST_NAMED), others(more)] : who);
}
