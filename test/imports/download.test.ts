import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { SETTINGS } from "../../server/config.ts";
import {
  createDownload,
  type Download,
  type DownloadOptions,
  TooLate,
  WrongStatus,
} from "../../server/imports/read/download.ts";
import { withinBudget } from "../../server/imports/read/download-budget.ts";
import { Unreadable } from "../../server/imports/records.ts";
import { say } from "../../server/imports/words.ts";
import { type FakePlanka, startPlanka } from "../support/fake-planka.ts";

let server: FakePlanka;
let other: FakePlanka;
beforeAll(() => {
  server = startPlanka();
  other = startPlanka();
});
afterAll(() => Promise.all([server.stop(), other.stop()]));
beforeEach(() => {
  for (const { responses, requests } of [server, other]) {
    responses.clear();
    requests.length = 0;
  }
});

const LOOPBACK = SETTINGS.WEBHOOK_ALLOWED_HOSTS.parse("127.0.0.1");
const NOBODY = SETTINGS.WEBHOOK_ALLOWED_HOSTS.parse("");
const noSignal = new AbortController().signal;

const get = (url: string, options: Partial<DownloadOptions> = {}, most = 1000) =>
  createDownload({ allowed: LOOPBACK, ...options })(
    { url, authorization: "OAuth secret", headers: { cookie: "a=b" } },
    most,
    noSignal,
  ).then(
    ({ bytes }) => new TextDecoder().decode(bytes),
    (error: unknown) => {
      if (error instanceof Unreadable) return error;
      throw error;
    },
  );

const answer = (path: string, respond: () => Response | Promise<Response>) =>
  server.responses.set(path, respond);
const redirect = (from: string, to: string, status = 302) =>
  answer(from, () => new Response(null, { status, headers: { location: to } }));
const sent = ({ requests }: FakePlanka) =>
  requests.map(({ path, headers }) => [path, headers.get("authorization"), headers.get("cookie")]);

test("PLANKA-3: a file is downloaded, and the headers are sent to where it is", async () => {
  answer("/file?x=1", () => new Response("bytes"));
  expect(await get(`${server.url}/file?x=1`)).toBe("bytes");
  expect(sent(server)).toEqual([["/file?x=1", "OAuth secret", "a=b"]]);
});

test("PLANKA-3: a file has the type that the server gives it", async () => {
  const download = createDownload({ allowed: LOOPBACK });
  const typeAt = async (path: string) =>
    (await download({ url: server.url + path, authorization: null }, 1000, noSignal)).mimeType;
  answer("/typed", () => new Response("", { headers: { "content-type": "Text/Plain; charset=utf-8" } }));
  answer("/untyped", () => new Response(new Uint8Array(1)));
  expect([await typeAt("/typed"), await typeAt("/untyped")]).toEqual(["text/plain", null]);
});

test("PLANKA-3: addresses that are not public are refused unless they are allowed, and none is called", async () => {
  answer("/file", () => new Response("bytes"));
  const refused = new Unreadable("its address is not public");
  expect(await get(`${server.url}/file`, { allowed: NOBODY })).toEqual(refused);
  const lookUp = async () => ["127.0.0.1"];
  expect(await get(`http://files.test:${server.port}/file`, { allowed: NOBODY, lookUp })).toEqual(refused);
  expect(await get("http://169.254.169.254/latest/meta-data", {})).toEqual(refused);
  expect(sent(server)).toEqual([]);
  const named = SETTINGS.WEBHOOK_ALLOWED_HOSTS.parse("files.test");
  expect(await get(`http://files.test:${server.port}/file`, { allowed: named, lookUp })).toBe("bytes");
});

test.each(["ftp://127.0.0.1/x", "file:///etc/passwd", "nonsense", "http://user:password@127.0.0.1/"])(
  "PLANKA-3: %s is not requested",
  async (url) => {
    expect(await get(url)).toEqual(new Unreadable("its address is not an http or https URL"));
  },
);

test("PLANKA-3: a redirect is followed to a place that is allowed, without the headers if it is another one", async () => {
  redirect("/start", "/next");
  redirect("/next", `${other.url}/end`, 307);
  other.responses.set("/end", () => new Response("bytes"));
  expect(await get(`${server.url}/start`)).toBe("bytes");
  expect(sent(server)).toEqual([
    ["/start", "OAuth secret", "a=b"],
    ["/next", "OAuth secret", "a=b"],
  ]);
  expect(sent(other)).toEqual([["/end", null, null]]);
});

test.each([
  ["http://10.0.0.1/", "its address is not public"],
  ["http://[::1]/", "its address is not public"],
  ["http://2130706434/", "its address is not public"],
  ["file:///etc/passwd", "its address is not an http or https URL"],
  ["/start", "the server redirects too often"],
] as const)("PLANKA-3: a redirect to %s is not followed", async (to, why) => {
  redirect("/start", to);
  expect(await get(`${server.url}/start`)).toEqual(new Unreadable(why));
});

