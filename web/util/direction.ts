export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

const OPPOSITE: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key, as if text always ran from left to right: ArrowRight goes forward. */
export function keyForward({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  return (isRightToLeft(currentTarget) && OPPOSITE[key]) || key;
}
