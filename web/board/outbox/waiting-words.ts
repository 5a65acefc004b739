/** Changes that wait to be sent, in words. */
import { todo } from "#texts/waiting-changes.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import { textsOf } from "../session/texts.ts";

/** What it will do. */
export function todoOf(operation: Operation): string {
  const words = todo[operation.route];
  if (typeof words === "string") return words;
  const [field = "", value] = Object.entries(operation.input).find(([name]) => !isTarget(name)) ?? [];
  const [text = ""] = (operation.removed?.title ?? textsOf(operation)).split("\n");
  return words({ field, text, isOn: value === true });
}

/** What was written, if it is too long to be part of that. */
export function longTextOf({ route, input }: Operation): string {
  if (route === "createCards") return input.titles.join("\n");
  if ("body" in input) return input.body ?? "";
  return "description" in input ? (input.description ?? "") : "";
}

/** The id of what is changed. A cover is a field with an id of its own. */
function isTarget(name: string): boolean {
  return name.endsWith("_id") && name !== "cover_attachment_id";
}
