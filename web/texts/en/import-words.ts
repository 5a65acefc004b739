/** What the report of an import says, by the codes of the service. */
import { IMPORT_SENTENCES } from "../../../contract/import-sentences.ts";

export { IMPORT_THINGS as things } from "../../../contract/import-words.ts";

export const sentences = { ...IMPORT_SENTENCES, format_unknown: "We can’t read this file." };
