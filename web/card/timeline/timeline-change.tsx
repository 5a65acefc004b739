import { beforeAndAfter, compare } from "#texts/history.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { ActivityLine } from "../../activity/activity-line.tsx";
import type { Names } from "../../activity/sentences/names.ts";
import { sentenceOf } from "../../activity/sentences/sentence.ts";
import { isDescribed } from "../history/versions.ts";

interface Props {
  event: BoardEvent;
  names: Names;
  /** Called with the number of the event. */
  onCompare: (seq: number) => void;
}

export function TimelineChange({ event, names, onCompare }: Props) {
  const { user_id, timestamp, seq } = event;
  return (
    <ActivityLine
      sentence={sentenceOf(event, names)}
      who={user_id === null ? null : { id: user_id, name: names.people.get(user_id) ?? "?" }}
      at={timestamp}
      dayIsGiven={false}
      actions={
        isDescribed(event) && (
          <button type="button" className="activity-action" onClick={() => onCompare(seq)}>
            {compare}
            <span className="visually-hidden">{beforeAndAfter}</span>
          </button>
        )
      }
    />
  );
}
