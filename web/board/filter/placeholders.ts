import type { FullBoard } from "../../../contract/boards.ts";
import type { Placeholder } from "../../../contract/people.ts";

/** The people from an import who are on cards and not matched to a member, by name. */
export function placeholdersOn({ columns }: Pick<FullBoard, "columns">): readonly Placeholder[] {
  const all = new Map<string, Placeholder>();
  for (const { cards } of columns)
    for (const { placeholders } of cards) for (const person of placeholders) all.set(person.id, person);
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
}
