/** A client that asks and reads nothing until it is told to. */
import { connect, type Socket } from "node:net";

export function askSilently(url: string, token: string, change?: { method: string; json: object }): Socket {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  const body = change ? JSON.stringify(change.json) : "";
  const about = change ? `content-type: application/json\r\ncontent-length: ${body.length}\r\n` : "";
  socket.write(
    `${change?.method ?? "GET"} ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n${about}connection: close\r\n\r\n${body}`,
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
