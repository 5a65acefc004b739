/**
 * Joins the style sheets of the web client. Bun's bundler is not used for them: it rewrites sides such as
 * `inset-inline-start` for old browsers, by the language of the text instead of its direction, in six times the bytes.
 */
import { dirname, join } from "node:path";

const IMPORT = /@import "(\.[^"]+)";/g;

export async function bundleStyles(path: string): Promise<string> {
  const source = await Bun.file(path).text();
  const parts = [...source.matchAll(IMPORT)].map(([, file = ""]) => bundleStyles(join(dirname(path), file)));
  const imported = await Promise.all(parts);
  return source.replace(IMPORT, () => imported.shift() ?? "");
}

/** Without comments and needless spaces. Strings in style sheets must contain none of the characters it trims. */
export function minifyStyles(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/: /g, ":")
    .replaceAll(";}", "}")
    .replace(/(?<![\w.])0\.(?=\d)/g, ".")
    .trim();
}
