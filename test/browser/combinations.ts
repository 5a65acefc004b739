/** `npm run test:screens` looks at every screen in every theme, state and width; `npm test` takes turns with them. */
export const EVERY_COMBINATION = process.env.BOARDCAST_TEST_SCREENS === "all";
