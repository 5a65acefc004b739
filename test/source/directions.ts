/**
 * Which way imports may point. A new folder, package or pair of features is added here on purpose, or the test fails:
 *
 *   web → client → contract ← server ← cli ← ops
 *   server/<feature> → server/platform; operations → stores; a store → the stores of what it contains
 *   http → core → quotas → live → event-log → auth → storage → observability → db → outbound → util, in server/platform
 */
import type { Import } from "./modules.ts";

const FOLDERS: Record<string, readonly string[]> = {
  contract: [],
  client: ["contract"],
  web: ["client", "contract"],
  server: ["contract", "vendor"],
  cli: ["contract", "server"],
  ops: ["cli", "server"],
};

/** Of the folders that run in browsers too. */
const PACKAGES: Record<string, readonly string[]> = {
  contract: ["zod"],
  client: [],
  web: ["@tanstack/react-virtual", "preact", "react", "react-dom"],
};

/** The part of the client that is not for browsers. */
const IN_NODE = "client/node/";

/** The folders of the platform, lowest first. Each imports only folders above it in this list. */
export const ROOMS: Record<string, readonly string[]> = {
  util: [],
  scheduling: ["util"],
  outbound: ["scheduling", "util"],
  db: ["scheduling", "util"],
  observability: ["db", "util"],
  storage: ["observability", "util"],
  auth: ["db", "observability", "scheduling", "util"],
  "event-log": ["db", "util"],
  live: ["auth", "db", "event-log", "observability", "scheduling", "util"],
  quotas: ["auth", "db", "event-log", "live", "scheduling", "util"],
  core: ["auth", "db", "event-log", "live", "observability", "quotas", "scheduling", "storage", "util"],
  http: ["auth", "core", "db", "live", "observability", "quotas", "scheduling", "util"],
};

/** Which features a feature may know. */
const FEATURES: Record<string, readonly string[]> = {
  attachments: ["cards", "trash"],
  automations: ["cards", "trash", "users"],
  avatars: ["attachments", "users"],
  boards: ["automations", "cards", "columns", "invitations", "people", "users", "webhooks"],
  cards: ["automations", "boards", "checklists", "labels", "people", "trash", "users"],
  checklists: ["boards", "cards", "people", "users"],
  columns: ["boards", "cards", "trash"],
  comments: ["notifications", "users"],
  copies: [
    "attachments",
    "automations",
    "boards",
    "cards",
    "columns",
    "labels",
    "people",
    "search",
    "trash",
    "users",
  ],
  docs: [],
  "due-dates": ["automations", "cards", "notifications"],
  events: [],
  exports: ["attachments", "automations", "boards", "cards", "people", "users"],
  imports: [
    "attachments",
    "automations",
    "boards",
    "cards",
    "columns",
    "copies",
    "labels",
    "people",
    "search",
    "trash",
    "users",
  ],
  invitations: ["boards", "mail", "users"],
  home: ["boards", "cards", "users"],
  labels: ["trash"],
  mail: ["invitations", "notifications", "sign-in", "users"],
  mcp: ["boards"],
  search: ["cards", "people", "users"],
  shares: ["attachments", "boards"],
  notifications: ["users"],
  people: ["boards", "cards", "users"],
  "sign-in": ["invitations", "users", "web"],
  system: ["imports", "mail", "webhooks"],
  templates: ["boards", "copies", "users"],
  trash: [
    "attachments",
    "automations",
    "boards",
    "cards",
    "columns",
    "comments",
    "labels",
    "people",
    "users",
  ],
  undo: [
    "attachments",
    "boards",
    "cards",
    "checklists",
    "columns",
    "comments",
    "labels",
    "people",
    "trash",
    "users",
  ],
  users: ["invitations"],
  web: [],
  webhooks: [],
};

/** A board contains columns, a column cards, and so on: SQL of the outer reads the inner, never the other way round. */
const STORES: Record<string, readonly string[]> = {
  boards: ["columns", "users"],
  columns: ["cards"],
  cards: ["attachments", "checklists", "labels", "people", "users"],
  checklists: ["people", "users"],
  people: ["users"],
  search: ["cards", "users"],
  comments: ["users"],
  notifications: ["users"],
  home: ["boards", "cards"],
  "sign-in": ["users"],
};

