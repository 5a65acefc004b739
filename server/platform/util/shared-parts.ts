/**
 * What many parts of a board have in common exists once. A collection of garbage takes as long as there are objects in use,
 * and the cards and items of cached boards are most of them.
 */

/** Frozen, because it belongs to everybody. The type is that of a list which nobody changes. */
const NONE = Object.freeze([]) as readonly never[] as never[];

/** The same empty list for everybody. */
export function none<Entry>(): Entry[] {
  return NONE;
}

/** The first of equal texts, which rows of a database each have of their own. */
export function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  };
}
