export const language: keyof typeof LANGUAGE_NAMES = "de";
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" };
