/**
 * npm run build: one executable with everything in it, for this platform or, with `-- --target linux-x64`, for another
 * (Bun downloads that platform's runtime from the npm registry). The bundler embeds the files that the sources import.
 * The web client, which a clone bundles on the first request, is bundled here, and its result replaces the module that
 * would bundle it. So does the place of the thread for large changes.
 */
import { parseArgs } from "node:util";
import type { WebFile } from "../server/web/app.ts";
import { buildWebApp } from "../server/web/build.ts";
import { LANGUAGES } from "../server/web/languages.ts";

const TARGETS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];
const PROJECT = new URL("..", import.meta.url).pathname;

const { target, outfile } = parseArgs({
  options: { target: { type: "string" }, outfile: { type: "string" } },
}).values;
if (target && !TARGETS.includes(target)) {
  console.error(`There is no target ${target}; there are ${TARGETS.join(", ")}`);
  process.exit(1);
}

const files: Record<string, Blob | string> = {};
const imports: string[] = [];

/** Adds a file to the bundle; returns the expression that opens it there. */
function embedded(name: string, content: Blob): string {
  const path = `${PROJECT}server/web/embedded/${name}`;
  files[path] = content;
  const variable = `file${imports.length}`;
  imports.push(`import ${variable} from ${JSON.stringify(path)} with { type: "file" };`);
  return `Bun.file(${variable})`;
}

function webFile(name: string, { plain, gzip, brotli, type }: WebFile): string {
  const forms = [
    `plain: ${embedded(name, plain)}`,
    `gzip: ${embedded(`${name}.gz`, gzip)}`,
    `brotli: ${embedded(`${name}.br`, brotli)}`,
  ];
  return `{ ${forms.join(", ")}, type: ${JSON.stringify(type)} }`;
}

const apps: string[] = [];
for (const language of LANGUAGES) {
  const { assets, ...single } = await buildWebApp({ language, effort: "best" });
  const parts = Object.entries(single).map(
    ([name, file]) => `${name}: ${webFile(`${name}-${language}`, file)}`,
  );
  const entries = [...assets].map(([name, file]) => `[${JSON.stringify(name)}, ${webFile(name, file)}]`);
  apps.push(`${language}: { ${parts}, assets: new Map([${entries}]) }`);
}
files[`${PROJECT}server/web/build.ts`] =
  `${imports.join("\n")}\nconst apps = { ${apps} };\nexport const buildWebApp = async ({ language = "en" } = {}) => apps[language];\n`;

/** A program of its own, found by its path in the project. */
const THREAD = "server/platform/db/sqlite/large-writer-thread.ts";
files[`${PROJECT}server/platform/db/sqlite/thread-file.ts`] = `export const THREAD_FILE = "./${THREAD}";\n`;

const built = await Bun.build({
  entrypoints: [`${PROJECT}cli/main.ts`, `${PROJECT}${THREAD}`],
  files,
  target: "bun",
  minify: { whitespace: true, syntax: true },
  compile: {
    outfile: outfile ?? `${PROJECT}dist/boardcast${target ? `-${target}` : ""}`,
    ...(target && { target: `bun-${target}` as Bun.Build.CompileTarget }),
    autoloadBunfig: false,
  },
});
const [executable] = built.outputs;
const megabytes = (Bun.file(executable!.path).size / 2 ** 20).toFixed(1);
console.log(`${executable!.path} ${megabytes} MiB`);
