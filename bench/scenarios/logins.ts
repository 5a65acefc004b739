/** A1: logins, against bare argon2id on all cores; and what other requests feel of them. */
import { inParallel } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row } from "../row.ts";
import { loginRequest, register } from "../service.ts";
import type { Stage } from "../stage.ts";
import type { HashJob } from "../workers/argon2id.ts";
import type { LoadJob, LoadResult } from "../workers/load.ts";

const CONNECTIONS = 8;
const OTHERS = { connections: 4, pauseMs: 5 };

export async function logIn(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const service = await stage.service("sqlite");
  const { port } = service;
  const accounts = await inParallel(plan.accounts, () => register(service.url), 8);
  const anchor = stage.worker<HashJob, { checks: number; seconds: number }>("argon2id");
  const others = stage.worker<LoadJob, LoadResult>("load");
  const reads = { ...OTHERS, port, seconds: plan.seconds, requests: [service.request("GET", "/auth/me")] };
  const logins = {
    connections: CONNECTIONS,
    seconds: plan.seconds,
    requests: accounts.map(({ email }) => loginRequest(email)),
  };
  const rounds = await inRounds(plan.rounds, async () => {
    const bare = await anchor.ask({ seconds: plan.seconds });
    const quiet = await others.ask(reads);
    const alone = await stage.measure(service, logins);
    const [, busy] = await Promise.all([stage.measure(service, logins), others.ask(reads)]);
    return {
      logins: { service: alone, anchor: { value: bare.checks / bare.seconds } },
      others: { service: { value: busy.p99Ms }, anchor: { value: quiet.p99Ms } },
    };
  });
  await Promise.all([anchor.stop(), others.stop()]);
  const work = `other requests' p99 while people log in, SQLite; anchor: while nobody does`;
  return [
    makeRow(
      { id: "A1", work: "log in, SQLite", unit: "logins/s", target: { atLeast: 0.8 } },
      rounds.map((round) => round.logins),
    ),
    makeRow(
      { id: "A1", work, unit: "ms", target: { atMost: 2 } },
      rounds.map((round) => round.others),
    ),
  ];
}
