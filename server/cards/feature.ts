export * as operations from "./operations.ts";
export { cardTables as tables } from "./tables.ts";
