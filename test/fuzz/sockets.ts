/** Opens socket after socket, sends frames of every kind on each, and judges what comes back. */
import * as z from "zod/mini";
import { type EventKind, envelopeOf, events } from "../../contract/events.ts";
import { Ping, Ready, Resync, UserJoined, UserLeft } from "../../contract/socket.ts";
import { OPCODE, RawSocket } from "../live/raw-socket.ts";
import { anyFrames, type Frames, lawful } from "./frames.ts";
import { type Findings, MOST_FAULTS, type Numbers, PATIENCE_MS, shown } from "./http.ts";
import type { Population } from "./population.ts";
import { createRandom, type Random, weighted } from "./random.ts";

const CONNECTIONS = 16;
const MOST_FRAMES = 60;
const MOST_STALLED = 40;
/** Besides our own code, which comes back: refused, restarting, silent, and what the runtime says to bad frames. */
const CLOSE_CODES = new Set([1000, 1002, 1006, 1007, 1008, 1009, 1012, 4000]);

const MESSAGES = new Map<string, z.ZodMiniType>([
  ...(Object.keys(events) as EventKind[]).map((kind): [string, z.ZodMiniType] => [kind, envelopeOf(kind)]),
  ["user_joined", UserJoined],
  ["user_left", UserLeft],
  ["ping", Ping],
  ["ready", Ready],
  ["resync", Resync],
]);

export interface SocketFindings extends Findings {
  sockets: number;
}

export async function fuzzSockets(
  url: string,
  all: Population,
  { seed, first, count }: Numbers,
): Promise<SocketFindings> {
  const findings: SocketFindings = { sent: 0, sockets: 0, answers: new Map(), faults: [] };
  const stalled: RawSocket[] = [];
  let next = first;

  async function one(number: number): Promise<void> {
    const random = createRandom(seed, number);
    const handshake = anyHandshake(all, random);
    const socket = await RawSocket.open(url, handshake.target, handshake.headers);
    findings.sockets++;
    const sent: Frames[] = [];
    const fault = socket.status === 101 ? await converse(socket, random, sent) : faultOfRefusal(socket);
    findings.sent += sent.reduce((sum, { frames }) => sum + frames.length, 0);
    const outcome = socket.closeCode ?? (socket.gone ? 0 : 1);
    findings.answers.set(outcome, (findings.answers.get(outcome) ?? 0) + 1);
    if (fault) {
      const last = sent.slice(-3).map(({ about }) => about);
      findings.faults.push(
        `seed ${seed}, socket ${number} to ${handshake.target.slice(0, 60)} (${last.join("; ")}): ${fault}\n${shown(Buffer.concat(sent.slice(-1).flatMap(({ frames }) => frames)))}`,
      );
    }
    // Some are left lying about, never read again, until the end.
    if (!socket.gone && stalled.length < MOST_STALLED && random.chance(0.05)) {
      socket.stopReading();
      stalled.push(socket);
    } else socket.destroy();
  }

  async function work(): Promise<void> {
    while (findings.sent < count && findings.faults.length < MOST_FAULTS) await one(next++);
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  for (const socket of stalled) socket.destroy();
  return findings;
}

async function converse(socket: RawSocket, random: Random, sent: Frames[]): Promise<string | null> {
  const count = 1 + random.below(MOST_FRAMES);
  const isLawful = random.chance(0.5);
  let fate: Frames["fate"] = "lives";
  while (sent.length < count && fate === "lives" && !socket.gone) {
    const frames = isLawful ? lawful(random) : anyFrames(random);
    sent.push(frames);
    for (const frame of frames.frames) socket.write(frame);
    fate = frames.fate;
  }
  const fault =
    fate === "lives" ? await faultOfLiving(socket) : fate === "ends" ? await faultOfEnding(socket) : null;
  return fault ?? faultOfMessages(socket);
}

/** It still answers, or has been told in so many words that it may not stay. */
async function faultOfLiving(socket: RawSocket): Promise<string | null> {
  socket.send({ opcode: OPCODE.ping, payload: "still there" });
  await until(() => socket.gone || socket.closeCode !== null || socket.pongs.includes("still there"));
  if (socket.pongs.includes("still there") || socket.closeCode === 1008 || socket.closeCode === 1012)
    return null;
  return socket.gone ? `closed with ${socket.closeCode} for nothing` : "no longer answers";
}

async function faultOfEnding(socket: RawSocket): Promise<string | null> {
  await until(() => socket.gone);
  return socket.gone ? null : "was not closed";
}

function faultOfMessages({ messages, closeCode }: RawSocket): string | null {
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

function faultOfRefusal({ status, refusal, gone }: RawSocket): string | null {
  if (status === 0) return gone ? null : "no answer to the handshake";
  return status >= 400 && status < 500
    ? null
    : `the handshake was answered with ${status}: ${refusal.slice(0, 200)}`;
}

function anyHandshake(all: Population, random: Random): { target: string; headers: Record<string, string> } {
  const board = random.pick(all.boards);
  const boardId = weighted(random, [
    [20, board.id],
    [1, all.idFor("card_id", board, random)],
    [1, "x"],
    [1, board.id.toUpperCase()],
  ]);
  const { token } = random.pick(random.chance(0.9) ? all.people.slice(0, 3) : all.people);
  const given = weighted(random, [
    [20, token],
    [1, ""],
    [1, "x.y.z"],
    [1, all.deadTokens[0] ?? ""],
  ]);
  const since = weighted(random, [
    [6, ""],
    [2, "&since=0"],
    [1, "&since=3"],
    [1, "&since=99999999"],
    [1, "&since=x"],
    [1, "&since=-1&since=2"],
  ]);
  const headers = weighted<Record<string, string>>(random, [
    [12, {}],
    [
      1,
      { "sec-websocket-extensions": "permessage-deflate; client_max_window_bits=1, x-webkit-deflate-frame" },
    ],
    [1, { "sec-websocket-protocol": "a, b, \u00ff" }],
    [1, { "sec-websocket-version": "99" }],
    [1, { "sec-websocket-key": "short" }],
    [1, { origin: "http://evil.example", cookie: `svc_auth=${token}` }],
    [1, { upgrade: "h2c" }],
    [1, { connection: "keep-alive, Upgrade" }],
  ]);
  return {
    target: `${random.chance(0.1) ? "/api" : ""}/ws/boards/${boardId}?token=${given}${since}`,
    headers,
  };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!condition() && performance.now() < deadline) await Bun.sleep(2);
}
