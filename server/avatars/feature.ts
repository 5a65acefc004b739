export * as operations from "./operations.ts";
export { avatarTables as tables } from "./tables.ts";
