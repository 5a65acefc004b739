/** Casts (`value as Type`, but not `as const`) and non-null assertions (`value!`), and whether a comment gives the reason. */
import { parseSync, Visitor } from "oxc-parser";

export interface Assertion {
  line: number;
  text: string;
  hasReason: boolean;
}

/** A reason is a comment on the same line, or alone on the line above. Directives to the compiler never have one. */
export function assertionsIn(path: string, source: string): Assertion[] {
  const { program, comments } = parseSync(path, source);
  const lines = source.split("\n");
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const isAlone = (offset: number) => /^\s*(\/[/*]|\*)/.test(lines[lineAt(offset) - 1] ?? "");
  const explained = new Set(
    comments.flatMap(({ start, end }) => [
      lineAt(start),
      lineAt(end),
      ...(isAlone(end) ? [lineAt(end) + 1] : []),
    ]),
  );
  const found: Assertion[] = [];
  for (const { value, start } of comments) {
    const line = lineAt(start);
    if (/@ts-(?:ignore|expect-error|nocheck)/.test(value))
      found.push({ line, text: value.trim(), hasReason: false });
  }
  const note = (offset: number) => {
    const line = lineAt(offset);
    found.push({ line, text: (lines[line - 1] ?? "").trim(), hasReason: explained.has(line) });
  };
  new Visitor({
    TSAsExpression({ typeAnnotation: { start, end } }) {
      if (source.slice(start, end) !== "const") note(start);
    },
    TSTypeAssertion: ({ start }) => note(start),
    TSNonNullExpression: ({ end }) => note(end - 1),
  }).visit(program);
  return found;
}
