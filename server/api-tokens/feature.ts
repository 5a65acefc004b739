export * as operations from "./operations.ts";
export { apiTokenTables as tables } from "./tables.ts";
