/**
 * Pictures of people, and images on cards, as they were when first shown here, for when there is no network. They are stored
 * small, the oldest give way to new ones, and logging out removes them all (../session/forget.ts).
 */

const ADDRESSES = /^\/(?:attachments\/[^/]+|users\/[^/]+\/avatar)$/;
const MOST_PICTURES = 200;
const MAX_BYTES = 200_000;
/** Larger ones are made smaller. */
const SMALL_BYTES = 60_000;
/** Of the open card, whose cover is the largest. */
const WIDTH_PX = 960;

/** A file that is downloaded or shown as a whole is not: it would be the small one. */
export function isPicture({ destination }: Request, path: string): boolean {
  return destination === "image" && ADDRESSES.test(path);
}

/** From the network, because who may see a picture changes; without one, as it was. */
export async function pictureFor({ request }: FetchEvent, name: string): Promise<Response> {
  // First: what is stored after somebody has logged out ends up in the cache that was deleted.
  const cache = await caches.open(name);
  const answer = await fetch(request).catch(() => null);
  const stored = await cache.match(request, { ignoreVary: true });
  // A proxy answers like this in place of a service that is down.
  if (!answer || answer.status >= 500) return stored ?? answer ?? Response.error();
  if (!answer.ok) await cache.delete(request, { ignoreVary: true });
  else if (!stored) keep(cache, request, answer.clone()).catch(() => {});
  return answer;
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  const picture = await smaller(await answer.blob());
  if (picture.size > MAX_BYTES) return;
  await cache.put(request, new Response(picture, { headers: { "content-type": picture.type } }));
  const oldestFirst = await cache.keys();
  for (const old of oldestFirst.slice(0, -MOST_PICTURES)) await cache.delete(old, { ignoreVary: true });
}

async function smaller(picture: Blob): Promise<Blob> {
  if (picture.size <= SMALL_BYTES) return picture;
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, WIDTH_PX / bitmap.width);
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
}
