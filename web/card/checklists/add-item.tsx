import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import * as texts from "#texts/checklists.ts";
import type { Checklist } from "../../../contract/checklists.ts";
import { useBoard } from "../../board/use-board.ts";
import { useNewText } from "../../drafts/use-draft.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { useEmptyText } from "../../ui/forms/empty-text.ts";
import { TooLong, tooLong } from "../../ui/forms/too-long.tsx";
import { createItem, createItems, insertItem } from "./checklist-actions.ts";
import { editLastItem } from "./item-keys.ts";
import { MAX_ITEM_LENGTH, pastedItems } from "./pasted-items.ts";

interface Props {
  list: Checklist;
  /** The field gets the focus when it appears. */
  isFocused: boolean;
  /** It is among the items: where, and how it moves on; below none, it returns to the end. */
  between?: { position: number; goBelow: (itemKey: string | null) => void };
}

/** Stays ready for the next item. Several lines that are pasted become an item each. */
export function AddItem({ list, isFocused, between }: Props) {
  const { session } = useBoard();
  const ref = useRef<HTMLInputElement>(null);
  const [written, setContent] = useNewText({ id: list.id, field: "new-item" });
  const content = written ?? "";
  const reason = tooLong(content.trim(), MAX_ITEM_LENGTH);
  const { empty, refuseEmpty, leaveEmpty } = useEmptyText(content);
  const reasonId = useId();
  /** Leaves the field, not the card; the Tab key goes on from here. */
  const leave = () => {
    const form = ref.current?.form;
    if (between) form?.parentElement?.previousElementSibling?.querySelector("input")?.focus();
    else form?.focus({ preventScroll: true });
    between?.goBelow(null);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (between && content.trim() === "") return leave();
    if (reason || refuseEmpty()) return;
    setContent(null);
    if (between) between.goBelow(insertItem(session, list, { content: content.trim(), ...between }));
    else void createItem(session, list, content.trim());
  };
  const onPaste = (event: ClipboardEvent) => {
    const items = pastedItems(event);
    if (!items) return;
    event.preventDefault();
    if (items.length > 0) createItems(session, list, items, between?.position);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isBack = event.key === "Backspace" || event.key === "ArrowUp";
    if (event.key === "Escape") leave();
    else if (!isBack || content !== "" || !editLastItem(event.currentTarget)) return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  // What is added above pushes the field down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list has become longer or shorter
  useLayoutEffect(() => {
    if (ref.current && ref.current === document.activeElement)
      ref.current.form?.scrollIntoView({ block: "nearest" });
  }, [list.items.length]);
  return (
    <form className="add-item" tabIndex={-1} onSubmit={add}>
      <Icon name="add" size={18} />
      <input
        ref={ref}
        className="input"
        dir="auto"
        aria-label={texts.newItemIn(list.title)}
        placeholder={texts.addItem}
        aria-invalid={(reason ?? empty) !== null}
        aria-describedby={reasonId}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onBlur={(event) => {
          leaveEmpty();
          if (event.relatedTarget && content === "") between?.goBelow(null);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {content.trim() !== "" && (
        <Button kind="primary" type="submit" disabled={reason !== null}>
          {texts.add}
        </Button>
      )}
      <TooLong reason={reason ?? empty} id={reasonId} />
    </form>
  );
}
