/** The comments of each card, newest first, which Planka hands out card by card and page by page. */
import { dateOf, type Fields, filledOf, keyOf, objectOf } from "../../read/values.ts";
import type { Key, RemoteSource, Sink } from "../../records.ts";
import { putPeople } from "./people.ts";
import { createResponse } from "./response.ts";

const PAGE = 50;
/** More than a card can have. */
const MAX_PAGES = 200;
/** Requests at the same time: enough that distance does not matter, too few to be a burden. */
const AT_ONCE = 4;

/** A card that has, or may have, comments. */
export interface Commented {
  key: Key;
  /** Null if Planka does not count them. */
  comments: number | null;
}

export async function putComments(
  source: RemoteSource,
  { cards, isVersion1 }: { cards: readonly Commented[]; isVersion1: boolean },
  sink: Sink,
): Promise<void> {
  const path = isVersion1 ? "actions" : "comments";
  const waiting = cards.values();
  const work = async () => {
    for (const card of waiting) await putCommentsOf(source, card, { path, sink });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function putCommentsOf(
  source: RemoteSource,
  { key: card, comments }: Commented,
  { path, sink }: { path: string; sink: Sink },
): Promise<void> {
  let before: Key | null = null;
  let seen = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const from: string = before === null ? "" : `?beforeId=${encodeURIComponent(before)}`;
    const body = await source.get(`/api/cards/${encodeURIComponent(card)}/${path}${from}`);
    if (!body) return;
    const response = createResponse(body);
    await putPeople(response, sink);
    let count = 0;
    let last: Key | null = null;
    for await (const comment of response.items()) {
      last = keyOf(comment.id) ?? last;
      count++;
      putComment(comment, card, sink);
    }
    seen += count;
    if (last === null || last === before || (comments === null ? count < PAGE : seen >= comments)) return;
    before = last;
  }
}

/** Version 1 has them among the actions, with the text within `data`. */
function putComment(comment: Fields, card: Key, sink: Sink): void {
  const [key, body] = [keyOf(comment.id), filledOf(comment.text) ?? filledOf(objectOf(comment.data)?.text)];
  if (key === null || body === null) {
    sink.skip("comments", "they have no text");
    return;
  }
  const author = keyOf(comment.userId);
  const times = { createdAt: dateOf(comment.createdAt), editedAt: dateOf(comment.updatedAt) };
  sink.put({ kind: "comment", key, card, author, body, ...times });
}
