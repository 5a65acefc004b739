/** Lists that can be of any length, the archive and the trash of a board: Planka hands them out by the page. */
import { dateOf, keyOf } from "../../read/values.ts";
import type { Key, RemoteSource } from "../../records.ts";
import { createResponse, type PlankaResponse } from "./response.ts";

/** Of 50 cards each: more than a board can have. */
const MAX_PAGES = 1000;

export async function* endlessPages(source: RemoteSource, list: Key): AsyncGenerator<PlankaResponse> {
  let before = "";
  for (let page = 0; page < MAX_PAGES && /^\d+$/.test(list); page++) {
    const body = await source.get(`/api/lists/${list}/cards${before}`);
    if (!body) return;
    const response = createResponse(body);
    const last = await lastOf(response);
    if (last === null || last === before) return;
    yield response;
    before = last;
  }
}

/** What asks for the cards after the last one of a page; null if the page is empty. */
async function lastOf(page: PlankaResponse): Promise<string | null> {
  let last: string | null = null;
  for await (const { id, listChangedAt } of page.items()) {
    const [key, since] = [keyOf(id), dateOf(listChangedAt)];
    if (key !== null && since !== null)
      last = `?${new URLSearchParams({ "before[listChangedAt]": since, "before[id]": key })}`;
  }
  return last;
}
