/**
 * How often tests try what could be tried without end: random sequences, races, input at
 * random. `npm run test:long` tries it three times as often.
 */
const LONG = process.env.BOARDCAST_TEST_TRIES === "all";

export function tries(all: number): number {
  return LONG ? all : Math.ceil(all / 3);
}

/** For a try that hangs. */
export const LONGEST_TRY_MS = 120_000;
