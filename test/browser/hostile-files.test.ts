/** Uploaded pages, drawings and scripts, opened in every way a browser has: none of them runs in our origin. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
/** Whatever a file does when it runs, it calls this server. */
let calls: string[];
let witness: Bun.Server<undefined>;
let card_id: string;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  calls = [];
  witness = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/ran") calls.push(searchParams.get("who")!);
      if (pathname !== "/page") return new Response(null, { status: 204 });
      return new Response(hostile("html", "control").content, { headers: { "content-type": "text/html" } });
    },
  });
  const board = await boardOf(alice);
  card_id = (await alice.createCard({ ...board, title: "card" })).id;
});
afterAll(async () => {
  await browser.close();
  await witness.stop(true);
  await service.stop();
});

function hostile(kind: string, who: string): { name: string; type: string; content: string } {
  const call = `new Image().src="http://127.0.0.1:${witness.port}/ran?who=${who}"`;
  const page = `<!doctype html><title>ran</title><body onload='${call}'><script>${call}</script>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload='${call}'><script>${call}</script></svg>`;
  switch (kind) {
    case "html":
      return { name: "page.html", type: "text/html", content: page };
    case "svg":
      return { name: "drawing.svg", type: "image/svg+xml", content: drawing };
    case "xhtml":
      return {
        name: "page.xhtml",
        type: "application/xhtml+xml",
        content: `<html xmlns="http://www.w3.org/1999/xhtml"><script>${call}</script></html>`,
      };
    case "script":
      return { name: "script.js", type: "text/javascript", content: `document.title="ran";${call}` };
    case "style":
      return { name: "style.css", type: "text/css", content: "body { --ran: 1 }" };
    case "polyglot":
      return { name: "picture.gif", type: "image/gif", content: `GIF89a/*${page}*/=0;${call}` };
    case "pretender":
      return { name: "harmless.txt", type: "text/plain", content: page };
    case "unnamed":
      return { name: "page.html", type: "no type at all", content: page };
    default:
      throw new Error(kind);
  }
}

async function uploaded(kind: string, who: string): Promise<string> {
  const { name, type, content } = hostile(kind, who);
  const { id } = await alice.uploadAttachment({ card_id, file: new File([content], name, { type }) });
  return `${service.url}/attachments/${id}`;
}

/** The page has settled: what would run has run. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => fetch("/health").then((answer) => answer.text()));
}

test("the witness notices a page that runs: the same page from another origin does", async () => {
  const page = await browser.visit(`http://127.0.0.1:${witness.port}/page`);
  await page.waitForLoadState("networkidle");
  expect(new Set(calls)).toEqual(new Set(["control"]));
  calls.length = 0;
  await page.context().close();
});

test.each(["html", "svg", "xhtml", "polyglot", "pretender", "unnamed"])(
  "%s: opened directly it is downloaded, embedded it stays blank",
  async (kind) => {
    const url = await uploaded(kind, kind);
    // The policy of the page around it is out of the way: what the answer itself says must suffice.
    const page = await browser.visit(`${service.url}/health`, { token: alice.token, bypassCSP: true });
    const saved = page.waitForEvent("download");
    await page.goto(url).catch(() => {});
    expect(await (await saved).failure()).toBeNull();
    expect(page.url()).toBe(`${service.url}/health`);

    const settled = await page.evaluate(async (address) => {
      const embed = (tag: string, attribute: string, value: string) => {
        const element = document.createElement(tag);
        element.setAttribute(attribute, value);
        document.body.append(element);
        return new Promise<string>((resolve) => {
          element.onload = () => resolve(`${tag} loaded`);
          element.onerror = () => resolve(`${tag} failed`);
          setTimeout(() => resolve(`${tag} silent`), 500);
        });
      };
      const ways: [string, string][] = [
        ["iframe", "src"],
        ["object", "data"],
        ["embed", "src"],
        ["img", "src"],
      ];
      return Promise.all(ways.map(([tag, attribute]) => embed(tag, attribute, address)));
    }, url);
    expect(settled.length).toBe(4);
    await settle(page);
    const titles = await Promise.all(page.frames().map((frame) => frame.title().catch(() => "")));
    expect(titles).not.toContain("ran");
    expect(calls).toEqual([]);
    await page.context().close();
  },
);

test("a page of the app cannot load an uploaded file as a script, style sheet or worker", async () => {
  const [script, style] = [await uploaded("script", "script"), await uploaded("style", "style")];
  const page = await browser.visit(`${service.url}/`, { token: alice.token });
  const outcomes = await page.evaluate(
    async ([scriptUrl, styleUrl]) => {
      const add = (element: HTMLScriptElement | HTMLLinkElement) =>
        new Promise<string>((resolve) => {
          element.onload = () => resolve("loaded");
          element.onerror = () => resolve("refused");
          document.head.append(element);
        });
      const script = Object.assign(document.createElement("script"), { src: scriptUrl });
      const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styleUrl });
      const worker = new Promise<string>((resolve) => {
        new Worker(scriptUrl!).onerror = () => resolve("refused");
      });
      return Promise.all([add(script), add(style), worker]);
    },
    [script, style],
  );
  expect(outcomes).toEqual(["refused", "refused", "refused"]);
  expect(calls).toEqual([]);
  // Saving it is another matter.
  const kept = await page.evaluate((address) => fetch(address).then((answer) => answer.status), script);
  expect(kept).toBe(200);
  await page.context().close();
});
