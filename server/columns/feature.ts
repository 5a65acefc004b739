export * as operations from "./operations.ts";
export { columnTables as tables } from "./tables.ts";
