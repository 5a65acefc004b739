/** A client that asks and reads nothing until it is told to. */
import { connect, type Socket } from "node:net";

export function askSilently(url: string, token: string): Socket {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
  );
  return socket;
}

/** Head and body as they were sent, until the connection closed. */
export async function takeAll(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("close", () => resolve());
  socket.resume();
  await promise;
  return Buffer.concat(chunks);
}

/** The body of a chunked answer. */
export function bodyOf(answer: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = answer.indexOf("\r\n\r\n") + 4; ; ) {
    const end = answer.indexOf("\r\n", at);
    const size = Number.parseInt(answer.toString("latin1", at, end), 16);
    if (end === -1 || size === 0) return Buffer.concat(parts);
    parts.push(answer.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
