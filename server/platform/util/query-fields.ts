const IS_ENCODED = /[%+]/;

/**
 * The fields of the query that have such names, decoded. There may be thousands of others, which cost next to nothing here.
 * Does not parse the whole URL: its host may be anything a client sent.
 */
export function queryFields(
  url: string,
  isKnown: (name: string) => boolean,
): [name: string, value: string][] {
  const start = url.indexOf("?");
  if (start < 0) return [];
  return url
    .slice(start + 1)
    .split("&")
    .filter((field) => isKnown(nameOf(field)))
    .flatMap((field) => [...new URLSearchParams(field)]);
}

/** The first that has this name. */
export function queryField(url: string, name: string): string | null {
  return queryFields(url, (each) => each === name)[0]?.[1] ?? null;
}

function nameOf(field: string): string {
  const end = field.indexOf("=");
  const name = end < 0 ? field : field.slice(0, end);
  if (!IS_ENCODED.test(name)) return name;
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
