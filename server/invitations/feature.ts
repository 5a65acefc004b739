export * as operations from "./operations.ts";
export { invitationTables as tables } from "./tables.ts";
