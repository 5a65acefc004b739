/**
 * Every view: no violation that axe can find, and no horizontal scrolling. The views take turns with the themes;
 * `npm run test:browsers` looks at all of them in both, and hovered and focused.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { turn, violationsIn, violationsInAllStates } from "./axe.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { EVERY_COMBINATION } from "./combinations.ts";

const DESKTOP = { width: 1280, height: 800 };

let service: Service;
let browser: TestBrowser;
let alice: Person;
let board: Awaited<ReturnType<typeof layOut>>;
let invitation: string;
let known: Page;
let anonymous: Page;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  const bob = await service.person("bob");
  board = await layOut(alice, { "To do": ["One", "Two"], Doing: ["Three"], Done: [] }, [bob]);
  invitation = `/invite/${(await alice.createInvitation({ board_id: board.boardId })).token}`;
  const label = await alice.createLabel({ board_id: board.boardId, name: "Urgent", color: "#d1492e" });
  await alice.addLabel({ card_id: board.cardIds.One!, label_id: label.id });
  await alice.assignCard({ card_id: board.cardIds.One!, user_ids: [alice.id, bob.id] });
  for (const description of ["A first text", "Another text"])
    await alice.updateCard({ card_id: board.cardIds.One!, description });
  const { id: checklist_id } = await alice.createChecklist({ card_id: board.cardIds.One!, title: "Steps" });
  await alice.createItem({ checklist_id, content: "First" });
  const done = (await alice.getBoard({ board_id: board.boardId })).columns[2]!.id;
  const archived = await alice.createCard({ board_id: board.boardId, column_id: done, title: "Four" });
  await alice.archiveCard({ card_id: archived.id });
  // Without motion no colour is on its way to another when it is judged.
  known = await browser.visit(service.url, { token: alice.token });
  anonymous = await browser.visit(service.url, {});
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

interface View {
  name: string;
  path: () => string;
  anonymous?: boolean;
  /** What must be there before the view is judged. */
  ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();
const boardReady = (page: Page) => page.getByRole("link", { name: "Three" }).waitFor();
const menu = (name: string, item: string) => async (page: Page) => {
  await page.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await page.getByRole("dialog").waitFor();
};

