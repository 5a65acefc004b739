/** The client runs wherever `fetch` and WebSockets are: in browsers, Bun and Node. */
import { expect, test } from "bun:test";

const ROOT = new URL("../..", import.meta.url).pathname;
const IMPORT = /(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g;
const FOREIGN_GLOBALS = /\b(Bun|process|Buffer|require|__dirname)\b(?=[.(])/g;

/** Every file of a folder, and what in it would need more than `allowed`. */
async function needs(folder: string, allowed: RegExp) {
  const files = [...new Bun.Glob(`${folder}/**/*.ts`).scanSync(ROOT)].sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await Bun.file(`${ROOT}/${file}`).text();
      const imported = [...text.matchAll(IMPORT)].map(([, path]) => path!);
      return [
        file,
        [...imported.filter((path) => !allowed.test(path)), ...(text.match(FOREIGN_GLOBALS) ?? [])],
      ] as const;
    }),
  );
}

test("the client imports only itself and the contract, the contract only itself and zod; neither uses Bun or Node", async () => {
  const needed = [
    ...(await needs("client", /^(\.\/|\.\.\/contract\/)/)),
    ...(await needs("contract", /^(\.\/|zod\/mini$)/)),
  ];
  expect(needed.map(([file]) => file)).toEqual(
    expect.arrayContaining(["client/live-board.ts", "client/http.ts", "contract/index.ts"]),
  );
  expect(needed.filter(([, what]) => what.length > 0)).toEqual([]);
});

test("the client bundles for browsers without polyfills", async () => {
  const { success, outputs } = await Bun.build({
    entrypoints: [`${ROOT}/client/live-board.ts`],
    target: "browser",
  });
  expect(success).toBe(true);
  expect(await outputs[0]!.text()).not.toMatch(/\b(node|bun):/);
});
