import * as texts from "#texts/comments.ts";
import { tryAgain } from "#texts/common.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBusy } from "../../activity/feed/use-busy.ts";
import { keyOf } from "../../board/state/local-ids.ts";
import { reasonOf } from "../../session/reason.ts";
import { Spinner } from "../../ui/feedback/states.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Section } from "../section.tsx";
import { CommentRow } from "./comment-row.tsx";
import { NewComment } from "./new-comment.tsx";
import { useComments } from "./use-comments.ts";

/** What people say about a card, newest first, live. */
export function Comments({ card }: { card: Card }) {
  const busy = useBusy();
  const { list, view, shown } = useComments(card, busy.isBusy);
  const { waiting, status } = view;
  const count = card.comment_count;
  return (
    <Section title={count > 0 ? texts.commentsWithCount(count) : texts.comments} icon="comment">
      <NewComment card={card} />
      <div className="comments" {...busy.watch(() => list.release())} aria-busy={status === "loading"}>
        <div className="activity-new" role="status">
          {waiting > 0 && (
            <button
              type="button"
              onClick={() => {
                list.release();
                busy.scrollToTop();
              }}
            >
              {texts.showNew(waiting)}
            </button>
          )}
        </div>
        <ol className="comment-list" aria-label={texts.comments}>
          {shown.map((comment) => (
            <CommentRow key={keyOf(comment.id)} card={card} comment={comment} />
          ))}
        </ol>
        {status === "failed" && (
          <div className="activity-failed" role="alert">
            <p>{texts.notLoaded(reasonOf(view.error))}</p>
            <Button onClick={() => void list.loadOlder()}>{tryAgain}</Button>
          </div>
        )}
        {status === "loading" && count > view.comments.length && <Spinner label={texts.loading} />}
        {status === "ready" && !view.isComplete && (
          <Button kind="quiet" onClick={() => void list.loadOlder()} data-older-comments>
            {texts.showOlder}
          </Button>
        )}
      </div>
    </Section>
  );
}
