export * as operations from "./operations.ts";
export { webhookTables as tables } from "./tables.ts";
