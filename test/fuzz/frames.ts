/** WebSocket frames and handshakes, lawful and not. */
import { encodeFrame, type Frame, OPCODE } from "../live/raw-socket.ts";
import { type Random, weighted } from "./random.ts";
import { anyJson, anyText, damaged } from "./texts.ts";

export interface Frames {
  about: string;
  /** What is written, frame by frame. */
  frames: Buffer[];
  /** `lives`: the connection must go on; `ends`: the service must end it; `either`: the runtime may choose. */
  fate: "lives" | "ends" | "either";
}

const MAX_BYTES = 65_536;
const SIZES = [0, 1, 125, 126, 127, 1000, 65_535, MAX_BYTES];
const BAD_CLOSE_CODES = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535];
const GOOD_CLOSE_CODES = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1011, 3000, 4000, 4999];
const BAD_UTF8 = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82], [0x80]];

const text = (payload: string | Uint8Array, more: Partial<Frame> = {}): Frame => ({
  opcode: OPCODE.text,
  payload,
  ...more,
});
const of = (fate: Frames["fate"], about: string, ...frames: Frame[]): Frames => ({
  about,
  frames: frames.map(encodeFrame),
  fate,
});

export function anyFrames(random: Random): Frames {
  return weighted(random, [
    [12, lawful],
    [2, fatal],
    [1, doubtful],
  ])(random);
}

export function lawful(random: Random): Frames {
  return weighted<() => Frames>(random, [
    [
      6,
      () =>
        of(
          "lives",
          "text",
          text(random.chance(0.5) ? wellFormed(anyJson(random)) : wellFormed(anyText(random))),
        ),
    ],
    [
      3,
      () =>
        of(
          "lives",
          "pong",
          text(random.pick(['{"type":"pong"}', '{"type":"pong","x":1}', '["pong"]', '{"type":{}}'])),
        ),
    ],
    [2, () => of("lives", "binary", { opcode: OPCODE.binary, payload: random.bytes(random.below(300)) })],
    [1, () => of("lives", "of an edge's size", text("x".repeat(random.pick(SIZES))))],
    [1, () => of("lives", "in pieces", ...pieces(random))],
    [
      2,
      () => of("lives", "WebSocket ping", { opcode: OPCODE.ping, payload: random.bytes(random.below(126)) }),
    ],
    [
      1,
      () => of("lives", "WebSocket pong", { opcode: OPCODE.pong, payload: random.bytes(random.below(126)) }),
    ],
  ])();
}

function fatal(random: Random): Frames {
  const payload = random.bytes(random.below(50));
  return weighted<() => Frames>(random, [
    [1, () => of("ends", "too large", text("x".repeat(MAX_BYTES + 1 + random.below(9000))))],
    [
      1,
      () =>
        of(
          "ends",
          "claims to be huge",
          text("x", { claims: random.pick([2 ** 31, 2 ** 32 + 5, 2 ** 53, -1]), lengthBytes: 8 }),
        ),
    ],
    [
      1,
      () =>
        of("ends", "grows too large in pieces", text("x".repeat(40_000), { unfinished: true }), {
          opcode: OPCODE.continuation,
          payload: "x".repeat(40_000),
        }),
    ],
    [1, () => of("ends", "no UTF-8", text(Buffer.from(random.pick(BAD_UTF8))))],
    [
      1,
      () =>
        of("ends", "an opcode without a meaning", {
          opcode: random.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]),
          payload,
        }),
    ],
    [1, () => of("ends", "reserved bits", text("x", { reserved: 1 + random.below(7) }))],
    [
      1,
      () =>
        of("ends", "a control frame too long", {
          opcode: OPCODE.ping,
          payload: random.bytes(126 + random.below(300)),
        }),
    ],
    [1, () => of("ends", "a control frame in pieces", { opcode: OPCODE.ping, payload, unfinished: true })],
    [
      1,
      () =>
        of("ends", "a close", { opcode: OPCODE.close, payload: code(random.pick(GOOD_CLOSE_CODES), "bye") }),
    ],
    [
      1,
      () =>
        of("ends", "a close with a bad code", {
          opcode: OPCODE.close,
          payload: code(random.pick(BAD_CLOSE_CODES), ""),
        }),
    ],
    [1, () => of("ends", "a close of one byte", { opcode: OPCODE.close, payload: random.bytes(1) })],
    [1, () => of("ends", "a close without a code", { opcode: OPCODE.close, payload: "" })],
    [
      1,
      () =>
        of("ends", "a close whose reason is no UTF-8", {
          opcode: OPCODE.close,
          payload: Buffer.concat([code(1000, ""), Buffer.from([0xff])]),
        }),
    ],
  ])();
}

function doubtful(random: Random): Frames {
  const frame = encodeFrame(text(wellFormed(anyText(random))));
  return weighted<() => Frames>(random, [
    [1, () => of("either", "a continuation of nothing", { opcode: OPCODE.continuation, payload: "x" })],
    [1, () => of("either", "a message within a message", text("x", { unfinished: true }), text("y"))],
    [1, () => of("either", "unmasked", text("{}", { unmasked: true }))],
    [1, () => of("either", "a length longer than needed", text("x", { lengthBytes: random.pick([2, 8]) }))],
    [
      1,
      () => ({ about: "cut off", frames: [frame.subarray(0, random.below(frame.length))], fate: "either" }),
    ],
    [1, () => ({ about: "damaged", frames: [damaged(frame, random)], fate: "either" })],
    [1, () => ({ about: "noise", frames: [random.bytes(1 + random.below(200))], fate: "either" })],
    [
      1,
      () => ({
        about: "HTTP",
        frames: [Buffer.from("GET /health HTTP/1.1\r\nhost: x\r\n\r\n")],
        fate: "either",
      }),
    ],
  ])();
}

/** A message in up to five frames, with a control frame in between. */
function pieces(random: Random): Frame[] {
  const parts = Array.from({ length: 2 + random.below(4) }, () =>
    wellFormed(anyText(random)).slice(0, 500).toWellFormed(),
  );
  const frames = parts.map(
    (payload, index): Frame => ({
      opcode: index === 0 ? OPCODE.text : OPCODE.continuation,
      payload,
      unfinished: index < parts.length - 1,
    }),
  );
  frames.splice(1, 0, { opcode: OPCODE.ping, payload: "between" });
  return frames;
}

function wellFormed(value: string): string {
  return value.toWellFormed().slice(0, 60_000 / 4);
}

function code(number: number, reason: string): Buffer {
  return Buffer.concat([Buffer.from([number >> 8, number & 255]), Buffer.from(reason)]);
}
