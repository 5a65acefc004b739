/**
 * `npm run test:browsers` looks at every screen in every theme, state, language and width; `npm test` looks at each screen once,
 * half of them in each theme.
 */
export const EVERY_COMBINATION = process.env.BOARDCAST_TEST_SCREENS === "all";

/** Of what a test is repeated for, `npm test` takes the first. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  return EVERY_COMBINATION ? all : all.slice(0, 1);
}
