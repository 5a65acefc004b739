import { createdBy } from "../changes/operations.ts";
import type { LocalChange } from "../changes/optimistic-state.ts";
import type { CreatedIds } from "./outbox.ts";

/** The ids of what they create, as far as they are known; null without `ids`: it is not created. */
export function createdIds(entries: readonly LocalChange[], ids?: ReadonlyMap<string, string>): CreatedIds {
  const created = entries.flatMap(({ operation }) => createdBy(operation));
  if (!ids) return new Map(created.map((local) => [local, null]));
  return new Map(
    created.flatMap((local): [string, string][] => {
      const real = ids.get(local);
      return real === undefined ? [] : [[local, real]];
    }),
  );
}
