/** The language of this catalogue, as in `<html lang>`. */
export const language: keyof typeof LANGUAGE_NAMES = "en";
/** What the language calls itself, by its tag. The same in every catalogue. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" };
