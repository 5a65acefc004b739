/** Which colours appear on which, and how much they must differ: text more than signs, borders and rings. */
export interface Pair {
  front: string;
  back: string;
  least: number;
}

export const TEXT = 4.5;
const SIGN = 3;
const PAGES = ["canvas", "surface", "raised"];

export const PAIRS: Pair[] = [
  ...on(TEXT, "text", [...PAGES, "sunken", "accent-wash", "mark-wash"]),
  ...on(TEXT, "muted", [...PAGES, "sunken", "accent-wash"]),
  ...on(TEXT, "accent", [...PAGES, "accent-wash"]),
  ...on(TEXT, "accent-hover", PAGES),
  ...on(TEXT, "on-accent", ["accent", "accent-hover"]),
  ...on(TEXT, "on-signal", ["signal"]),
  ...on(TEXT, "danger", [...PAGES, "danger-wash"]),
  ...on(TEXT, "surface", ["danger"]),
  ...on(TEXT, "warn-text", ["warn-wash"]),
  ...on(TEXT, "added-text", ["added-wash"]),
  ...on(TEXT, "removed-text", ["removed-wash"]),
  ...on(TEXT, "on-toast", ["toast", "toast-error"]),
  ...on(TEXT, "toast", ["on-toast"]),
  ...on(TEXT, "on-brand", ["brand"]),
  ...on(SIGN, "star", PAGES),
  ...on(SIGN, "live", PAGES),
  ...on(SIGN, "line-strong", PAGES),
  ...on(SIGN, "focus", [...PAGES, "sunken", "accent-wash"]),
];

function on(least: number, front: string, backs: readonly string[]): Pair[] {
  return backs.map((back) => ({ front, back, least }));
}
