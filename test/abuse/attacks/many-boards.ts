/** As many boards as one account may have, all listed at once; and fewer, each as long as it may be. */
import { attemptOf } from "../attempt.ts";
import { createCrew } from "../crew.ts";
import { flood } from "../flood.ts";
import { meet } from "../people.ts";
import type { Scene } from "../scene.ts";
import { wide } from "../worst-values.ts";

const AT_ONCE = 5;
/** Each with a description of 150 KB. */
const LONG_BOARDS = 200;
const DESCRIPTION = 50_000;

export async function manyBoards(scene: Scene): Promise<void> {
  await listing(scene, scene.extent.boards, undefined);
  await listing(scene, Math.min(LONG_BOARDS, scene.extent.boards), wide(DESCRIPTION));
}

async function listing({ stage, extent, observe }: Scene, count: number, description?: string) {
  const hoarder = await meet(stage.url);
  const made = await createCrew([hoarder]).make(count, (api) =>
    api.createBoard({ title: "Board", description }),
  );
  const attempt = attemptOf({
    route: "listBoards",
    about: `of ${made.length}`,
    method: "GET",
    target: "/boards",
    token: hoarder.token,
  });
  const size = description ? "long boards" : "boards";
  await observe(`a list of ${made.length} ${size}, ${AT_ONCE} at once`, () =>
    flood(stage.url, [attempt], { atOnce: AT_ONCE, ms: extent.ms }),
  );
}
