/** Which pictures people had when the service was last asked: their faces are shown without a network. */
import type { Avatar } from "../../contract/avatars.ts";
import { keepList, readList } from "./kept-list.ts";

const MOST_FACES = 500;

export async function readFaces(userId: string): Promise<readonly Avatar[]> {
  return (await readList<readonly Avatar[]>(userId, "faces"))?.list ?? [];
}

/** In place of what was known about those who were asked for. */
export async function keepFaces(
  userId: string,
  asked: readonly string[],
  found: readonly Avatar[],
): Promise<void> {
  const others = (await readFaces(userId)).filter(({ user_id }) => !asked.includes(user_id));
  await keepList(userId, [...found, ...others].slice(0, MOST_FACES), "faces");
}
