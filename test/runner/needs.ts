/**
 * What a test file needs beside this process: the programs that it, or any helper it imports, starts. Found in the
 * imports, so that there is no list to keep.
 */
import { dirname, join } from "node:path";
import {
  CHROMIUM,
  HAPROXY,
  MOUNT,
  NGINX,
  PGBOUNCER,
  POSTGRES,
  type Program,
  REDIS,
} from "../machine/provide.ts";

const STARTED_BY = new Map([
  ["test/machine/postgres.ts", POSTGRES],
  ["test/machine/pgbouncer.ts", PGBOUNCER],
  ["test/machine/nginx.ts", NGINX],
  ["test/machine/haproxy.ts", HAPROXY],
  ["test/machine/redis.ts", REDIS],
  ["test/machine/small-disk.ts", MOUNT],
  ["playwright-core", CHROMIUM],
]);

const transpiler = new Bun.Transpiler({ loader: "ts" });
const importsOf = new Map<string, Promise<string[]>>();

export async function needsOf(file: string): Promise<Set<Program>> {
  const needs = new Set<Program>();
  const seen = new Set([file]);
  for (const module of seen) {
    const program = STARTED_BY.get(module);
    if (program) needs.add(program);
    if (!/^(test|bench)\/.*\.ts$/.test(module)) continue;
    if (!importsOf.has(module)) importsOf.set(module, readImports(module));
    for (const imported of await importsOf.get(module)!) seen.add(imported);
  }
  return needs;
}

/** Files as paths from the project's root; imports of types alone do not count. */
async function readImports(module: string): Promise<string[]> {
  const imports = transpiler.scanImports(await Bun.file(module).text());
  return imports.map(({ path }) => (path.startsWith(".") ? join(dirname(module), path) : path));
}
