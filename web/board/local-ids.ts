/**
 * Ids of things that are still being created, and what they are called once the service has answered. What is on
 * the screen under its local id stays the same element (see keyOf), so that nothing being typed in it is disturbed.
 */
import { randomId } from "../session/random-id.ts";

const LOCAL = "local-";
const realIds = new Map<string, string>();
const localIds = new Map<string, string>();

/** Created here and not yet known to the service, which will give it another id. */
export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL);
}

export function localId(): string {
  return LOCAL + randomId();
}

export function learnId(local: string, real: string): void {
  realIds.set(local, real);
  localIds.set(real, local);
}

/** What the service calls it, as far as is known. */
export function realId(id: string): string {
  return realIds.get(id) ?? id;
}

/** The same before and after the service has given it an id: for React's keys. */
export function keyOf(id: string): string {
  return localIds.get(id) ?? id;
}
