/** What makes the web client an app that can be installed and opens without a network: manifest, icons, service worker. */
import { one } from "../platform/util/present.ts";
import { ASSETS_PATH, BOARDS_PATH, PAGE_PATHS } from "./app.ts";

const WEB = `${import.meta.dir}/../../web`;
const ICONS = [
  { file: "icon-192.png", sizes: "192x192", purpose: "any" },
  { file: "icon-512.png", sizes: "512x512", purpose: "any" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];
/** The tokens --canvas and --accent, light: a manifest knows no themes. */
const CANVAS = "#f1efe9";
const ACCENT = "#0c6656";

/** An icon by the name that its content gives it, with the entry of the manifest that refers to it. */
interface Icon {
  name: string;
  content: Blob;
  entry: object;
}

export function readIcons(): Promise<Icon[]> {
  return Promise.all(
    ICONS.map(async ({ file, sizes, purpose }) => {
      const bytes = await Bun.file(`${WEB}/icons/${file}`).bytes();
      const name = file.replace(".png", `-${Bun.hash(bytes).toString(36)}.png`);
      const entry = { src: `.${ASSETS_PATH}${name}`, sizes, type: "image/png", purpose };
      return { name, content: new Blob([bytes], { type: "image/png" }), entry };
    }),
  );
}

/** All addresses are relative to its own; without an `id`, the app is known by the address it starts at. */
export function manifestOf(icons: readonly Icon[], lang: string, description: string): Blob {
  const manifest = {
    name: "Boardcast",
    short_name: "Boardcast",
    description,
    lang,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: CANVAS,
    theme_color: ACCENT,
    icons: icons.map(({ entry }) => entry),
  };
  return new Blob([JSON.stringify(manifest)], { type: "application/manifest+json" });
}

/** The worker of one version of the app, which stores the assets with these names. */
export async function buildWorker(version: string, names: readonly string[]): Promise<Blob> {
  const files = names.map((name) => ASSETS_PATH + name);
  const app = { version, files, assets: ASSETS_PATH, paths: PAGE_PATHS, boards: BOARDS_PATH };
  const { outputs } = await Bun.build({
    entrypoints: [`${WEB}/worker/main.ts`],
    target: "browser",
    format: "iife",
    minify: true,
    define: { APP: JSON.stringify(app) },
  });
  return one(outputs, "script");
}
