/**
 * The web client for services of tests. A build takes as long as many a test, and is the same in all of them: whichever
 * process of a run needs it first makes it, and the others read it.
 */

import { deserialize, serialize } from "bun:jsc";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WebApp, WebFile } from "../../server/web/app.ts";
import { buildWebApp } from "../../server/web/build.ts";
import type { Language } from "../../server/web/languages.ts";
import type { WebAppIn } from "../../server/web/pages.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Stored = Record<string, { plain: Bytes; gzip: Bytes; brotli: Bytes; type: string }>;

/** A folder of the run (test/run.ts). */
const FOLDER = process.env.BOARDCAST_TEST_WEB;
const ASSET = "assets/";

const known: Partial<Record<Language, Promise<WebApp>>> = {};

export const builtWebApp: WebAppIn = (language) => {
  known[language] ??= read(language);
  return known[language];
};

async function read(language: Language): Promise<WebApp> {
  const file = FOLDER && join(FOLDER, `web-${language}`);
  if (file && existsSync(file)) return unpacked(deserialize(readFileSync(file).buffer));
  const app = await buildWebApp({ language });
  if (file) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(serialize(await packed(app))));
    renameSync(draft, file);
  }
  return app;
}

async function packed({ assets, ...single }: WebApp): Promise<Stored> {
  const files: [string, WebFile][] = [
    ...Object.entries(single),
    ...[...assets].map(([name, file]): [string, WebFile] => [ASSET + name, file]),
  ];
  return Object.fromEntries(
    await Promise.all(
      files.map(async ([name, { plain, gzip, brotli, type }]) => {
        const [a, b, c] = await Promise.all([plain.bytes(), gzip.bytes(), brotli.bytes()]);
        return [name, { plain: a, gzip: b, brotli: c, type }] as const;
      }),
    ),
  );
}

function unpacked(stored: Stored): WebApp {
  const file = (name: string): WebFile => {
    const { plain, gzip, brotli, type } = stored[name]!;
    return { plain: new Blob([plain]), gzip: new Blob([gzip]), brotli: new Blob([brotli]), type };
  };
  const assets = Object.keys(stored).filter((name) => name.startsWith(ASSET));
  return {
    page: file("page"),
    boardPage: file("boardPage"),
    sharedPage: file("sharedPage"),
    worker: file("worker"),
    manifest: file("manifest"),
    assets: new Map(assets.map((name) => [name.slice(ASSET.length), file(name)])),
  };
}
