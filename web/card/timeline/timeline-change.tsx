import { beforeAndAfter, compare } from "#texts/history.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { ActivityLine } from "../../activity/activity-line.tsx";
import type { Names } from "../../activity/sentences/names.ts";
import { authorOf } from "../../activity/sentences/people-words.ts";
import { sentenceOf } from "../../activity/sentences/sentence.ts";
import { TakeBack } from "../../activity/take-back.tsx";
import { isInside } from "../../board/undo/in-card.ts";
import { isDescribed } from "../history/versions.ts";

interface Props {
  event: BoardEvent;
  names: Names;
  /** Called with the number of the event. */
  onCompare: (seq: number) => void;
  isUndone: (seq: number) => boolean;
  isFolded: boolean;
  onFocus: () => void;
}

export function TimelineChange({ event, names, onCompare, isUndone, ...inList }: Props) {
  const { timestamp, seq } = event;
  return (
    <ActivityLine
      {...inList}
      sentence={sentenceOf(event, names)}
      who={authorOf(event, names)}
      at={timestamp}
      rule={names.ruleWords(seq)}
      dayIsGiven={false}
      actions={
        <>
          {isDescribed(event) && (
            <button type="button" className="activity-action" onClick={() => onCompare(seq)}>
              {compare}
              <span className="visually-hidden">{beforeAndAfter}</span>
            </button>
          )}
          {isInside(event) && <TakeBack event={event} isUndone={isUndone} />}
        </>
      }
    />
  );
}
