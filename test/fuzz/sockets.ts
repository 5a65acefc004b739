/** Opens socket after socket, sends frames of every kind on each, and judges what comes back. */
import { RawSocket } from "../live/raw-socket.ts";
import { anyFrames, type Frames, lawful } from "./frames.ts";
import { anyHandshake } from "./handshakes.ts";
import { type Findings, MOST_FAULTS, type Numbers, shown } from "./http.ts";
import type { Population } from "./population.ts";
import { createRandom, type Random } from "./random.ts";
import { faultOfEnding, faultOfLiving, faultOfMessages, faultOfRefusal } from "./socket-judge.ts";
import { anyText } from "./texts.ts";

const CONNECTIONS = 16;
const MOST_FRAMES = 60;
const MOST_STALLED = 40;
/** So often a usual client speaks, which cannot break the rules of the protocol, only ours. */
const BY_CLIENT_EVERY = 20;
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
    while (findings.sent < count && findings.faults.length < MOST_FAULTS) {
      const number = next++;
      if (number % BY_CLIENT_EVERY === 0) {
        const said = await byClient(url, all, createRandom(seed, number));
        findings.sent += said;
        findings.sockets++;
      } else await one(number);
    }
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

/** Says things and goes, whenever it likes and with whatever code; gives back how much was said. */
async function byClient(url: string, all: Population, random: Random): Promise<number> {
  const { target } = anyHandshake(all, random);
  const socket = new WebSocket(url.replace("http", "ws") + target);
  const closed = new Promise((resolve) => {
    socket.onclose = resolve;
  });
  await Promise.race([closed, new Promise((resolve) => (socket.onopen = resolve))]);
  const count = random.below(MOST_FRAMES);
  for (let sent = 0; sent < count; sent++) {
    if (socket.readyState !== WebSocket.OPEN) break;
    socket.send(
      random.chance(0.5) ? anyText(random).toWellFormed() : new Uint8Array(random.bytes(random.below(500))),
    );
  }
  socket.close(random.pick([1000, 3000, 4321, 4999]), anyText(random).toWellFormed().slice(0, 20));
  await closed;
  return count;
}
