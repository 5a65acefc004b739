/** What clients send: the only message the service acts on is pong (6.4, item 5); nothing else may hurt anyone. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { Listener } from "./listener.ts";
import { encodeFrame, type Frame, OPCODE, RawSocket } from "./raw-socket.ts";

const MAX_BYTES = 65_536;
const DEPTH = 30_000;

let service: Service;
let alice: Person;
let bob: Person;
let board_id: string;
let column_id: string;
let bystander: Listener;
let changes = 0;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  ({ board_id, column_id } = await boardOf(alice, bob));
  bystander = new Listener(service.url, board_id, { token: alice.token });
  await bystander.sees("user_joined");
});
afterAll(() => service.stop());

async function connect(): Promise<RawSocket> {
  const raw = await RawSocket.open(service.url, `/ws/boards/${board_id}?token=${bob.token}`);
  await raw.sees("user_joined");
  return raw;
}

/** One more change, and the number by which everyone must see it. */
async function change(): Promise<number> {
  await alice.createCard({ board_id, column_id, title: `Change ${++changes}` });
  return (await alice.getBoard({ board_id })).seq;
}

async function bystanderSees(seq: number): Promise<void> {
  await bystander.until(() => bystander.events.at(-1)?.seq === seq, `event ${seq}`);
  const numbers = bystander.events.map((event) => event.seq);
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
}

const text = (payload: string | Uint8Array): Frame => ({ opcode: OPCODE.text, payload });
const binary = (payload: string | Uint8Array): Frame => ({ opcode: OPCODE.binary, payload });

describe("SOCKET-5: is ignored, and the connection goes on:", () => {
  const ignored: Record<string, Frame[]> = {
    "text that is no JSON": [text("hello"), text(""), text("{"), text('{"type":"pong"'), text("undefined")],
    "JSON of the wrong type": ["null", "0", '"pong"', "[]", "true", '["pong"]', "1e999"].map(text),
    "an object that is no pong": ["{}", '{"type":null}', '{"type":["pong"]}', '{"pong":1}'].map(text),
    "a prototype in disguise": ['{"__proto__":{"type":"pong"}}', '{"constructor":{"prototype":1}}'].map(text),
    "a pong nobody asked for": Array.from({ length: 10 }, () => text('{"type":"pong"}')),
    "what looks like an event": [
      text(`{"type":"board.deleted","data":{"id":"${crypto.randomUUID()}"},"seq":1,"version":"1.0"}`),
      text('{"type":"user_left","user_id":"x"}'),
    ],
    "binary messages": [binary(""), binary('{"type":"pong"}'), binary(new Uint8Array(1000))],
    "JSON nested deeply": [
      text("[".repeat(DEPTH) + "]".repeat(DEPTH)),
      text(`${'{"type":'.repeat(5000)}1${"}".repeat(5000)}`),
    ],
    "a message of exactly 64 KiB": [text("x".repeat(MAX_BYTES)), binary(new Uint8Array(MAX_BYTES))],
    "a message in pieces": [
      { ...text('{"type":'), unfinished: true },
      { opcode: OPCODE.continuation, payload: '"pong"}' },
    ],
    "a ping of the WebSocket protocol": [{ opcode: OPCODE.ping, payload: "are you there" }],
  };
  for (const [what, frames] of Object.entries(ignored)) {
    test(what, async () => {
      const raw = await connect();
      const before = raw.messages.length;
      for (const frame of frames) raw.send(frame);
      const seq = await change();
      await eventually(() => raw.messages.some((message) => message.seq === seq), "the next event");
      expect(raw.messages.slice(before).map(({ type }) => type)).toEqual(["card.created"]);
      await bystanderSees(seq);
      raw.destroy();
    });
  }
});

describe("SOCKET-15: closes that connection and no other:", () => {
  const fatal: Record<string, Frame[]> = {
    "a text of one byte more than 64 KiB": [text("x".repeat(MAX_BYTES + 1))],
    "a binary of one byte more than 64 KiB": [binary(new Uint8Array(MAX_BYTES + 1))],
    "one that grows too large in pieces": [
      { ...text("x".repeat(MAX_BYTES)), unfinished: true },
      { opcode: OPCODE.continuation, payload: "x" },
    ],
    "text that is no UTF-8": [text(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
    "an opcode without a meaning": [{ opcode: 5, payload: "x" }],
    "reserved bits": [{ ...text("x"), reserved: 7 }],
    "a control frame that is too long": [{ opcode: OPCODE.ping, payload: "x".repeat(126) }],
    "a close frame": [{ opcode: OPCODE.close, payload: new Uint8Array([3, 232]) }],
  };
  for (const [what, frames] of Object.entries(fatal)) {
    test(what, async () => {
      const raw = await connect();
      for (const frame of frames) raw.send(frame);
      await eventually(() => raw.gone, "the end of the connection");
      await bystanderSees(await change());
      await eventually(
        async () => (await alice.presence({ board_id })).online_users.length === 1,
        "bob to be gone",
      );
    });
  }
});

describe("floods", () => {
  test.each<[string, Frame]>([
    ["small messages", text('{"type":"noise"}')],
    ["pongs that nobody asked for", text('{"type":"pong"}')],
    ["deeply nested JSON", text("[".repeat(60_000))],
    ["binary messages", binary("x")],
    ["pings of the WebSocket protocol", { opcode: OPCODE.ping, payload: "x" }],
  ])(
    "SOCKET-15: of %s from several sockets close those, and delay nobody else's events",
    async (_, frame) => {
      const flooders = await Promise.all([connect(), connect(), connect()]);
      const flood = Buffer.concat(Array(300).fill(encodeFrame(frame)));
      for (const raw of flooders) raw.write(flood);
      const first = await change();
      for (const raw of flooders) await eventually(() => raw.gone, "the end of the flood");
      const second = await change();
      await bystanderSees(second);
      expect(second).toBe(first + 1);
      expect(flooders.map(({ closeCode }) => closeCode)).toEqual([1008, 1008, 1008]);
    },
  );

  test("SOCKET-15: are more than a hundred messages a second; a client that speaks now and then goes on", async () => {
    const raw = await connect();
    for (let i = 0; i < 50; i++) raw.say('{"type":"pong"}');
    const seq = await change();
    await eventually(() => raw.messages.some((message) => message.seq === seq), "the next event");
    raw.destroy();
  });

  test("of connections that come and go leave nobody present", async () => {
    for (let round = 0; round < 3; round++) {
      const raws = await Promise.all(Array.from({ length: 30 }, connect));
      for (const raw of raws) raw.destroy();
    }
    await eventually(
      async () => (await alice.presence({ board_id })).online_users.length === 1,
      "all of them to be gone",
    );
    await bystanderSees(await change());
  });
});
