/** How often somebody may try a password, or make an account. */
import type { Context } from "../platform/context.ts";
import { tooMany } from "../platform/errors.ts";

export interface LoginAttempts {
  /** Refuses those who must wait, before anything is done for them. */
  check(): Promise<void>;
  /** Counts as failed until it has succeeded: many tries at once must not all slip through. */
  attempt(): Promise<void>;
  succeeded(): void;
}

/**
 * Failures count against the pair of account and address, so that a stranger cannot lock somebody out from
 * elsewhere, and against the address alone, so that nobody tries every account.
 */
export function loginAttempts({ throttles }: Context, email: string, address: string): LoginAttempts {
  const { account, address: place } = throttles;
  const pair = `${email.toLowerCase()} ${address}`;
  const refuse = (wait: number) => {
    if (wait > 0) throw tooMany("Too many failed attempts; try again later.", wait);
  };
  return {
    async check() {
      refuse(Math.max(...(await Promise.all([account.wait(pair), place.wait(address)]))));
    },
    async attempt() {
      refuse(await place.attempt(address));
      const wait = await account.attempt(pair);
      if (wait > 0) place.forgive(address);
      refuse(wait);
    },
    succeeded() {
      account.clear(pair);
      place.forgive(address);
    },
  };
}

/** Successes count too: what is bounded is how many accounts, and how many guesses at taken names, come from one place. */
export async function countRegistration({ throttles }: Context, address: string): Promise<void> {
  const wait = await throttles.registrations.attempt(address);
  if (wait > 0) throw tooMany("Too many accounts were made from this address; try again later.", wait);
}
