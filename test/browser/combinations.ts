/** `npm run test:screens` looks at every screen in every theme, state and width; `npm test` looks at each screen once, half of them in each theme. */
export const EVERY_COMBINATION = process.env.BOARDCAST_TEST_SCREENS === "all";
