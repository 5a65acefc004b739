/** Which marks of emphasis belong together, by the rules of CommonMark. Pure. */
export type Style = "em" | "strong" | "del";

/** A run of the same character. */
export interface Mark {
  type: "mark";
  char: string;
  length: number;
  /** How much of it has no partner, and is text. */
  left: number;
  canOpen: boolean;
  canClose: boolean;
  /** Both from the inside out. */
  closes: Style[];
  opens: Style[];
}

const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

export function markAt(text: string, at: number, end: number): Mark {
  const char = text.charAt(at);
  const before = text[at - 1] ?? " ";
  const after = text[end] ?? " ";
  const beforeIsSpace = SPACE.test(before);
  const afterIsSpace = SPACE.test(after);
  const beforeIsSign = PUNCTUATION.test(before);
  const afterIsSign = PUNCTUATION.test(after);
  const leans = (space: boolean, sign: boolean, otherSpace: boolean, otherSign: boolean) =>
    !space && (!sign || otherSpace || otherSign);
  const right = leans(afterIsSpace, afterIsSign, beforeIsSpace, beforeIsSign);
  const left = leans(beforeIsSpace, beforeIsSign, afterIsSpace, afterIsSign);
  const within = char === "_" && right && left;
  const possible = char !== "~" || end - at <= 2;
  return {
    type: "mark",
    char,
    length: end - at,
    left: end - at,
    canOpen: possible && right && (!within || beforeIsSign),
    canClose: possible && left && (!within || afterIsSign),
    closes: [],
    opens: [],
  };
}

/** Finds the partners among the marks, from an index on. */
export function pair(marks: readonly Mark[], from: number): void {
  const openers: Mark[] = [];
  // By what a mark looks for, the height below which there is none: no opener is examined for the same thing twice.
  const floors = new Map<string, number>();
  const cutTo = (height: number) => {
    openers.length = height;
    for (const [wanted, floor] of floors) if (floor > height) floors.set(wanted, height);
  };
  for (const closer of marks.slice(from)) {
    while (closer.canClose && closer.left > 0) {
      const wanted = wantedBy(closer);
      const floor = floors.get(wanted) ?? 0;
      let height = openers.length - 1;
      let opener = openers[height];
      while (opener && height >= floor && !fit(opener, closer)) opener = openers[--height];
      if (!opener || height < floor) {
        floors.set(wanted, openers.length);
        break;
      }
      join(opener, closer);
      cutTo(opener.left > 0 ? height + 1 : height);
    }
    if (closer.canOpen && closer.left > 0) openers.push(closer);
  }
}

/** Everything about the closer that `fit` depends on. */
function wantedBy({ char, canOpen, length }: Mark): string {
  return char === "~" ? `~${length}` : `${char}${canOpen}${length % 3}`;
}

function fit(opener: Mark, closer: Mark): boolean {
  if (opener.char !== closer.char) return false;
  if (closer.char === "~") return opener.length === closer.length;
  // Otherwise a**b*c would end in the middle of a mark.
  const ambiguous = opener.canClose || closer.canOpen;
  return !ambiguous || (opener.length + closer.length) % 3 !== 0 || closer.length % 3 === 0;
}

function join(opener: Mark, closer: Mark): void {
  const strikes = closer.char === "~";
  const used = strikes ? closer.left : Math.min(2, opener.left, closer.left);
  const style = strikes ? "del" : used === 2 ? "strong" : "em";
  opener.left -= used;
  closer.left -= used;
  opener.opens.push(style);
  closer.closes.push(style);
}