test("PLANKA-4: other responses than the file are failures", async () => {
  answer("/forbidden", () => new Response("unauthorized permission requested", { status: 401 }));
  answer("/nowhere", () => new Response("moved", { status: 302 }));
  expect(await get(`${server.url}/forbidden`)).toEqual(new WrongStatus(401));
  expect(await get(`${server.url}/missing`)).toEqual(new WrongStatus(404));
  expect(await get(`${server.url}/nowhere`)).toEqual(new WrongStatus(302));
});

test("PLANKA-4: a body that is too large, or endless, is cut off", async () => {
  const tooLarge = new Unreadable(say("it is larger than {mib} MiB", { mib: 1 }));
  const most = 2 ** 20;
  answer("/large", () => new Response(new Uint8Array(most + 1)));
  expect(await get(`${server.url}/large`, {}, most)).toEqual(tooLarge);
  const { promise: cutOff, resolve: cancel } = Promise.withResolvers<void>();
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(65_536));
  answer("/endless", () => new Response(new ReadableStream({ pull, cancel: () => cancel() })));
  expect(await get(`${server.url}/endless`, {}, most)).toEqual(tooLarge);
  await cutOff;
});

test("PLANKA-4: a compressed body is not unpacked", async () => {
  const bytes = Bun.gzipSync(new Uint8Array(100_000));
  answer("/gzip", () => new Response(bytes, { headers: { "content-encoding": "gzip" } }));
  expect(await get(`${server.url}/gzip`)).toEqual(new Unreadable("the server answered in a compressed form"));
});

test("PLANKA-4: a server that says nothing, stops in the middle, or goes on forever is given up", async () => {
  const late = new Unreadable("the server did not answer in time");
  answer("/silent", () => new Promise(() => undefined));
  answer("/halting", () => new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) })));
  const pull = async (controller: ReadableStreamDefaultController) => {
    await Bun.sleep(20);
    controller.enqueue(new Uint8Array(1));
  };
  answer("/slow", () => new Response(new ReadableStream({ pull })));
  expect(await get(`${server.url}/silent`, { silenceMs: 100 })).toEqual(late);
  expect(await get(`${server.url}/halting`, { silenceMs: 100 })).toEqual(late);
  expect(await get(`${server.url}/slow`, { totalMs: 300 })).toEqual(late);
  const lookUp = () => new Promise<string[]>(() => undefined);
  expect(await get("http://files.test/", { lookUp, silenceMs: 100 })).toEqual(late);
});

test("PLANKA-4: what is said of a failure does not contain the address, which may contain secrets", async () => {
  const lookUp = () => Promise.reject(new Error("secret"));
  expect(await get("http://files.test/secret", { lookUp })).toEqual(
    new Unreadable("the server could not be reached"),
  );
});

test("PLANKA-4: an import that is cancelled ends its downloads", async () => {
  answer("/silent", () => new Promise(() => undefined));
  const controller = new AbortController();
  const download = createDownload({ allowed: LOOPBACK });
  const promise = download({ url: `${server.url}/silent`, authorization: null }, 1000, controller.signal);
  controller.abort(new Error("cancelled"));
  expect(promise).rejects.toThrow("cancelled");
});

/** What comes of one download after another, all of one import. */
async function outcomes(download: Download, urls: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    const downloading = download({ url, authorization: null }, 2 ** 30, noSignal);
    found.push(await downloading.then(({ bytes }) => `${bytes.length}`, String));
  }
  return found;
}

test("PLANKA-4: after three downloads in a row that timed out, a server is asked for nothing more", async () => {
  answer("/silent", () => new Promise<Response>(() => undefined));
  answer("/file", () => new Response("bytes"));
  for (const path of ["/file", "/silent"]) other.responses.set(path, () => new Response("bytes"));
  const download = withinBudget(createDownload({ allowed: LOOPBACK, silenceMs: 250 }));
  const [silent, file] = [`${server.url}/silent`, `${server.url}/file`];
  const urls = [silent, silent, file, silent, silent, silent, file, silent, `${other.url}/file`];
  const late = String(new TooLate("the server did not answer in time"));
  const skipped = String(new Unreadable("the server did not answer in time for the files before it"));
  expect(await outcomes(download, urls)).toEqual([late, late, "5", late, late, late, skipped, skipped, "5"]);
  expect(server.requests.length).toBe(6);
});

test("PLANKA-4: all downloads of an import together are bounded in time and size", async () => {
  let ms = 0;
  const slow = withinBudget(
    async () => {
      ms += 11 * 60_000;
      return { bytes: new Uint8Array(1), mimeType: null };
    },
    { nowMs: () => ms },
  );
  const urls = ["https://a.example/1", "https://b.example/2", "https://c.example/3"];
  expect(await outcomes(slow, urls)).toEqual(["1", "1", expect.stringContaining("20 minutes together")]);
  const half = new Uint8Array(2 ** 29);
  const large = withinBudget(async () => ({ bytes: half, mimeType: null }));
  const size = String(half.length);
  expect(await outcomes(large, urls)).toEqual([size, size, expect.stringContaining("1024 MiB together")]);
});
