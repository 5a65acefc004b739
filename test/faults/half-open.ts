/** A peer that is there and says nothing: a proxy in between swallows everything, both ways. */
import { connect, createServer, type Socket } from "node:net";

export interface SwallowingProxy {
  readonly url: string;
  /** From now on nothing passes, and nothing is closed. */
  swallow(): void;
  stop(): void;
}

export async function startSwallowingProxy(targetUrl: string): Promise<SwallowingProxy> {
  const open = new Set<Socket>();
  let swallowing = false;
  const server = createServer((client) => {
    const target = connect(Number(new URL(targetUrl).port), "127.0.0.1");
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(from);
      from.on("data", (chunk) => swallowing || to.write(chunk));
      from.on("close", () => swallowing || to.destroy());
      from.on("error", () => {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    swallow() {
      swallowing = true;
    },
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
