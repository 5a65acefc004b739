import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as texts from "#texts/past.tsx";
import type { FullBoard } from "../../contract/boards.ts";
import { namesOf } from "../activity/sentences/names.ts";
import { textOf } from "../activity/sentences/parts.ts";
import { sentenceOf } from "../activity/sentences/sentence.ts";
import { useBoard } from "../board/use-board.ts";
import { hasNoFocus } from "../shell/focus-page.ts";
import { dateFormat } from "../texts/format.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { useEventAt } from "./moments.ts";

interface Props {
  at: number;
  /** The number of the board's latest event. */
  head: number;
  /** Whose names are used. */
  board: FullBoard;
  onMove: (at: number) => void;
  onBack: () => void;
}

const WHEN = dateFormat({ dateStyle: "medium", timeStyle: "short" });
/** While somebody moves the slider, boards are loaded only where it rests. */
const REST_MS = 150;

/** Says that this is the past, and which moment, and moves through it. */
export function PastBar({ at, head, board, onMove, onBack }: Props) {
  const { me } = useBoard();
  const [value, setValue] = useState(at);
  useEffect(() => setValue(at), [at]);
  useEffect(() => {
    if (value === at) return;
    const timer = setTimeout(() => onMove(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value, at, onMove]);
  const slider = useRef<HTMLInputElement>(null);
  // What opened this is in the header, or gone from it.
  useLayoutEffect(() => {
    if (hasNoFocus() || document.activeElement?.closest(".topbar"))
      slider.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (!document.querySelector("dialog:modal")) onBack();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [onBack]);
  const shownEvent = useEventAt(board.id, value);
  const time = value === 0 ? board.created_at : shownEvent?.timestamp;
  const what = shownEvent
    ? textOf(sentenceOf(shownEvent, namesOf(board, [shownEvent], { myId: me.id })))
    : value === 0
      ? texts.boardWasCreated
      : "";
  const step = (by: number) => setValue(Math.max(0, Math.min(head, value + by)));
  return (
    <section className="past-bar" aria-label={texts.boardHistory}>
      <div className="past-words">
        <Icon name="history" size={20} />
        <p role="status">
          <strong>
            {time
              ? texts.asItWas(<time dateTime={time}>{WHEN.format(new Date(time))}</time>)
              : texts.asItWasEarlier}
          </strong>{" "}
          <span className="past-what" dir="auto">
            {what && `${what}.`}
          </span>
        </p>
        <Button kind="primary" onClick={onBack} data-autofocus>
          {texts.backToNow}
        </Button>
      </div>
      <div className="past-slider">
        <input
          ref={slider}
          type="range"
          min={0}
          max={head}
          value={value}
          style={{ "--part": `${head > 0 ? (100 * value) / head : 100}%` }}
          aria-label={texts.version}
          aria-valuetext={
            [time && WHEN.format(new Date(time)), what].filter(Boolean).join(", ") || texts.change(value)
          }
          onChange={(change) => setValue(Number(change.currentTarget.value))}
        />
        <IconButton icon="back" label={texts.oneEarlier} disabled={value === 0} onClick={() => step(-1)} />
        <IconButton icon="forward" label={texts.oneLater} disabled={value === head} onClick={() => step(1)} />
        <span className="past-count">{texts.changeOf(value, head)}</span>
      </div>
    </section>
  );
}
