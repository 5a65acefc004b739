/** A text with the parts that were found marked. */
export function Marked({
  text,
  highlights,
}: {
  text: string;
  highlights: readonly (readonly [number, number])[];
}) {
  const parts: { from: number; to: number; isFound: boolean }[] = [];
  let done = 0;
  for (const [start, end] of highlights) {
    if (start < done) continue;
    if (start > done) parts.push({ from: done, to: start, isFound: false });
    parts.push({ from: start, to: end, isFound: true });
    done = end;
  }
  if (done < text.length) parts.push({ from: done, to: text.length, isFound: false });
  return parts.map(({ from, to, isFound }) => {
    const part = text.slice(from, to);
    return isFound ? <mark key={from}>{part}</mark> : <span key={from}>{part}</span>;
  });
}

/** Where the words of a query are in a name, in order. */
export function highlightsIn(name: string, query: string): [number, number][] {
  const text = name.toLowerCase();
  // Lower case may be longer than the text itself, and then no place in it is known.
  if (text.length !== name.length) return [];
  return wordsOf(query)
    .flatMap((word): [number, number][] => {
      const at = text.indexOf(word);
      return at < 0 ? [] : [[at, at + word.length]];
    })
    .sort(([a], [b]) => a - b);
}

export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}
