/** Many requests at the same time, for a while. */
import type { Attempt } from "./attempt.ts";
import { faultOf, send } from "./send.ts";

export const AT_ONCE = 20;

export interface Flood {
  /** How often each status was answered; 0 is none. */
  statuses: Record<number, number>;
  faults: string[];
}

export async function flood(
  url: string,
  attempts: readonly Attempt[],
  { atOnce, ms }: { atOnce: number; ms: number },
): Promise<Flood> {
  const result: Flood = { statuses: {}, faults: [] };
  const end = Date.now() + ms;
  let turn = 0;
  async function one(): Promise<void> {
    do {
      const attempt = attempts[turn++ % attempts.length]!;
      const outcome = await send(url, attempt.encode(), { endless: attempt.endless });
      result.statuses[outcome.status] = (result.statuses[outcome.status] ?? 0) + 1;
      const fault = faultOf(outcome);
      if (fault) result.faults.push(`${attempt.route}, ${attempt.about}: ${fault}`);
    } while (Date.now() < end);
  }
  await Promise.all(Array.from({ length: atOnce }, one));
  return result;
}
