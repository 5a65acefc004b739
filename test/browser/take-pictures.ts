/** Takes the pictures of the README: `npx bun test/browser/take-pictures.ts`. */
import type { Page } from "playwright-core";
import { type Person, startService, WITHOUT_OIDC } from "../harness.ts";
import { openBrowser } from "./browser.ts";

const IMAGES = `${import.meta.dir}/../../docs/images`;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Sketch {
  title: string;
  label?: string;
  people?: Person[];
  description?: string;
  steps?: [content: string, isDone: boolean][];
  /** In so many days. */
  due?: number;
  isComplete?: boolean;
  comments?: [by: Person, body: string][];
}

const NOTES = `What changes for people who run their own instance, in the order they will meet it:

- the new **backup** command, and why the old script still works
- settings that were renamed; see the [table](https://example.org/settings)
- how long the upgrade takes`;

const service = await startService({ settings: WITHOUT_OIDC });
const browser = await openBrowser({ loadsAhead: true });
const ada = await known("Ada", "Lovelace");
const alan = await known("Alan", "Turing");
const grace = await known("Grace", "Hopper");
const { path, openedId } = await layOut();
const pages = [alan, grace].map(({ token }) => browser.visit(service.url + path, { token, ...DESKTOP }));
await Promise.all(pages);

await take("board", path, DESKTOP, boardIsShown);
await take("board-dark", path, { ...DESKTOP, colorScheme: "dark" as const }, boardIsShown);
await take("phone", path, PHONE, (page) => page.getByText("Offline reading").waitFor());
await take("card", `${path}/${openedId}`, DESKTOP, async (page) => {
  await boardIsShown(page);
  await page.getByRole("checkbox", { name: "Ask two people to follow it" }).waitFor();
});
await take("activity", path, DESKTOP, async (page) => {
  await boardIsShown(page);
  await page.getByRole("button", { name: "Activity" }).click();
  await page.getByText("assigned").first().waitFor();
});
await otherBoards();
await take("home", "/", DESKTOP, (page) => page.getByText("Team retro").first().waitFor());
await take("past", `${path}?at=40`, DESKTOP, (page) => page.getByText("As it was on").waitFor());
await browser.close();
await service.stop();

async function known(firstname: string, lastname: string): Promise<Person> {
  const person = await service.person(firstname.toLowerCase());
  await person.updateMe({ firstname, lastname });
  return person;
}

async function otherBoards(): Promise<void> {
  const others = { "Team retro": "#c98a1b", Website: "#1d8a99", Hiring: "#7c5cd6", "Office move": "#2f8f5b" };
  for (const [title, color] of Object.entries(others)) {
    const { id: board_id } = await ada.createBoard({ title, color });
    await ada.createColumn({ board_id, title: "To do" });
    if (title === "Website") await ada.starBoard({ board_id });
    await ada.markBoardOpened({ board_id });
  }
}

function boardIsShown(page: Page): Promise<void> {
  return page.locator(".presence .avatar").nth(1).waitFor();
}

async function take(
  name: string,
  address: string,
  options: object,
  isReady: (page: Page) => Promise<unknown>,
): Promise<void> {
  const page = await browser.visit(service.url + address, {
    token: ada.token,
    reducedMotion: "reduce",
    ...options,
  });
  await isReady(page);
  if (address.startsWith(path) && !address.includes("?at="))
    await page.locator(".connection", { hasText: "Live" }).waitFor();
  await page.screenshot({ path: `${IMAGES}/${name}.png` });
  await page.context().close();
}

