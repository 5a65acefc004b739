import * as texts from "#texts/timeline.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { timelineChoice } from "./timeline-choice.ts";

/** Above the field for a new comment: what is below it, and the choice of that. */
export function TimelineHead({ id, count }: { id: string; count: number }) {
  const isOnlyComments = timelineChoice.use() === "comments";
  return (
    <div className="card-section-head">
      <Icon name="comment" size={18} />
      <h3 id={id}>{isOnlyComments ? texts.comments(count) : texts.commentsAndActivity(count)}</h3>
      <label className="timeline-choice">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOnlyComments}
          aria-checked={isOnlyComments}
          onChange={({ target }) => timelineChoice.set(target.checked ? "comments" : "everything")}
        />
        {texts.onlyComments}
      </label>
    </div>
  );
}
