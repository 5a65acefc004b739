/**
 * Bundles the web client from its sources, for one language: its texts are in the bundle, and no others. In the
 * executable this module is replaced by one that holds the result (ops/build.ts): it must export this one function and
 * nothing else.
 */

import { basename } from "node:path";
import { one } from "../platform/util/present.ts";
import { ASSETS_PATH, MANIFEST_PATH, type WebApp } from "./app.ts";
import { boardFormat } from "./board-format.ts";
import { boardPage } from "./board-page.ts";
import { bundleStyles, minifyStyles } from "./bundle-styles.ts";
import { type Effort, webFile } from "./compress.ts";
import { buildWorker, manifestOf, readIcons } from "./installable.ts";
import type { Language } from "./languages.ts";
import { withoutSchemas } from "./without-schemas.ts";

/** The page of a public link. */
const SHARED = "shared.html";
const WEB = `${import.meta.dir}/../../web`;

interface Options {
  language?: Language;
  development?: boolean;
  effort?: Effort;
  /** In `web/`, with its style sheet. */
  page?: string;
  styles?: string;
}

export async function buildWebApp(options: Options = {}): Promise<WebApp> {
  const { language = "en", development = false, effort = "fast" } = options;
  const { page: source = "index.html", styles: sheet = "styles/index.css" } = options;
  const define = { BOARD_FORMAT: JSON.stringify(boardFormat()) };
  const bundle = async (html: string) => {
    const { outputs } = await Bun.build({
      entrypoints: [`${WEB}/${html}`],
      target: "browser",
      plugins: [withoutSchemas, textsIn(language)],
      minify: !development,
      sourcemap: development ? "inline" : "none",
      splitting: true,
      // Every file is a request: small ones are part of another that is loaded whenever they are.
      minChunkSize: 1024,
      // Files refer to each other by their names: they may be below any BASE_PATH.
      publicPath: "./",
      naming: { chunk: "[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" },
      define: { ...define, "process.env.NODE_ENV": development ? '"development"' : '"production"' },
    });
    return new Map<string, Blob>(outputs.map((file) => [nameOf(file), file]));
  };
  const app = await bundle(source);
  // Apart from the app: parts that both have would otherwise be files of their own, which compress less well.
  const sharedFiles = await bundle(SHARED);
  const firstPaint = await buildFirstPaint(define);
  const styles = await buildStyles(sheet, development);
  const texts: Record<string, string> = await import(`${WEB}/texts/${language}/page.ts`);
  const icons = await readIcons();
  const files = app.set(nameOf(firstPaint), firstPaint);
  files.set(styles.name, styles.file);
  for (const { name, content } of icons) files.set(name, content);
  const entry = takePage(files, basename(source));
  const shared = await takePage(sharedFiles, SHARED).text();
  const frame = await Bun.file(`${WEB}/board/board-frame.html`).text();
  const names = [...files.keys()].sort();
  const version = Bun.hash((await entry.text()) + frame + names.join()).toString(36);
  // A page without a version installs no service worker: in development every change would be a new one.
  const attributes = development ? "" : ` data-version="${version}"`;
  const manifest = `\n<link rel="manifest" href="${MANIFEST_PATH}">`;
  const filled = (html: string, more: { attributes: string; head: string }) =>
    html
      .replace('lang="en"', `lang="${language}"${more.attributes}`)
      .replace(/(?<= (?:src|href)=")\.\//g, ASSETS_PATH)
      .replace(/\{\{(\w+)\}\}/g, (_, key) => texts[key] ?? key)
      // Before anything of the page is drawn.
      .replace("<head>", `<head>\n${first(nameOf(firstPaint), styles.name)}${more.head}`);
  const page = filled(await entry.text(), { attributes, head: manifest });
  const entries = [...files, ...sharedFiles].map(
    async ([name, file]) => [name, await webFile(file, effort)] as const,
  );
  return {
    page: await webFile(htmlOf(page), effort),
    boardPage: await webFile(htmlOf(boardPage({ html: page, frame, scripts: await textsOf(files) })), effort),
    sharedPage: await webFile(htmlOf(filled(shared, { attributes: "", head: "" })), effort),
    worker: await webFile(await buildWorker(version, names), effort),
    manifest: await webFile(manifestOf(icons, language, texts.description ?? ""), effort),
    assets: new Map(await Promise.all(entries)),
  };
}

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
async function buildFirstPaint(define: Record<string, string>): Promise<Bun.BuildArtifact> {
  const { outputs } = await Bun.build({
    entrypoints: [`${WEB}/first-paint.ts`],
    target: "browser",
    format: "iife",
    minify: true,
    define,
    naming: { entry: "[name]-[hash].[ext]" },
  });
  return one(outputs, "script");
}

async function buildStyles(sheet: string, development: boolean): Promise<{ name: string; file: Blob }> {
  const source = await bundleStyles(`${WEB}/${sheet}`);
  const text = development ? source : minifyStyles(source);
  const file = new Blob([text], { type: "text/css;charset=utf-8" });
  return { name: `styles-${Bun.hash(text).toString(36)}.css`, file };
}

/** The script that runs before anything of the page is drawn, and the style sheet. */
function first(script: string, styles: string): string {
  return (
    `<script src="${ASSETS_PATH}${script}"></script>\n` +
    `<link rel="stylesheet" href="${ASSETS_PATH}${styles}">`
  );
}

/** A page is not one of the assets. */
function takePage(files: Map<string, Blob>, name: string): Blob {
  const page = files.get(name);
  if (!page) throw new Error(`the build of the web client made no ${name}`);
  files.delete(name);
  return page;
}

async function textsOf(files: ReadonlyMap<string, Blob>): Promise<Map<string, string>> {
  const scripts = [...files].filter(([name]) => name.endsWith(".js"));
  return new Map(await Promise.all(scripts.map(async ([name, file]) => [name, await file.text()] as const)));
}

function htmlOf(text: string): Blob {
  return new Blob([text], { type: "text/html;charset=utf-8" });
}

function nameOf({ path }: Bun.BuildArtifact): string {
  return basename(path);
}
