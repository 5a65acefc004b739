import { listBoards } from "./list.ts";
import * as boards from "./operations.ts";
import { getBoard } from "./snapshot.ts";

export { boardTables as tables } from "./tables.ts";
export const operations = { ...boards, listBoards, getBoard };
