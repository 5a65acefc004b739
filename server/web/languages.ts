/** The languages of the web client, and which of them a browser gets. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Set by the settings page; without it the browser's own preference decides. */
const CHOICE = "boardcast_language=";
/** Browsers list a handful of languages; the rest of what may be sent is not looked at. */
const MAX_LENGTH = 255;

export function languageOf({ headers }: Request): Language {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const chosen = known(cookies.find((cookie) => cookie.startsWith(CHOICE))?.slice(CHOICE.length));
  return chosen ?? preferred(headers.get("accept-language") ?? "") ?? "en";
}

function preferred(accepted: string): Language | undefined {
  const ranges = accepted.slice(0, MAX_LENGTH).toLowerCase().split(",");
  const weighted = ranges.map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith("q="));
    return { language: known(tag.split("-", 1)[0]), weight: weight ? Number(weight.slice(2)) : 1 };
  });
  return weighted
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language;
}

function known(tag: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === tag);
}
