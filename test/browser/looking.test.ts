/** Who is looking at a card and what they are editing there, as others see it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

test("others see who has a card open and what is being edited, on the tile and on the card", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  const a = await browser.visit(service.url + path, { token: alice.token });
  const b = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: bob.token });
  const name = bob.me.username;
  const tile = a.locator("article", { hasText: "One" });
  await tile.getByRole("img", { name: `${name} is viewing this`, exact: true }).waitFor();
  await b.getByRole("button", { name: "Add a description" }).click();
  await tile.getByRole("img", { name: `${name} is editing the description` }).waitFor();
  await a.getByRole("link", { name: "One" }).click();
  const card = a.getByRole("dialog", { name: "One" });
  // Beside the text, and for those who listen.
  const editing = card.getByText(`${name} is editing the description`);
  await editing.nth(1).waitFor();
  await card.getByRole("region", { name: "Description" }).getByText(`${name} is editing`).waitFor();
  await b.getByText(`${alice.me.username} is viewing this`).first().waitFor();
  await b.getByRole("button", { name: "Cancel" }).click();
  await card.getByText(`${name} is viewing this`).waitFor();
  await editing.first().waitFor({ state: "detached" });
  await b.getByRole("button", { name: "Close" }).click();
  await card.getByText(name).waitFor({ state: "detached" });
  await a.getByRole("button", { name: "Close" }).click();
  await b.getByRole("link", { name: "Two" }).click();
  await a
    .locator("article", { hasText: "Two" })
    .getByRole("img", { name: `${name} is viewing this` })
    .waitFor();
  await b.context().close();
  await a.locator(".tile-lookers").waitFor({ state: "detached" });
  await sees(a, "To do", ["One", "Two"]);
});

test("detail: the ring around a face of those who look at a card covers no other face", async () => {
  const carla = await service.person("carla");
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob, carla]);
  const a = await browser.visit(service.url + path, { token: alice.token });
  const others = await Promise.all(
    [bob, carla].map(({ token }) => browser.visit(`${service.url}${path}/${cardIds.One}`, { token })),
  );
  const faces = a.locator(".tile-lookers .avatar");
  await faces.nth(1).waitFor();
  const [first, second] = await Promise.all([faces.first().boundingBox(), faces.last().boundingBox()]);
  const ring = 4;
  expect(second!.x - ring).toBeGreaterThanOrEqual(first!.x + first!.width);
  await Promise.all([a, ...others].map((page) => page.context().close()));
});

const LONG = "Two whose title is about as long as two lines of the tile are wide";

test("detail: when somebody opens a card, nothing on its tile moves, and their face covers no text and no assignee", async () => {
  const { path, boardId, cardIds } = await layOut(alice, { "To do": ["One", LONG] }, [bob]);
  const card_id = cardIds.One!;
  await alice.assignCard({ card_id, user_ids: [alice.id, bob.id] });
  await alice.updateCard({ card_id, due_at: "2030-01-02T10:00:00Z", description: "Text" });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Steps" });
  await alice.createItem({ checklist_id, content: "First" });
  for (const body of ["One", "Two"]) await alice.createComment({ card_id, body });
  const { id: label_id } = await alice.createLabel({ board_id: boardId, name: "Urgent", color: "red" });
  await alice.addLabel({ card_id, label_id });
  const a = await browser.visit(service.url + path, { token: alice.token });
  const places = () =>
    a.locator(".cards").evaluate((list) =>
      [
        ...list.querySelectorAll(
          "article, .card-labels li, h3 a, .card-facts > *, .card-facts .avatar, .card-tile-number",
        ),
      ].map((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return { top, bottom, left, right };
      }),
    );
  await a.locator(".card-facts .avatar").nth(1).waitFor();
  const before = await places();
  expect(before.length).toBeGreaterThan(8);
  const b = await browser.visit(`${service.url}${path}/${card_id}`, { token: bob.token });
  const face = a.locator(".tile-lookers .avatar");
  await face.waitFor();
  expect(await places()).toEqual(before);
  const { x, y, width, height } = (await face.boundingBox())!;
  const tiles = await a.locator("article").count();
  const covered = before.filter(
    ({ top, bottom, left, right }) => top < y + height && bottom > y && left < x + width && right > x,
  );
  // Only the edges of the tiles themselves.
  expect(covered.length).toBeLessThanOrEqual(tiles);
  for (const each of covered) expect(each.right - each.left).toBeGreaterThan(200);
  // A title that is as wide as the tile, with nothing above it.
  await b.goto(`${service.url}${path}/${cardIds[LONG]}`);
  const above = (await a
    .locator("article", { hasText: LONG })
    .locator(".tile-lookers .avatar")
    .boundingBox())!;
  const title = await a
    .getByRole("link", { name: LONG })
    .evaluate((link) => link.getClientRects()[0]!.toJSON());
  expect(above.x).toBeLessThan(title.right);
  expect(above.y + above.height).toBeLessThanOrEqual(title.top);
  for (const page of [a, b]) await page.context().close();
});

test("after an interruption the others are told again, and one's own face is never shown", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const a = await browser.visit(service.url + path, { token: alice.token });
  const b = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: bob.token });
  const face = a.getByRole("img", { name: `${bob.me.username} is viewing this` });
  await face.waitFor();
  await b.context().setOffline(true);
  await face.waitFor({ state: "detached" });
  await b.context().setOffline(false);
  await face.waitFor();
  expect(await b.locator(".tile-lookers").count()).toBe(0);
  for (const page of [a, b]) await page.context().close();
});

test("somebody is writing a comment while they type it, and only looking once it is sent", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const a = await browser.visit(service.url + path, { token: alice.token });
  const b = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: bob.token });
  const face = (words: string) =>
    a.getByRole("img", { name: `${bob.me.username} is ${words}`, exact: true }).waitFor();
  await b.getByLabel("New comment").click();
  await face("viewing this");
  await b.keyboard.type("Done.");
  await face("writing a comment");
  await a.getByRole("link", { name: "One" }).click();
  const writing = a.getByText(`${bob.me.username} is writing…`);
  await writing.waitFor();
  const box = (await writing.boundingBox())!;
  const field = (await a.getByLabel("New comment").boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(field.y + field.height);
  await a.keyboard.press("Escape");
  await b.keyboard.press("Control+Enter");
  await face("viewing this");
  await a.getByRole("link", { name: "One" }).click();
  await a.getByLabel("New comment").waitFor();
  expect(await writing.count()).toBe(0);
  expect(await b.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  for (const page of [a, b]) await page.context().close();
});

test("detail: the name of somebody who has just moved a card covers neither its title nor what completes it", async () => {
  const { path, boardId, cardIds } = await layOut(alice, { "To do": ["One"], Done: ["Two"] }, [bob]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const a = await browser.visit(service.url + path, { token: alice.token });
  await sees(a, "To do", ["One"]);
  const free = a.waitForFunction(() => {
    const name = document.querySelector(".card .mover");
    const below = name?.parentElement?.querySelectorAll("h3 a, .card-complete");
    if (!name || !below?.length) return null;
    const tops = [...below].map((each) => each.getBoundingClientRect().top);
    return { pixels: Math.min(...tops) - name.getBoundingClientRect().bottom };
  });
  await bob.moveCard({ card_id: cardIds.One!, column_id: columns[1]!.id, position: 1 });
  const found = await (await free).jsonValue();
  expect(found?.pixels).toBeGreaterThanOrEqual(0);
  await a.context().close();
});

test("detail: the head of an open card stays as it is, whoever comes and whatever they do there", async () => {
  const long = "Prepare the launch of the new website with everything that belongs to it, in two languages";
  const { path, cardIds } = await layOut(alice, { "To do": [long] }, [bob]);
  const address = `${service.url}${path}/${cardIds[long]}`;
  const a = await browser.visit(address, { token: alice.token });
  const card = a.getByRole("dialog", { name: long });
  const title = card.getByRole("heading", { name: long });
  await title.waitFor();
  const before = await title.boundingBox();
  const b = await browser.visit(address, { token: bob.token });
  await card.getByText(`${bob.me.username} is viewing this`).waitFor();
  expect(await title.boundingBox()).toEqual(before);
  await b.getByRole("button", { name: "Add a description" }).click();
  await card.getByText(`${bob.me.username} is editing the description`).nth(1).waitFor();
  expect(await title.boundingBox()).toEqual(before);
  expect(await card.locator(".card-lookers p").getAttribute("title")).toBe(
    `${bob.me.username} is editing the description`,
  );
});
