/** A wire to Redis on which published messages can get lost: a proxy that understands just enough of RESP. */
import { connect, createServer, type Socket } from "node:net";
import type { Redis } from "../machine/redis.ts";

export interface LossyRedis extends Redis {
  /** The share of published messages that never arrives. */
  lossRate: number;
  /** Closes every connection that listens, as a failing network would. */
  cutSubscriptions(): Promise<void>;
}

export async function makeLossy(redis: Redis): Promise<LossyRedis> {
  const open = new Set<Socket>();
  const port = Number(new URL(redis.url).port);

  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    let rest: Buffer = Buffer.alloc(0);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on("data", (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let end = frameEnd(rest, 0); end !== null; end = frameEnd(rest, 0)) {
        const frame = rest.subarray(0, end);
        if (!(isMessage(frame) && Math.random() < lossy.lossRate)) client.write(frame);
        rest = rest.subarray(end);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const { port: ownPort } = server.address() as { port: number };
  const lossy: LossyRedis = {
    url: `redis://127.0.0.1:${ownPort}`,
    port: ownPort,
    lossRate: 0,
    get pid() {
      return redis.pid;
    },
    get isRunning() {
      return redis.isRunning;
    },
    start: () => redis.start(),
    kill: () => redis.kill(),
    pause: () => redis.pause(),
    resume: () => redis.resume(),
    tell: (...command) => redis.tell(...command),
    async cutSubscriptions() {
      await redis.tell("CLIENT", "KILL", "TYPE", "pubsub");
    },
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
      await redis.stop();
    },
  };
  return lossy;
}

/** A push frame whose first element is "message". */
function isMessage(frame: Buffer): boolean {
  return /^[>*]3\r\n\$7\r\nmessage\r\n/.test(frame.subarray(0, 24).toString("latin1"));
}

/** Where the frame that begins at `start` ends, or null while it is not all there. */
function frameEnd(buffer: Buffer, start: number): number | null {
  const lineEnd = buffer.indexOf("\r\n", start);
  if (lineEnd === -1) return null;
  const kind = String.fromCharCode(buffer[start]!);
  const size = Number(buffer.toString("latin1", start + 1, lineEnd));
  let end: number | null = lineEnd + 2;
  if ("$!=".includes(kind)) return size < 0 ? end : end + size + 2 <= buffer.length ? end + size + 2 : null;
  const children = "*>~".includes(kind) ? size : kind === "%" ? size * 2 : 0;
  for (let i = 0; i < children && end !== null; i++) end = frameEnd(buffer, end);
  return end;
}
