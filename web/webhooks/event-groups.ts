/** The kinds of events in the groups that people choose from. What is finer than these is shown by its name. */
import * as texts from "#texts/webhooks.ts";
import type { EventKind } from "../../contract/events.ts";

export type GroupName = keyof typeof texts.groups;

type Prefix<Kind> = Kind extends `${infer Thing}.${string}` ? Thing : never;

/** In the order in which they are offered. What events are about has to be in a group, or it could not be chosen. */
const GROUP_OF: Record<Prefix<EventKind>, GroupName> = {
  card: "card",
  comment: "comment",
  checklist: "checklist",
  checklist_item: "checklist",
  attachment: "attachment",
  column: "column",
  label: "label",
  board: "board",
};
export const GROUPS: readonly GroupName[] = [...new Set(Object.values(GROUP_OF))];

function typesIn(group: GroupName): string[] {
  return Object.entries(GROUP_OF).flatMap(([thing, its]) => (its === group ? `${thing}.*` : []));
}

export interface Choice {
  groups: readonly GroupName[];
  /** Chosen with the API. */
  others: readonly string[];
}

export function choiceOf(types: readonly string[]): Choice {
  const groups = GROUPS.filter((name) => typesIn(name).every((type) => types.includes(type)));
  const covered = groups.flatMap(typesIn);
  return { groups, others: types.filter((type) => !covered.includes(type)) };
}

export function typesOf({ groups, others }: Choice): string[] {
  return [...groups.flatMap(typesIn), ...others];
}

/** What a webhook is told, in words. */
export function wordsFor(types: readonly string[] | null): string {
  if (types === null) return texts.told(null);
  const { groups, others } = choiceOf(types);
  return texts.told([...groups.map((name) => texts.groups[name]), ...others]);
}
