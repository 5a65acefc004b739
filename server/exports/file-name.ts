/** The name of the archive of a board: its title, as far as every file system takes it. */
const MAX_LENGTH = 80;
/** Some systems hide, or cut off, what begins or ends with these. */
const EDGES = ". ";

export function fileNameOf(title: string): string {
  const plain = title.replace(/[\p{C}<>:"/\\|?*]/gu, " ").replace(/\s+/g, " ");
  return `${withoutEdges(plain.slice(0, MAX_LENGTH).toWellFormed()) || "board"}.zip`;
}

function withoutEdges(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && EDGES.includes(name.charAt(start))) start++;
  while (end > start && EDGES.includes(name.charAt(end - 1))) end--;
  return name.slice(start, end);
}
