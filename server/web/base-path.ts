/**
 * The web client below a base path. Only its pages know the path: they name it, and refer to their files with it. Scripts,
 * manifest and service worker find theirs relative to their own addresses.
 */
import type { WebApp, WebFile } from "./app.ts";
import { webFile } from "./compress.ts";
import type { WebAppIn } from "./pages.ts";

export function placedBelow(basePath: string, source: WebAppIn): WebAppIn {
  if (basePath === "") return source;
  const placed = new WeakMap<WebApp, Promise<WebApp>>();
  return async (language) => {
    const app = await source(language);
    const known = placed.get(app) ?? placeApp(app, basePath);
    placed.set(app, known);
    return known;
  };
}

async function placeApp(app: WebApp, basePath: string): Promise<WebApp> {
  return {
    ...app,
    page: await placePage(app.page, basePath),
    boardPage: await placePage(app.boardPage, basePath),
    sharedPage: await placePage(app.sharedPage, basePath),
  };
}

async function placePage({ plain, type }: WebFile, basePath: string): Promise<WebFile> {
  const html = (await plain.text())
    .replace("<html ", `<html data-base="${basePath}" `)
    .replace(/(?<= (?:src|href)=")(?=\/)/g, basePath);
  return webFile(new Blob([html], { type }), "best");
}
