/**
 * Bundles the web client from its sources. In the executable this module is replaced by one that holds the
 * result (ops/build.ts): it must export this one function and nothing else.
 */
import { gzipSync } from "bun";
import { ASSETS_PATH, type WebApp, type WebFile } from "./app.ts";

export async function buildWebApp(): Promise<WebApp> {
  const { outputs } = await Bun.build({
    entrypoints: [`${import.meta.dir}/../../web/index.html`],
    target: "browser",
    minify: true,
    splitting: true,
    publicPath: ASSETS_PATH,
    naming: { chunk: "[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  let page: WebFile | undefined;
  const assets = new Map<string, WebFile>();
  for (const output of outputs) {
    const file = await webFile(output);
    const name = output.path.split("/").at(-1)!;
    if (name.endsWith(".html")) page = file;
    else assets.set(name, file);
  }
  if (!page) throw new Error("the build of the web client made no page");
  return { page, assets };
}

async function webFile(output: Blob): Promise<WebFile> {
  const bytes = new Uint8Array(await output.arrayBuffer());
  return { plain: new Blob([bytes]), gzip: new Blob([gzipSync(bytes)]), type: output.type };
}
