import { ApiError } from "../../client/http.ts";

/** How calls made at once ended: `done`, or the status they were refused with. */
export function outcomes(calls: Promise<unknown>[]): Promise<("done" | number)[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        () => "done" as const,
        (error) => {
          if (error instanceof ApiError) return error.status;
          throw error;
        },
      ),
    ),
  );
}

/** The same, for each outcome how often. */
export async function tally(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await outcomes(calls)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
