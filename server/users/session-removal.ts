/** Sessions, and the marks of ended ones, are forgotten once no token of theirs can be valid any more; so are sign-ins. */
import { type HousekeepingContext, removeOlder } from "../platform/core/housekeeping.ts";

export async function forgetSessions({ db }: HousekeepingContext, now: Date): Promise<void> {
  for (const table of ["ended_sessions", "sessions", "used_sign_ins"] as const)
    await removeOlder(db, { table, columns: ["id"], age: "expires_at" }, now.toISOString());
}
