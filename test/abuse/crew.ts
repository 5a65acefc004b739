/**
 * Builds as much as the limits allow, as fast as it can: several accounts at once, so that what one account may do in
 * a minute does not slow it down. What is refused for good ends that kind of thing; what is refused for now is given
 * to the next account.
 */
import { ApiError, type Client } from "../../client/http.ts";
import type { Person } from "./people.ts";

const AT_ONCE = 16;
const MAX_WAIT_MS = 5_000;

export interface Crew {
  /** At most `count` of them, in any order; fewer when the service says that it is enough. */
  make<T>(count: number, make: (api: Client, index: number) => Promise<T>): Promise<T[]>;
}

export function createCrew(people: readonly Person[]): Crew {
  let turn = 0;

  async function patiently<T>(make: (api: Client) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await make(people[turn % people.length]!.api);
      } catch (error) {
        if (!(error instanceof ApiError) || error.retryAfterSeconds === null) throw error;
        if (tries > people.length * 2) throw error;
        turn++;
        if (tries >= people.length) await Bun.sleep(Math.min(error.retryAfterSeconds * 1000, MAX_WAIT_MS));
      }
    }
  }

  return {
    async make(count, make) {
      const made: Awaited<ReturnType<typeof make>>[] = [];
      let next = 0;
      let enough = false;
      async function work(): Promise<void> {
        while (next < count && !enough) {
          const index = next++;
          try {
            made.push(await patiently((api) => make(api, index)));
          } catch (error) {
            if (!isRefusal(error)) throw error;
            enough = true;
          }
        }
      }
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
      return made;
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [409, 413, 422, 429].includes(error.status);
}
