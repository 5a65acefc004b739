export * as operations from "./operations.ts";
export { trashTables as tables } from "./tables.ts";
