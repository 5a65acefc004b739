/**
 * The web client for `npm run dev`: rebuilt when one of its files changes, with a script in the page that loads each
 * new build (web/dev-reload.ts). A build that fails is reported, and the last good one is still served. It also serves
 * /design, the page that shows the design system (web/design/).
 */
import { watch } from "node:fs";
import type { Page } from "../server/platform/http/pages.ts";
import { present } from "../server/platform/util/present.ts";
import { ASSETS_PATH, type WebApp, type WebFile } from "../server/web/app.ts";
import { buildWebApp } from "../server/web/build.ts";
import { webFile } from "../server/web/compress.ts";
import { LANGUAGES, type Language } from "../server/web/languages.ts";
import { type WebPages, webPages } from "../server/web/pages.ts";

const PROJECT = new URL("..", import.meta.url).pathname;
/** `contract/` is in the bundle too, but a change there restarts the service, this module included. */
const WATCHED = ["web", "client"];
/** An editor may write a file in several steps, or several files at once. */
const SETTLE_MS = 50;
/** Shorter than the timeout of idle connections. */
const LONG_POLL_MS = 10_000;

interface Build {
  apps: ReadonlyMap<Language, WebApp>;
  /** A hash; when it changes, pages must be reloaded. */
  code: string;
  /** Address of the style sheet. */
  styles: string;
}

export function devWebPages(basePath: string, tell: (message: string) => void): WebPages {
  let current = build();
  let changed = Promise.withResolvers<void>();
  let timer: Timer | undefined;

  async function rebuild(): Promise<void> {
    const startedMs = performance.now();
    try {
      const next = await build();
      current = Promise.resolve(next);
      changed.resolve();
      changed = Promise.withResolvers();
      tell(`web client built in ${Math.round(performance.now() - startedMs)} ms`);
    } catch (error) {
      tell(`web client not built\n${Bun.inspect(error)}`);
    }
  }

  for (const folder of WATCHED) {
    watch(PROJECT + folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, SETTLE_MS);
    });
  }
  current.catch((error) => tell(`web client not built\n${Bun.inspect(error)}`));

  async function nextBuild(request: Request): Promise<Page> {
    const { searchParams } = new URL(request.url);
    const { code, styles } = await current;
    if (code === searchParams.get("code") && styles === searchParams.get("styles")) {
      await Promise.race([changed.promise, Bun.sleep(LONG_POLL_MS)]);
    }
    const latest = await current;
    return {
      body: JSON.stringify({ code: latest.code, styles: latest.styles }),
      headers: { "content-type": "application/json", "cache-control": "no-store" },
    };
  }

  /** Built again whenever it is opened: a build that nobody looks at would delay the others. */
  let design: Promise<WebApp> | undefined;
  const { nothingHere: designPage } = webPages(basePath, () => {
    design = buildWebApp({ development: true, page: "design/index.html", styles: "design/design.css" });
    return design;
  });
  const { pages, nothingHere } = webPages(basePath, async (language) => {
    const app = present((await current).apps.get(language), "a bundle in this language");
    return { ...app, assets: new Map([...app.assets, ...((await design)?.assets ?? [])]) };
  });
  return { pages: { ...pages, "/design": designPage, "/dev/build": nextBuild }, nothingHere };
}

async function build(): Promise<Build> {
  const built = await Promise.all(
    LANGUAGES.map(
      async (language) => [language, await buildWebApp({ language, development: true })] as const,
    ),
  );
  const names = built.flatMap(([, { assets }]) => [...assets.keys()]);
  const code = Bun.hash(names.filter((name) => !name.endsWith(".css")).join()).toString(36);
  const styles = ASSETS_PATH + names.find((name) => name.endsWith(".css"));
  const reload = await buildReload();
  const name = `dev-reload-${Bun.hash(await reload.text()).toString(36)}.js`;
  const script = `<script src="${ASSETS_PATH}${name}" data-code="${code}" data-styles="${styles}"></script>`;
  const withScript = async ({ plain, type }: WebFile) =>
    webFile(new Blob([(await plain.text()).replace("</head>", `${script}</head>`)], { type }), "fast");
  const reloading = async ({ page, boardPage, assets, ...rest }: WebApp): Promise<WebApp> => ({
    ...rest,
    page: await withScript(page),
    boardPage: await withScript(boardPage),
    assets: new Map([...assets, [name, await webFile(reload, "fast")]]),
  });
  const apps = await Promise.all(
    built.map(async ([language, app]) => [language, await reloading(app)] as const),
  );
  return { apps: new Map(apps), code, styles };
}

async function buildReload(): Promise<Blob> {
  const { outputs } = await Bun.build({
    entrypoints: [`${PROJECT}web/dev-reload.ts`],
    target: "browser",
    format: "iife",
  });
  const [script] = outputs;
  if (!script) throw new Error("web/dev-reload.ts was not built");
  return script;
}
