import type { Doing } from "../board-state.ts";
import type { Operation } from "./operations.ts";

/** What somebody wrote, if it has any of it: to be shown and copied when it cannot be saved. */
export function wordsOf({ input }: Operation): string {
  const fields = input as Record<string, unknown>;
  return ["title", "name", "content", "description"]
    .flatMap((name) => (typeof fields[name] === "string" ? [fields[name]] : []))
    .join("\n");
}

export function wordsOfAll(entries: readonly Doing[]): string {
  return entries
    .map(({ operation }) => wordsOf(operation))
    .filter(Boolean)
    .join("\n\n");
}
