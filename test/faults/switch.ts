/** An address that moves from one server to another, as a balancer's or a virtual one does. */
import { connect, createServer, type Socket } from "node:net";

export interface Switch {
  readonly port: number;
  /** How many connections there have been. */
  readonly opened: number;
  /** Where new connections lead. Those that are open stay with the server they have. */
  leadTo(port: number): void;
  stop(): void;
}

export function startSwitch(target: number): Switch {
  const open = new Set<Socket>();
  let current = target;
  let opened = 0;
  const server = createServer((client) => {
    opened++;
    const upstream = connect(current, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on("error", () => {});
      from.on("data", (data) => to.write(data));
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  return {
    port: (server.address() as { port: number }).port,
    get opened() {
      return opened;
    },
    leadTo(port) {
      current = port;
    },
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
