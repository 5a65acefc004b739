import { dateOf, type Fields, numberOf, objectsOf, stringOf } from "../../read/values.ts";
import type { Key } from "../../records.ts";
import { shortKeyOf } from "../keys.ts";
import type { Reading } from "./cards.ts";

export function putComments(card: Fields, key: Key, { people, comments, sink }: Reading): void {
  let found = 0;
  for (const comment of objectsOf(card.comments)) {
    const commentKey = shortKeyOf(comment.id);
    const body = stringOf(comment.message);
    if (commentKey === null || !body?.trim()) {
      sink.skip("comments", "they are empty");
      continue;
    }
    const writer = shortKeyOf(comment.actorId);
    people.know(writer, { name: stringOf(comment.actorDisplayName), username: writer, email: null });
    const author = writer !== null && people.use(writer) ? writer : null;
    const createdAt = dateOf(comment.creationDateTime);
    sink.put({ kind: "comment", key: commentKey, card: key, author, body, createdAt, editedAt: null });
    found++;
  }
  comments.found += found;
  comments.counted += Math.max(found, numberOf(card.commentsCount) ?? 0);
}
