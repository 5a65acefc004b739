import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNewText } from "../../drafts/use-draft.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { TooLong, tooLong } from "../../ui/forms/too-long.tsx";
import { useControls } from "../controls.ts";
import { showsNew } from "../filter/filter.ts";
import { createCard, createCards } from "../session/actions.ts";
import { revealNext } from "./focus.ts";
import { PasteLinesDialog } from "./paste-lines-dialog.tsx";

interface Props {
  columnId: string;
  columnTitle: string;
}

const MAX_LENGTH = 255;

/** At the bottom of a column; stays open for the next card until it is left or Escape is pressed. Its text is kept. */
export function AddCard({ columnId, columnTitle }: Props) {
  const { session, filter, clearFilter } = useControls();
  const [written, setTitle] = useNewText({ id: columnId, field: "new-card" });
  const title = written ?? "";
  const [writing, setWriting] = useState(title !== "");
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const reason = tooLong(title.trim(), MAX_LENGTH);
  useEffect(() => {
    if (writing) field.current?.focus();
  }, [writing]);
  const stop = () => {
    setWriting(false);
    if (!title.trim()) setTitle(null);
  };
  const close = () => {
    stop();
    requestAnimationFrame(() => opener.current?.focus());
  };
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    const given = title.trim();
    if (!given || reason) return;
    setTitle(null);
    field.current?.focus();
    if (showsNew(given, filter.current)) revealNext(columnId);
    else tellHidden(given, clearFilter);
    void createCard(session, columnId, given);
  };
  const [pasted, setPasted] = useState<string[] | null>(null);
  const onPaste = (event: ClipboardEvent) => {
    const titles = linesIn(event.clipboardData.getData("text/plain"));
    if (titles.length < 2) return;
    event.preventDefault();
    setPasted(titles);
  };
  const addAll = (titles: readonly string[]) => {
    setPasted(null);
    revealNext(columnId);
    createCards(session, columnId, titles);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  if (!writing) {
    return (
      <button ref={opener} type="button" className="add-card" onClick={() => setWriting(true)}>
        <Icon name="add" size={16} />
        Add a card<span className="visually-hidden"> to {columnTitle}</span>
        {title.trim() && (
          <span className="add-card-draft" dir="auto">
            <span className="visually-hidden">, continue with: </span>
            {title}
          </span>
        )}
      </button>
    );
  }
  return (
    <form
      className="add-card-form"
      onSubmit={add}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && !title.trim()) stop();
      }}
    >
      <textarea
        ref={field}
        className="input"
        dir="auto"
        rows={2}
        aria-label={`Title of a new card in ${columnTitle}`}
        placeholder="What needs to be done?"
        value={title}
        onChange={(event) => setTitle(event.target.value.replaceAll("\n", " "))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        aria-invalid={reason !== null}
      />
      {pasted && (
        <PasteLinesDialog
          titles={pasted}
          onSeveral={() => addAll(pasted)}
          onOne={() => {
            setPasted(null);
            setTitle(`${title}${pasted.join(" ")}`);
          }}
          onClose={() => setPasted(null)}
        />
      )}
      <TooLong reason={reason} />
      <div className="row">
        <Button kind="primary" type="submit" disabled={reason !== null}>
          Add
        </Button>
        <Button kind="quiet" onClick={close}>
          Done
        </Button>
      </div>
    </form>
  );
}

/** Each line that is not empty, without the mark of a list item. Longer than a title can be, it is cut. */
function linesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, "").trim())
    .filter(Boolean)
    .map((line) => [...line].slice(0, MAX_LENGTH).join("").slice(0, MAX_LENGTH));
}

/** Nobody should have to wonder where a new card went. */
function tellHidden(title: string, clearFilter: () => void): void {
  toast({
    group: "hidden",
    message: `“${title}” was added but is hidden by the filter.`,
    action: { label: "Show all cards", run: clearFilter },
  });
}
