import * as users from "./operations.ts";
import * as sessions from "./session-operations.ts";

export { userTables as tables } from "./tables.ts";
export const operations = { ...users, ...sessions };
