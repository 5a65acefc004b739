import { type RefObject, useLayoutEffect, useRef } from "react";
import { placeBeside } from "../../ui/dialogs/place-beside.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { caretBox } from "./caret-box.ts";
import type { Candidate } from "./completion.ts";

interface Props {
  id: string;
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where what is completed begins in its text. */
  start: number;
  candidates: readonly Candidate[];
  /** The index of the one that Enter inserts. */
  chosen: number;
  onChoose: (candidate: Candidate) => void;
}

/** The focus stays in the field, which says which of them is chosen. */
export function CompletionChoices({ id, label, field, start, candidates, chosen, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    const beside = field.current;
    if (!list || !beside) return;
    list.showPopover();
    const begun = { getBoundingClientRect: () => caretBox(beside, start) };
    const place = () => placeBeside(begun, list);
    place();
    const watch = new ResizeObserver(place);
    watch.observe(list);
    watch.observe(beside);
    addEventListener("scroll", place, true);
    addEventListener("resize", place);
    return () => {
      watch.disconnect();
      removeEventListener("scroll", place, true);
      removeEventListener("resize", place);
    };
  }, [field, start]);
  return (
    <div
      ref={ref}
      id={id}
      className="popover completion-choices"
      popover="manual"
      role="listbox"
      aria-label={label}
    >
      {candidates.map((candidate, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={candidate.id}
          id={`${id}-${index}`}
          className="option"
          role="option"
          aria-selected={index === chosen}
          // The field would lose the focus, and with it the list would go.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(candidate)}
        >
          <Shown candidate={candidate} />
        </div>
      ))}
    </div>
  );
}

function Shown({ candidate: { of, text } }: { candidate: Candidate }) {
  if (!("username" in of))
    return (
      <>
        <span className="muted">{text}</span>
        <span className="truncate" dir="auto">
          {of.title}
        </span>
      </>
    );
  return (
    <>
      <span aria-hidden="true">
        <Avatar user={of} size="s" />
      </span>
      <span className="choice-name" dir="auto">
        {nameOf(of)}
      </span>
      {nameOf(of) !== of.username && (
        <span className="muted" dir="auto">
          {of.username}
        </span>
      )}
    </>
  );
}
