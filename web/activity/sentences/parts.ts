/** The words of an activity line, in parts, so that names can be linked, coloured and set in their own direction. */
import { quoted } from "#texts/sentences.ts";

export type Part =
  | string
  /** On the board. */
  | { kind: "card"; id: string; name: string }
  | { kind: "actor" | "column" | "person"; name: string }
  | { kind: "label"; name: string; color: string }
  /** Text that somebody wrote: the title of a checklist or of a deleted card, the name of a file, an earlier title. */
  | { kind: "quote"; name: string };

export const quote = (name: string): Part => ({ kind: "quote", name });

/** As plain text. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(wordsOf).join("");
}

function wordsOf(part: Part): string {
  if (typeof part === "string") return part;
  return part.kind === "card" || part.kind === "quote" ? quoted(part.name) : part.name;
}
