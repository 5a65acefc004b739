import * as labels from "./operations.ts";
import { labelStats } from "./stats.ts";

export { labelTables as tables } from "./tables.ts";
export const operations = { ...labels, labelStats };
