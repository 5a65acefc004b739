/** Bodies and frames of nothing but brackets, and an e-mail address as long as a body may be. */
import { attemptOf } from "../attempt.ts";
import { flood } from "../flood.ts";
import type { Act, Scene } from "../scene.ts";

const AT_ONCE = 5;
const BODY_BYTES = 1_048_576;
const FRAMES = 60;
const FRAME_BYTES = 65_000;

export async function deepJson({ stage, place, extent, observe }: Scene): Promise<void> {
  const post = (about: string, target: string, body: string) =>
    attemptOf({ route: target, about, method: "POST", target, body });
  const address = `${"a.".repeat(BODY_BYTES / 2 - 500)}@`;
  const attempts = [
    post("1 MiB of brackets", "/auth/login", "[".repeat(BODY_BYTES)),
    post("an e-mail address of 1 MB", "/auth/register", JSON.stringify({ email: address })),
  ];
  for (const attempt of attempts) {
    await observe(`${attempt.about} to ${attempt.route}, ${AT_ONCE} at once`, () =>
      flood(stage.url, [attempt], { atOnce: AT_ONCE, ms: extent.ms }),
    );
  }
  const { board_id } = place.small;
  const socketUrl = `${stage.url.replace("http", "ws")}/ws/boards/${board_id}?token=${place.attacker.token}`;
  await observe(`${FRAMES} frames of 65 KB of brackets`, () => sendFrames(socketUrl));
}

/** Whether it is put up with or cut off, it has been dealt with when the socket has closed. */
function sendFrames(url: string): Promise<Act> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.onopen = () => {
      for (let i = 0; i < FRAMES; i++) socket.send("[".repeat(FRAME_BYTES));
      socket.close();
    };
    socket.onclose = () => resolve({});
    socket.onerror = () => resolve({});
  });
}
