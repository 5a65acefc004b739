/** A balancer as simple as they come: a connection goes to the next instance that says it is ready and takes it. */
import { connect, createServer, type Socket } from "node:net";

export interface Balancer {
  readonly url: string;
  stop(): void;
}

const CHECK_MS = 100;

export function startBalancer(urls: string[]): Balancer {
  const open = new Set<Socket>();
  let ready = urls;
  let turn = 0;

  async function isReady(url: string): Promise<boolean> {
    try {
      return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) })).ok;
    } catch {
      return false;
    }
  }

  const checking = setInterval(async () => {
    const answers = await Promise.all(urls.map(isReady));
    ready = urls.filter((_, index) => answers[index]);
  }, CHECK_MS);

  function forward(client: Socket, attempt = 0): void {
    const url = ready[turn++ % ready.length];
    if (!url) return void client.destroy();
    const target = connect(Number(new URL(url).port), "127.0.0.1");
    const refused = () => {
      target.destroy();
      if (attempt < urls.length * 2) forward(client, attempt + 1);
      else client.destroy();
    };
    target.once("error", refused);
    target.once("connect", () => {
      target.off("error", refused);
      open.add(target);
      for (const [from, to] of [
        [client, target],
        [target, client],
      ] as const) {
        from.pipe(to);
        from.on("error", () => to.destroy());
        from.on("close", () => {
          to.end();
          open.delete(from);
        });
      }
    });
  }

  const server = createServer({ pauseOnConnect: false }, (client) => {
    client.setNoDelay(true);
    open.add(client);
    client.on("error", () => {});
    forward(client);
  });
  server.listen(0, "127.0.0.1");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      clearInterval(checking);
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
