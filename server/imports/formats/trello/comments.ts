import { dateOf, stringOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import { say } from "../../words.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { skipSome } from "../skips.ts";
import type { Reading } from "./cards.ts";
import type { CardFacts } from "./survey.ts";

/** Comments are part of the history. Those of a copied card say who wrote the original. */
const COMMENTING = new Set(["commentCard", "copyCommentCard"]);

export function putComment(value: unknown, { survey, extras, sink }: Reading): void {
  const action = fieldsOf(value);
  if (!COMMENTING.has(stringOf(action.type) ?? "")) return extras.add("activity entries", 1);
  const data = fieldsOf(action.data);
  const key = shortKeyOf(action.id);
  const card = shortKeyOf(fieldsOf(data.card).id);
  const facts = survey.cards.get(card ?? "");
  const body = stringOf(data.text);
  if (key === null || !body?.trim()) return sink.skip("comments", "they are empty");
  if (card === null || !facts || facts.list === null) {
    return sink.skip("comments", "they are on cards that are not in the file");
  }
  facts.found++;
  const authors = [data.idOriginalCommenter, fieldsOf(action.memberCreator).id, action.idMemberCreator];
  const author = authors.map(shortKeyOf).find((id) => id !== null && survey.people.use(id)) ?? null;
  const [createdAt, editedAt] = [dateOf(action.date), dateOf(data.dateLastEdited)];
  sink.put({ kind: "comment", key, card, author, body, createdAt, editedAt });
}

/** Trello exports the last 1,000 entries of the history; older comments are only counted on their cards. */
export function reportMissing(cards: ReadonlyMap<Key, CardFacts>, sink: Sink): void {
  let [gone, found, all] = [0, 0, 0];
  for (const facts of cards.values()) {
    if (!facts.isInFile) gone++;
    if (facts.list === null) continue;
    found += facts.found;
    all += Math.max(facts.comments, facts.found);
  }
  skipSome(
    sink,
    "cards",
    "the history mentions them, but they are not in the file: deleted or moved away",
    gone,
  );
  skipSome(sink, "comments", "Trello left them out of the file", all - found);
  if (found < all) sink.warn(say("{found} of {all} comments were in the file.", { found, all }));
}
