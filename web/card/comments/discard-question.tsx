import { type ReactNode, useRef } from "react";
import { discardText } from "#texts/comments.ts";
import { discard, keepWriting } from "#texts/common.ts";
import { Button } from "../../ui/forms/button.tsx";

interface Props {
  onDiscard: () => void;
  onKeep: () => void;
  /** What else is decided. */
  children?: ReactNode;
}

/** Before a text is thrown away. Escape leads back to it. */
export function DiscardQuestion({ onDiscard, onKeep, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const keep = () => {
    const form = ref.current?.closest("form");
    form?.querySelector<HTMLElement>("textarea:not([hidden]), .writing-preview")?.focus();
    onKeep();
  };
  return (
    <div
      ref={ref}
      className="notice row"
      role="alert"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        keep();
      }}
    >
      <p>{discardText}</p>
      {children}
      <Button onClick={onDiscard}>{discard}</Button>
      <Button kind="primary" onClick={keep}>
        {keepWriting}
      </Button>
    </div>
  );
}
