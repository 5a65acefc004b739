import { tryAgain } from "#texts/common.ts";
import * as texts from "#texts/timeline.ts";
import { reasonOf } from "../../session/reason.ts";
import { Skeleton, Spinner } from "../../ui/feedback/states.tsx";
import { Button } from "../../ui/forms/button.tsx";

interface Source {
  status: "loading" | "ready" | "failed";
  error: unknown;
  load: () => void;
}

interface Props {
  isEmpty: boolean;
  /** How many comments there are. */
  expected: number;
  /** Of the board, which loads all of it once it is connected. */
  isOffline?: boolean;
  /** What the next page is wanted of; null if everything is shown. */
  older: "comments" | "lines" | null;
  comments: Source & { areStored: boolean };
  lines: Source;
}

const MOST_EXPECTED = 4;

/** Below the entries: what is on its way, has failed, or can be loaded. */
export function TimelineEnd({ isEmpty, expected, isOffline = false, older, comments, lines }: Props) {
  const failed = [comments, lines].find(({ status }) => status === "failed");
  if (failed && isOffline) {
    const isMissing = expected > 0 && isEmpty;
    return isMissing || comments.areStored ? (
      <p className="activity-note" role="status">
        {isMissing ? texts.commentsOffline : texts.commentsStoredHere}
      </p>
    ) : null;
  }
  if (failed) {
    const words = comments.areStored ? texts.commentsStored : texts.commentsNotLoaded;
    return (
      <div className="activity-failed" role={comments.areStored ? "status" : "alert"}>
        <p>{(failed === comments ? words : texts.activityNotLoaded)(reasonOf(failed.error))}</p>
        <Button onClick={failed.load}>{tryAgain}</Button>
      </div>
    );
  }
  if (older === null) return null;
  const isLoading = (older === "comments" ? comments : lines).status === "loading";
  if (isLoading && isEmpty) return <Expected count={1 + Math.min(expected, MOST_EXPECTED)} />;
  if (isLoading) return <Spinner label={texts.loading} />;
  return (
    <Button kind="quiet" onClick={older === "comments" ? comments.load : lines.load} data-older-comments>
      {older === "comments" ? texts.olderComments : texts.olderActivity}
    </Button>
  );
}

/** The room that the first entries will take. */
function Expected({ count }: { count: number }) {
  return (
    <>
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className="comment" aria-hidden="true">
          <span className="face skeleton" />
          <div className="activity-text">
            <Skeleton width="9rem" height="0.85rem" />
            <Skeleton height="2.4rem" />
          </div>
        </div>
      ))}
    </>
  );
}
