import * as owners from "./operations.ts";
import * as shared from "./shared-operations.ts";

export { shareTables as tables } from "./tables.ts";
export const operations = { ...owners, ...shared };
