/** Bare password checks at the service's cost, on all cores. */
import { availableParallelism } from "node:os";
import { answerJobs } from "./answer.ts";

export interface HashJob {
  seconds: number;
}

const PASSWORD = "correct horse battery 1";
/** As server/platform/auth/passwords.ts has it. */
const COST = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;
const stored = await Bun.password.hash(PASSWORD, COST);

await answerJobs(async ({ seconds }: HashJob) => {
  const started = performance.now();
  let checks = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (performance.now() - started < seconds * 1000) {
        await Bun.password.verify(PASSWORD, stored);
        checks++;
      }
    }),
  );
  return { checks, seconds: (performance.now() - started) / 1000 };
});
