export * as operations from "./operations.ts";
