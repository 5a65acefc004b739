import type { Operation } from "../../../client/changes/operations.ts";
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";

const TEXT_FIELDS = ["title", "titles", "name", "content", "description", "body"];

/** What somebody wrote in a change, to be shown and copied when it cannot be saved. */
export function textsOf({ input }: Operation): string {
  const fields = new Map<string, unknown>(Object.entries(input));
  return TEXT_FIELDS.flatMap((name) => fields.get(name))
    .filter((value) => typeof value === "string")
    .join("\n");
}

export function textsOfAll(entries: readonly LocalChange[]): string {
  return entries
    .map(({ operation }) => textsOf(operation))
    .filter(Boolean)
    .join("\n\n");
}

/** For reading: the name of a picture in place of the address of its file. */
export function readable(text: string): string {
  return text.replace(/!\[((?:\\.|[^[\]\\])*)\]\(\/attachments\/[^()]*\)/g, "[$1]");
}
