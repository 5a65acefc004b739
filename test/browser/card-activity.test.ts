/** The activity of one card, and the versions of its description. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  await alice.updateMe({ firstname: "Alice" });
  await bob.updateMe({ firstname: "Bob" });
});
afterAll(() => service.stop());

const visit = (path: string) => browser.visit(service.url + path, { token: alice.token });
const linesOf = (page: Page) => page.locator(".activity-text > p:first-child").allInnerTexts();

test("a card has its own activity, with names of columns that are gone", async () => {
  const { path, boardId, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Gone: [] }, [bob]);
  const [todo, gone] = (await alice.getBoard({ board_id: boardId })).columns;
  await bob.moveCard({ card_id: cardIds.One!, column_id: gone!.id, position: 0 });
  await bob.moveCard({ card_id: cardIds.One!, column_id: todo!.id, position: 0 });
  await bob.deleteColumn({ column_id: gone!.id });
  const page = await visit(`${path}/${cardIds.One}`);
  await page.getByText("Bob moved this card from Gone to To do").waitFor();
  await page.locator(".checklists").getByRole("button", { name: "Add a checklist" }).click();
  await page.getByRole("textbox", { name: "Checklist name" }).fill("Steps");
  await page.keyboard.press("Enter");
  await page.getByText("You added the checklist “Steps”").waitFor();
  expect(await linesOf(page)).toEqual([
    "You added the checklist “Steps”",
    "Bob moved this card from Gone to To do",
    "Bob moved this card from To do to Gone",
    "You added this card to To do",
  ]);
});

test("detail: on a card, changes of one kind are one line until somebody comments", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Steps" });
  const tick = async (content: string) => {
    const { id } = await alice.createItem({ checklist_id, content });
    return () => bob.updateItem({ item_id: id, is_done: true });
  };
  const ticks = [await tick("a"), await tick("b"), await tick("c"), await tick("d")];
  const page = await visit(`${path}/${card_id}`);
  await page.getByText("You added 4 items to “Steps”").waitFor();
  for (const act of ticks.slice(0, 2)) await act();
  await page.getByText("Bob ticked 2 items").waitFor();
  await bob.createComment({ card_id, body: "Half of it" });
  await page.getByText("Half of it").waitFor();
  for (const act of ticks.slice(2)) await act();
  await page.getByText("Bob ticked 2 items").nth(1).waitFor();
  await page.getByRole("button", { name: "2 changes" }).first().click();
  expect(await linesOf(page)).toEqual([
    "Bob ticked 2 items",
    "Bob ticked “d”",
    "Bob ticked “c”",
    "Bob ticked 2 items",
    "You added 4 items to “Steps”",
    "You added the checklist “Steps”",
    "You added this card to To do",
  ]);
});

test("versions of a description are compared and restored, and that can be undone", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  const description = async () => (await alice.getCard({ card_id })).description;
  await alice.updateCard({ card_id, description: "It fails on phones." });
  const first = await visit(`${path}/${card_id}`);
  await first.getByText("You added a description").waitFor();
  expect(await first.getByRole("button", { name: "Description history" }).count()).toBe(0);
  await bob.updateCard({ card_id, description: "It fails on old phones." });
  const page = await visit(`${path}/${card_id}`);
  await page.getByRole("button", { name: "Description history" }).click();
  const history = page.getByRole("dialog", { name: "Description history" });
  await history.getByText("Current text").waitFor();
  expect(await history.locator(".diff ins").allInnerTexts()).toEqual([" old"]);
  await bob.updateCard({ card_id, description: "Fixed." });
  await history.locator(".diff del").first().waitFor();
  expect(await history.locator(".version-who").allInnerTexts()).toEqual(["Bob", "Bob", "You"]);
  await history.getByRole("button", { name: "You" }).click();
  await history.getByRole("button", { name: "Restore this version" }).click();
  await history.waitFor({ state: "detached" });
  await until(async () => (await description()) === "It fails on phones.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await until(async () => (await description()) === "Fixed.");
});
