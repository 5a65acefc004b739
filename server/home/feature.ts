import * as boards from "./board-operations.ts";
import * as calendar from "./calendar/operations.ts";
import { listMyCards } from "./my-cards.ts";

export { homeTables as tables } from "./tables.ts";
export const operations = { ...boards, ...calendar, listMyCards };
