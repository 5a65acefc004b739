/** Where in a document one is, with regard to the lists that are asked for. */

export interface Place {
  /** The pattern that this place is the container of; its values are elements. */
  pattern: string | null;
  /** The place of a member or element; null if nothing in it is asked for. */
  inner(key: string | number): Place | null;
}

interface Pattern {
  text: string;
  rest: readonly string[];
}

export function placeOf(patterns: readonly string[]): Place | null {
  return place(patterns.map((text) => ({ text, rest: text === "" ? [] : text.split(".") })));
}

function place(patterns: readonly Pattern[]): Place | null {
  if (patterns.length === 0) return null;
  const own = patterns.find(({ rest }) => rest.length === 0);
  const longer = patterns.filter(({ rest }) => rest.length > 0);
  // A list has thousands of elements, with the same places below each: those of `*` are prepared once.
  const ofAny = place(following(longer, "*"));
  const named = new Set(
    longer.flatMap(({ rest: [first] }) => (first === undefined || first === "*" ? [] : first)),
  );
  return {
    pattern: own?.text ?? null,
    inner: (key) => (named.has(String(key)) ? place(following(longer, String(key))) : ofAny),
  };
}

function following(patterns: readonly Pattern[], key: string): Pattern[] {
  return patterns.flatMap(({ text, rest: [first, ...rest] }) =>
    first === key || first === "*" ? { text, rest } : [],
  );
}
