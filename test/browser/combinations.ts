/**
 * How much of the screens a run looks at. `npm run test:browsers` looks at every screen in every theme, state, language and
 * width; `npm test` looks at each screen once, half of them in each theme, and leaves out the tests whose titles begin with
 * "detail: ". Those are about how a screen is laid out, on a phone too, about what has the focus, or about a second way to what
 * another test does; never about what could lose somebody's words. Files that are named in `npm test -- FILE` are run with them.
 */
const SCREENS = process.env.BOARDCAST_TEST_SCREENS;

export const EVERY_COMBINATION = SCREENS === "all";
export const WITH_DETAILS = SCREENS !== "few";

/** Of what a test is repeated for, `npm test` takes the first. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  return EVERY_COMBINATION ? all : all.slice(0, 1);
}
