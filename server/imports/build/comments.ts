import type { Comment } from "../../../contract/comments.ts";
import { newId } from "../../platform/util/ids.ts";
import type { Key } from "../records.ts";
import { say } from "../words.ts";
import type { Building } from "./building.ts";
import type { BuiltCard } from "./cards.ts";
import { bodyOf, MOST, pastDate } from "./texts.ts";

/** In the order in which they were written, which is that of their ids. */
export function* commentsOf(building: Building, { key, card }: BuiltCard): Generator<Comment> {
  const { workspace, plan, tally, now } = building;
  let count = 0;
  for (const record of workspace.each("comment", key)) {
    if (count++ >= card.comment_count) return;
    yield {
      id: newId(),
      board_id: card.board_id,
      card_id: card.id,
      ...plan.people.author(record.author),
      body: bodyOf(record.body, MOST.comment, "text of a comment", tally),
      created_at: pastDate(record.createdAt, "dates of comments", tally, now) ?? now,
      edited_at: pastDate(record.editedAt, "dates of comments", tally, now),
    };
  }
}

/** How many of them come over. */
export function commentCount({ workspace, tally, reached, config }: Building, key: Key): number {
  const all = workspace.countIn("comment", key);
  const most = config.MAX_COMMENTS_PER_CARD;
  const count = Math.min(all, most);
  tally.created.comments += count;
  if (all > count) tally.skip("comments", say("a card may have no more than {most}", { most }), all - count);
  reached.comment += all;
  return count;
}
