/** A public link from both sides: the dialog of an owner, and the page of somebody without an account. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService, WITHOUT_MAIL } from "../harness.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: WITHOUT_MAIL });
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("an owner shares a board; whoever has the link watches it live, until the link is ended", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["Card"], Done: [] });
  const owner = await browser.visit(service.url + path, { token: alice.token, reducedMotion: "reduce" });
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await owner.getByRole("button", { name: "Share" }).click();
  const dialog = owner.getByRole("dialog", { name: "Share" });
  await dialog.getByRole("button", { name: "Create link" }).click();
  await owner.getByText("The public link was created and copied.").waitFor();
  await dialog.getByText("never expires").waitFor();
  expect(await violations(owner)).toEqual([]);
  const url = await owner.evaluate(() => navigator.clipboard.readText());

  const asked: string[] = [];
  const page = await browser.visit("about:blank", { reducedMotion: "reduce" });
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto(url);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex, nofollow");
  const column = page.getByRole("region", { name: "To do", exact: true });
  await column.getByText("Card").waitFor();
  await page.getByText("Read-only · live").waitFor();
  expect(await violations(page)).toEqual([]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const card = columns[0]!.cards[0]!;
  await alice.updateCard({ card_id: card.id, title: "Renamed", description: "**Bold** words" });
  await column.getByRole("button", { name: "Renamed" }).click();
  await page.getByRole("dialog", { name: "Renamed" }).getByText("Bold").waitFor();
  const others = asked.filter((each) => !/^\/(s|shared|assets)\//.test(each));
  expect(others).toEqual([]);

  await dialog.getByRole("button", { name: /^End link/ }).click();
  await page.getByRole("heading", { name: "This link has ended" }).waitFor();
  expect(await page.getByText("Renamed").count()).toBe(0);
  await page.reload();
  await page.getByRole("heading", { name: "This link has ended" }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(browser.complaints).toEqual([]);
}, 120_000);
