/** The client runs wherever `fetch` and WebSockets are: in browsers, Bun and Node. */
import { expect, test } from "bun:test";

const ROOT = new URL("../..", import.meta.url).pathname;
const IMPORT = /\b(?<!\/)(?:from|import|require)\s*\(?\s*["']([^"'\n]+)["']/g;
const FOREIGN_GLOBALS = /\b(Bun|process|Buffer|require|__dirname)\b(?=[.(])/g;

/** Every file of a folder, and what in it would need more than `allowed`. */
async function needs(folder: string, allowed: RegExp) {
  const files = [...new Bun.Glob(`${folder}/**/*.ts`).scanSync(ROOT)].sort();
  const everywhere = files.filter((file) => !file.startsWith("client/node/"));
  return Promise.all(
    everywhere.map(async (file) => {
      const text = await Bun.file(`${ROOT}/${file}`).text();
      const imported = [...text.matchAll(IMPORT)].map(([, path]) => path!);
      return [
        file,
        [...imported.filter((path) => !allowed.test(path)), ...(text.match(FOREIGN_GLOBALS) ?? [])],
      ] as const;
    }),
  );
}

test("the client, but for its outbox in a file, uses neither Bun nor Node, and the contract nothing but zod", async () => {
  const needed = [
    ...(await needs("client", /^(\.\.?\/)+(contract\/)?[\w-]+(\/[\w-]+)*\.ts$/)),
    ...(await needs("contract", /^(\.\/|\.\.\/[\w-]+\.ts$|zod\/mini$)/)),
  ];
  expect(needed.map(([file]) => file)).toEqual(
    expect.arrayContaining(["client/live-board.ts", "client/http.ts", "contract/index.ts"]),
  );
  expect(needed.filter(([, what]) => what.length > 0)).toEqual([]);
});

test("the client bundles for browsers without polyfills", async () => {
  const { success, outputs } = await Bun.build({
    entrypoints: [`${ROOT}/client/index.ts`],
    target: "browser",
  });
  expect(success).toBe(true);
  expect(await outputs[0]!.text()).not.toMatch(/\b(node|bun):/);
});
