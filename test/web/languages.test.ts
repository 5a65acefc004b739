import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Service, startService } from "../harness.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function languageOf(headers: Record<string, string>): Promise<string | undefined> {
  const { body } = await service.send("GET", "/login", { headers });
  return /<html lang="(\w+)"/.exec(String(body))?.[1];
}

test("SYSTEM-14: the page comes in the language that was chosen, else in the first one the browser prefers, else in English", async () => {
  const asked: Record<string, string>[] = [
    {},
    { "accept-language": "de" },
    { "accept-language": "de-AT,de;q=0.9,en;q=0.8" },
    { "accept-language": "tlh, en;q=0.4, de;q=0.7" },
    { "accept-language": "de;q=0, en" },
    { "accept-language": "tlh" },
    { "accept-language": "de", cookie: "a=b; boardcast_language=en" },
    { cookie: "boardcast_language=de" },
    { cookie: "boardcast_language=xx", "accept-language": "de" },
  ];
  const got = [];
  for (const headers of asked) got.push(await languageOf(headers));
  expect(got).toEqual(["en", "de", "de", "de", "en", "en", "en", "de", "de"]);
});

test("SYSTEM-14: every script of a page in German is served, and contains no English text of it", async () => {
  const { body, headers } = await service.send("GET", "/login", { headers: { "accept-language": "de" } });
  expect(headers.get("vary")).toContain("accept-language");
  expect(String(body)).toContain("Gemeinsame");
  const pending = [...String(body).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  const seen = new Set<string>();
  let all = "";
  for (const path of pending) {
    if (seen.has(path)) continue;
    seen.add(path);
    const script = await service.send("GET", path);
    expect([path, script.status]).toEqual([path, 200]);
    all += script.body;
    pending.push(
      ...[...String(script.body).matchAll(/"\.(\/[\w.-]+\.js)"/g)].map(([, name]) => `/assets${name}`),
    );
  }
  expect(all).toContain("Spalte hinzufügen");
  expect(all).not.toContain("Add column");
});
