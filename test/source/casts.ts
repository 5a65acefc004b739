/** Casts (`value as Type`, but not `as const`) and non-null assertions (`value!`), and whether a comment gives the reason. */
import { parseSync, Visitor } from "oxc-parser";

export interface Assertion {
  line: number;
  text: string;
  hasReason: boolean;
}

/** A reason is a comment on the same line or on the line above. */
export function assertionsIn(path: string, source: string): Assertion[] {
  const { program, comments } = parseSync(path, source);
  const lines = source.split("\n");
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const explained = new Set(
    comments.flatMap(({ start, end }) => [lineAt(start), lineAt(end), lineAt(end) + 1]),
  );
  const found: Assertion[] = [];
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
