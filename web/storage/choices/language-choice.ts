/** The language that was chosen here. A cookie, because the service decides by it which page it sends. */
import { LANGUAGE_NAMES } from "#texts/language.ts";
import { BASE_PATH } from "../../installation.ts";

export type Language = keyof typeof LANGUAGE_NAMES;

// Of a record, whose keys are its type.
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
const YEAR_SECONDS = 365 * 86_400;

/** Null if the browser's own preference decides. */
export function chosenLanguage(): Language | null {
  const [, tag] = /(?:^|; )boardcast_language=(\w+)/.exec(document.cookie) ?? [];
  return LANGUAGES.find((each) => each === tag) ?? null;
}

export function chooseLanguage(language: Language | null): void {
  const age = language === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers in use
  document.cookie = `boardcast_language=${language ?? ""}; path=${BASE_PATH || "/"}; max-age=${age}; samesite=lax`;
}
