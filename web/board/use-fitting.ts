/** What the header of a board gives up so that the board's name stays readable. */
import { type RefObject, useLayoutEffect } from "react";

/**
 * In this order, as long as the name has less room than that; a shorter one is shown in full. The words beside the icons,
 * those that are needed least first, those of the pills but for the state of the connection, the pill of a public
 * board, all buttons, and at last that; what is gone is in the menu.
 */
const STEPS = [
  { gone: "rules", leastEm: 32 },
  { gone: "activity", leastEm: 32 },
  { gone: "icons", leastEm: 32 },
  { gone: "short", leastEm: 10 },
  { gone: "public", leastEm: 10 },
  { gone: "menu", leastEm: 7 },
  { gone: "words", leastEm: 5 },
];

/** For a name that is still cut off then; on a phone, where it helps. */
const SECOND_LINE = "lines";

/**
 * Sets `data-fit` to the fewest steps that leave enough room for the name; again whenever the size or the contents change,
 * and before anything else is done about the focus when `kind` does.
 */
export function useFitting(ref: RefObject<HTMLElement | null>, kind: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown depends on the kind
  useLayoutEffect(() => {
    const head = ref.current;
    if (!head) return;
    const fit = () => {
      head.dataset.fit = "";
      for (const { gone, leastEm } of STEPS) {
        if (hasRoom(head, leastEm)) break;
        head.dataset.fit += ` ${gone}`;
      }
      if (!hasRoom(head, Number.POSITIVE_INFINITY)) head.dataset.fit += ` ${SECOND_LINE}`;
    };
    fit();
    const size = new ResizeObserver(fit);
    size.observe(head);
    // Called before the next paint; attributes, such as the one set here, are not watched.
    const contents = new MutationObserver(fit);
    contents.observe(head, { childList: true, characterData: true, subtree: true });
    return () => {
      size.disconnect();
      contents.disconnect();
    };
  }, [ref, kind]);
}

function hasRoom(head: HTMLElement, leastEm: number): boolean {
  if (head.scrollWidth > head.clientWidth) return false;
  const name = head.querySelector(".board-switch > .truncate");
  if (!name) return true;
  const least = leastEm * Number.parseFloat(getComputedStyle(name).fontSize);
  return name.clientWidth >= Math.min(name.scrollWidth, least);
}
