/** Headers of blanks, which a careless pattern reads in the square of their length; nobody has to log in for the first. */
import { attemptOf } from "../attempt.ts";
import { AT_ONCE, flood } from "../flood.ts";
import type { Scene } from "../scene.ts";

const BLANKS = " ".repeat(15_000);

export async function headerBlanks({ stage, place, extent, observe }: Scene): Promise<void> {
  const login = attemptOf({
    route: "login",
    about: "content-type of blanks",
    method: "POST",
    target: "/auth/login",
    headers: [["content-type", `a${BLANKS}b`]],
    body: "{}",
  });
  const read = attemptOf({
    route: "getBoard",
    about: "accept-encoding of blanks",
    method: "GET",
    target: `/boards/${place.small.board_id}`,
    token: place.attacker.token,
    headers: [["accept-encoding", `gzip${BLANKS.slice(1000)}b`]],
  });
  for (const attempt of [login, read]) {
    await observe(`${attempt.about}, ${AT_ONCE} at once`, () =>
      flood(stage.url, [attempt], { atOnce: AT_ONCE, ms: extent.ms }),
    );
  }
}
