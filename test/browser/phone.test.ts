/** A board and a card on a phone. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { until } from "../support/until.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { someOf } from "./combinations.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

let service: Service;
let browser: TestBrowser;
let ada: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

test("a card begins with its facts on two lines, then its description; a tap shows them all, or adds them to a bare card", async () => {
  const { boardId, path, cardIds } = await layOut(ada, { "To do": ["Report", "Bare"] });
  const card_id = cardIds.Report!;
  const names = ["Urgent", "Documentation", "Waiting for an answer", "Design", "Customers", "Release"];
  for (const [index, name] of names.entries()) {
    const { id } = await ada.createLabel({ board_id: boardId, name, color: `#${index}a5b9c` });
    await ada.addLabel({ card_id, label_id: id });
  }
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  await ada.updateCard({ card_id, due_at: "2027-03-10T11:00:00.000Z", description: "What is new" });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ada.token, ...PHONE });
  const facts = page.getByRole("button", { name: "Details: To do" });
  const box = (await facts.boundingBox())!;
  expect(box.height).toBeLessThan(64);
  const description = (await page.getByRole("heading", { name: "Description" }).boundingBox())!;
  expect(description.y - (box.y + box.height)).toBeLessThan(64);
  expect(await page.getByRole("button", { name: /^Move from / }).isVisible()).toBe(false);
  await facts.tap();
  await page.getByRole("button", { name: /^Move from / }).waitFor();
  // They are not said twice.
  await page.getByRole("button", { name: "Details", exact: true }).waitFor();
  await page.getByRole("button", { name: "Edit labels" }).tap();
  const panel = page.getByRole("dialog", { name: "Labels on this card" });
  await panel.getByRole("heading", { name: "Labels on this card" }).waitFor();
  await panel.getByRole("button", { name: "Close" }).tap();
  await panel.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Next card in the column" }).tap();
  const bare = page.getByRole("dialog", { name: "Bare" });
  for (const [does, name] of [
    ["Add labels", "Labels on this card"],
    ["Assign people", "People on this card"],
    ["Add a due date", "Due date"],
  ] as const) {
    await bare.getByRole("button", { name: does }).tap();
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Close" }).tap();
    await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
  }
  // Of what it has by now, nothing is offered there any more.
  await ada.assignCard({ card_id: cardIds.Bare!, user_ids: [ada.id] });
  const offered = () => bare.locator(".missing-facts button").allInnerTexts();
  await until(async () => (await offered()).join() === "Due date,Labels");
  await bare.getByRole("checkbox", { name: "Complete" }).tap();
  await bare.getByRole("checkbox", { name: "Complete", checked: true }).waitFor();
  await page.context().close();
});

test("Back closes what is open on a card and nothing else, with what is being written; closing it otherwise leaves no trace", async () => {
  const { boardId, path, cardIds } = await layOut(ada, { "To do": ["Report", "Other"] });
  const { id: label_id } = await ada.createLabel({ board_id: boardId, name: "Urgent" });
  await ada.addLabel({ card_id: cardIds.Report!, label_id });
  const page = await browser.visit(service.url + path, { token: ada.token, ...PHONE });
  await page.getByRole("link", { name: "Report" }).tap();
  const card = page.getByRole("dialog", { name: "Report" });
  await card.getByRole("button", { name: "Details: To do" }).tap();
  await page.getByPlaceholder("Write a comment…").fill("Half a thought");
  const pickers = { "Edit labels": "Labels on this card", "Assign people": "People on this card" };
  for (const [button, name] of Object.entries(pickers)) {
    await card.getByRole("button", { name: button }).tap();
    await page.getByRole("dialog", { name }).waitFor();
    await page.goBack();
    await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${service.url}${path}/${cardIds.Report}`);
  }
  // One after the other, and closed with its button.
  await card.getByRole("button", { name: "Add a due date" }).tap();
  await page.getByRole("dialog", { name: "Due date" }).getByRole("button", { name: "Close" }).tap();
  await card.getByRole("button", { name: "Edit labels" }).tap();
  await page.getByRole("dialog", { name: "Labels on this card" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByPlaceholder("Write a comment…").inputValue()).toBe("Half a thought");
  await until(() => page.evaluate(() => history.state?.covers === undefined));
  await page.goBack();
  await card.waitFor({ state: "detached" });
  expect(page.url()).toBe(service.url + path);

  // A filter that is set in a panel stays when the panel is left.
  await page.getByRole("button", { name: "Filter" }).tap();
  await page.getByRole("checkbox", { name: "No label" }).tap();
  await page.goBack();
  await page.getByRole("dialog", { name: "Filter" }).waitFor({ state: "detached" });
  await sees(page, "To do", ["Other"]);
  expect(page.url()).toContain("?");
  await page.context().close();
});

test("Back closes the editor of a description and keeps the text, also while it is asked about; then it closes the card", async () => {
  const { path } = await layOut(ada, { "To do": ["Report"] });
  const page = await browser.visit(service.url + path, { token: ada.token, ...PHONE });
  await page.getByRole("link", { name: "Report" }).tap();
  const card = page.getByRole("dialog", { name: "Report" });
  const editor = page.getByRole("dialog", { name: "Description" });
  const draft = card.getByRole("button", { name: /^Draft/ });
  await card.getByRole("button", { name: "Add a description" }).tap();
  await editor.getByRole("textbox").fill("Half a thought");
  await page.goBack();
  await editor.waitFor({ state: "detached" });
  await draft.getByText("Half a thought").waitFor();
  expect(await violations(page)).toEqual([]);

  await draft.tap();
  expect(await editor.getByRole("textbox").inputValue()).toBe("Half a thought");
  await editor.getByRole("button", { name: "Close" }).tap();
  await page.getByText("Discard your text?").waitFor();
  await page.goBack();
  await editor.waitFor({ state: "detached" });
  await draft.waitFor();
  await page.goBack();
  await card.waitFor({ state: "detached" });
  expect(page.url()).toBe(service.url + path);
  await page.getByRole("img", { name: "Has unsaved text" }).waitFor();
  await page.context().close();
});

test("Back closes the form for a new card and keeps its text; a card that was opened meanwhile is closed before it", async () => {
  const { path } = await layOut(ada, { "To do": ["Report"] });
  const page = await browser.visit(service.url, { token: ada.token, ...PHONE });
  await page.goto(service.url + path);
  const opener = page.getByRole("button", { name: "Add a card to To do" });
  const field = page.getByLabel("Title of a new card in To do");
  await opener.tap();
  await field.fill("Half a title");
  await page.getByRole("link", { name: "Report" }).tap();
  const card = page.getByRole("dialog", { name: "Report" });
  await card.waitFor();
  await page.goBack();
  await card.waitFor({ state: "detached" });
  await field.waitFor();
  await until(() => page.evaluate(() => history.state?.covers === true));
  await page.goBack();
  await field.waitFor({ state: "detached" });
  await opener.getByText("Half a title").waitFor();
  expect(page.url()).toBe(service.url + path);
  await page.goBack();
  await page.waitForURL(`${service.url}/`);
  await page.context().close();
});

test("Back leads from the calendar to the columns, past the months that were shown", async () => {
  const { path } = await layOut(ada, { "To do": ["Report"] });
  for (const options of [PHONE, {}]) {
    const page = await browser.visit(service.url + path, { token: ada.token, ...options });
    await page.getByRole("button", { name: "Calendar", exact: true }).click();
    for (const _ of [1, 2]) await page.getByRole("button", { name: "Next month" }).click();
    await until(async () => page.url().includes("day="));
    await page.goBack();
    await sees(page, "To do", ["Report"]);
    expect(page.url()).toBe(service.url + path);
    await page.context().close();
  }
});

test("detail: while labels are searched the field stays where it is, and the panel ends with the list; what is tapped stays, too", async () => {
  const { boardId, path, cardIds } = await layOut(ada, { "To do": ["Report"] });
  for (const name of ["Urgent", "Design", "Later", "Customers"])
    await ada.createLabel({ board_id: boardId, name });
  const page = await browser.visit(`${service.url}${path}/${cardIds.Report}`, { token: ada.token, ...PHONE });
  await page.getByRole("button", { name: "Add labels" }).first().tap();
  const panel = page.getByRole("dialog", { name: "Labels on this card" });
  const field = panel.getByRole("searchbox");
  await field.tap();
  const before = await field.boundingBox();
  for (const [text, count] of [
    ["e", 4],
    ["urg", 1],
    ["xyz", 0],
  ] as const) {
    await field.fill(text);
    await until(async () => (await panel.getByRole("checkbox").count()) === count);
    expect(await field.boundingBox()).toEqual(before);
    const box = (await panel.boundingBox())!;
    const button = (await panel.getByRole("button", { name: /label/i }).last().boundingBox())!;
    expect(box.y + box.height - (button.y + button.height)).toBeLessThan(16);
    expect(button.y - (before!.y + before!.height)).toBeLessThan(40 + 52 * count);
  }
  await field.fill("urg");
  await panel.getByRole("checkbox", { name: "Urgent" }).tap();
  expect(await field.boundingBox()).toEqual(before);
  await page.context().close();
});

test("detail: people alone are below the menu of their tile", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  await ada.assignCard({ card_id: cardIds.One!, user_ids: [ada.id] });
  const page = await browser.visit(service.url + path, { token: ada.token, ...PHONE });
  const tile = page.locator("article", { hasText: "One" });
  const face = (await tile.locator(".avatar").boundingBox())!;
  const dots = (await tile.locator(".card-more svg").boundingBox())!;
  expect(face.y).toBeGreaterThanOrEqual(dots.y + dots.height);
  const { y, height } = (await tile.boundingBox())!;
  expect(y + height - (face.y + face.height)).toBeLessThan(10);
  await page.context().close();
});

test("detail: the head of a card stays one row whatever comes into it, and names the card once its title is away", async () => {
  const eve = await service.person("eve");
  const long = "Start page: final layout with the quotes of customers and the new colours of the brand";
  const { path, cardIds } = await layOut(ada, { "To do": [long] }, [eve]);
  const card_id = cardIds[long]!;
  await ada.updateCard({ card_id, description: "A paragraph that takes its line.\n\n".repeat(40) });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ada.token, ...PHONE });
  const dialog = page.getByRole("dialog", { name: long });
  const title = dialog.getByRole("heading", { name: long });
  await title.waitFor();
  const places = async () =>
    dialog.locator(".dialog-head, .dialog-head button, .card-heading h2").evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.textContent || each.ariaLabel, x, y, width, height].join(" ");
      }),
    );
  const before = await places();
  expect((await title.boundingBox())!.width).toBeGreaterThan(300);
  expect((await dialog.locator(".dialog-head").boundingBox())!.height).toBeLessThan(56);

  // Somebody else opens the card, and what is changed here has not been sent yet.
  const theirs = await browser.visit(`${service.url}${path}/${card_id}`, { token: eve.token });
  await dialog.locator(".card-lookers .avatar").waitFor();
  await theirs.context().close();
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Details: To do" }).tap();
  await dialog.getByRole("checkbox", { name: "Complete" }).check();
  await dialog.locator(".dialog-head").getByText("Not sent yet").waitFor();
  // The icon alone, which leaves the title its room, and once.
  expect((await dialog.locator(".unsent-mark").boundingBox())!.width).toBeLessThan(40);
  const isSame = (place: string) => before.includes(place);
  expect((await places()).filter((place) => !isSame(place) && !place.includes("Not sent yet"))).toEqual([]);
  await page.context().setOffline(false);
  await dialog.locator(".dialog-head").getByText("Not sent yet").waitFor({ state: "detached" });

  const named = dialog.locator(".card-head-title");
  expect(await named.count()).toBe(0);
  await page.locator(".dialog-body").evaluate((body) => body.scrollTo(0, 600));
  await named.getByText(long).waitFor();
  expect(await dialog.locator(".dialog-head .card-number").isVisible()).toBe(false);
  expect((await dialog.locator(".dialog-head").boundingBox())!.height).toBeLessThan(56);
  await page.context().close();
});

test("detail: a description is written on the whole screen, above the keyboard; its buttons and the bar stay there", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["Report"] });
  const card_id = cardIds.Report!;
  await ada.updateCard({ card_id, description: "A line.\n\n".repeat(60) });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ada.token, ...PHONE });
  await page.getByRole("button", { name: "Edit the description" }).tap();
  const editor = page.getByRole("dialog", { name: "Description" });
  const field = editor.getByRole("textbox", { name: "Description" });
  await field.and(page.locator(":focus")).waitFor();
  expect((await field.boundingBox())!.y).toBeLessThan(70);
  // The keyboard takes the lower part.
  await page.setViewportSize({ width: 390, height: 480 });
  const save = editor.getByRole("button", { name: "Save" });
  const tools = ["Bold (Ctrl+B)", "Add a picture", "Code", "Preview"];
  const inSight = async () => {
    const found = tools.map((name) => editor.getByRole("button", { name, exact: true }));
    const boxes = await Promise.all([save, ...found, field].map((each) => each.boundingBox()));
    return boxes.every((box) => box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 480);
  };
  await eventually(inSight, "all of it in sight");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Control+End");
  expect(await inSight()).toBe(true);
  await page.keyboard.type("The end");
  await editor.getByRole("button", { name: "Preview", exact: true }).tap();
  await editor.locator(".writing-preview").getByText("The end").waitFor();
  await editor.getByRole("button", { name: "Write", exact: true }).tap();
  // What closes it asks first.
  await editor.getByRole("button", { name: "Close" }).tap();
  await editor.getByRole("button", { name: "Keep writing" }).tap();
  await save.tap();
  await editor.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Edit the description" }).and(page.locator(":focus")).waitFor();
  await until(async () => (await ada.getCard({ card_id })).description?.endsWith("The end") === true);
  // What is written in a comment has the width of the card, and all tools.
  await page.getByRole("textbox", { name: "New comment" }).tap();
  const code = (await page.getByRole("button", { name: "Code", exact: true }).boundingBox())!;
  expect(code.x + code.width).toBeLessThan(390);
  await page.context().close();
});

test("detail: a description that is not sent yet is marked in the head of its card, once, and the state of the board is said below its header", async () => {
  const { path } = await layOut(ada, { "To do": ["Report"] });
  const page = await browser.visit(service.url + path, { token: ada.token, ...PHONE });
  await page.getByRole("link", { name: "Report" }).tap();
  await page.getByRole("button", { name: "Add a description" }).tap();
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Description" }).fill("Written on the train");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Report" });
  const mark = dialog.locator(".dialog-head .unsent-mark");
  await mark.waitFor();
  expect(await mark.getAttribute("title")).toBe("Not sent yet");
  expect(await dialog.getByText("Not sent yet").count()).toBe(1);
  await dialog.getByRole("button", { name: "Close" }).tap();
  const state = page.getByRole("button", { name: /1 change waiting/ });
  await state.waitFor();
  await state.getByText("1 change waiting").waitFor();
  // Nothing of the header gives way to it.
  await page.locator(".topbar-search").waitFor();
  const header = (await page.locator(".topbar").boundingBox())!;
  expect((await state.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  await page.context().close();
});

test("detail: pages are named on one line each, what creates a board is beside the heading of the list, and what is typed below a checklist is in line with its items", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["Report"] });
  const { id: checklist_id } = await ada.createChecklist({ card_id: cardIds.Report!, title: "Steps" });
  await ada.createItem({ checklist_id, content: "First" });
  for (const width of someOf([320, 390])) {
    const options = { ...PHONE, viewport: { width, height: 640 } };
    const page = await browser.visit(service.url, { token: ada.token, ...options });
    const heading = (await page.getByRole("heading", { name: "Boards", exact: true }).boundingBox())!;
    const button = (await page.getByRole("button", { name: "New board" }).boundingBox())!;
    expect(button.y).toBeLessThan(heading.y + heading.height);
    await page.getByRole("button", { name: "Import" }).waitFor();
    const linesOf = (link: Element) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getClientRects().length;
    };
    expect(await page.getByRole("link", { name: "My cards" }).evaluate(linesOf)).toBe(1);
    await page.goto(`${service.url}${path}/${cardIds.Report}`);
    const words = (await page.locator(".item-text").boundingBox())!;
    const field = page.getByLabel("New item in Steps");
    const inset = await field.evaluate((each) => {
      const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(each);
      return Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth);
    });
    expect(Math.round((await field.boundingBox())!.x + inset)).toBe(Math.round(words.x));
    await page.context().close();
  }
});

test("detail: whatever is tapped in a card is at least 44 pixels high", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["Report"] });
  const card_id = cardIds.Report!;
  await ada.updateCard({ card_id, description: "- [ ] milk", due_at: "2031-03-10T11:00:00.000Z" });
  const { id: checklist_id } = await ada.createChecklist({ card_id, title: "Steps" });
  await ada.createItem({ checklist_id, content: "First" });
  await ada.createComment({ card_id, body: "Said" });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ada.token, ...PHONE });
  await page.getByText("Said").waitFor();
  await page.getByRole("button", { name: "Details: To do" }).tap();
  const small = await page
    .locator("dialog :is(button, a[href], input:not([type=file]), textarea, label)")
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => !each.closest("label") || each.matches("label"))
        .map((each) => {
          const { height } = each.getBoundingClientRect();
          const around = getComputedStyle(each, "::after");
          const reach = around.position === "absolute" ? Number.parseFloat(around.height) || 0 : 0;
          return {
            name: each.ariaLabel || each.textContent || each.className,
            height: Math.max(height, reach),
          };
        })
        .filter(({ height }) => height < 43.5),
    );
  expect(small).toEqual([]);
  await page.context().close();
});

test("detail: the bar with the filters says what is shown, and clears them", async () => {
  const { boardId, path, cardIds } = await layOut(ada, { "To do": ["One", "Two"] });
  const { id } = await ada.createLabel({ board_id: boardId, name: "Urgent", color: "#aa3322" });
  await ada.addLabel({ card_id: cardIds.One!, label_id: id });
  const page = await browser.visit(service.url + path, { token: ada.token, ...PHONE });
  await sees(page, "To do", ["One", "Two"]);
  const bar = page.locator(".filter-bar");
  await bar.getByPlaceholder("Find cards").fill("two");
  await bar.getByText("1 card shown, 1 hidden").waitFor();
  await bar.getByRole("button", { name: "Clear filters" }).tap();
  await sees(page, "To do", ["One", "Two"]);
  await page.getByRole("button", { name: "Filter", exact: true }).tap();
  const panel = page.getByRole("dialog", { name: "Filter cards" });
  await panel.getByRole("checkbox", { name: "Urgent" }).check();
  await panel.getByRole("checkbox", { name: "Not complete" }).check();
  await bar.getByText("1 card shown, 1 hidden").waitFor();
  await sees(page, "To do", ["One"]);
  expect(await page.locator(".filter-count").textContent()).toBe("2");
  // The smallest phone has room for all of it, and for what the field is for.
  await page.setViewportSize({ width: 320, height: 640 });
  const { right, text } = await page.locator(".filter-bar").evaluate((bar) => {
    const input = bar.querySelector("input")!;
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    return {
      right: bar.querySelector(".view-choice")!.getBoundingClientRect().right,
      text: input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    };
  });
  expect(right).toBeLessThanOrEqual(320 - 12);
  expect(text).toBeGreaterThan(80);
  await page.setViewportSize({ width: 390, height: 844 });
  await bar.getByRole("button", { name: "Clear filters" }).tap();
  await until(async () => (await panel.count()) === 0);
  await sees(page, "To do", ["One", "Two"]);
  await page.context().close();
});

test("detail: a row of My cards says when the card is due, its labels and its numbers below its title", async () => {
  const { boardId: board_id, cardIds } = await layOut(ada, { "To do": ["Call the printer"] });
  const card_id = cardIds["Call the printer"]!;
  const { id: label_id } = await ada.createLabel({ board_id, name: "Urgent" });
  await ada.addLabel({ card_id, label_id });
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  await ada.updateCard({ card_id, due_at: "2020-03-02T12:00:00.000Z" });
  const { id: checklist_id } = await ada.createChecklist({ card_id, title: "Steps" });
  await ada.createItem({ checklist_id, content: "Find the number" });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token, ...PHONE });
  const row = page.locator(".card-row", { hasText: "Call the printer" });
  const title = (await row.getByRole("link", { name: "Call the printer" }).boundingBox())!;
  for (const words of ["Mar 2, 2020", "Urgent", "0/1"]) {
    const fact = (await row.getByText(words).first().boundingBox())!;
    expect([words, fact.y > title.y, fact.x >= title.x]).toEqual([words, true, true]);
  }
  await page.context().close();
});

test("detail: a board rests with one column in the middle, whose neighbours can be seen; its long name has two lines, and a title below labels the width of the tile", async () => {
  const columns = { "To do": ["One"], Doing: ["Two"], Review: ["Three"], Done: ["Four"] };
  const { boardId: board_id, path, cardIds } = await layOut(ada, columns);
  await ada.updateBoard({ board_id, title: "Autumn release of everything" });
  const title = "A title that is long enough for the second line of a tile, whatever is beside it";
  await ada.updateCard({ card_id: cardIds.Two!, title });
  const { id: label_id } = await ada.createLabel({ board_id, name: "Urgent", color: "#aa3322" });
  await ada.addLabel({ card_id: cardIds.Two!, label_id });
  for (const width of someOf([320, 390])) {
    const phone = { ...PHONE, viewport: { width, height: 700 } };
    const page = await browser.visit(service.url + path, { token: ada.token, ...phone });
    const name = page.locator(".board-switch > .truncate");
    await name.waitFor();
    const lines = await name.evaluate(
      (each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    // Nor does it move when the connection is lost.
    await page.locator('.connection[data-state="live"]').waitFor();
    const place = await name.boundingBox();
    await page.context().setOffline(true);
    await page.locator('.connection[data-state="offline"]').waitFor();
    expect(await name.boundingBox()).toEqual(place!);
    await page.context().setOffline(false);
    const middle = () =>
      page.getByRole("region", { name: "Doing", exact: true }).evaluate((column) => {
        const { left, right } = column.getBoundingClientRect();
        return { left, right, off: Math.abs((left + right) / 2 - innerWidth / 2) };
      });
    await page.getByRole("region", { name: "To do", exact: true }).waitFor();
    await page.locator(".columns").evaluate((board) => board.scrollBy(200, 0));
    await until(async () => (await middle()).off < 1);
    const { left, right } = await middle();
    expect(right - left).toBeGreaterThan(0.8 * width);
    expect(left).toBeGreaterThan(16);
    const tile = (await page.locator("article", { hasText: title }).boundingBox())!;
    const heading = (await page.getByRole("heading", { name: title }).boundingBox())!;
    expect(tile.x + tile.width - (heading.x + heading.width)).toBeLessThan(16);
    await page.context().close();
  }
});

test("detail: a table whose cells have long texts scrolls before these are squeezed to single words", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  const card_id = cardIds.One!;
  const long = "Everything that has to do with invoices";
  await ada.updateCard({
    card_id,
    description: `| A | ${long} | B |\n|---|---|---|\n| 1 | ${long} | ${long} |`,
  });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: ada.token, ...PHONE });
  const table = page.getByRole("region", { name: "Table" });
  await table.waitFor();
  const widths = await table
    .locator("tbody td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(widths[0]).toBeLessThan(60);
  expect(Math.min(...widths.slice(1))).toBeGreaterThanOrEqual(144);
  await page.context().close();
});
