/** Names in the environment that are probably meant to be settings: without a word, their defaults would apply. */
import { SETTING_NAMES } from "../config.ts";
import type { Log } from "../platform/observability/log.ts";

/** Many short words are two letters apart, such as HOME and HOST. */
const LONG_NAME = 8;

interface Misspelt {
  name: string;
  meant: string;
}

export function misspeltSettings(env: Record<string, string | undefined>): Misspelt[] {
  return Object.keys(env).flatMap((name) => {
    if (SETTING_NAMES.includes(name)) return [];
    const meant = SETTING_NAMES.find(
      (setting) => distance(name, setting) <= (setting.length < LONG_NAME ? 1 : 2),
    );
    return meant ? [{ name, meant }] : [];
  });
}

export function warnOfMisspelt(env: Record<string, string | undefined>, log: Log): void {
  for (const { name, meant } of misspeltSettings(env))
    log.warn(`${name} is not a setting. Did you mean ${meant}?`);
}

/** How many letters must be inserted, left out, replaced or swapped with the next to get from one word to the other; 3 means many. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row++) {
    const costs = [row];
    rows.push(costs);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      costs[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}
