import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { showAll, showLess } from "#texts/card.ts";
import { Button } from "../../ui/forms/button.tsx";

/** Of what is longer, a part is shown. */
const LONG_REM = 36;

interface Props {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A long text is folded until all of it is asked for, or until something is found in it or has the focus there. */
export function Folded({ isOpen, onToggle, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  /** How far it was scrolled by the browser, to what was found. */
  const scrolled = useRef(0);
  const isFolded = isLong && !isOpen;
  useLayoutEffect(() => {
    const content = ref.current?.firstElementChild;
    if (!content) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setLong(content.getBoundingClientRect().height > LONG_REM * rem);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(content);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (isFolded || scrolled.current === 0) return;
    ref.current?.closest("[data-scroller]")?.scrollBy(0, scrolled.current);
    scrolled.current = 0;
  }, [isFolded]);
  const fold = () => {
    onToggle(!isOpen);
    // The end of the text may have been far below.
    if (isOpen) requestAnimationFrame(() => ref.current?.parentElement?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <>
      <div
        ref={ref}
        className={isFolded ? "folded" : undefined}
        onScroll={({ currentTarget }) => {
          if (!isFolded) return;
          scrolled.current = currentTarget.scrollTop;
          onToggle(true);
        }}
      >
        {children}
      </div>
      {isLong && (
        <Button kind="quiet" aria-expanded={isOpen} onClick={fold}>
          {isOpen ? showLess : showAll}
        </Button>
      )}
    </>
  );
}
