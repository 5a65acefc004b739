/** Answers before it has looked at the request: what the load could do if a service cost nothing. */
import type { Socket } from "bun";
import { answerJobs } from "./answer.ts";

let answer = Buffer.alloc(0);
const waiting = new Map<Socket, number>();

function send(socket: Socket, from: number): void {
  const upTo = from + Math.max(0, socket.write(answer.subarray(from)));
  if (upTo < answer.length) waiting.set(socket, upTo);
  else waiting.delete(socket);
}

const server = Bun.listen({
  hostname: "127.0.0.1",
  port: 0,
  socket: {
    data: (socket) => send(socket, 0),
    drain(socket) {
      const from = waiting.get(socket);
      if (from !== undefined) send(socket, from);
    },
    close: (socket) => void waiting.delete(socket),
  },
});

await answerJobs<{ bytes: number }, { port: number }>(({ bytes }) => {
  answer = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${bytes}\r\n\r\n${"x".repeat(bytes)}`);
  return { port: server.port };
});
