/** A balancer as simple as they come: a connection goes to the next instance that takes it. */
import { connect, createServer, type Socket } from "node:net";

export interface Balancer {
  readonly url: string;
  stop(): void;
}

export function startBalancer(urls: string[]): Balancer {
  const targets = urls.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  let turn = 0;

  function forward(client: Socket, attempt = 0): void {
    const target = connect(targets[turn++ % targets.length]!, "127.0.0.1");
    const refused = () => {
      target.destroy();
      if (attempt < targets.length * 2) forward(client, attempt + 1);
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
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
