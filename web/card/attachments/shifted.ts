/** Where a place in a text is after the text was changed: what is written before it moves it. Pure. */
export function shifted(place: number, before: string, after: string): number {
  if (before === after) return place;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same++;
  if (place <= same) return place;
  return Math.max(same, place + after.length - before.length);
}
