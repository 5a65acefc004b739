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

/** What a helper reads that depends on the database that the tests are run on. */
const DATABASE_OF_THE_RUN = /BOARDCAST_TEST_(?:DB|POSTGRES)\b/;

interface Module {
  imports: string[];
  isOfDatabase: boolean;
}

const transpiler = new Bun.Transpiler({ loader: "ts" });
const modules = new Map<string, Promise<Module>>();

export async function needsOf(file: string): Promise<Set<Program>> {
  const reached = [...(await reachedFrom(file)).keys()];
  return new Set(reached.flatMap((module) => STARTED_BY.get(module) ?? []));
}

/** Whether the file, or any helper it imports, asks which database it is run on. */
export async function usesDatabase(file: string): Promise<boolean> {
  return [...(await reachedFrom(file)).values()].some((module) => module?.isOfDatabase);
}

/** All that is imported, and its content where it belongs to the tests. */
async function reachedFrom(file: string): Promise<Map<string, Module | undefined>> {
  const reached = new Map<string, Module | undefined>([[file, undefined]]);
  for (const path of reached.keys()) {
    if (!/^(test|bench)\/.*\.ts$/.test(path)) continue;
    if (!modules.has(path)) modules.set(path, read(path));
    const module = await modules.get(path)!;
    reached.set(path, module);
    for (const imported of module.imports) if (!reached.has(imported)) reached.set(imported, undefined);
  }
  return reached;
}

/** Files as paths from the project's root; imports of types alone do not count. */
async function read(path: string): Promise<Module> {
  const text = await Bun.file(path).text();
  const imports = transpiler
    .scanImports(text)
    .map(({ path: imported }) => (imported.startsWith(".") ? join(dirname(path), imported) : imported));
  return { imports, isOfDatabase: DATABASE_OF_THE_RUN.test(text) };
}
