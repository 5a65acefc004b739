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

interface Props {
  cardId: string;
  /** How many there are, where the contents of the card are known. */
  count?: number;
  attachments?: Card["attachments"];
  people: People;
}

/** What was said about a card that is in the trash. Nothing changes there, so nothing is followed. */
export function RemovedComments({ cardId, count, attachments = [], people }: Props) {
  const { board, me } = useBoard();
  const list = useMemo(() => {
    const place = { userId: me.id, boardId: board.id, cardId };
    return new CommentList({
      cardId,
      myId: me.id,
      load: (before) => api.listTrashedComments({ board_id: board.id, trash_id: cardId, before, limit: 20 }),
      stored: () => readComments(place),
      isBusy: () => false,
    });
  }, [cardId, board.id, me.id]);
  useEffect(() => void list.loadOlder(), [list]);
  const view = useSyncExternalStore(list.subscribe, list.getView);
  if (count === undefined && view.isComplete && view.comments.length === 0) return null;
  return (
    <Section title={texts.comments(count ?? 0)} icon="comment">
      <div className="timeline">
        <ol aria-label={texts.comments(0)}>
          {view.comments.map((comment) => (
            <CommentFrame key={comment.id} comment={comment}>
              <Markdown text={comment.body} people={people} attachments={attachments} />
            </CommentFrame>
          ))}
        </ol>
        <TimelineEnd
          isEmpty={view.comments.length === 0}
          expected={count ?? 0}
          older={view.isComplete ? null : "comments"}
          comments={{ ...view, load: () => void list.loadOlder() }}
          lines={NONE}
        />
      </div>
    </Section>
  );
}
