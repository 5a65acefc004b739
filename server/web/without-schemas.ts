/**
 * The web client and the client package need the routes of the contract, and what events do, but never check a schema: all
 * schemas are one function that returns itself, whatever is asked of it. That saves a tenth of the board page's script. The
 * summaries of routes, which are for the documentation, and the names of colours, which only a schema knows, are left out
 * as well.
 */
import * as zod from "zod/mini";

const SUMMARIES = /\bsummary:\s*"(?:[^"\\]|\\.)*",/g;
const COLOR_NAMES = /"[a-z ]{60,}"(?: \+)?/g;
export const withoutSchemas: Bun.BunPlugin = {
  name: "without schemas",
  setup(build) {
    build.onResolve({ filter: /^zod\/mini$/ }, ({ path }) => ({ path, namespace: "schemas" }));
    build.onLoad({ filter: /.*/, namespace: "schemas" }, () => {
      const names = Object.keys(zod).map((name) => `any as ${name}`);
      return {
        loader: "js",
        contents: `const any = new Proxy(() => any, { get: () => any }); export { ${names} };`,
      };
    });
    build.onLoad({ filter: /[\\/]contract[\\/]base[\\/]color\.ts$/ }, async ({ path }) => ({
      loader: "ts",
      contents: (await Bun.file(path).text()).replace(COLOR_NAMES, ""),
    }));
    build.onLoad({ filter: /[\\/]contract[\\/][^\\/]+\.ts$/ }, async ({ path }) => ({
      loader: "ts",
      contents: (await Bun.file(path).text()).replace(SUMMARIES, ""),
    }));
  },
};
