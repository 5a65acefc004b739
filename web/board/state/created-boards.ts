/** The ids that the service has assigned to boards created here, for addresses that still have their local ids. */
import { INSTALLATION } from "../../installation.ts";

const KEY = `${INSTALLATION}-created-boards`;
/** The oldest are forgotten first. */
const MOST = 50;

type Created = readonly [local: string, real: string];

export function noteCreated(local: string, real: string): void {
  try {
    const others = read().filter(([each]) => each !== local);
    localStorage.setItem(KEY, JSON.stringify([...others, [local, real]].slice(-MOST)));
  } catch {
    // Without storage, only this page can be reloaded at the old address in vain.
  }
}

/** Null if it is not known to exist. */
export function createdBoard(local: string): string | null {
  return read().find(([each]) => each === local)?.[1] ?? null;
}

function read(): readonly Created[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}