async function layOut(): Promise<{ path: string; openedId: string }> {
  const { id: board_id } = await ada.createBoard({ title: "Autumn release", color: "#3b7dd8" });
  for (const { id: user_id } of [alan, grace]) await ada.invite({ board_id, user_id });
  const labels: Record<string, string> = {};
  for (const [name, color] of Object.entries({
    Research: "#7c5cd6",
    Design: "#1d8a99",
    Bug: "#d1492e",
    Blocked: "#c98a1b",
  }))
    labels[name] = (await ada.createLabel({ board_id, name, color })).id;
  let openedId = "";
  for (const [title, color, cards] of columns()) {
    const is_done_column = title === "Done";
    const card_limit = title === "In progress" ? 4 : null;
    const { id: column_id } = await ada.createColumn({ board_id, title, color, is_done_column, card_limit });
    for (const sketch of cards) {
      const { id } = await draw(board_id, column_id, labels, sketch);
      if (sketch.description === NOTES) openedId = id;
    }
  }
  return { path: `/b/${board_id}`, openedId };
}

async function draw(
  board_id: string,
  column_id: string,
  labels: Record<string, string>,
  sketch: Sketch,
): Promise<{ id: string }> {
  const { title, description, label, people, steps, due, isComplete, comments = [] } = sketch;
  const { id: card_id } = await ada.createCard({ board_id, column_id, title, description });
  const label_id = label && labels[label];
  if (label_id) await ada.addLabel({ card_id, label_id });
  if (people) await ada.assignCard({ card_id, user_ids: people.map(({ id }) => id) });
  if (steps) {
    const { id: checklist_id } = await ada.createChecklist({ card_id, title: "Steps" });
    for (const [content, is_done] of steps) {
      const { id: item_id } = await ada.createItem({ checklist_id, content });
      if (is_done) await ada.updateItem({ item_id, is_done });
    }
  }
  const due_at = due === undefined ? undefined : inDays(due);
  if (due_at || isComplete) await ada.updateCard({ card_id, due_at, is_complete: isComplete });
  for (const [by, body] of comments) await by.createComment({ card_id, body });
  return { id: card_id };
}

function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(17, 0, 0, 0);
  return date.toISOString();
}

function columns(): [title: string, color: string, cards: Sketch[]][] {
  return [
    [
      "Ideas",
      "#7c5cd6",
      [
        { title: "Offline reading for long boards", label: "Research" },
        { title: "A keyboard map to print", label: "Design", people: [alan] },
        { title: "A quieter notification sound" },
        { title: "Import from spreadsheets", label: "Research", description: "CSV first." },
      ],
    ],
    [
      "Ready",
      "#3b7dd8",
      [
        { title: "Cards keep their place when the filter is cleared", label: "Bug", people: [ada], due: -1 },
        {
          title: "Write the upgrade notes",
          people: [grace],
          due: 1,
          comments: [
            [alan, "The renamed settings are in, @ada. Could you check the table?"],
            [ada, "Done: two were missing. **Ready to publish** once the dates are final."],
          ],
          description: NOTES,
          steps: [
            ["Collect the changes", true],
            ["Write the first draft", true],
            ["Ask two people to follow it", false],
            ["Publish with the release", false],
          ],
        },
        { title: "Contrast of the label colours in dark mode", label: "Design" },
      ],
    ],
    [
      "In progress",
      "#c98a1b",
      [
        {
          title: "Reconnect without losing an event, even when the service restarts during a drag",
          people: [ada, alan],
          description: "With a number per event.",
          steps: [
            ["Number the events", true],
            ["Resume from a number", true],
            ["Restart under load", false],
          ],
        },
        { title: "Attachment previews", label: "Design", people: [grace], due: 4 },
        {
          title: "Rebalance ranks under load",
          label: "Blocked",
          people: [alan],
          steps: [
            ["Measure", true],
            ["Decide", false],
          ],
        },
      ],
    ],
    [
      "Review",
      "#1d8a99",
      [
        { title: "Touch: long press, then drag", label: "Design", people: [ada] },
        { title: "Undo for deleted columns", label: "Bug", people: [grace] },
      ],
    ],
    [
      "Done",
      "#2f8f5b",
      [
        { title: "Presence avatars", people: [ada], isComplete: true, due: -3 },
        { title: "Dark mode" },
        { title: "Links to cards", people: [grace] },
      ],
    ],
  ];
}
