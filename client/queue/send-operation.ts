import type { RouteName } from "../../contract/index.ts";
import type { Operation } from "../changes/operations.ts";
import type { CallOptions } from "../http.ts";

type AnyCall = (input: object, options: CallOptions) => Promise<unknown>;

/** Calls the route of a change under its key; refused if a text that it overwrites is not the one that was seen. */
export function sendOperation(
  api: object,
  { route, input, seen }: Pick<Operation, "route" | "input" | "seen">,
  key: string,
): Promise<unknown> {
  // An operation pairs a route with the input of that route, which the types of the methods cannot express.
  return (api as Record<RouteName, AnyCall>)[route](input, { key, ...(seen && { ifText: seen }) });
}
