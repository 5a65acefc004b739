/** Descriptions and comments of nothing but mentions: each name is looked up, whoever is meant. */
import { type Attempt, attemptOf } from "../attempt.ts";
import { flood } from "../flood.ts";
import { smallBoard } from "../place.ts";
import type { Scene } from "../scene.ts";

const AT_ONCE = 5;
/** As many names as a text is searched for. */
const NAMES = 200;

export async function mentions({ stage, place, extent, observe }: Scene): Promise<void> {
  const { card_id } = await smallBoard(place.attacker);
  const { token } = place.attacker;
  const attempts = ["a", "b"].flatMap((name): Attempt[] => [
    attemptOf({
      ...{ route: "updateCard", about: "of mentions", method: "PATCH", target: `/cards/${card_id}`, token },
      body: JSON.stringify({ description: mentionsOf(name) }),
    }),
    attemptOf({
      route: "createComment",
      about: "of mentions",
      method: "POST",
      target: `/cards/${card_id}/comments`,
      token,
      body: JSON.stringify({ body: mentionsOf(name) }),
    }),
  ]);
  await observe(`texts of ${NAMES} mentions, ${AT_ONCE} at once`, () =>
    flood(stage.url, attempts, { atOnce: AT_ONCE, ms: extent.ms }),
  );
}

function mentionsOf(name: string): string {
  return Array.from({ length: NAMES }, (_, place) => `@${name}${place}`).join(" ");
}
