import * as backChannel from "./back-channel-operations.ts";
import * as links from "./link-operations.ts";
import * as signIn from "./operations.ts";

export { signInTables as tables } from "./tables.ts";
export const operations = { ...signIn, ...links, ...backChannel };
