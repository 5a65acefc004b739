/** What the header of a board gives up so that the board's name stays readable. */
import { type RefObject, useLayoutEffect } from "react";

/** In this order: the words beside the icons, those of the pills, then the buttons, which are all in the menu. */
const STEPS = ["icons", "short", "menu"];
/** About twelve letters; a shorter name is shown in full. */
const LEAST_EM = 7;

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
      for (let taken = 0; taken <= STEPS.length; taken++) {
        head.dataset.fit = STEPS.slice(0, taken).join(" ");
        if (hasRoom(head)) return;
      }
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

function hasRoom(head: HTMLElement): boolean {
  if (head.scrollWidth > head.clientWidth) return false;
  const name = head.querySelector(".board-switch > .truncate");
  if (!name) return true;
  const least = LEAST_EM * Number.parseFloat(getComputedStyle(name).fontSize);
  return name.clientWidth >= Math.min(name.scrollWidth, least);
}
