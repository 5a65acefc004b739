export const language: string = "de";
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch" };
