/** What parts of a Markdown text are, while it is being written. Rougher than the parser: nothing is left out of it. */

/** `mark` is what only formats: it is not shown once the text is saved. */
export type Kind = "plain" | "mark" | "strong" | "struck" | "code" | "link";

export interface Part {
  kind: Kind;
  text: string;
}

const FENCE = /^ {0,3}(?:```|~~~)/;
const SPECIAL = /[`*_~[]|https?:/g;
const ADDRESS = /https?:\/\/\S+/y;
const EMPHASIS: Readonly<Record<string, Kind>> = { "**": "strong", __: "strong", "~~": "struck" };

/** Joined, they are the text again. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let isFenced = false;
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const isFence = FENCE.test(line);
    if (isFence) isFenced = !isFenced;
    if (isFence) parts.push({ kind: "mark", text: line });
    else if (isFenced) parts.push({ kind: "code", text: line });
    else parts.push(...inLine(line));
    if (index < lines.length - 1) parts.push({ kind: "plain", text: "\n" });
  }
  return joined(parts);
}

/** The marks that a line begins with, then the rest of it. */
function inLine(line: string): Part[] {
  const quote = /^(?:[ \t]*>)*[ \t]*/.exec(line)?.[0].length ?? 0;
  const [heading] = /^#{1,6}[ \t]+/.exec(line.slice(quote)) ?? [];
  const [item] = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t])?/.exec(line.slice(quote)) ?? [];
  const start = quote + (heading ?? item ?? "").length;
  const rest = inWords(line.slice(start));
  const shown = heading ? rest.map((part) => (part.kind === "plain" ? asStrong(part) : part)) : rest;
  return [{ kind: "mark", text: line.slice(0, start) }, ...shown];
}

function asStrong({ text }: Part): Part {
  return { kind: "strong", text };
}

function inWords(text: string): Part[] {
  const parts: Part[] = [];
  /** What has no second of its kind behind it: it is not looked for again. */
  const single = new Set<string>();
  let at = 0;
  let shown = 0;
  const add = (end: number, ...found: Part[]) => {
    parts.push({ kind: "plain", text: text.slice(shown, at) }, ...found);
    at = end;
    shown = end;
  };
  const between = (mark: string, kind: Kind) => {
    const start = at + mark.length;
    const end = single.has(mark) ? -1 : text.indexOf(mark, start);
    if (end === -1) single.add(mark);
    if (end <= start || text[start] === " ") at = start;
    else
      add(
        end + mark.length,
        { kind: "mark", text: mark },
        { kind, text: text.slice(start, end) },
        { kind: "mark", text: mark },
      );
  };
  for (;;) {
    SPECIAL.lastIndex = at;
    const found = SPECIAL.exec(text);
    if (!found) break;
    at = found.index;
    const [sign] = found;
    const pair = text.slice(at, at + 2);
    if (sign === "`") between("`", "code");
    else if (EMPHASIS[pair]) between(pair, EMPHASIS[pair]);
    else if (sign === "[") link();
    else if (sign.length > 1) {
      ADDRESS.lastIndex = at;
      const [address] = ADDRESS.exec(text) ?? [];
      if (address) add(at + address.length, { kind: "link", text: address });
      else at += sign.length;
    } else at++;
  }
  at = text.length;
  add(at);
  return parts;

  function link(): void {
    const middle = single.has("](") ? -1 : text.indexOf("](", at);
    const end = middle === -1 || single.has(")") ? -1 : text.indexOf(")", middle);
    if (middle === -1) single.add("](");
    else if (end === -1) single.add(")");
    if (end === -1) at++;
    else
      add(
        end + 1,
        { kind: "mark", text: "[" },
        { kind: "link", text: text.slice(at + 1, middle) },
        { kind: "mark", text: text.slice(middle, end + 1) },
      );
  }
}

/** Neighbours of one kind as one part, and none that is empty. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text !== "") result.push({ ...part });
  }
  return result;
}
