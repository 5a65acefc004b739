/**
 * Bundles the web client from its sources, for one language: its texts are in the bundle, and no others. In the
 * executable this module is replaced by one that holds the result (ops/build.ts): it must export this one function and
 * nothing else.
 */

import { basename } from "node:path";
import { gzipSync } from "bun";
import * as zod from "zod/mini";
import { one } from "../platform/util/present.ts";
import { ASSETS_PATH, MANIFEST_PATH, type WebApp, type WebFile } from "./app.ts";
import { buildWorker, manifestOf, readIcons } from "./installable.ts";
import type { Language } from "./languages.ts";

const WEB = `${import.meta.dir}/../../web`;

interface Options {
  language?: Language;
  development?: boolean;
  /** In `web/`. */
  page?: string;
}

export async function buildWebApp({
  language = "en",
  development = false,
  page: entry = "index.html",
}: Options = {}): Promise<WebApp> {
  const { outputs } = await Bun.build({
    entrypoints: [`${WEB}/${entry}`],
    target: "browser",
    plugins: [withoutSchemas, textsIn(language)],
    minify: !development,
    sourcemap: development ? "inline" : "none",
    splitting: true,
    publicPath: ASSETS_PATH,
    naming: { chunk: "[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    define: { "process.env.NODE_ENV": development ? '"development"' : '"production"' },
  });
  const firstPaint = await buildFirstPaint();
  const texts: Record<string, string> = await import(`${WEB}/texts/${language}/page.ts`);
  const icons = await readIcons();
  const assets = new Map([[nameOf(firstPaint), await webFile(firstPaint)]]);
  for (const { name, content } of icons) assets.set(name, await webFile(content));
  let html = "";
  for (const output of outputs) {
    const name = nameOf(output);
    if (name.endsWith(".html")) {
      html = (await output.text())
        .replace('lang="en"', `lang="${language}"`)
        .replace(/\{\{(\w+)\}\}/g, (_, key) => texts[key] ?? key);
    } else assets.set(name, await webFile(output));
  }
  if (html === "") throw new Error("the build of the web client produced no page");
  const names = [...assets.keys()].sort();
  const version = Bun.hash(html + names.join()).toString(36);
  return {
    page: await webFile(completed(html, nameOf(firstPaint), development ? null : version)),
    worker: await webFile(await buildWorker(version, names)),
    manifest: await webFile(manifestOf(icons, language, texts.description ?? "")),
    assets,
  };
}

/**
 * The browser app needs the routes of the contract, and what events do, but never checks a schema: all schemas are one
 * function that returns itself, whatever is asked of it. That saves a tenth of the board page's script. The summaries of
 * routes, which are for the documentation, and the names of colours, which only a schema knows, are left out as well.
 */
const SUMMARIES = /\bsummary:\s*"(?:[^"\\]|\\.)*",/g;
const COLOR_NAMES = /"[a-z ]{60,}"(?: \+)?/g;
const withoutSchemas: Bun.BunPlugin = {
  name: "without schemas",
  setup(build) {
    build.onResolve({ filter: /^zod\/mini$/ }, ({ path }) => ({ path, namespace: "schemas" }));
    build.onLoad({ filter: /.*/, namespace: "schemas" }, () => {
      const names = Object.keys(zod).map((name) => `any as ${name}`);
      return {
        loader: "js",
        contents: `const any = new Proxy(() => any, { get: () => any }); export { ${names} };`,
      };
    });
    build.onLoad({ filter: /[\\/]contract[\\/]base[\\/]color\.ts$/ }, async ({ path }) => ({
      loader: "ts",
      contents: (await Bun.file(path).text()).replace(COLOR_NAMES, ""),
    }));
    build.onLoad({ filter: /[\\/]contract[\\/][^\\/]+\.ts$/ }, async ({ path }) => ({
      loader: "ts",
      contents: (await Bun.file(path).text()).replace(SUMMARIES, ""),
    }));
  },
};

/** Sources import the English texts; the files of the same names in another language take their place. */
function textsIn(language: Language): Bun.BunPlugin {
  return {
    name: "texts",
    setup(build) {
      build.onLoad({ filter: /[\\/]web[\\/]texts[\\/]en[\\/]\w[\w-]*\.tsx?$/ }, async ({ path }) => ({
        loader: path.endsWith("x") ? "tsx" : "ts",
        contents: await Bun.file(path.replace(/([\\/]texts[\\/])en([\\/])/, `$1${language}$2`)).text(),
      }));
    },
  };
}

/** Apart from the rest, because the bundler makes one deferred script of everything a page names. */
async function buildFirstPaint(): Promise<Bun.BuildArtifact> {
  const { outputs } = await Bun.build({
    entrypoints: [`${WEB}/first-paint.ts`],
    target: "browser",
    format: "iife",
    minify: true,
    naming: { entry: "[name]-[hash].[ext]" },
  });
  return one(outputs, "script");
}

/**
 * The page with what the bundler does not know: a script that runs before anything is drawn, the manifest, and the
 * version. A page without a version installs no service worker: in development every change would be a new one.
 */
function completed(page: string, firstPaint: string, version: string | null): Blob {
  const head = `<script src="${ASSETS_PATH}${firstPaint}"></script>\n<link rel="manifest" href="${MANIFEST_PATH}">`;
  const html = page.replace("<head>", `<head>\n${head}`);
  const whole = version === null ? html : html.replace("<html ", `<html data-version="${version}" `);
  return new Blob([whole], { type: "text/html;charset=utf-8" });
}

function nameOf({ path }: Bun.BuildArtifact): string {
  return basename(path);
}

async function webFile(output: Blob): Promise<WebFile> {
  const bytes = new Uint8Array(await output.arrayBuffer());
  return { plain: new Blob([bytes]), gzip: new Blob([gzipSync(bytes, { level: 9 })]), type: output.type };
}
