/** Every module of the product and what it imports, read from the sources. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";

const ROOT = join(import.meta.dir, "../..");
const PRODUCT = new Bun.Glob("{contract,client,web,server,cli,ops}/**/*.{ts,tsx}");

export interface Import {
  /** A path from the root of the repository, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** Erased before the program runs. */
  isType: boolean;
}

export function readModules(): Map<string, Import[]> {
  const paths = [...PRODUCT.scanSync(ROOT)].sort();
  return new Map(paths.map((path) => [path, importsOf(path, readFileSync(join(ROOT, path), "utf8"))]));
}

export function importsOf(path: string, text: string): Import[] {
  const { module } = parseSync(path, text);
  const imports = module.staticImports.map(({ moduleRequest, entries }) =>
    resolve(path, moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
  );
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [resolve(path, moduleRequest.value, isType)] : [],
    ),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    // With its quotes, unlike the static ones.
    resolve(path, text.slice(moduleRequest.start + 1, moduleRequest.end - 1), false),
  );
  return [...imports, ...exports, ...dynamic];
}

function resolve(from: string, specifier: string, isType: boolean): Import {
  // As in the imports of package.json.
  if (specifier.startsWith("#texts/")) {
    return { target: specifier.replace("#texts", "web/texts/en"), isPackage: false, isType };
  }
  if (!specifier.startsWith(".")) return { target: packageName(specifier), isPackage: true, isType };
  const target = relative(ROOT, join(ROOT, dirname(from), specifier));
  return { target, isPackage: false, isType };
}

/** `@scope/name/file` → `@scope/name`, `zod/mini` → `zod`, `node:fs` as it is. */
function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
