export * as operations from "./operations.ts";
export { attachmentTables as tables } from "./tables.ts";
