/**
 * Lets a few through in each turn of the event loop; the others wait for the next turns, in their order. What hundreds of
 * connections send at the same moment would otherwise be handled in one turn, and everybody else waits for its end.
 */
export function fewAtOnce(most: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let passed = 0;

  function turn(): void {
    const next = waiting.splice(0, most);
    passed = next.length;
    for (const pass of next) pass();
    if (passed > 0) setImmediate(turn);
  }

  return () => {
    if (passed === 0) setImmediate(turn);
    if (passed === most) return new Promise((resolve) => waiting.push(resolve));
    passed++;
    return undefined;
  };
}
