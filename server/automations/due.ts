/** When a due date is near. */
const SOON_MS = 86_400_000;

/** A due date up to this one is near. */
export function soonUntil(now: Date): string {
  return new Date(now.getTime() + SOON_MS).toISOString();
}
