import * as texts from "#texts/live-changes.ts";

export interface Change {
  /** The name of who did it. */
  who: string;
  sentence: string;
}

/** More are counted instead. */
const SPELT_OUT = 3;

export function summaryOf(changes: readonly Change[]): string {
  if (changes.length <= SPELT_OUT) return changes.map(({ sentence }) => `${sentence}.`).join(" ");
  return texts.changesBy(changes.length, [...new Set(changes.map(({ who }) => who))]);
}
