import type { CSSProperties } from "react";

/** The colour of a board, for the parts of the page that show it; texts stay on a wash of it and remain readable. */
export function boardColor(color: string | null): CSSProperties | undefined {
  return color === null ? undefined : { "--board": color };
}
