import * as account from "./operations.ts";
import * as preferences from "./preference-operations.ts";
import * as unsubscribing from "./unsubscribe-operations.ts";

export { mailTables as tables } from "./tables.ts";
export const operations = { ...account, ...preferences, ...unsubscribing };
