/** Many people watch a board by its public link and read as fast as they can, while it is changed with large texts. */
import type { Scene } from "../scene.ts";
import { wide } from "../worst-values.ts";

/** As many as one address may have. */
const MOST_WATCHERS = 2_000;
const AT_ONCE = 50;
const WRITERS = 4;
const DESCRIPTION = 50_000;
const BEGUN = Buffer.from(": open");

export async function watchers({ stage, place, extent, observe }: Scene): Promise<void> {
  const count = Math.min(MOST_WATCHERS, extent.boards);
  const { board_id, card_id } = place.small;
  const { id: share_id, token } = await place.attacker.api.createShare({ board_id });
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await watchPublicly(new URL(stage.url), `/shared/${token}/stream`);
    }),
  );
  await observe(`changes of 150 KB to a board that ${count} people watch by its link`, async () => {
    let changes = 0;
    const endMs = performance.now() + extent.ms;
    const write = async () => {
      while (performance.now() < endMs)
        await place.attacker.api
          .updateCard({ card_id, description: wide(DESCRIPTION - 6) + (changes++ % 100_000) })
          .catch(() => {});
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    return {};
  });
  await place.attacker.api.deleteShare({ share_id });
}

/** Reads everything and keeps nothing. */
function watchPublicly({ hostname, port }: URL, path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`),
      data: (_, chunk) => {
        if (chunk.includes(BEGUN)) resolve();
      },
      close: () => reject(new Error("a stream was refused")),
    },
  }).catch(reject);
  return promise;
}
