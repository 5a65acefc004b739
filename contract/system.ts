import * as z from "zod/mini";
import { id, resource, route } from "./base/define.ts";

const reachable = z.enum(["ok", "unavailable"]);

const Health = resource("Health", {
  status: z.enum(["ok", "degraded", "unavailable"]),
  database: reachable,
  pubsub: reachable,
  /** Of a distributed database: the workers that do not answer. Absent if all do. */
  unreachable_workers: z.optional(z.array(z.int())),
});

const Liveness = resource("Liveness", { status: z.literal("alive") });
/** `waiting_for`, while it is unavailable: what the instance needs and cannot reach. */
const Readiness = resource("Readiness", {
  status: z.enum(["ready", "draining", "unavailable"]),
  waiting_for: z.optional(z.literal("database")),
});

const Stats = resource("Stats", {
  version: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  uptime_seconds: z.int(),
  users: z.int(),
  boards: z.int(),
  cards: z.int(),
  attachments: z.int(),
  attachment_bytes: z.int(),
  events: z.int(),
});

const Presence = resource("Presence", {
  board_id: id,
  online_users: z.array(z.object({ user_id: id, username: z.string() })),
});

export const systemRoutes = {
  health: route({
    method: "GET",
    path: "/health",
    tag: "System",
    summary: "Is the service well; 503 when the database does not answer",
    access: "public",
    scope: "none",
    isProbe: true,
    status: 200,
    answer: Health,
  }),
  live: route({
    method: "GET",
    path: "/health/live",
    tag: "System",
    summary: "Does the process answer at all; asks nothing else of anybody",
    access: "public",
    scope: "none",
    isProbe: true,
    status: 200,
    answer: Liveness,
  }),
  ready: route({
    method: "GET",
    path: "/health/ready",
    tag: "System",
    summary: "May a balancer send requests here; 503 on the way out, or when the database does not answer",
    access: "public",
    scope: "none",
    isProbe: true,
    status: 200,
    answer: Readiness,
  }),
  stats: route({
    method: "GET",
    path: "/admin/stats",
    tag: "System",
    summary: "What the service holds (superusers)",
    access: "superuser",
    scope: "admin",
    isAccountWide: true,
    status: 200,
    answer: Stats,
  }),
  presence: route({
    method: "GET",
    path: "/ws/boards/{board_id}/presence",
    tag: "Live",
    summary: "Who is connected to the board",
    access: "authenticated",
    scope: "read",
    status: 200,
    answer: Presence,
    errors: [404],
  }),
};
