/**
 * How often tests try what could be tried without end: random sequences, races, input at
 * random. `npm run test:long` tries it three times as often.
 */
export const EVERY_TRY = process.env.BOARDCAST_TEST_TRIES === "all";

export function tries(all: number): number {
  return EVERY_TRY ? all : Math.ceil(all / 3);
}

/** For a try that hangs. */
export const LONGEST_TRY_MS = 120_000;
