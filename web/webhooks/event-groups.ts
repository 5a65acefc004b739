/** The kinds of events in the groups that people choose from. What is finer than these is shown by its name. */
import * as texts from "#texts/webhooks.ts";

export type GroupName = keyof typeof texts.groups;

const TYPES: Record<GroupName, readonly string[]> = {
  card: ["card.*"],
  comment: ["comment.*"],
  checklist: ["checklist.*", "checklist_item.*"],
  attachment: ["attachment.*"],
  column: ["column.*"],
  label: ["label.*"],
  board: ["board.*"],
};
// Of a record, whose keys are its type.
export const GROUPS = Object.keys(TYPES) as GroupName[];

export interface Choice {
  groups: readonly GroupName[];
  /** Chosen with the API. */
  others: readonly string[];
}

export function choiceOf(types: readonly string[]): Choice {
  const groups = GROUPS.filter((name) => TYPES[name].every((type) => types.includes(type)));
  const covered = groups.flatMap((name) => TYPES[name]);
  return { groups, others: types.filter((type) => !covered.includes(type)) };
}

export function typesOf({ groups, others }: Choice): string[] {
  return [...groups.flatMap((name) => TYPES[name]), ...others];
}

/** What a webhook is told, in words. */
export function wordsFor(types: readonly string[] | null): string {
  if (types === null) return texts.told(null);
  const { groups, others } = choiceOf(types);
  return texts.told([...groups.map((name) => texts.groups[name]), ...others]);
}
