import { expect, test } from "bun:test";
import { directionError, ROOMS } from "./directions.ts";
import { importsOf, readModules } from "./modules.ts";

const modules = readModules();

function errorsOf(path: string, text: string): string[] {
  return importsOf(path, text).flatMap((each) => directionError(path, each) ?? []);
}

test("every import of the product points in an allowed direction", () => {
  const found = [...modules].flatMap(([path, imports]) =>
    imports.flatMap((each) => directionError(path, each) ?? []),
  );
  expect(found).toEqual([]);
});

test("an import in a forbidden direction is reported with the directions that are allowed", () => {
  expect(errorsOf("contract/cards.ts", 'import { x } from "../client/http.ts";')).toEqual([
    "contract/cards.ts must not import client/http.ts: contract imports no other folder",
  ]);
  expect(errorsOf("contract/cards.ts", 'import { join } from "node:path";')).toEqual([
    "contract/cards.ts must not import node:path: contract uses no package but zod",
  ]);
  expect(errorsOf("client/http.ts", 'import type { X } from "../server/app.ts";')).toEqual([
    "client/http.ts must not import server/app.ts: client imports contract",
  ]);
  expect(errorsOf("web/app.tsx", 'const page = import("../server/web/pages.ts");')).toEqual([
    "web/app.tsx must not import server/web/pages.ts: web imports client, contract",
  ]);
  expect(errorsOf("server/app.ts", 'export { x } from "../web/app.tsx";')).toEqual([
    "server/app.ts must not import web/app.tsx: server imports contract, vendor",
  ]);
  expect(errorsOf("server/platform/core/query.ts", 'import "../../cards/store.ts";')).toEqual([
    "server/platform/core/query.ts must not import server/cards/store.ts: the platform imports no feature",
  ]);
  expect(errorsOf("server/platform/db/db.ts", 'import "../core/call.ts";')).toEqual([
    "server/platform/db/db.ts must not import server/platform/core/call.ts: db imports scheduling, util",
  ]);
  expect(errorsOf("server/platform/core/query.ts", 'import type { X } from "../http/mount.ts";')).toEqual([
    "server/platform/core/query.ts must not import server/platform/http/mount.ts: " +
      "core imports auth, db, event-log, live, observability, quotas, scheduling, storage, util",
  ]);
  expect(errorsOf("server/platform/new/file.ts", 'import "../util/lru.ts";')).toEqual([
    "server/platform/new/file.ts must not import server/platform/util/lru.ts: " +
      "new imports no other folder of the platform",
  ]);
  expect(errorsOf("server/cards/operations.ts", 'import "../platform/core/change/board-writer.ts";')).toEqual(
    [
      "server/cards/operations.ts must not import server/platform/core/change/board-writer.ts: it is reserved for " +
        "server/create-context.ts, server/platform/core/change/change.ts, server/platform/core/change/fill-board.ts, server/platform/core/context.ts",
    ],
  );
  expect(errorsOf("server/platform/http/mount.ts", 'import "../../app.ts";')).toEqual([
    "server/platform/http/mount.ts must not import server/app.ts: " +
      "of the files at the top of the server, only server/config.ts and server/tables.ts are imported by its parts",
  ]);
  expect(errorsOf("server/cards/store.ts", 'import "../columns/store.ts";')).toEqual([
    "server/cards/store.ts must not import server/columns/store.ts: " +
      "the store of cards builds on those of attachments, checklists, labels, people, users",
  ]);
  expect(errorsOf("server/labels/operations.ts", 'import "../cards/operations.ts";')).toEqual([
    "server/labels/operations.ts must not import server/cards/operations.ts: " +
      "operations are imported by the feature.ts of their folder only",
  ]);
  expect(errorsOf("server/users/operations.ts", 'import "../boards/store.ts";')).toEqual([
    "server/users/operations.ts must not import server/boards/store.ts: users imports invitations",
  ]);
});

test("a folder of the platform imports only folders that are listed above it", () => {
  const rooms = Object.keys(ROOMS);
  const upward = Object.entries(ROOMS).flatMap(([room, allowed]) =>
    allowed
      .filter((other) => !rooms.slice(0, rooms.indexOf(room)).includes(other))
      .map((other) => `${room} → ${other}`),
  );
  expect(upward).toEqual([]);
});

test("no modules import each other in a circle", () => {
  expect(circles()).toEqual([]);
});

/** Types are erased: only what is loaded when the program runs can be found half loaded. */
function circles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const { target, isType } of modules.get(path) ?? []) if (!isType) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of modules.keys()) visit(path, []);
  return found;
}
