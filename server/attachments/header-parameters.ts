/** The parameters of a header value, `form-data; name="a"; filename="b.txt"`, by their lowercased names. */
export type Parameters = Partial<Record<string, string>>;

/**
 * A quoted value ends at the quote behind which the value ends, so that a backslash at the end of a name, which
 * browsers do not escape, is no trouble.
 */
const PARAMETER = /;\s*([^\s=;]+)\s*=\s*(?:"((?:\\"|[^"])*?)"(?=\s*(?:;|$))|([^\s;"]*))/g;

export function parseParameters(header: string): Parameters {
  const parameters: Parameters = {};
  for (const [, name, quoted, plain] of header.matchAll(PARAMETER)) {
    parameters[name!.toLowerCase()] ??= quoted?.replaceAll('\\"', '"') ?? plain!;
  }
  return parameters;
}
