/** The files that comments and documents name. */
import { basename, dirname, join, normalize } from "node:path";

const FILE_NAME = /(?<![\w/.…*{}-])(?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|css|md)(?!\w)/g;
const IS_COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)/;

/** With the numbers of their lines. Of a source, only those in comments. */
export function namedFiles(path: string, text: string): { line: number; name: string }[] {
  const isDocument = path.endsWith(".md");
  return text.split("\n").flatMap((line, index) => {
    if (!isDocument && !IS_COMMENT.test(line)) return [];
    return [...line.matchAll(FILE_NAME)].map(([name]) => ({ line: index + 1, name }));
  });
}

/** A name alone is enough, so is the end of a path, or a path from where it is named. */
export function isThere(
  name: string,
  { path, files }: { path: string; files: ReadonlySet<string> },
): boolean {
  if (files.has(name) || files.has(normalize(join(dirname(path), name)))) return true;
  return [...files].some((file) => basename(file) === basename(name) && file.endsWith(`/${name}`));
}
