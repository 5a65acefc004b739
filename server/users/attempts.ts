/** Rate limits for passwords, logins, new accounts and profile changes. */

import type { Attempt } from "../platform/auth/passwords.ts";
import type { Context } from "../platform/core/context.ts";
import { tooMany } from "../platform/util/errors.ts";

export interface LoginAttempts extends Attempt {
  /** Refuses those who must wait, before anything is done for them. */
  check(): Promise<void>;
  /** Counts as failed until it has succeeded: concurrent attempts must not all pass. */
  attempt(): Promise<void>;
  succeeded(): void;
}

/**
 * Failures count against the pair of account and address, so that a stranger cannot lock somebody out from
 * elsewhere, and against the address alone, so that nobody tries every account. So do all tries, failed or not, with
 * limits that only a loop reaches: the right password is no reason to be given the processor.
 */
export function loginAttempts({ rateLimits }: Context, email: string, address: string): LoginAttempts {
  const { account, address: place, logins, loginsAtAddress } = rateLimits;
  const who = { address, account: email.toLowerCase() };
  const pair = `${who.account} ${address}`;
  const refuse = (wait: number) => {
    if (wait > 0) throw tooMany("Too many failed attempts; try again later.", wait);
  };
  const refuseLoop = (waits: number[]) => {
    const wait = Math.max(...waits);
    if (wait > 0) throw tooMany("Too many logins; try again later.", wait);
  };
  return {
    who,
    async check() {
      const [failures, tries] = await Promise.all([
        Promise.all([account.wait(pair), place.wait(address)]),
        Promise.all([logins.wait(pair), loginsAtAddress.wait(address)]),
      ]);
      refuse(Math.max(...failures));
      refuseLoop(tries);
    },
    async attempt() {
      refuseLoop(await Promise.all([logins.attempt(pair), loginsAtAddress.attempt(address)]));
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

/** Successes count too: this limits both new accounts and guesses at existing names per address. */
export async function countRegistration({ rateLimits }: Context, address: string): Promise<void> {
  const wait = await rateLimits.registrations.attempt(address);
  if (wait > 0) throw tooMany("Too many accounts were made from this address; try again later.", wait);
}

/** Limited because it invalidates the snapshots of all the user's boards and makes concurrent changes to them retry. */
export async function countProfileChange({ rateLimits }: Context, userId: string): Promise<void> {
  const wait = await rateLimits.profiles.attempt(userId);
  if (wait > 0) throw tooMany("Too many changes of your profile; try again later.", wait);
}
