/** Ids of things that are still being created: the service assigns another one. */
import { randomId } from "../util/random-id.ts";

const LOCAL = "local-";

export function localId(): string {
  return LOCAL + randomId();
}

/** Created here and not yet known to the service. */
export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL);
}
