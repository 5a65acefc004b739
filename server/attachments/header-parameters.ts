/** The parameters of a header value, `form-data; name="a"; filename="b.txt"`, by their lowercased names. */
export type Parameters = Partial<Record<string, string>>;

interface Value {
  value: string;
  /** Where what follows begins. */
  end: number;
}

/** Goes over the header from left to right, never back: it costs what it is long. */
export function parseParameters(header: string): Parameters {
  const parameters: Parameters = {};
  for (let semicolon = header.indexOf(";"); semicolon >= 0; ) {
    const start = skipBlanks(header, semicolon + 1);
    const end = skipUntil(header, start, "=;");
    const equals = skipBlanks(header, end);
    if (end === start || header[equals] !== "=") {
      semicolon = header.indexOf(";", end);
      continue;
    }
    const { value, end: next } = valueAt(header, skipBlanks(header, equals + 1));
    parameters[header.slice(start, end).toLowerCase()] ??= value;
    semicolon = header.indexOf(";", next);
  }
  return parameters;
}

function valueAt(header: string, start: number): Value {
  const quoted = header[start] === '"' ? quotedAt(header, start + 1) : null;
  if (quoted) return quoted;
  const end = skipUntil(header, start, ';"');
  return { value: header.slice(start, end), end };
}

/**
 * A quoted value ends at the quote behind which the value ends, so that a backslash at the end of a name, which
 * browsers do not escape, is no trouble.
 */
function quotedAt(header: string, start: number): Value | null {
  for (let quote = header.indexOf('"', start); quote >= 0; quote = header.indexOf('"', quote + 1)) {
    const end = skipBlanks(header, quote + 1);
    if (end === header.length || header[end] === ";") {
      return { value: header.slice(start, quote).replaceAll('\\"', '"'), end };
    }
    if (header[quote - 1] !== "\\") return null;
  }
  return null;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && isBlank(text.charAt(at))) at++;
  return at;
}

function skipUntil(text: string, start: number, stops: string): number {
  let at = start;
  while (at < text.length && !isBlank(text.charAt(at)) && !stops.includes(text.charAt(at))) at++;
  return at;
}

function isBlank(char: string): boolean {
  return char.trim() === "";
}
