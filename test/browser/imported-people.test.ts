/** People of an imported board: on tiles, in the card dialog, on comments, and matched to members by an owner. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { importedBoard, importedComment } from "../support/imported-board.ts";
import { violations } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("placeholders are seen as such, and an owner matches one with the keyboard", async () => {
  const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
  await importedComment(service, alice, { card_id, person_id: ann });
  const page = await browser.visit(`${service.url}/b/${board_id}/${card_id}`, {
    token: alice.token,
  });
  const card = page.getByRole("dialog");
  const placeholder = "Not a member yet: Ann Example";
  await card.getByRole("article", { name: "Comment by Ann Example" }).waitFor();
  await card.getByRole("img", { name: placeholder }).first().waitFor();
  await card.getByRole("button", { name: `Assign people to Step (currently ${placeholder})` }).waitFor();
  expect(await violations(page)).toEqual([]);
  // The comment is still on the screen when its author becomes a member.
  await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
  await card.getByRole("article", { name: `Comment by ${bob.me.username}` }).waitFor();
  await card.getByTitle("Imported: written by “Ann Example” in the file").waitFor();
  await card.getByRole("img", { name: placeholder }).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  const tile = page.getByRole("listitem").filter({ hasText: "First" });
  await tile.getByRole("img", { name: "Not a member yet: Ben" }).waitFor();
  await page.getByRole("button", { name: "Members" }).click();
  const people = page.getByRole("region", { name: "People from the import" });
  await people.getByText(`Matched to ${bob.me.username}`).waitFor();
  await people.getByLabel("Member for Ben").selectOption(alice.me.username);
  await people.getByRole("button", { name: "Match Ben" }).focus();
  await page.keyboard.press("Enter");
  await people.getByText(`Matched to ${alice.me.username}`).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "people-title");
  // axe counts buttons that are scrolled out of a dialog, and finds them covered by a message below it.
  await page.setViewportSize({ width: 1280, height: 1200 });
  expect(await violations(page)).toEqual([]);
  const { assignees, placeholders } = await alice.getCard({ card_id });
  expect({ assignees, placeholders }).toEqual({ assignees: [alice.me, bob.me], placeholders: [] });
  await page.getByText(`Ben is now ${alice.me.username}.`).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await people.getByLabel("Member for Ben").waitFor();
  expect((await alice.getCard({ card_id })).placeholders).toMatchObject([{ name: "Ben" }]);
  await page.getByRole("button", { name: "Redo" }).click();
  await people.getByText(`Matched to ${alice.me.username}`).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await tile.getByRole("img", { name: "Not a member yet: Ben" }).waitFor();
  await page.context().close();
});

test("cards are filtered by people from the import, in the address too", async () => {
  const { board_id, ann, ben } = await importedBoard(service, alice, bob);
  const page = await browser.visit(`${service.url}/b/${board_id}`, {
    token: alice.token,
  });
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const group = page.getByRole("group", { name: "People from the import" });
  await group.getByLabel("Ben").check();
  await page.getByRole("status").filter({ hasText: "1 card shown, 1 hidden" }).waitFor();
  expect(new URL(page.url()).searchParams.get("person")).toBe(ben);
  await group.getByLabel("Ann Example").check();
  await page.getByRole("status").filter({ hasText: "2 cards shown, 0 hidden" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${service.url}/b/${board_id}?person=${ben}`);
  await page.getByRole("button", { name: "Remove the filter Ben" }).waitFor();
  await page.getByRole("status").filter({ hasText: "1 card shown, 1 hidden" }).waitFor();
  // Whoever is a member now is no longer among the people from the import.
  await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await group.getByLabel("Ann Example").waitFor({ state: "detached" });
  await page.context().close();
});
