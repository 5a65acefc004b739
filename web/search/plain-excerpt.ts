/**
 * What marks emphasis, code and struck text, headings, and the rows of tables in Markdown; other single characters may be
 * anything.
 */
const MARKS = /\*{2,3}|__|~~|`+|^#{1,6}[ \t]+|^\|[-:| \t]+/gm;

export interface Excerpt {
  text: string;
  highlights: readonly (readonly [number, number])[];
}

/** An excerpt of Markdown as it reads: without marks, and with what was found where it is then. */
export function plainExcerpt({ text, highlights }: Excerpt): Excerpt {
  const marks = [...text.matchAll(MARKS)].map(({ 0: mark, index }) => ({ at: index, length: mark.length }));
  let next = 0;
  let removed = 0;
  /** Called for places in order. */
  const moved = (place: number): number => {
    for (let mark = marks[next]; mark && mark.at < place; mark = marks[++next]) removed += mark.length;
    return Math.max(0, place - removed);
  };
  const places = highlights.map(([start, end]): [number, number] => [moved(start), moved(end)]);
  return { text: text.replaceAll(MARKS, ""), highlights: places.filter(([start, end]) => end > start) };
}
