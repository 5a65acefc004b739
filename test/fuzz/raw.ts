/** Bytes that are HTTP by courtesy only: what may come of them, and what must not. */
import { faultOf } from "../every-route/bad-input/attempt.ts";
import type { WireAnswer } from "../every-route/bad-input/wire.ts";
import { anyNonsense, anyShape, type Shape } from "./framing.ts";
import type { Population } from "./population.ts";
import type { Random } from "./random.ts";
import { talk } from "./talk.ts";

const MOST_ANSWERS = 100;
const HIDDEN = "hidden-";

export interface RawOutcome extends Shape {
  statuses: number[];
  fault: string | null;
}

export async function tryRaw(url: string, all: Population, random: Random): Promise<RawOutcome> {
  const { host } = new URL(url);
  const auth = `authorization: Bearer ${all.people[0]!.token}`;
  const shape = random.chance(0.6)
    ? anyShape({ hidden: hiddenRequest(all.canaryId, auth, host), auth, host }, random)
    : anyNonsense({ auth, host }, random);
  const said = await talk(url, {
    pieces: random.chance(0.2) ? pieces(shape.bytes, random) : [shape.bytes],
    hangUp: random.chance(0.5),
    enough: MOST_ANSWERS,
  });
  const faults = said.answers.map(faultOfRaw).filter((fault) => fault !== null);
  if (said.rest !== "" && !said.rest.startsWith("HTTP/1.1 "))
    faults.push(`sent what is no answer: ${said.rest.slice(0, 200)}`);
  return { ...shape, statuses: said.answers.map(({ status }) => status), fault: faults[0] ?? null };
}

function hiddenRequest(boardId: string, auth: string, host: string): string {
  const json = '{"title":"found"}';
  const id = `${HIDDEN}${crypto.randomUUID()}`;
  return `PATCH /boards/${boardId} HTTP/1.1\r\nhost: ${host}\r\nx-request-id: ${id}\r\n${auth}\r\ncontent-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n${json}`;
}

function faultOfRaw(answer: WireAnswer): string | null {
  if (answer.headers.get("x-request-id")?.startsWith(HIDDEN))
    return `the hidden request was found: ${answer.status}`;
  // The runtime's own words to what never reached us: malformed, too large, or a version it does not speak.
  if (answer.text === "" && [400, 413, 431, 505].includes(answer.status)) return null;
  return faultOf({ about: "", request: { method: "GET", target: "" }, expect: "anything" }, answer);
}

function pieces(bytes: Buffer, random: Random): Buffer[] {
  const result: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + random.below(Math.max(1, bytes.length / 4));
    result.push(bytes.subarray(at, at + size));
    at += size;
  }
  return result;
}