const VIEWS: View[] = [
  { name: "login", path: () => "/login", anonymous: true, ready: heading("Log in") },
  { name: "register", path: () => "/register", anonymous: true, ready: heading("Create an account") },
  { name: "boards", path: () => "/", ready: heading("Launch") },
  {
    name: "new board",
    path: () => "/",
    ready: async (page) => {
      await page.getByRole("button", { name: "New board" }).click();
      await page.getByRole("radio", { name: "Team board" }).waitFor();
    },
  },
  { name: "my cards", path: () => "/my-cards", ready: heading("No due date") },
  { name: "inbox", path: () => "/", ready: opened("Inbox") },
  {
    name: "calendar",
    path: () => `${board.path}?calendar=month`,
    ready: (page) => page.getByRole("button", { name: "Today" }).waitFor(),
  },
  { name: "invitation", path: () => invitation, ready: heading("You’re already a member") },
  { name: "board renaming", path: () => "/", ready: menu("Actions for Launch", "Settings…") },
  { name: "board deletion", path: () => "/", ready: menu("Actions for Launch", "Delete…") },
  { name: "settings", path: () => "/settings", ready: heading("Profile") },
  { name: "mail settings", path: () => "/settings/notifications", ready: heading("Notifications by email") },
  {
    name: "login settings",
    path: () => "/settings/login",
    ready: (page) => page.getByText("This device").waitFor(),
  },
  { name: "token settings", path: () => "/settings/integrations", ready: heading("API tokens") },
  {
    name: "display settings",
    path: () => "/settings/display",
    ready: (page) => page.getByText("Appearance").waitFor(),
  },
  { name: "board", path: () => board.path, ready: boardReady },
  {
    name: "command palette",
    path: () => board.path,
    ready: async (page) => {
      await boardReady(page);
      await page.keyboard.press("Control+k");
      await page.getByRole("option", { name: "New card" }).waitFor();
    },
  },
  {
    name: "card search",
    path: () => "/",
    ready: async (page) => {
      await heading("Launch")(page);
      await page.keyboard.press("/");
      await page.getByRole("combobox", { name: "Search cards" }).fill("one");
      await page.getByRole("option", { name: /^One/ }).waitFor();
    },
  },
  {
    name: "search results",
    path: () => "/find?q=text",
    ready: (page) => page.getByRole("link", { name: "One" }).waitFor(),
  },
  { name: "no search results", path: () => "/find?q=nothing", ready: heading("No cards found") },
  { name: "refused search", path: () => "/find?q=is:odd", ready: heading("Check what you typed") },
  { name: "empty search", path: () => "/find", ready: (page) => page.getByText("member:me").waitFor() },
  {
    name: "card menu",
    path: () => board.path,
    ready: (page) => page.getByRole("button", { name: "Actions for Two" }).click(),
  },
  { name: "moving", path: () => board.path, ready: menu("Actions for Two", "Move to…") },
  { name: "column colour", path: () => board.path, ready: menu("Actions for the column Doing", "Colour…") },
  {
    name: "help",
    path: () => board.path,
    ready: async (page) => {
      await page.getByRole("button", { name: "Account of" }).click();
      await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    },
  },
  {
    name: "card",
    path: () => `${board.path}/${board.cardIds.One}`,
    ready: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "activity",
    path: () => board.path,
    ready: async (page) => {
      await page.getByRole("button", { name: "Activity", exact: true }).click();
      await page.getByText("You created the board").waitFor();
    },
  },
  {
    name: "card activity",
    path: () => `${board.path}/${board.cardIds.One}`,
    ready: async (page) => {
      await page.getByRole("button", { name: /^Show \d+ more changes$/ }).click();
      await page.getByText("You added this card").waitFor();
    },
  },
  {
    name: "description history",
    path: () => `${board.path}/${board.cardIds.One}`,
    ready: async (page) => {
      await page.getByRole("button", { name: "Description history" }).click();
      await page.getByText("What changed").waitFor();
    },
  },
  { name: "members", path: () => board.path, ready: opened("Members") },
  {
    name: "archive",
    path: () => board.path,
    ready: async (page) => {
      await fromBoardMenu(page, "Archive and trash");
      await page
        .getByRole("list", { name: "Archived" })
        .getByRole("button", { name: "Restore Four" })
        .waitFor();
    },
  },
  {
    name: "deleting for good",
    path: () => board.path,
    ready: async (page) => {
      await fromBoardMenu(page, "Archive and trash");
      await page.getByRole("button", { name: "Delete Four for good" }).click();
      await page.getByText("This can’t be undone.").waitFor();
    },
  },
  {
    name: "deleted boards",
    path: () => "/",
    ready: async (page) => {
      await page.getByRole("button", { name: "Deleted boards" }).click();
      await page.getByText("You have no deleted boards.").waitFor();
    },
  },
  {
    name: "earlier moment",
    path: () => `${board.path}?at=9`,
    ready: (page) => page.getByText("Description changed since then").waitFor(),
  },
  {
    name: "card at an earlier moment",
    path: () => `${board.path}?at=9`,
    ready: async (page) => {
      await page.getByRole("button", { name: /^One #/ }).click();
      await page.getByRole("button", { name: /^Restore the / }).waitFor();
    },
  },
  { name: "automation", path: () => board.path, ready: opened("Automation") },
  {
    name: "unknown board",
    path: () => "/b/00000000-0000-7000-8000-000000000000",
    ready: heading("Board not found"),
  },
];

function opened(button: string) {
  return async (page: Page) => {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").waitFor();
  };
}

test.each(VIEWS.map((view, index) => [view.name, view, index] as const))(
  "the view “%s” passes axe, and fits the width of a phone",
  async (_, view, index) => {
    const page = view.anonymous ? anonymous : known;
    await show(page, view);
    const wide = await tooWide(page);
    const refused = EVERY_COMBINATION
      ? await violationsInAllStates(page)
      : await violationsIn(page, turn(index));
    expect([...wide, ...refused]).toEqual([]);
  },
);

async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const [content, visible] = await page.evaluate(async () => {
      // What is fitted to the new width is so before the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const root = document.querySelector("dialog[open]") ?? document.documentElement;
      return [root.scrollWidth, root.clientWidth] as const;
    });
    if (content > visible) found.push(`${content} pixels of content in ${visible} at a width of ${width}`);
  }
  await page.setViewportSize(DESKTOP);
  return found;
}

async function show(page: Page, view: View): Promise<void> {
  await page.goto(service.url + view.path());
  await view.ready(page);
}
