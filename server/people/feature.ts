export * as operations from "./operations.ts";
export { peopleTables as tables } from "./tables.ts";
