export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

const OPPOSITE: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/**
 * The key, as if the page always ran from left to right: ArrowRight goes forward. The direction of the page counts, not
 * that of the focused text, which may be in another script.
 */
export function keyForward({ key }: { key: string }): string {
  return (isRightToLeft(document.documentElement) && OPPOSITE[key]) || key;
}
