import { createFromTemplate, listTemplates } from "./operations.ts";

export const operations = { createFromTemplate, listTemplates };
