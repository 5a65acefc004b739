/** AsyncAPI 3.0 of the live connections, printed from the contract. */
import { EVENT_KINDS, envelopeOf, plainEnvelopeOf } from "../../contract/events.ts";
import { PERSONAL_STREAM_PATH, personalMessages } from "../../contract/notifications.ts";
import { publicEnvelopeOf } from "../../contract/public-events.ts";
import { shareRoutes } from "../../contract/shares.ts";
import {
  Looking,
  Ping,
  Pong,
  Ready,
  Resync,
  SOCKET_PATH,
  UserJoined,
  UserLeft,
  UserLooking,
} from "../../contract/socket.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Work } from "../platform/scheduling/time-slices.ts";
import { type Json, jsonSchema } from "./json-schema.ts";

const SENT = {
  user_joined: UserJoined,
  user_left: UserLeft,
  user_looking: UserLooking,
  ping: Ping,
  ready: Ready,
  resync: Resync,
};
const RECEIVED = { pong: Pong, looking: Looking };

export function* asyncapi(basePath = ""): Work<Json> {
  const schemas: Json = {};
  const messages: Json = {};
  for (const kind of EVENT_KINDS) {
    messages[kind] = { name: kind, payload: jsonSchema(envelopeOf(kind), schemas) };
    yield;
    const plain = plainEnvelopeOf(kind);
    if (!plain) continue;
    messages[`${kind}.plain`] = {
      name: kind,
      summary: "On a connection without `since`: the column with its cards",
      payload: jsonSchema(plain, schemas),
    };
  }
  for (const [name, schema] of Object.entries(SENT))
    messages[name] = { name, payload: jsonSchema(schema, schemas) };
  const sent = Object.keys(messages);
  for (const [name, schema] of Object.entries(RECEIVED))
    messages[name] = { name, payload: jsonSchema(schema, schemas) };
  const personal: Json = {};
  for (const [name, schema] of Object.entries(personalMessages))
    personal[name] = { name, payload: jsonSchema(schema, schemas) };
  const shared: Json = {
    ready: { name: "ready", payload: jsonSchema(Ready, schemas) },
    resync: { name: "resync", payload: jsonSchema(Resync, schemas) },
  };
  for (const kind of EVENT_KINDS) {
    yield;
    const schema = publicEnvelopeOf(kind);
    if (schema) shared[kind] = { name: kind, payload: jsonSchema(schema, schemas) };
  }
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Boardcast live boards",
      version: packageJson.version,
      description:
        "Every change of a board, in order, to everyone connected to it. With `since`, everything after that " +
        "number first, then `ready`, then live, and columns without their cards, which the client has.",
    },
    channels: {
      board: {
        address: basePath + SOCKET_PATH,
        parameters: { board_id: { description: "The board's id" } },
        bindings: { ws: { query: { type: "object", properties: query } } },
        messages,
      },
      personal: {
        address: basePath + PERSONAL_STREAM_PATH,
        description:
          "The caller's notifications and changes to their list of boards, as server-sent events: each message is the " +
          "`data` of an event, whose `id` is what `Last-Event-ID` or `since` takes to resume after it.",
        messages: personal,
      },
      shared: {
        address: basePath + shareRoutes.streamSharedBoard.path,
        parameters: { token: { description: "The token of a public link" } },
        description:
          "A board by its public link, as server-sent events: each message is the `data` of an event, whose `id` is what " +
          "`Last-Event-ID` takes to resume after it. Events that tell the public nothing are left out.",
        messages: shared,
      },
    },
    operations: {
      receive: {
        action: "receive",
        channel: reference("board"),
        messages: sent.map((name) => message("board", name)),
      },
      answer: {
        action: "send",
        channel: reference("board"),
        messages: Object.keys(RECEIVED).map((name) => message("board", name)),
      },
      receiveShared: {
        action: "receive",
        channel: reference("shared"),
        bindings: { http: { method: "GET", query: { type: "object", properties: sharedQuery } } },
        messages: Object.keys(shared).map((name) => message("shared", name)),
      },
      receivePersonal: {
        action: "receive",
        channel: reference("personal"),
        bindings: { http: { method: "GET", query: { type: "object", properties: personalQuery } } },
        messages: Object.keys(personal).map((name) => message("personal", name)),
      },
    },
    components: { schemas },
  };
}

const token = { type: "string", description: "The access token; the login cookie serves too" };
const query = {
  token,
  looking: { type: "boolean", description: "Whether to send and receive who is looking at which card" },
  since: { type: "integer", description: "The number of the last event the client has" },
};

const sharedQuery = {
  since: query.since,
  last_event_at: { type: "string", description: "The time of that event" },
};

const personalQuery = {
  token,
  since: { type: "string", description: "The id of the last event the client has" },
};

function reference(channel: string): Json {
  return { $ref: `#/channels/${channel}` };
}

function message(channel: string, name: string): Json {
  return { $ref: `#/channels/${channel}/messages/${name}` };
}
