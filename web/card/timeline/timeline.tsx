import { useEffect, useMemo, useRef, useState } from "react";
import * as texts from "#texts/timeline.ts";
import { isLocal } from "../../../client/changes/local-id.ts";
import type { Card } from "../../../contract/cards.ts";
import { EVENT_KINDS, type EventKind } from "../../../contract/events.ts";
import { linesOf } from "../../activity/feed/lines.ts";
import { undoneIn } from "../../activity/feed/undoable.ts";
import { useBusy } from "../../activity/feed/use-busy.ts";
import { useFeed } from "../../activity/feed/use-feed.ts";
import { useFolds } from "../../activity/feed/use-folds.ts";
import { useNames } from "../../activity/feed/use-names.ts";
import { foldRows } from "../../activity/fold-rows.tsx";
import { keyOf } from "../../board/state/local-ids.ts";
import { useBoard, useIsOffline } from "../../board/use-board.ts";
import { CommentRow } from "../comments/comment-row.tsx";
import { useComments } from "../comments/use-comments.ts";
import { DescriptionHistory } from "../history/description-history.tsx";
import { hasEarlierText } from "../history/versions.ts";
import { entriesOf } from "./entries.ts";
import { TimelineChange } from "./timeline-change.tsx";
import { timelineChoice } from "./timeline-choice.ts";
import { TimelineEnd } from "./timeline-end.tsx";
import { useUnlessMany } from "./use-unless-many.tsx";

/** A comment is shown itself, as it is now. */
const KINDS: readonly EventKind[] = EVENT_KINDS.filter(
  (kind) => kind !== "comment.created" && kind !== "comment.updated",
);

interface Props {
  card: Card;
  headingId: string;
  /** Told whether the description may have an earlier text. */
  onHistory: (mayHaveOne: boolean) => void;
}

/** What people say about the card and what they do with it, newest first, live. */
export function Timeline({ card, headingId, onHistory }: Props) {
  const isOnlyComments = timelineChoice.use() === "comments";
  const isOffline = useIsOffline(useBoard().session);
  const busy = useBusy();
  const { list, view: comments, shown } = useComments(card, busy.isBusy);
  const filter = useMemo(
    () => (isOnlyComments || isLocal(card.id) ? null : { cardId: card.id, kinds: KINDS }),
    [isOnlyComments, card.id],
  );
  const { feed, view: changes } = useFeed(filter, busy.isBusy);
  const isKnown = !isOnlyComments && changes.isComplete;
  const mayHaveOne =
    changes.status === "loading" && !isOnlyComments && changes.events.length === 0
      ? false
      : !isKnown || hasEarlierText(changes.events);
  useEffect(() => onHistory(mayHaveOne), [onHistory, mayHaveOne]);
  const names = useNames(changes.events, card.id);
  const isUndone = useMemo(() => undoneIn(changes.events), [changes.events]);
  const [version, setVersion] = useState<number | null>(null);
  const hasFailed = useRef(false);
  // Another attempt does not hide what is shown.
  if (changes.status !== "loading") hasFailed.current = changes.status === "failed";
  const hasNoLines = hasFailed.current && changes.events.length === 0;
  const { entries, older } = useMemo(
    () =>
      entriesOf({
        comments: shown,
        areCommentsComplete: comments.isComplete,
        lines: linesOf(changes.events),
        // Lines that cannot be loaded do not hold the comments back.
        areLinesComplete: changes.isComplete || hasNoLines,
      }),
    [shown, comments.isComplete, changes.events, changes.isComplete, hasNoLines],
  );
  const folding = useFolds(entries.map((entry) => (entry.kind === "changes" ? entry.lines : [])));
  const unlessMany = useUnlessMany();
  const waiting = comments.waiting + changes.waiting;
  const release = () => {
    list.release();
    feed.release();
  };
  return (
    <section aria-labelledby={headingId}>
      <div className="timeline" {...busy.watch(release)} aria-busy={comments.status === "loading"}>
        <div className="activity-new" role="status">
          {waiting > 0 && (
            <button
              type="button"
              onClick={() => {
                release();
                busy.scrollToTop();
              }}
            >
              {changes.waiting === 0 ? texts.showNewComments(waiting) : texts.showNew(waiting)}
            </button>
          )}
        </div>
        <ol aria-label={texts.commentsAndActivity(0)}>
          {entries.flatMap((entry, index) =>
            entry.kind === "comment" ? (
              <CommentRow key={keyOf(entry.comment.id)} card={card} comment={entry.comment} />
            ) : (
              unlessMany(folding.folds[index] ?? [], (fold) =>
                foldRows(fold, { folding, names, dayIsGiven: false }, ({ key, event }, props) => (
                  <TimelineChange
                    key={key}
                    {...props}
                    event={event}
                    names={names}
                    isUndone={isUndone}
                    onCompare={setVersion}
                  />
                )),
              )
            ),
          )}
        </ol>
        <TimelineEnd
          isEmpty={entries.length === 0}
          expected={card.comment_count}
          isOffline={isOffline}
          older={older}
          comments={{ ...comments, load: () => void list.loadOlder() }}
          lines={{ status: changes.status, error: changes.error, load: () => void feed.loadOlder() }}
        />
      </div>
      {version !== null && (
        <DescriptionHistory card={card} first={version} onClose={() => setVersion(null)} />
      )}
    </section>
  );
}
