import type { RefObject } from "react";
import { partsOf } from "./marked-text.ts";

/** Beyond that, every letter would take too long. */
const MOST_LENGTH = 20_000;

interface Props {
  text: string;
  /** Scrolls with the field. */
  copy: RefObject<HTMLDivElement | null>;
}

/**
 * Lies below a field, whose own letters are not seen then: a field has one look for all of its text. Nothing in it changes
 * where a line breaks (styles/card/marked.css). It is neither read out nor found by the browser's search.
 */
export function MarkedCopy({ text, copy }: Props) {
  if (text === "" || text.length > MOST_LENGTH) return null;
  return (
    <div ref={copy} className="marked-copy input" dir="auto" aria-hidden="true" inert>
      {partsOf(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else, and no state
        <span key={index} data-kind={part.kind}>
          {part.text}
        </span>
      ))}
      {/* A last empty line has its height, too. */}
      <br />
    </div>
  );
}
