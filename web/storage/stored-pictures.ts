import { BASE_PATH } from "../installation.ts";
import { picturesOf } from "../worker/version.ts";

/** Those that the service worker has stored (../worker/pictures.ts). Browsers have no caches over plain HTTP. */
export async function removePictures(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(picturesOf(BASE_PATH));
}
