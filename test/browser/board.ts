import type { Page } from "playwright-core";
import type { Person } from "../harness.ts";

/** A board as the tests need it: titles of columns, and of the cards in them. */
export async function layOut(
  owner: Person,
  columns: Record<string, string[]>,
  members: Person[] = [],
): Promise<{ boardId: string; path: string; cardIds: Record<string, string> }> {
  const { id: board_id } = await owner.createBoard({ title: "Launch" });
  for (const member of members) await owner.invite({ board_id, user_id: member.id });
  const cardIds: Record<string, string> = {};
  for (const [title, cards] of Object.entries(columns)) {
    const { id: column_id } = await owner.createColumn({ board_id, title });
    for (const card of cards) {
      cardIds[card] = (await owner.createCard({ board_id, column_id, title: card })).id;
    }
  }
  return { boardId: board_id, path: `/b/${board_id}`, cardIds };
}

/** What the command palette lists. */
export async function fromPalette(page: Page, name: string): Promise<void> {
  // The same key closes one that is still open.
  await page.getByRole("combobox").waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(name);
  await page.getByRole("option", { name, exact: true }).click();
}

/** What the header of a board has in its menu. */
export async function fromBoardMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}
