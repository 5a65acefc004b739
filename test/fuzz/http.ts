/** Sends generated requests over many connections, judges each answer, and lets the population learn from it. */
import { encodeRequest, openWire, type Wire, type WireAnswer } from "../every-route/bad-input/wire.ts";
import { judge } from "./judge.ts";
import type { Population } from "./population.ts";
import { createRandom } from "./random.ts";
import { tryRaw } from "./raw.ts";
import { anyCase, type Case } from "./requests.ts";

const CONNECTIONS = 24;
const RENEW_EVERY = 300;
/** A machine under load is slow; only a hang takes this long. */
export const PATIENCE_MS = 30_000;
/** So often the bytes are made by hand instead of by the contract. */
const RAW_EVERY = 20;

export interface Findings {
  sent: number;
  /** How often each answer came; 0 is a connection closed without one. */
  answers: Map<number, number>;
  /** One text each, enough to see what happened and to do it again. */
  faults: string[];
}

export interface Numbers {
  seed: number;
  first: number;
  count: number;
}

interface Fault {
  number: number;
  about: string;
  fault: string;
  bytes: Buffer;
  /** What was sent before it on the same connection. */
  previous?: Buffer;
}

export const MOST_FAULTS = 20;

export async function fuzzHttp(
  url: string,
  all: Population,
  { seed, first, count }: Numbers,
): Promise<Findings> {
  const { host } = new URL(url);
  const findings: Findings = { sent: 0, answers: new Map(), faults: [] };
  let next = first;
  let renewing: Promise<void> = Promise.resolve();

  function tally(status: number): void {
    findings.sent++;
    findings.answers.set(status, (findings.answers.get(status) ?? 0) + 1);
  }

  /** Gives back the bytes that were sent. */
  async function one(wire: Wire, number: number, previous?: Buffer): Promise<Buffer> {
    const tried = anyCase(all, host, createRandom(seed, number));
    // The service may have closed a kept connection after its last answer, before it saw this request.
    const answer = await wire
      .send(tried.request)
      .then((first) => first ?? wire.send(tried.request))
      .catch((error: Error) => error);
    tally(answer instanceof Error ? 0 : (answer?.status ?? 0));
    const fault = answer instanceof Error ? answer.message : judge(tried, answer);
    const bytes = encodeRequest(tried.request, host);
    if (fault) report({ number, about: tried.about, fault, bytes, previous });
    else if (!(answer instanceof Error) && answer) teach(all, tried, answer);
    return bytes;
  }

  async function oneRaw(number: number): Promise<void> {
    const { about, bytes, statuses, fault } = await tryRaw(url, all, createRandom(seed, number));
    tally(statuses[0] ?? 0);
    if (fault) report({ number, about, fault, bytes });
  }

  function report({ number, about, fault, bytes, previous }: Fault): void {
    const before = previous ? `\n  after, on the same connection,\n${shown(previous)}` : "";
    findings.faults.push(`seed ${seed}, request ${number} (${about}): ${fault}\n${shown(bytes)}${before}`);
  }

  async function work(wire: Wire): Promise<void> {
    let previous: Buffer | undefined;
    while (next < first + count && findings.faults.length < MOST_FAULTS) {
      const number = next++;
      if (number % RENEW_EVERY === RENEW_EVERY - 1) renewing = renewing.then(all.renew);
      if (number % RAW_EVERY === 0) await oneRaw(number);
      else previous = await one(wire, number, previous);
    }
    wire.close();
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, () => work(openWire(url, PATIENCE_MS))));
  await renewing;
  return findings;
}

function teach(all: Population, { name, boardId, ids, route }: Case, answer: WireAnswer): void {
  const { status, headers, text } = answer;
  if (!name || !route || status !== route.status || headers.has("content-encoding")) return;
  if (route.method === "DELETE") all.forget(ids.slice(-1));
  else if (route.answer && text !== "") all.learn(name, boardId, JSON.parse(text));
}

/** The bytes as they were sent, in a form that a shell can send again: printf '…' | nc host port. */
export function shown(bytes: Buffer): string {
  const text = [...bytes.subarray(0, 2000)]
    .map((byte) => {
      if (byte === 13) return "\\r";
      if (byte === 10) return "\\n";
      if (byte === 92) return "\\\\";
      if (byte === 37) return "%%";
      return byte >= 32 && byte < 127 && byte !== 39
        ? String.fromCharCode(byte)
        : `\\${byte.toString(8).padStart(3, "0")}`;
    })
    .join("");
  return `  printf '${text}'${bytes.length > 2000 ? ` … (${bytes.length} bytes)` : ""}`;
}
