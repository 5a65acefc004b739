import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import * as texts from "#texts/cards.ts";
import { cover } from "../../../covers.ts";
import { useNewText } from "../../../drafts/use-draft.ts";
import { Icon } from "../../../ui/display/icon.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { useEmptyText } from "../../../ui/forms/empty-text.ts";
import { TooLong, tooLong } from "../../../ui/forms/too-long.tsx";
import { keyForward } from "../../../util/direction.ts";
import { useControls } from "../../controls.ts";
import { PasteLinesDialog } from "../../dialog-parts.ts";
import { showsNew } from "../../filter/filter.ts";
import { stopGliding } from "../../motion/stillness.ts";
import { light } from "../../presence/highlights.ts";
import { createCard } from "../../session/actions.ts";
import { realId } from "../../state/local-ids.ts";
import { focusCard, focusColumn, revealNext } from "../focus.ts";
import { focusFromBelow } from "../place/neighbours.ts";
import { explainFull } from "./explain-full.ts";
import { addBelow, stopAdding } from "./inline-add.ts";
import { itemsIn, MAX_TITLE_LENGTH, type PastedItem } from "./pasted-lines.ts";
import { tellHidden } from "./tell-hidden.ts";

interface Props {
  columnId: string;
  columnTitle: string;
  /** Between other cards, below this one; null is the top. Undefined is at the bottom of the column. */
  after?: string | null;
  /** Why the column takes no card now; null while there is room. */
  full: string | null;
}

/** Stays open for the next card until it is left or Escape is pressed. The text of the one at the bottom is kept. */
export function AddCard({ columnId, columnTitle, after, full }: Props) {
  const controls = useControls();
  const { session, filter, clearFilter } = controls;
  const isBetween = after !== undefined;
  const lastAdded = useRef(after ?? null);
  const [written, setTitle] = useNewText({
    id: columnId,
    field: isBetween ? "new-card-between" : "new-card",
  });
  const title = written ?? "";
  const [writing, setWriting] = useState(isBetween || title !== "");
  const opener = useRef<HTMLButtonElement>(null);
  /** What had the focus when it was opened. */
  const cameFrom = useRef<Element | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const reason = tooLong(title.trim(), MAX_TITLE_LENGTH) ?? full;
  const { empty, refuseEmpty } = useEmptyText(title);
  const reasonId = useId();
  useLayoutEffect(() => {
    if (writing) field.current?.focus();
  }, [writing]);
  const stop = () => {
    if (!title.trim()) setTitle(null);
    if (isBetween) stopAdding();
    else setWriting(false);
  };
  const open = () => {
    cameFrom.current = document.activeElement;
    setWriting(true);
    // What it will be below.
    requestAnimationFrame(() => showLast(field.current));
  };
  const close = () => {
    stop();
    if (!isBetween) requestAnimationFrame(() => (placeToReturn(cameFrom.current) ?? opener.current)?.focus());
    else if (lastAdded.current) focusCard(realId(lastAdded.current));
    else focusColumn(columnId);
  };
  const closeRef = useRef(close);
  closeRef.current = close;
  useLayoutEffect(() => (writing ? cover(() => closeRef.current()) : undefined), [writing]);
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    if (reason) return;
    field.current?.focus();
    if (refuseEmpty()) return;
    const given = title.trim();
    setTitle(null);
    const column = session.view.board?.columns.find(({ id }) => id === realId(columnId));
    const isShown = showsNew({ title: given }, column, filter.current);
    if (!isShown) tellHidden(given, clearFilter);
    else if (!isBetween) revealNext(columnId);
    lastAdded.current = createCard(session, columnId, given, after);
    light(lastAdded.current);
    // The next one goes below it.
    if (isBetween && isShown) addBelow({ id: lastAdded.current, column_id: columnId });
  };
  const [pasted, setPasted] = useState<PastedItem[] | null>(null);
  const onPaste = (event: ClipboardEvent) => {
    const items = itemsIn(event.clipboardData.getData("text/plain"));
    if (items.length < 2) return;
    event.preventDefault();
    setPasted(items);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const onOpenerKey = (event: KeyboardEvent) => {
    if (focusFromBelow(controls, columnId, keyForward(event))) event.preventDefault();
  };
  if (!writing && full !== null) {
    return (
      <button
        ref={opener}
        type="button"
        className="add-card plain"
        data-full="true"
        onClick={() => explainFull(full)}
        onKeyDown={onOpenerKey}
      >
        {texts.columnIsFull}
      </button>
    );
  }
  if (!writing) {
    return (
      <button ref={opener} type="button" className="add-card plain" onClick={open} onKeyDown={onOpenerKey}>
        <Icon name="add" size={16} />
        {texts.addCard}
        <span className="visually-hidden">{texts.addCardTo(columnTitle)}</span>
        {title.trim() && (
          <span className="add-card-draft grow truncate" dir="auto">
            <span className="visually-hidden">{texts.continueWith}</span>
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
      onBlur={({ currentTarget, relatedTarget }) => {
        // When the window loses the focus, the field keeps it within the page; a dialog gives it back.
        if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
        if (relatedTarget instanceof Element && relatedTarget.closest("dialog")) return;
        if (!title.trim()) stop();
      }}
    >
      <textarea
        ref={field}
        className="input"
        dir="auto"
        rows={2}
        aria-label={texts.newCardIn(columnTitle)}
        placeholder={texts.whatToDo}
        value={title}
        onChange={(event) => setTitle(event.target.value.replaceAll("\n", " "))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        aria-invalid={(reason ?? empty) !== null}
        aria-describedby={reasonId}
      />
      {pasted && (
        <PasteLinesDialog
          items={pasted}
          columnId={columnId}
          onOne={(pastedTitle) => {
            setPasted(null);
            setTitle(`${title}${pastedTitle}`);
          }}
          onClose={() => setPasted(null)}
        />
      )}
      <TooLong reason={reason ?? empty} id={reasonId} />
      <div className="row">
        <Button kind="primary" type="submit" disabled={reason !== null}>
          {texts.add}
        </Button>
        <Button kind="quiet" onClick={close}>
          {texts.done}
        </Button>
      </div>
    </form>
  );
}

/** On the board, and still there. */
function placeToReturn(element: Element | null): HTMLElement | null {
  const isThere = element instanceof HTMLElement && element.isConnected && element.closest(".column");
  return isThere ? element : null;
}

function showLast(field: HTMLElement | null): void {
  const scroller = field?.closest(".column")?.querySelector(".cards-scroller");
  if (!scroller) return;
  stopGliding();
  scroller.scrollTop = scroller.scrollHeight;
}
