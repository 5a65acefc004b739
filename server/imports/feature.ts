export * as operations from "./operations.ts";
export { importTables as tables } from "./tables.ts";
