/** The result of a check in one line, and its remedy. */
export interface Finding {
  check: string;
  state: "ok" | "warn" | "fail";
  says: string;
  /** The remedy. */
  advice?: string;
}

export const ok = (check: string, says: string): Finding => ({ check, state: "ok", says });
export const warn = (check: string, says: string, advice: string): Finding => ({
  check,
  state: "warn",
  says,
  advice,
});
export const fail = (check: string, says: string, advice: string): Finding => ({
  check,
  state: "fail",
  says,
  advice,
});

/** The first finding whose condition holds, worst first; `otherwise` if none does. */
export function firstOf(cases: [boolean, Finding][], otherwise: Finding): Finding {
  return cases.find(([applies]) => applies)?.[1] ?? otherwise;
}

const SKEW_WARN_MS = 1000;
const SKEW_FAIL_MS = 60_000;

/** Another clock, read between two readings of our own. */
export function clockFinding(
  check: string,
  theirsMs: number,
  oursMs: { before: number; after: number },
): Finding {
  const skewMs = Math.round(Math.max(0, oursMs.before - theirsMs, theirsMs - oursMs.after));
  const says = skewMs === 0 ? "agrees with this machine's" : `is ${skewMs} ms apart from this machine's`;
  const advice = "synchronise both clocks with NTP: tokens and timestamps depend on them";
  return firstOf(
    [
      [skewMs > SKEW_FAIL_MS, fail(check, says, advice)],
      [skewMs > SKEW_WARN_MS, warn(check, says, advice)],
    ],
    ok(check, says),
  );
}
