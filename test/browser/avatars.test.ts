/** Pictures of people, from the settings to the board, with two people. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Service, startService } from "../harness.ts";
import { png } from "../support/pictures.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Red on the left, blue on the right: what was cropped shows in its colours. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="400" height="400" fill="#f00"/><rect x="400" width="400" height="400" fill="#00f"/></svg>',
)}`;

async function photo(page: Page) {
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [800, 400];
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    return canvas.toDataURL("image/png").split(",")[1]!;
  }, PHOTO);
  return { name: "photo.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

/** The stored picture: its type, its size, and the colours in the middle of its left and right halves. */
function stored(page: Page, userId: string) {
  return page.evaluate(async (id) => {
    const response = await fetch(`/users/${id}/avatar`, { cache: "reload" });
    if (!response.ok) return response.status;
    const bitmap = await createImageBitmap(await response.blob());
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const color = (x: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, 128, 1, 1).data;
      return red > blue ? "red" : "blue";
    };
    return [response.headers.get("content-type"), bitmap.width, bitmap.height, color(64), color(192)];
  }, userId);
}

const pictureOf = (page: Page, name: string) =>
  page.getByRole("img", { name, exact: true }).locator('img[data-loaded="true"]').first();

test("a picture is cropped with pointer and keyboard, stored small, shown at once, and removed again", async () => {
  const ada = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings`, { token: ada.token });
  const { username } = ada.me;
  await page.getByRole("heading", { name: "Picture" }).waitFor();
  await page.getByLabel("Picture file").setInputFiles(await photo(page));
  const frame = page.getByRole("application", { name: "Part of the picture" });
  await frame.waitFor();
  await page.getByRole("button", { name: "Save picture" }).click();
  await pictureOf(page, username).waitFor();
  expect(await stored(page, ada.id)).toEqual(["image/webp", 256, 256, "red", "blue"]);
  expect(await page.locator(".top-bar .avatar-picture, header .avatar-picture").count()).toBe(1);

  await page.getByLabel("Picture file").setInputFiles(await photo(page));
  const box = (await frame.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 120);
  await page.mouse.down();
  await page.mouse.move(box.x + 220, box.y + 120, { steps: 5 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Save picture" }).click();
  await frame.waitFor({ state: "detached" });
  expect(await stored(page, ada.id)).toEqual(["image/webp", 256, 256, "red", "red"]);

  await page.getByLabel("Picture file").setInputFiles(await photo(page));
  await frame.waitFor();
  for (let i = 0; i < 5; i++) await page.keyboard.press("+");
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Save picture" }).click();
  await frame.waitFor({ state: "detached" });
  expect(await stored(page, ada.id)).toEqual(["image/webp", 256, 256, "blue", "blue"]);

  await page.getByRole("button", { name: "Remove picture" }).click();
  await page.getByRole("button", { name: "Choose a picture…" }).waitFor();
  expect(await page.locator(".avatar-picture").count()).toBe(0);
  expect(await stored(page, ada.id)).toBe(404);
});

test("detail: the settings with a picture, and the dialog that crops it, have no violation that axe can find", async () => {
  const ada = await service.person("ada");
  await ada.setAvatar({ file: png(8, 8, 200) });
  const page = await browser.visit(`${service.url}/settings`, { token: ada.token });
  await page.getByRole("button", { name: "Remove picture" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Picture file").setInputFiles(await photo(page));
  await page.getByRole("application", { name: "Part of the picture" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("detail: a file that is no picture is refused in words", async () => {
  const ada = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings`, { token: ada.token });
  await page
    .getByLabel("Picture file")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByText("Your browser can’t show this file as a picture.").waitFor();
});

test("a board asks for all its people at once which of them have a picture, and those without one keep their initials", async () => {
  const ada = await service.person("ada");
  const bob = await service.person("bob");
  const { path, cardIds } = await layOut(ada, { Todo: ["One", "Two", "Three"] }, [bob]);
  for (const card_id of Object.values(cardIds)) {
    await ada.assignCard({ card_id, user_ids: [ada.id, bob.id] });
  }
  await bob.setAvatar({ file: png(8, 8, 200) });
  const page = await browser.visit("about:blank");
  await page.context().addCookies([{ name: "svc_auth", value: ada.token, url: service.url, httpOnly: true }]);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/avatars?\b/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(service.url + path);
  const column = page.getByRole("region", { name: "Todo", exact: true });
  await column.locator('.avatar-picture[data-loaded="true"]').nth(2).waitFor();
  expect(await column.locator(".avatar").count()).toBe(6);
  expect(await column.locator(".avatar-picture").count()).toBe(3);
  const lookUps = asked.filter((address) => address === "/avatars");
  // The page's own person, the board, and who is present.
  expect(lookUps.length).toBeLessThanOrEqual(3);
  expect(asked.filter((address) => address !== "/avatars")).toEqual([`/users/${bob.id}/avatar`]);
});
