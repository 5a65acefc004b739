import * as items from "./item-operations.ts";
import * as checklists from "./operations.ts";

export { checklistTables as tables } from "./tables.ts";
export const operations = { ...checklists, ...items };
