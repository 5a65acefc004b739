import { useLayoutEffect } from "react";

/**
 * The keyboard of a phone lies over the lower part of the page, which keeps its height: style sheets know from these how
 * much of it can be seen.
 */
export function useAboveKeyboard(): void {
  useLayoutEffect(() => {
    const seen = visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Somebody who has zoomed in wants to see a part.
      const isWhole = seen.scale === 1;
      style.setProperty("--visible-height", isWhole ? `${seen.height}px` : "100dvh");
      style.setProperty("--visible-top", isWhole ? `${seen.offsetTop}px` : "0px");
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
      style.removeProperty("--visible-height");
      style.removeProperty("--visible-top");
    };
  }, []);
}
