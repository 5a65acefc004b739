export * as operations from "./operations.ts";
export { automationTables as tables } from "./tables.ts";
