/** One account with the right password on as many connections as there are places in the queue; others log in too. */
import { attemptOf } from "../attempt.ts";
import { flood } from "../flood.ts";
import { PASSWORD } from "../people.ts";
import type { Scene } from "../scene.ts";

const CONNECTIONS = 510;

export async function logins({ stage, place, extent, observe }: Scene): Promise<void> {
  const attempt = attemptOf({
    route: "login",
    about: "with the right password",
    method: "POST",
    target: "/auth/login",
    body: JSON.stringify({ username: place.attacker.email, password: PASSWORD }),
  });
  await observe(
    `logins of one account on ${CONNECTIONS} connections, while others log in`,
    () => flood(stage.url, [attempt], { atOnce: CONNECTIONS, ms: extent.ms * 2 }),
    { loggingIn: true },
  );
}
