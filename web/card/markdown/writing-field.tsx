import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { preview } from "#texts/writing-bar.ts";
import type { Card } from "../../../contract/cards.ts";
import { PendingImages } from "../attachments/pending-images.tsx";
import { usePastedImages } from "../attachments/use-pasted-images.ts";
import { cardReference } from "./card-reference.tsx";
import { indented } from "./indentation.ts";
import { Markdown } from "./markdown.tsx";
import { MarkedCopy } from "./marked-copy.tsx";
import { useCompletion } from "./use-completion.tsx";
import { useMentionable } from "./use-mentionable.ts";
import { WritingBar } from "./writing-bar.tsx";
import { linkedTo, typeEdit, writeMarkdown } from "./writing-keys.ts";

interface Props extends Omit<ComponentProps<"textarea">, "ref" | "value"> {
  card: Card;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  edit: (text: string) => void;
  /** Shows the bar above it. */
  isOpen?: boolean;
  onSave: () => void;
  onLeave: () => void;
}

/**
 * Where Markdown is written: with a bar, a preview, completion and pictures. Ctrl+Enter saves, Escape leaves. Tab indents
 * in a list, unless Escape was pressed before it.
 */
export function WritingField({ card, field, text, edit, isOpen = true, onSave, onLeave, ...props }: Props) {
  const [wantsPreview, setPreview] = useState(false);
  // It was sent, or discarded.
  if (wantsPreview && text.trim() === "") setPreview(false);
  const shown = useRef<HTMLElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const people = useMentionable();
  const completion = useCompletion({ field, text, cardId: card.id });
  const images = usePastedImages({ cardId: card.id, field, text, edit });
  const hasEscaped = useRef(false);
  const wasPreview = useRef(false);
  useLayoutEffect(() => {
    const { selectionStart = 0, value = "" } = field.current ?? {};
    if (wantsPreview && shown.current) showPart(shown.current, selectionStart / value.length);
    else if (wasPreview.current) field.current?.focus();
    wasPreview.current = wantsPreview;
  }, [wantsPreview, field]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (completion.onKeyDown(event) || writeMarkdown(event)) return;
    const mayIndent = event.key === "Tab" && !hasEscaped.current && isPlain(event);
    if (event.key !== "Shift") hasEscaped.current = event.key === "Escape";
    if (mayIndent) {
      const way = event.shiftKey ? "out" : "in";
      if (!typeEdit(event.currentTarget, (selected) => indented(selected, way))) return;
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSave();
    else if (event.key === "Escape") onLeave();
    else return;
    event.preventDefault();
  };
  const onPreviewKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") setPreview(false);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    images.props.onPaste(event);
    if (event.defaultPrevented) return;
    const pasted = event.clipboardData.getData("text/plain");
    if (typeEdit(event.currentTarget, (selected) => linkedTo(selected, pasted))) event.preventDefault();
  };
  return (
    <>
      {isOpen && (
        <WritingBar
          field={field}
          previewed={wantsPreview}
          onPreview={text.trim() === "" ? null : () => setPreview(!wantsPreview)}
          onPictures={images.add}
        />
      )}
      {wantsPreview && (
        <section
          ref={shown}
          className="writing-preview"
          aria-label={preview}
          tabIndex={-1}
          onKeyDown={onPreviewKey}
        >
          <Markdown text={text} people={people} reference={cardReference} attachments={card.attachments} />
        </section>
      )}
      <div className="marked-field" hidden={wantsPreview}>
        <MarkedCopy text={text} copy={copy} />
        <textarea
          ref={field}
          className="input"
          dir="auto"
          data-writing
          value={text}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget }) => copy.current?.scrollTo(0, currentTarget.scrollTop)}
          {...props}
          {...completion.props}
          {...images.props}
          onPaste={onPaste}
          onBlur={() => {
            completion.props.onBlur();
            hasEscaped.current = false;
          }}
        />
      </div>
      {completion.list}
      <PendingImages count={images.pending} />
    </>
  );
}

/** About where somebody was writing. */
function showPart(preview: HTMLElement, part: number): void {
  preview.focus({ preventScroll: true });
  const scroller = preview.closest("[data-scroller]");
  if (!scroller) return;
  const { top, height } = preview.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  const at = top + part * height;
  if (top < box.top || at > box.bottom) scroller.scrollBy(0, at - (box.top + box.height / 2));
}

function isPlain({ ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;
}
