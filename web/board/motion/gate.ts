/** Lets so many through in any stretch of time; a storm of moves is shown as it is, without motion. Pure. */
export function createGate(most: number, stretchMs: number): (count: number, now: number) => boolean {
  let passed: number[] = [];
  return (count, now) => {
    passed = passed.filter((at) => now - at < stretchMs);
    // Those that are refused count as well: motion comes back when it has become quieter.
    const isQuiet = passed.length + count <= most;
    for (let each = 0; each < Math.min(count, most); each++) passed.push(now);
    if (passed.length > 2 * most) passed = passed.slice(-2 * most);
    return isQuiet;
  };
}
