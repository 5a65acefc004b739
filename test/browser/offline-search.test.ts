/** The search without a network: of the boards that this browser has. */
import { expect, test } from "bun:test";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { addCard, connection, visitInstalled } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { isKept } from "./stored.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

test("offline, the boards on this device are searched, with what was written offline, and the page says so", async () => {
  const ada = await server.person("ada");
  const { boardId, path, cardIds } = await layOut(ada, { "To do": ["Write report", "Call Bob"] });
  await ada.updateCard({ card_id: cardIds["Call Bob"]!, description: "About the *quarterly* report." });
  const page = await visitInstalled(browser, server.url + path, ada);
  await isKept(page, boardId);
  await server.kill();
  await connection(page, "Boardcast isn’t responding");
  await addCard(page, "To do", "Réport on trains");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Search or do anything" });
  await palette.fill("repo");
  await page.getByText("Only boards on this device are searched").waitFor();
  await page.getByText("3 cards found.").waitFor();
  const found = page.getByRole("group", { name: "Cards" }).getByRole("option");
  expect(await found.filter({ hasText: "Call Bob" }).locator("mark").allInnerTexts()).toEqual(["repo"]);
  // Operators too.
  await palette.fill('repo -quarterly in:"to do"');
  await page.getByText("2 cards found.").waitFor();
  await palette.fill("member:me repo");
  await page.getByText("Nothing found for “member:me repo”.").waitFor();
  await palette.fill("is:archived repo");
  await page.getByText("Archived cards can’t be searched").waitFor();
  await palette.fill("🎉");
  await page.getByText("Nothing found for “🎉”.").waitFor();
  await palette.fill("-");
  await page.getByText("Type at least one letter, number or emoji.").waitFor();
  await palette.fill("quarterly");
  await found.filter({ hasText: "Call Bob" }).click();
  await page.getByRole("dialog", { name: "Call Bob" }).waitFor();
  await page.keyboard.press("Escape");

  await page.goto(`${server.url}/find?q=report`);
  await page.getByText("Only boards on this device are searched").waitFor();
  expect((await page.locator(".card-row-title").allInnerTexts()).toSorted()).toEqual([
    "Call Bob",
    "Réport on trains",
    "Write report",
  ]);
  await server.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Only boards on this device are searched").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Write report" }).waitFor();
  await page.context().close();
});
