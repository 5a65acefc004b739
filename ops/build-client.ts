/**
 * npm run build:client: the package boardcast-client in dist/client, ready for `npm publish`. ECMAScript modules without
 * schemas, and the declarations of the client and of the part of the contract that it shows, which name zod's types.
 */
import { cp, rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import packageJson from "../package.json" with { type: "json" };
import { withoutSchemas } from "../server/web/without-schemas.ts";

const PROJECT = new URL("..", import.meta.url).pathname;
const CLIENT = `${PROJECT}client`;
const { dependencies, license, version } = packageJson;

const { outdir } = parseArgs({
  options: { outdir: { type: "string", default: `${PROJECT}dist/client` } },
}).values;

await rm(outdir, { recursive: true, force: true });
await Bun.build({
  entrypoints: [
    `${CLIENT}/index.ts`,
    `${CLIENT}/browser/indexed-db-outbox.ts`,
    `${CLIENT}/node/file-outbox.ts`,
  ],
  outdir,
  target: "browser",
  external: ["node:*"],
  plugins: [withoutSchemas],
  splitting: true,
  naming: { entry: "[name].js", chunk: "[name]-[hash].js" },
});
await declarations();
const entry = (name: string, folder = "") => ({
  types: `./types/client/${folder}${name}.d.ts`,
  default: `./${name}.js`,
});
const manifest = {
  name: "boardcast-client",
  version,
  description:
    "Client for Boardcast: every route as a typed method, boards that stay current, changes made offline.",
  license,
  type: "module",
  sideEffects: false,
  engines: { node: ">=20" },
  exports: {
    ".": entry("index"),
    "./indexed-db": entry("indexed-db-outbox", "browser/"),
    "./file": entry("file-outbox", "node/"),
    "./package.json": "./package.json",
  },
  dependencies: { zod: dependencies.zod },
};
await Bun.write(`${outdir}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
await cp(`${CLIENT}/README.md`, `${outdir}/README.md`);
await cp(`${PROJECT}LICENSE`, `${outdir}/LICENSE`);
console.log(outdir);

async function declarations(): Promise<void> {
  const tsc = `${PROJECT}node_modules/typescript/bin/tsc`;
  const command = [process.execPath, tsc, "-p", `${CLIENT}/tsconfig.package.json`];
  const child = Bun.spawn([...command, "--outDir", `${outdir}/types`], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if ((await child.exited) !== 0) process.exit(1);
  // Compilers other than ours look for the declarations of a `.js`.
  for (const path of new Bun.Glob("**/*.d.ts").scanSync(`${outdir}/types`)) {
    const file = Bun.file(`${outdir}/types/${path}`);
    const text = (await file.text()).replace(/((?:from |import\()"\.[^"]*)\.ts"/g, '$1.js"');
    await Bun.write(file, text);
  }
}
