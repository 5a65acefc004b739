import { api } from "../../session/api.ts";

/** Each is a request that may take a while; after so many, those who search decide whether to go on. */
const MOST_PAGES = 4;

/** The next page with hits: one may be empty although it is not the last. */
export async function nextHits(asked: Parameters<typeof api.search>[0], signal: AbortSignal) {
  let page = await api.search(asked, { signal });
  for (let pages = 1; pages < MOST_PAGES && page.items.length === 0 && page.next !== null; pages++)
    page = await api.search({ ...asked, after: page.next }, { signal });
  return page;
}