/** Modules that only these may import. */
const RESERVED: Record<string, readonly string[]> = {
  // Whoever changes a board goes through `mutate`, which numbers and announces what was changed.
  "server/platform/core/change/board-writer.ts": [
    "server/create-context.ts",
    "server/platform/core/change/change.ts",
    "server/platform/core/change/fill-board.ts",
    "server/platform/core/context.ts",
  ],
};

/** Why `path` must not import this, with what it may import; null if it may. */
export function directionError(path: string, { target, isPackage }: Import): string | null {
  const reason = isPackage
    ? packageReason(path, target)
    : (reservedReason(path, target) ?? folderReason(path, target) ?? serverReason(path, target));
  return reason && `${path} must not import ${target}: ${reason}`;
}

function reservedReason(path: string, target: string): string | null {
  const importers = RESERVED[target];
  return importers && !importers.includes(path) ? `it is reserved for ${importers.join(", ")}` : null;
}

function packageReason(path: string, name: string): string | null {
  const folder = folderOf(path);
  if (path.startsWith(IN_NODE) && name === "node:fs") return null;
  const allowed = PACKAGES[folder];
  if (!allowed || allowed.includes(name)) return null;
  return `${folder} uses no package${allowed.length > 0 ? ` but ${allowed.join(", ")}` : ""}`;
}

function folderReason(path: string, target: string): string | null {
  const folder = folderOf(path);
  // Where the version is.
  if (target === "package.json" && ["server", "cli", "ops"].includes(folder)) return null;
  const allowed = FOLDERS[folder] ?? [];
  if (folderOf(target) === folder || allowed.includes(folderOf(target))) return null;
  return `${folder} imports ${allowed.join(", ") || "no other folder"}`;
}

function serverReason(path: string, target: string): string | null {
  const [from, to] = [placeOf(path), placeOf(target)];
  if (!from) return null;
  if (!to) return compositionReason(target);
  if (from.kind === "platform") return platformReason(from.name, to);
  if (to.kind === "platform" || to.name === from.name) return null;
  if (/(?:operations|feature)\.ts$/.test(target))
    return "operations are imported by the feature.ts of their folder only";
  if (path.endsWith("/store.ts") && !STORES[from.name]?.includes(to.name))
    return `the store of ${from.name} builds on ${listed(STORES[from.name], "those of ", "no other")}`;
  if (FEATURES[from.name]?.includes(to.name)) return null;
  return `${from.name} imports ${listed(FEATURES[from.name], "", "no other feature")}`;
}

/** Files at the top of the server put it together; of those, its parts know the settings and the list of tables. */
function compositionReason(target: string): string | null {
  if (folderOf(target) !== "server" || SHARED.includes(target)) return null;
  return `of the files at the top of the server, only ${SHARED.join(" and ")} are imported by its parts`;
}

const SHARED = ["server/config.ts", "server/tables.ts"];

function platformReason(room: string, to: Place): string | null {
  if (to.kind === "feature") return "the platform imports no feature";
  if (to.name === room || ROOMS[room]?.includes(to.name)) return null;
  return `${room} imports ${listed(ROOMS[room], "", "no other folder of the platform")}`;
}

interface Place {
  kind: "platform" | "feature";
  name: string;
}

/** Of a file in a folder of the server; null for every other. */
function placeOf(path: string): Place | null {
  const [folder, feature, room, ...rest] = path.split("/");
  if (folder !== "server" || !feature || room === undefined) return null;
  if (feature !== "platform") return { kind: "feature", name: feature };
  return rest.length > 0 ? { kind: "platform", name: room } : null;
}

function folderOf(path: string): string {
  return path.split("/", 1).join("");
}

function listed(names: readonly string[] | undefined, before: string, otherwise: string): string {
  return names && names.length > 0 ? before + names.join(", ") : otherwise;
}
