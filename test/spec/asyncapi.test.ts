/** /asyncapi.json is a sound AsyncAPI 3.0 document of the live connections. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { EVENT_KINDS } from "../../contract/events.ts";
import { publicEvents } from "../../contract/public-events.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type Service, startService } from "../harness.ts";

interface Document {
  asyncapi: string;
  info: { version: string };
  channels: Record<
    "board" | "personal" | "shared",
    { address: string; messages: Record<string, { payload: { properties?: { type: object } } }> }
  >;
  operations: Record<string, { action: string; messages: { $ref: string }[] }>;
  components: { schemas: Record<string, object> };
}

const CONTROL = ["user_joined", "user_left", "user_looking", "ping", "ready", "resync"];

const PERSONAL = [
  "board.added",
  "board.deleted",
  "board.removed",
  "board.restored",
  "board.updated",
  "boards.changed",
  "notification",
  "ready",
  "resync",
  "unread",
];

let service: Service;
let document: Document;

beforeAll(async () => {
  service = await startService();
  document = (await service.send("GET", "/asyncapi.json")).body;
});
afterAll(() => service.stop());

test("DOCS-3: is AsyncAPI 3.0 of this version, with the socket's address", () => {
  expect([document.asyncapi, document.info.version]).toEqual(["3.0.0", packageJson.version]);
  expect(Object.entries(document.channels).map(([name, { address }]) => [name, address])).toEqual([
    ["board", "/ws/boards/{board_id}"],
    ["personal", "/me/stream"],
    ["shared", "/shared/{token}/stream"],
  ]);
});

test("DOCS-3: has what a public link sends: the kinds of events that are public, `ready` and `resync`", () => {
  const { messages } = document.channels.shared;
  const kinds = EVENT_KINDS.filter((kind) => publicEvents[kind] !== null);
  expect(Object.keys(messages).sort()).toEqual([...kinds, "ready", "resync"].sort());
  expect(JSON.stringify(messages)).not.toMatch(/"(?:email|previous|key|role|body)"/);
});

test("DOCS-3: has every event and message that is sent, column events in both forms, and what a client sends", () => {
  const plain = EVENT_KINDS.filter((kind) => kind.startsWith("column.")).map((kind) => `${kind}.plain`);
  const sent = [...EVENT_KINDS, ...plain, ...CONTROL].sort();
  const { messages } = document.channels.board;
  expect(Object.keys(messages).sort()).toEqual([...sent, "pong", "looking"].sort());
  const namesOf = (operation: string) =>
    document.operations[operation]!.messages.map(({ $ref }) => $ref.split("/").at(-1)!).sort();
  expect(namesOf("receive")).toEqual(sent);
  expect(namesOf("answer")).toEqual(["looking", "pong"]);
});

test("DOCS-3: has every message of the personal stream, by its type", () => {
  const { messages } = document.channels.personal;
  expect(Object.keys(messages).sort()).toEqual(PERSONAL);
  for (const [name, { payload }] of Object.entries(messages))
    expect({ name, type: payload.properties?.type }).toEqual({ name, type: { type: "string", const: name } });
  expect(document.operations.receivePersonal).toMatchObject({
    action: "receive",
    bindings: { http: { method: "GET" } },
    messages: Object.keys(messages).map((name) => ({ $ref: `#/channels/personal/messages/${name}` })),
  });
});

test("DOCS-3: refers only to schemas that are there", () => {
  const text = JSON.stringify(document);
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in document.components.schemas))).toEqual([]);
});
