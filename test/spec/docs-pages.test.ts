/** /docs and /redoc in a real browser: they show the operations, call nobody else, and /docs can be worked with. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Browser, chromium, type Page } from "playwright-core";
import { routes } from "../../contract/index.ts";
import { mcpRoute } from "../../contract/mcp.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { CHROMIUM } from "../machine/provide.ts";
import { PATIENCE_MS } from "../support/patience.ts";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const executablePath = CHROMIUM.find();

interface Visit {
  page: Page;
  requests: URL[];
  /** Errors on the console, errors thrown, and violations of the content security policy. */
  problems: string[];
}

describe("in a browser", () => {
  let service: Service;
  let alice: Person;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    alice = await service.person("alice");
    browser = await chromium.launch({ executablePath: executablePath!, args: ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    await service.stop();
  });

  async function visit(path: string): Promise<Visit> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(PATIENCE_MS);
    const requests: URL[] = [];
    const problems: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url())));
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      const isFavicon = message.location().url.endsWith("/favicon.ico");
      if (message.type() === "error" && !isFavicon) problems.push(message.text());
    });
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`violates ${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`);
      });
    });
    await page.goto(service.url + path);
    expect(problems).toEqual([]);
    return { page, requests, problems };
  }

  function expectClean({ requests, problems }: Visit): void {
    expect(problems).toEqual([]);
    const foreign = requests.filter(
      ({ protocol, origin }) => /^http/.test(protocol) && origin !== service.url,
    );
    expect(foreign.map(String)).toEqual([]);
    expect(requests.map(({ pathname }) => pathname)).toContain("/openapi.json");
  }

  /** One page for all, which each test leaves as it was: to load it costs more than what is done in it. */
  describe("/docs", () => {
    let docs: Visit;
    beforeAll(async () => {
      docs = await visit("/docs");
    });
    afterAll(() => docs.page.close());

    test("DOCS-1: /docs finds operations by words of their summary, path or tag", async () => {
      const { page } = docs;
      const field = page.getByPlaceholder("Find operations by words or path");
      await field.fill("password CHANGE");
      await page.locator("#operations-tag-Boards").waitFor({ state: "detached" });
      await page.locator("#operations-tag-Accounts").click();
      await page.locator("#operations-Accounts-changePassword").waitFor();
      expect(await page.locator(".opblock-tag-section .opblock-summary-path").count()).toBe(1);
      await page.locator("#operations-tag-Accounts").click();
      await field.fill("");
      await page.locator("#operations-tag-Boards").waitFor();
      expectClean(docs);
    });

    test("DOCS-1: in /docs a token authorises, and GET /auth/me can be called", async () => {
      const { page } = docs;
      await page.locator("button.authorize").click();
      const dialog = page.locator(".modal-ux");
      await dialog.locator("input[type=text], input[type=password]").first().fill(alice.token);
      await dialog.locator("button.authorize").first().click();
      await dialog.locator("button.btn-done").first().click();

      await page.locator("#operations-tag-Accounts").click();
      const operation = page.locator("#operations-Accounts-getMe");
      await operation.locator(".opblock-summary").click();
      await operation.locator("button.execute").click();
      const response = operation.locator(".live-responses-table");
      await response.waitFor();
      expect(await response.locator("tbody .response-col_status").first().textContent()).toStartWith("200");
      expect(await response.locator(".microlight, .highlight-code").first().textContent()).toContain(
        alice.me.email,
      );
      await page.locator("#operations-tag-Accounts").click();
      await operation.waitFor({ state: "detached" });
      expectClean(docs);
    });

    test("DOCS-1: /docs is an index of tags, which open to show every operation", async () => {
      const { page } = docs;
      const tags = page.locator(".opblock-tag");
      await tags.first().waitFor();
      const shownFirst = await page.locator(".opblock-summary-path").allTextContents();
      expect(shownFirst.map((path) => path.replaceAll("\u200b", "").trim())).toEqual(["board-change"]);
      expect(await tags.evaluateAll((all) => all.map((tag) => tag.getAttribute("data-tag")))).toContain(
        "Agents",
      );
      await tags.evaluateAll((all) => {
        for (const tag of all) (tag as HTMLElement).click();
      });
      // From 150 rows on, Swagger UI renders only those near the visible part of the page.
      await page.setViewportSize({ width: 1280, height: 15_000 });
      const paths = [...Object.values(routes), mcpRoute].map(({ path }) => path as string);
      const expected = [...paths, "board-change"].sort();
      await page
        .locator(".opblock-summary-path")
        .nth(expected.length - 1)
        .waitFor();
      expect(await page.title()).toBe("Boardcast API");
      const shown = await page.locator(".opblock-summary-path").allTextContents();
      expect(shown.map((path) => path.replaceAll("\u200b", "").trim()).sort()).toEqual(expected);
      expectClean(docs);
    });
  });

  test("DOCS-1: /redoc shows every operation, and finds one", async () => {
    const visited = await visit("/redoc");
    const { page } = visited;
    await page.locator("[data-section-id]").first().waitFor();
    expect(await page.title()).toBe("Boardcast API reference");
    const shown = (await page.locator("h2").allTextContents()).map((text) => text.trim());
    const summaries = [...Object.values(routes), mcpRoute].map(({ summary }) => summary as string);
    expect(shown).toEqual(expect.arrayContaining(summaries));
    await page.getByPlaceholder("Search...").fill("change my password");
    await page.locator('[data-role="search:results"] [data-item-id$="/changePassword"]').waitFor();
    expectClean(visited);
    await page.close();
  });
});
