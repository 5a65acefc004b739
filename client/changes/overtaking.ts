/** Which changes may be sent before an earlier one that waits for its pictures: those that come to the same in either order. Pure. */
import { routes } from "../../contract/index.ts";
import { createdBy, idsIn, isId, type Operation } from "./operations.ts";

/** What is created on the board counts for the positions of everything that is moved later. */
export function canBeOvertaken(operation: Operation): boolean {
  return operation.route === "createComment" || createdBy(operation).length === 0;
}

/** It writes in the same place, or the next comment on the same card. */
export function writesSame(operation: Operation, other: Operation): boolean {
  const { route, input } = operation;
  const fields = Object.keys(input).filter((name) => !isId(name));
  return (
    route === other.route &&
    idsIn(operation).join() === idsIn(other).join() &&
    fields.some((name) => name in other.input)
  );
}

/** Not if it could remove what the other one writes to or the right to do so, or refers to what that one creates. */
export function canOvertake(operation: Operation, other: Operation): boolean {
  const { route } = operation;
  const removes = routes[route].method === "DELETE" || route.startsWith("archive");
  if (removes || route === "undo" || route === "changeRole") return false;
  return !createdBy(other).some((id) => idsIn(operation).includes(id));
}
