export * as operations from "./operations.ts";
export { notificationTables as tables } from "./tables.ts";
