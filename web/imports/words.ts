/** What the service says of an import, in the language of the page. */
import { sentences, things } from "#texts/import-words.ts";
import { timesWarned } from "#texts/imports.ts";
import { type ImportLanguage, type ImportValues, importSentence } from "../../contract/import-words.ts";
import type { ImportReport } from "../../contract/imports.ts";
import { fileSize } from "../card/attachments/file-size.ts";
import { number } from "../texts/format.ts";

const LANGUAGE: ImportLanguage = { things, sentences, number: (value) => number(value), bytes: fileSize };

/** Null for a code that this page does not know: then the service's own sentence is shown. */
export function sentenceOf({ code, values }: { code: string; values: ImportValues }): string | null {
  return importSentence(code, values, LANGUAGE);
}

export function leftOutOf({
  what_code,
  why_code,
  values,
  count,
}: ImportReport["skipped"][number]): string | null {
  const what = Object.hasOwn(LANGUAGE.things, what_code) ? LANGUAGE.things[what_code] : undefined;
  const why = sentenceOf({ code: why_code, values });
  return what === undefined || why === null ? null : `${what} (${number(count)}): ${why}`;
}

export function warningOf(note: ImportReport["notes"][number]): string | null {
  const sentence = sentenceOf(note);
  return sentence !== null && note.count > 1 ? timesWarned(sentence, note.count) : sentence;
}
