/**
 * The page at the address of a board. Its frame is in the HTML, so that it is painted before any script has run; and all
 * scripts that it needs are named, so that none waits until another one asks for it.
 */
import { ASSETS_PATH } from "./app.ts";

const IMPORT = /\b(?:from|import) ?"\.\/([\w.-]+\.js)"/g;

interface Parts {
  html: string;
  frame: string;
  /** By file name. */
  scripts: ReadonlyMap<string, string>;
}

export function boardPage({ html, frame, scripts }: Parts): string {
  const entry = [...scripts.keys()].find((name) => name.startsWith("board-page-"));
  // Of the design page there is none.
  if (!entry) return html;
  const links = [...withImports(entry, scripts)].map(
    (name) => `<link rel="modulepreload" href="${ASSETS_PATH}${name}">`,
  );
  return html.replace("</head>", `${links.join("\n")}\n</head>`).replace('<div id="app">', `${frame}$&`);
}

/** This script and everything that it imports, except what is imported later. */
export function withImports(
  name: string,
  scripts: ReadonlyMap<string, string>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, imported = ""] of scripts.get(name)?.matchAll(IMPORT) ?? [])
    withImports(imported, scripts, found);
  return found;
}
