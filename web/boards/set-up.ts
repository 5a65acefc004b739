/**
 * What fills a new board in many requests, such as that of the sample board, gives them keys of one kind: the activity
 * tells them as one thing, and Ctrl+Z does not take a new board apart.
 */
import { randomId } from "../../client/util/random-id.ts";

const PREFIX = "setup-";

/** The options of each request. */
export function beginSetUp(): () => { key: string } {
  const id = randomId();
  let count = 0;
  return () => ({ key: `${PREFIX}${id}.${count++}` });
}

export function isSetUp({ key }: { key?: string }): boolean {
  return key?.startsWith(PREFIX) ?? false;
}
