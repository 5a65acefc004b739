/** Sends attempts over many connections at once, counts what came back, and collects what should not have. */
import { type Attempt, faultOf } from "./attempt.ts";
import { openWire, type Wire } from "./wire.ts";

const CONNECTIONS = 32;
const MOST_FAULTS_SHOWN = 20;

export interface Tally {
  sent: number;
  /** By status; 0 is a connection closed without an answer. */
  statuses: Map<number, number>;
}

/** What was wrong, one line each. */
export async function runAttempts(
  url: string,
  attempts: readonly Attempt[],
  tally: Tally,
): Promise<string[]> {
  const queue = attempts.values();
  const faults: string[] = [];
  async function work(wire: Wire): Promise<void> {
    for (const attempt of queue) {
      const fault = await tryOut(wire, attempt, tally);
      if (fault) faults.push(describe(attempt, fault));
    }
    wire.close();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, () => work(openWire(url))));
  return faults.length > MOST_FAULTS_SHOWN
    ? [...faults.slice(0, MOST_FAULTS_SHOWN), `and ${faults.length - MOST_FAULTS_SHOWN} more`]
    : faults;
}

async function tryOut(wire: Wire, attempt: Attempt, tally: Tally): Promise<string | null> {
  tally.sent++;
  try {
    const answer = await wire.send(attempt.request);
    const status = answer?.status ?? 0;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    return faultOf(attempt, answer);
  } catch (error) {
    return String(error);
  }
}

function describe({ about, request }: Attempt, fault: string): string {
  const { method, target, body = "" } = request;
  const shown = typeof body === "string" ? body : `${body.length} bytes`;
  return `${method} ${target.slice(0, 120)} (${about}) ${shown.slice(0, 200)} → ${fault.slice(0, 400)}`;
}
