/** Words with things between them that are more than text: words`moved ${card} to ${column}`. */
export function words<T = never>(
  strings: TemplateStringsArray,
  ...things: (T | readonly T[])[]
): (T | string)[] {
  const parts = strings.flatMap((text, index): readonly (T | string)[] => [text, ...list(things[index])]);
  return parts.filter((part) => part !== "");
}

function list<T>(thing: T | readonly T[] | undefined): readonly T[] {
  if (thing === undefined) return [];
  return isList(thing) ? thing : [thing];
}

function isList<T>(thing: T | readonly T[]): thing is readonly T[] {
  return Array.isArray(thing);
}
