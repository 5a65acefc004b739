import { useEffect, useMemo, useSyncExternalStore } from "react";
import * as texts from "#texts/timeline.ts";
import type { Card } from "../../contract/cards.ts";
import { useBoard } from "../board/use-board.ts";
import { CommentFrame } from "../card/comments/comment-frame.tsx";
import { CommentList } from "../card/comments/comment-list.ts";
import { Markdown } from "../card/markdown/markdown.tsx";
import type { People } from "../card/markdown/render-pieces.tsx";
import { Section } from "../card/section.tsx";
import { TimelineEnd } from "../card/timeline/timeline-end.tsx";
import { api } from "../session/api.ts";
import { readComments } from "../storage/comment-copies.ts";

const NONE = { status: "ready", error: null, load: () => {} } as const;

/** What was said about a card that is in the trash. Nothing changes there, so nothing is followed. */
export function RemovedComments({ card, people }: { card: Card; people: People }) {
  const { board, me } = useBoard();
  const list = useMemo(() => {
    const place = { userId: me.id, boardId: board.id, cardId: card.id };
    return new CommentList({
      cardId: card.id,
      myId: me.id,
      load: (before) => api.listTrashedComments({ board_id: board.id, trash_id: card.id, before, limit: 20 }),
      stored: () => readComments(place),
      isBusy: () => false,
    });
  }, [card.id, board.id, me.id]);
  useEffect(() => void list.loadOlder(), [list]);
  const view = useSyncExternalStore(list.subscribe, list.getView);
  return (
    <Section title={texts.comments(card.comment_count)} icon="comment">
      <div className="timeline">
        <ol aria-label={texts.comments(0)}>
          {view.comments.map((comment) => (
            <CommentFrame key={comment.id} comment={comment}>
              <Markdown text={comment.body} people={people} attachments={card.attachments} />
            </CommentFrame>
          ))}
        </ol>
        <TimelineEnd
          isEmpty={view.comments.length === 0}
          expected={card.comment_count}
          older={view.isComplete ? null : "comments"}
          comments={{ ...view, load: () => void list.loadOlder() }}
          lines={NONE}
        />
      </div>
    </Section>
  );
}
