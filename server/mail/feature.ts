export * as operations from "./operations.ts";
export { mailTables as tables } from "./tables.ts";
