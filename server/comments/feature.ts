export * as operations from "./operations.ts";
export { commentTables as tables } from "./tables.ts";
