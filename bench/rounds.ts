/** A turn is everything that is measured once, service and anchor; the first one warms up and is thrown away. */
export async function inRounds<T>(rounds: number, turn: () => Promise<T>): Promise<T[]> {
  await turn();
  const results: T[] = [];
  for (let round = 0; round < rounds; round++) results.push(await turn());
  return results;
}
