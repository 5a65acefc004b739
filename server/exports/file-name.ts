/** The name of the archive of a board: its title, as far as every file system takes it. */
const MAX_LENGTH = 80;

export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\p{C}<>:"/\\|?*]/gu, " ")
    .replace(/\s+/g, " ")
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${name || "board"}.zip`;
}
