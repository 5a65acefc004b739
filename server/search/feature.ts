export * as operations from "./operations.ts";
export { searchTables as tables } from "./tables.ts";
