import type { Operation } from "../state/operations.ts";
import type { LocalChange } from "../state/optimistic-state.ts";

/** What somebody wrote, if it has any of it: to be shown and copied when it cannot be saved. */
export function textsOf({ input }: Operation): string {
  const fields = input as Record<string, unknown>;
  return ["title", "name", "content", "description"]
    .flatMap((name) => (typeof fields[name] === "string" ? [fields[name]] : []))
    .join("\n");
}

export function textsOfAll(entries: readonly LocalChange[]): string {
  return entries
    .map(({ operation }) => textsOf(operation))
    .filter(Boolean)
    .join("\n\n");
}
