/** Faces and covers without a network. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";
import { png } from "../support/pictures.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { visitInstalled } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { isKept, keysIn } from "./stored.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

const CACHE = "boardcast-pictures";

/** The paths of the pictures that are stored. */
const stored = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const pictures = await (await caches.open(name)).keys();
    return pictures.map(({ url }) => new URL(url).pathname).sort();
  }, CACHE);

/** Whether the picture is drawn. */
const isDrawn = (page: Page, selector: string) =>
  page.waitForFunction((image) => {
    const found = document.querySelector(image);
    return found instanceof HTMLImageElement && found.complete && found.naturalWidth > 0;
  }, selector);

const COVER = ".card .card-cover";
const FACE = ".card-facts .avatar-picture";

test("faces and covers are there after an offline reload; logging out removes what was stored of them", async () => {
  const nora = await server.person("nora");
  const { boardId, path, cardIds } = await layOut(nora, { "To do": ["One"] });
  const card_id = cardIds.One!;
  const file = new File([await png(64, 32).arrayBuffer()], "cover.png", { type: "image/png" });
  const cover = await nora.uploadAttachment({ card_id, file });
  await nora.updateCard({ card_id, cover_attachment_id: cover.id });
  await nora.assignCard({ card_id, user_ids: [nora.id] });
  await nora.setAvatar({ file: png(8, 8, 200) });
  const page = await visitInstalled(browser, server.url + path, nora);
  await isKept(page, boardId);
  // The first page was loaded before the worker was there.
  await page.reload();
  const pictures = [`/attachments/${cover.id}`, `/users/${nora.id}/avatar`];
  await eventually(async () => (await stored(page)).join() === pictures.join(), "the pictures are stored");
  await eventually(
    async () => (await keysIn(page, "lists")).some((key) => String(key) === `${nora.id}/faces`),
    "who has a picture is stored",
  );

  await page.context().setOffline(true);
  await page.reload();
  await isDrawn(page, COVER);
  await isDrawn(page, FACE);

  await page.context().setOffline(false);
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  await page.getByRole("button", { name: /Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  // The login page is loaded once more.
  const left = () => Promise.all([stored(page), keysIn(page, "lists")]).catch(() => null);
  await eventually(async () => (await left())?.flat().length === 0, "nothing is left");
});

test("a cover and a face that cannot be had are a plain tint and initials, and are there once there is a network", async () => {
  const otto = await server.person("otto");
  const { path, cardIds } = await layOut(otto, { "To do": ["One"] });
  const card_id = cardIds.One!;
  const file = new File([await png(64, 32).arrayBuffer()], "cover.png", { type: "image/png" });
  await otto.updateCard({
    card_id,
    cover_attachment_id: (await otto.uploadAttachment({ card_id, file })).id,
  });
  await otto.assignCard({ card_id, user_ids: [otto.id] });
  await otto.setAvatar({ file: png(8, 8, 200) });
  const page = await browser.visit("about:blank", { token: otto.token, origin: server.url });
  const PICTURES = /\/(attachments\/|avatars|users\/.*\/avatar)/;
  await page.context().route(PICTURES, (route) => route.abort());
  await page.goto(server.url + path);
  await page.locator("div.card-cover").first().waitFor();
  expect(await page.locator(".avatar-picture").count()).toBe(0);
  // Its pauses are longer by then: only the network's return brings it back soon.
  await page.context().unroute(PICTURES);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await isDrawn(page, COVER);
  await isDrawn(page, FACE);
});

test("a large cover is stored small", async () => {
  const pia = await server.person("pia");
  const { path, cardIds } = await layOut(pia, { "To do": ["One"] });
  const card_id = cardIds.One!;
  const page = await visitInstalled(browser, server.url + path, pia);
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1600, 800];
    const context = canvas.getContext("2d")!;
    for (let x = 0; x < 1600; x += 10)
      for (let y = 0; y < 800; y += 10) {
        context.fillStyle = `hsl(${(x * y) % 360} 60% 50%)`;
        context.fillRect(x, y, 10, 10);
      }
    return canvas.toDataURL("image/png").split(",")[1]!;
  });
  // What comes after the picture is ignored.
  const bytes = Buffer.concat([Buffer.from(base64, "base64"), Buffer.alloc(300_000)]);
  const file = new File([bytes], "large.png", { type: "image/png" });
  const cover = await pia.uploadAttachment({ card_id, file });
  await pia.updateCard({ card_id, cover_attachment_id: cover.id });
  await isDrawn(page, COVER);
  await eventually(async () => (await stored(page)).length === 1, "the cover is stored");
  const kept = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const answer = await cache.match((await cache.keys())[0]!);
    const blob = await answer!.blob();
    const bitmap = await createImageBitmap(blob);
    return { width: bitmap.width, isSmall: blob.size <= 200_000 };
  }, CACHE);
  expect(kept).toEqual({ width: 960, isSmall: true });
});
