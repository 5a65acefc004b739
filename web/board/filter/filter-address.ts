/** The filter as the query of the address, so that it can be shared and survives a reload. Pure. */
import type { FullBoard } from "../../../contract/boards.ts";
import { DUE, type Filter, NO_FILTER, NONE, STATES } from "./filter.ts";

/** Stands for whoever opens the address. */
const ME = "me";

interface Known extends Pick<FullBoard, "labels" | "members"> {
  placeholderIds: readonly string[];
}

/** Values that this board does not know are left out. */
export function parseFilter(query: string, { labels, members, placeholderIds }: Known, myId: string): Filter {
  const given = new URLSearchParams(query);
  const list = (name: string) => (given.get(name) ?? "").split(",").filter(Boolean);
  const chosen = list("label").filter((id) => id === NONE || labels.some((label) => label.id === id));
  const known = new Set([NONE, ...members.map(({ user_id }) => user_id), ...placeholderIds]);
  const people = list("person")
    .map((id) => (id === ME ? myId : id))
    .filter((id) => known.has(id));
  const filter = {
    text: given.get("q") ?? "",
    labels: chosen.includes(NONE) ? [NONE] : [...new Set(chosen)],
    people: [...new Set(people)],
    due: DUE.find((due) => due === given.get("due")) ?? null,
    state: STATES.find((state) => state === given.get("is")) ?? null,
  };
  return Object.values(filter).some((value) => value?.length) ? filter : NO_FILTER;
}

/** Without the question mark; empty if nothing is filtered. */
export function queryOf({ text, labels, people, due, state }: Filter, myId: string): string {
  const fields: [string, string][] = [
    ["q", text],
    ["label", labels.join()],
    ["person", people.map((id) => (id === myId ? ME : id)).join()],
    ["due", due ?? ""],
    ["is", state ?? ""],
  ];
  return fields
    .filter(([, value]) => value !== "")
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+")}`,
    )
    .join("&");
}
