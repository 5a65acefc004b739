/** What the report of an import says, by the codes of the service. */
export { IMPORT_SENTENCES as sentences } from "../../../contract/import-sentences.ts";
export { IMPORT_THINGS as things } from "../../../contract/import-words.ts";
