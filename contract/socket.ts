/** Messages on live connections other than events, and the paths where connections are opened. */
import * as z from "zod/mini";
import { id, resource } from "./base/define.ts";

export const SOCKET_PATH = "/ws/boards/{board_id}";

export const CLOSE = {
  /** No token, a bad one, no membership any more, or no board. */
  refused: 1008,
  /** The service is being restarted; come back. */
  restarting: 1012,
  /** Too many connections, of this user, from this address, or at this moment, or the database is away; come back later. */
  busy: 1013,
  /** No pong in time. */
  silent: 4000,
} as const;

/** Said with `refused` when a connection outlives its token: who has a newer one may come back with it. */
export const TOKEN_EXPIRED = "The token has expired.";

export const HEARTBEAT_SECONDS = 30;
export const PONG_TIMEOUT_SECONDS = 10;
export const PRESENCE_LIFETIME_SECONDS = 60;

export const UserJoined = resource("UserJoined", {
  type: z.literal("user_joined"),
  user_id: id,
  username: z.string(),
});
export const UserLeft = resource("UserLeft", {
  type: z.literal("user_left"),
  user_id: id,
  username: z.string(),
});
export const Ping = resource("Ping", { type: z.literal("ping"), board_id: id });
export const Pong = resource("Pong", { type: z.literal("pong") });
/** Everything up to `seq` has been sent; what follows is live. Only to those who asked with `since`. */
export const Ready = resource("Ready", { type: z.literal("ready"), seq: z.int() });
/** The log cannot tell what happened after `since`: take a new snapshot. Live events follow. */
export const Resync = resource("Resync", {
  type: z.literal("resync"),
  reason: z.enum(["expired", "ahead", "invalid"]),
});
export type ResyncReason = z.output<typeof Resync>["reason"];

/** What of a card can be said to be edited. */
export const EDITED = ["title", "description", "checklist", "comment"] as const;
const looking = { card_id: z.nullable(id), editing: z.nullable(z.enum(EDITED)) };
/** From a client that connected with `looking=true`: the card it shows, if any, and what is being edited there. */
export const Looking = resource("Looking", { type: z.literal("looking"), ...looking });
export type Looking = z.output<typeof Looking>;
/** To clients that connected with `looking=true`: what one connection is looking at; null when it looks at no card. */
export const UserLooking = resource("UserLooking", {
  type: z.literal("user_looking"),
  connection_id: id,
  user_id: id,
  username: z.string(),
  ...looking,
});
export type UserLooking = z.output<typeof UserLooking>;

export type PresenceMessage = z.output<typeof UserJoined> | z.output<typeof UserLeft>;
export type ControlMessage = z.output<typeof Ping> | z.output<typeof Ready> | z.output<typeof Resync>;
