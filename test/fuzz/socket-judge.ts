/** Whether a socket was treated as promised: what it was sent, and how it ended. */
import * as z from "zod/mini";
import { EVENT_KINDS, envelopeOf } from "../../contract/events.ts";
import { CLOSE, Ping, Ready, Resync, UserJoined, UserLeft, UserLooking } from "../../contract/socket.ts";
import { OPCODE, type RawSocket } from "../live/raw-socket.ts";
import { PATIENCE_MS } from "./http.ts";

const A_LOT = 1_048_576;
/** Besides our own code, which comes back: what the service says, and what the runtime says to bad frames. */
const CLOSE_CODES = new Set([1000, 1002, 1006, 1007, 1009, ...Object.values(CLOSE)]);

const MESSAGES = new Map<string, z.ZodMiniType>([
  ...EVENT_KINDS.map((kind): [string, z.ZodMiniType] => [kind, envelopeOf(kind)]),
  ["user_joined", UserJoined],
  ["user_left", UserLeft],
  ["user_looking", UserLooking],
  ["ping", Ping],
  ["ready", Ready],
  ["resync", Resync],
]);

/** It still answers, or has been told in so many words that it may not stay. */
export async function faultOfLiving(socket: RawSocket): Promise<string | null> {
  socket.send({ opcode: OPCODE.ping, payload: "still there" });
  await until(() => socket.gone || socket.closeCode !== null || socket.pongs.includes("still there"));
  if (socket.pongs.includes("still there") || socket.closeCode === 1008 || socket.closeCode === 1012)
    return null;
  if (!socket.gone) return "no longer answers";
  // A code that was sent while we were still talking is lost with the connection.
  if (socket.wasReset) return null;
  // Whoever reads more slowly than a busy board talks is cut without a word; this process has much else to do.
  if (socket.closeCode === null && socket.receivedBytes > A_LOT) return null;
  return `closed with ${socket.closeCode} for nothing, after ${socket.receivedBytes} bytes`;
}

export async function faultOfEnding(socket: RawSocket): Promise<string | null> {
  await until(() => socket.gone);
  return socket.gone ? null : "was not closed";
}

export function faultOfMessages({ messages, closeCode }: RawSocket): string | null {
  if (
    closeCode !== null &&
    closeCode < 3000 &&
    !CLOSE_CODES.has(closeCode) &&
    ![1001, 1003, 1011].includes(closeCode)
  )
    return `closed with ${closeCode}`;
  for (const message of messages) {
    const schema = MESSAGES.get(message.type);
    if (!schema) return `an undocumented message: ${JSON.stringify(message).slice(0, 300)}`;
    const parsed = z.safeParse(schema, message);
    if (!parsed.success) return `${message.type} does not fit: ${JSON.stringify(parsed.error.issues[0])}`;
  }
  return null;
}

export function faultOfRefusal({ status, refusal, gone }: RawSocket): string | null {
  if (status === 0) return gone ? null : "no answer to the handshake";
  return status >= 400 && status < 500
    ? null
    : `the handshake was answered with ${status}: ${refusal.slice(0, 200)}`;
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!condition() && performance.now() < deadline) await Bun.sleep(2);
}
