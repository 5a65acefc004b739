/** Writing in a card without the mouse and without anything that jumps: text, images in it, checklists, dates. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { someOf } from "./combinations.ts";

const browser = browserForTests();
let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  await bob.updateMe({ firstname: "Bob" });
});
afterAll(() => service.stop());

async function openCard(fill: (card_id: string) => Promise<unknown> = async () => {}, options = {}) {
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  await fill(card_id);
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: alice.token, ...options });
  await page.getByRole("dialog", { name: "One" }).waitFor();
  return { page, card_id };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`never true: ${condition}`);
    await Bun.sleep(40);
  }
}

async function itemsOf(card_id: string): Promise<string> {
  const { checklists } = await alice.getCard({ card_id });
  return checklists.flatMap(({ items }) => items.map(({ content }) => content)).join();
}

/** As if something were pasted into the field that has the focus. */
async function paste(page: Page, what: { text: string } | { image: string }): Promise<void> {
  await page.evaluate(async (pasted) => {
    const data = new DataTransfer();
    if ("text" in pasted) data.setData("text/plain", pasted.text);
    else {
      const canvas = new OffscreenCanvas(80, 40);
      canvas.getContext("2d")?.fillRect(0, 0, 80, 40);
      const blob = await canvas.convertToBlob({ type: "image/png" });
      data.items.add(new File([blob], pasted.image, { type: "image/png" }));
    }
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, what);
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** All of it is where the card shows what it has scrolled to. */
async function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const box = element.closest(".dialog-body")!.getBoundingClientRect();
    return top >= box.top && bottom <= Math.min(box.bottom, innerHeight);
  });
}

/** What has the focus, by its class: never the body while the card is open. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? null);

const tall = "A paragraph that takes its line.\n\n".repeat(40);

test("detail: the dialog stays where it is whatever its height, and its side stays while the rest scrolls", async () => {
  const { page, card_id } = await openCard();
  const dialog = page.getByRole("dialog", { name: "One" });
  const side = page.locator(".card-side");
  const top = (await dialog.boundingBox())?.y;
  const sideTop = (await side.boundingBox())?.y;
  await bob.updateCard({ card_id, description: tall });
  await page.getByText("A paragraph").first().waitFor();
  expect((await dialog.boundingBox())?.y).toBe(top);
  await page.getByRole("textbox", { name: "New comment" }).scrollIntoViewIfNeeded();
  expect([(await dialog.boundingBox())?.y, (await side.boundingBox())?.y]).toEqual([top, sideTop]);
});

test("detail: clicking a text edits it there, but neither a link nor a selection does", async () => {
  const description = "Read **this page** first, see https://example.org for it.";
  const { page } = await openCard((card_id) => alice.updateCard({ card_id, description }));
  const field = page.getByRole("textbox", { name: "Description" });
  const words = (await page.getByText("this page").boundingBox())!;
  await page.mouse.move(words.x + 2, words.y + words.height / 2);
  await page.mouse.down();
  await page.mouse.move(words.x + words.width - 2, words.y + words.height / 2);
  await page.mouse.up();
  expect(await field.count()).toBe(0);
  await page.getByText("this page").click({ position: { x: 1, y: 8 } });
  await field.waitFor();
  await page.keyboard.type("all of ");
  expect(await field.inputValue()).toBe(description.replace("this", "all of this"));
});

test("a task in a text is ticked by click or Space, by whoever may edit the text; Ctrl+Z takes it back", async () => {
  const { page, card_id } = await openCard(async (card_id) => {
    await alice.updateCard({ card_id, description: "- [ ] milk\n  - [ ] oat\n- [x] tea" });
    await alice.createComment({ card_id, body: "> - [ ] mine" });
    await bob.createComment({ card_id, body: "- [x] of Bob" });
  });
  const description = async () => (await alice.getCard({ card_id })).description;
  await page.getByRole("checkbox", { name: "oat" }).click();
  await until(async () => (await description()) === "- [ ] milk\n  - [x] oat\n- [x] tea");
  expect(await page.getByRole("textbox", { name: "Description" }).count()).toBe(0);
  const tea = page.getByRole("checkbox", { name: "tea" });
  await tea.focus();
  await page.keyboard.press("Space");
  await until(async () => (await description()) === "- [ ] milk\n  - [x] oat\n- [ ] tea");
  expect(await tea.and(page.locator(":focus")).getAttribute("aria-checked")).toBe("false");
  await page.keyboard.press("Control+z");
  await until(async () => (await description()) === "- [ ] milk\n  - [x] oat\n- [x] tea");

  await page.getByRole("article").getByRole("checkbox", { name: "mine" }).click();
  const bodies = async () => (await alice.listComments({ card_id })).items.map(({ body }) => body);
  await until(async () => (await bodies()).includes("> - [x] mine"));
  const box = page.getByRole("article").getByRole("img", { name: "Done" });
  await box.waitFor();
  // What is done and cannot be ticked has no frame, and not the colour of what can be.
  const looks = (each: Element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(each);
    return [borderTopColor, backgroundColor];
  };
  const [frame, colour] = await box.evaluate(looks);
  expect(frame).toBe("rgba(0, 0, 0, 0)");
  const ticked = page.getByRole("article").getByRole("checkbox");
  expect(colour).not.toBe((await ticked.evaluate(looks))[1]);
  expect(await ticked.count()).toBe(1);
});

test("what somebody else changes neither moves the caret nor the text, and says who it was", async () => {
  const { page, card_id } = await openCard((id) => alice.updateCard({ card_id: id, description: "One two" }));
  await page.getByRole("button", { name: "Edit the description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await page.keyboard.press("Home");
  await page.keyboard.type("Zero ");
  await bob.updateCard({ card_id, description: "One two three" });
  await page.getByText("Bob changed this while you were editing").waitFor();
  await page.keyboard.type("and ");
  expect(await field.inputValue()).toBe("Zero and One two");
});

test("detail: whoever clicks into a long text writes where they were reading; a button begins at the top of one", async () => {
  const description = Array.from({ length: 60 }, (_, index) => `Line ${index} of **it**.`).join("\n\n");
  const { page } = await openCard((card_id) => alice.updateCard({ card_id, description }));
  const field = page.getByRole("textbox", { name: "Description" });
  const caret = () => field.evaluate((element: HTMLTextAreaElement) => element.selectionStart);
  const scrolled = () => page.locator(".dialog-body").evaluate((body) => body.scrollTop);
  await page.getByRole("button", { name: "Show all" }).click();
  const line = page.getByText("Line 30 of");
  await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y, height } = (await line.boundingBox())!;
  await page.mouse.click(x + 2, y + height / 2);
  await field.waitFor();
  expect(await caret()).toBe(description.indexOf("Line 30"));
  // The line of the caret is where it was read.
  const top = await field.evaluate((element) => element.getBoundingClientRect().top);
  const lines = description.slice(0, await caret()).split("\n").length - 1;
  const each = await field.evaluate((element: HTMLTextAreaElement) => {
    const { paddingTop, paddingBottom } = getComputedStyle(element);
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    return (element.clientHeight - padding) / element.value.split("\n").length;
  });
  expect(Math.abs(top + (lines + 0.5) * each - (y + height / 2))).toBeLessThan(20);
  // Its ring is nowhere outside of the bars above and below it, which cover the text while it scrolls.
  const [ring, bar] = await field.evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const bars = element.closest("form")!.querySelectorAll(".writing-bar, .description-buttons");
    return [
      left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth),
      Math.max(...[...bars].map((each) => each.getBoundingClientRect().left)),
    ];
  });
  expect(ring!).toBeGreaterThanOrEqual(bar!);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Edit the description" }).click();
  await field.and(page.locator(":focus")).waitFor();
  expect(await caret()).toBe(0);
  expect(await scrolled()).toBeLessThan(200);
});

test("detail: a long text is folded until all of it is asked for, or what has the focus is in the part that is not shown", async () => {
  const description = `${tall}See https://example.org/end for more.`;
  const { page } = await openCard((card_id) => alice.updateCard({ card_id, description }));
  const text = page.locator(".markdown").first();
  const shown = () => text.evaluate((element) => element.parentElement!.clientHeight);
  const all = await text.evaluate((element) => element.clientHeight);
  const more = page.getByRole("button", { name: "Show all", expanded: false });
  await more.focus();
  expect(await shown()).toBeLessThan(all / 2);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Show less", expanded: true }).and(page.locator(":focus")).waitFor();
  expect(await shown()).toBe(all);
  await page.keyboard.press("Enter");
  await more.waitFor();
  const link = page.getByRole("link", { name: "example.org/end" });
  await link.focus();
  await until(async () => (await shown()) === all);
  expect(await isInSight(link)).toBe(true);
});

test("detail: a text is previewed, with what can be pressed in it; Escape leads back to where one was writing", async () => {
  const { page, card_id } = await openCard((card_id) => alice.updateCard({ card_id, description: "# Plan" }));
  await page.getByRole("button", { name: "Edit the description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await page.keyboard.type("\n\nSee **this**");
  const region = page.getByRole("region", { name: "Preview" });
  await page.getByRole("button", { name: "Preview" }).click();
  await region.and(page.locator(":focus")).waitFor();
  expect(await region.locator("strong").innerText()).toBe("this");
  expect(await field.count()).toBe(0);
  expect(await page.getByRole("button", { name: "Bold (Ctrl+B)" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.type(" and that");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.keyboard.press("Control+Enter");
  await until(
    async () => (await alice.getCard({ card_id })).description === "# Plan\n\nSee **this** and that",
  );

  // Comments are written in the same way.
  const comment = page.getByRole("textbox", { name: "New comment" });
  await comment.click();
  await page.keyboard.type("_yes_");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("article").locator("em", { hasText: "yes" }).waitFor();
  await comment.and(page.locator(":focus")).waitFor();
  expect(await page.getByRole("button", { name: "Preview" }).isDisabled()).toBe(true);
});

test("in a text, # offers cards, which is undone like typing; Ctrl+K and an address over words make links, and Tab indents items of lists", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Paint the door"] }, [bob]);
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: alice.token });
  await page.getByRole("button", { name: "Add a description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await page.keyboard.type("After #pai");
  await page.getByRole("listbox", { name: "Cards to link to" }).getByText("Paint the door").waitFor();
  await page.keyboard.press("Enter");
  expect(await field.inputValue()).toBe("After #2 ");
  await page.keyboard.press("Control+z");
  expect(await field.inputValue()).toBe("After #pai");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.type("@");
  await page.getByRole("listbox", { name: "People to mention" }).getByText("Bob", { exact: true }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.type("a");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("https://a.b");
  const begun = `After #2 @${bob.me.username} [a](https://a.b)`;
  expect(await field.inputValue()).toBe(begun);
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.keyboard.press("End");
  await page.keyboard.type(" c");
  await page.keyboard.press("Shift+ArrowLeft");
  await paste(page, { text: "https://c.d" });
  expect(await field.inputValue()).toBe(`${begun} [c](https://c.d)`);

  await page.keyboard.press("Control+a");
  await page.keyboard.type("- one\n");
  await page.keyboard.type("two");
  await page.keyboard.press("Tab");
  expect(await field.inputValue()).toBe("- one\n  - two");
  await page.keyboard.press("Shift+Tab");
  expect(await field.inputValue()).toBe("- one\n- two");
  // Whoever has no mouse gets out of a list as well, and the text is kept.
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Draft/ }).click();
  expect(await field.inputValue()).toBe("- one\n- two");
});

test("detail: a picture is chosen for a text", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "Add a description" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a picture" }).click();
  const buffer = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await (await chooser).setFiles({ name: "dot.png", mimeType: "image/png", buffer });
  const field = page.getByRole("textbox", { name: "Description" });
  await until(async () => /!\[dot\.png\]\(\/attachments\/(?!local-)/.test(await field.inputValue()));
  expect((await alice.getCard({ card_id })).attachments.map(({ name }) => name)).toEqual(["dot.png"]);
});

test("an image that is pasted into a text is attached to the card and shown where it was pasted, and undone like typing", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "Add a description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await page.keyboard.type("Before");
  await paste(page, { image: "form.png" });
  await page.keyboard.type(" and after");
  await until(async () => /!\[form\.png\]\(\/attachments\/(?!local-)/.test(await field.inputValue()));
  const [attachment] = (await alice.getCard({ card_id })).attachments;
  const image = `![form.png](/attachments/${attachment?.id} "80x40")`;
  expect((await field.inputValue()).split("\n").filter(Boolean)).toEqual(
    expect.arrayContaining([image, expect.stringContaining("Before")]),
  );
  const written = await field.inputValue();
  await until(async () => {
    await page.keyboard.press("Control+z");
    return !(await field.inputValue()).includes("![");
  });
  expect(await field.inputValue()).toContain("Before");
  await until(async () => {
    await page.keyboard.press("Control+Shift+z");
    return (await field.inputValue()) === written;
  });
  await page.getByRole("button", { name: "Save" }).click();
  const shown = page.locator("img.markdown-picture");
  await until(() => shown.evaluate((element) => (element as HTMLImageElement).naturalWidth === 80));

  await page.getByRole("textbox", { name: "New comment" }).click();
  await paste(page, { image: "other.png" });
  await page.getByRole("button", { name: "Comment", exact: true }).and(page.locator(":enabled")).click();
  await page.getByRole("article").getByRole("img", { name: "other.png" }).waitFor();
  expect((await alice.getCard({ card_id })).attachments.map(({ name }) => name)).toEqual([
    "form.png",
    "other.png",
  ]);
});

test("a bar writes Markdown into the description, undone like typing; what saves it stays in sight of a long text", async () => {
  const { page } = await openCard((card_id) => alice.updateCard({ card_id, description: tall }), PHONE);
  await page.getByRole("button", { name: "Edit the description" }).tap();
  const field = page.getByRole("textbox", { name: "Description" });
  // It has the screen to itself, but for what saves it above and the bar below.
  expect((await field.boundingBox())!.height).toBeGreaterThan(650);
  expect((await page.getByRole("button", { name: "Save" }).boundingBox())!.y).toBeLessThan(40);
  const tools = page.getByRole("group", { name: "Formatting" }).getByRole("button");
  const sizes = await tools.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  // The letters that are seen are those of a copy that looks like what is written, line by line where those of the field are.
  const words =
    "Some **words that are long** enough for `several` [lines](https://example.org) of the field. ";
  await field.fill(`# Heading\n\n- [ ] ${words.repeat(4)}\n`);
  const copy = page.locator(".marked-copy");
  const heightOf = (element: Element) => element.scrollHeight;
  expect(await copy.evaluate(heightOf)).toBe(await field.evaluate(heightOf));
  expect(await copy.evaluate((element) => element.textContent)).toBe(await field.inputValue());
  const isStrong = (element: Element) =>
    Number.parseFloat(getComputedStyle(element).webkitTextStrokeWidth) > 0;
  expect(await copy.getByText("Heading", { exact: true }).evaluate(isStrong)).toBe(true);
  await field.fill("one\ntwo");
  await field.selectText();
  await page.getByRole("button", { name: "Tasks" }).tap();
  expect(await field.inputValue()).toBe("- [ ] one\n- [ ] two");
  await page.keyboard.press("Control+z");
  expect(await field.inputValue()).toBe("one\ntwo");
  await field.selectText();
  await page.getByRole("button", { name: "Heading" }).tap();
  expect(await field.inputValue()).toBe("## one\n## two");
  await page.getByRole("button", { name: "Heading" }).tap();
  expect(await field.inputValue()).toBe("one\ntwo");
  await field.selectText();
  await page.getByRole("button", { name: "Link (Ctrl+K)" }).tap();
  await page.keyboard.type("https://example.org");
  expect(await field.inputValue()).toBe("[one\ntwo](https://example.org)");
});

test("Escape closes the editor of a description and keeps the text, which a click or a key takes up again; only Cancel asks", async () => {
  for (const before of [null, "As it was"]) {
    const { page, card_id } = await openCard((card_id) => alice.updateCard({ card_id, description: before }));
    const opener = page.getByRole("button", { name: before ? "Edit the description" : "Add a description" });
    const field = page.getByRole("textbox", { name: "Description" });
    const question = page.getByText("Discard your text?");
    const draft = page.getByRole("button", { name: /^Draft/ });
    await opener.click();
    await page.keyboard.press("Escape");
    await opener.and(page.locator(":focus")).waitFor();
    expect(await draft.count()).toBe(0);
    await opener.click();
    await field.fill("Half a sentence");
    await page.keyboard.type(" @");
    const people = page.getByRole("listbox", { name: "People to mention" });
    await people.waitFor();
    await page.keyboard.press("Escape");
    await people.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await draft.getByText("Half a sentence @").waitFor();
    expect(await question.count()).toBe(0);
    await (before ? opener : draft).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Shift+E");
    await field.and(page.locator(":focus")).waitFor();
    await page.keyboard.type(" once");
    await page.keyboard.press("Escape");
    await draft.click();
    expect(await field.inputValue()).toBe("Half a sentence @ once");
    await page.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await opener.and(page.locator(":focus")).waitFor();
    expect(await draft.count()).toBe(0);

    // Left once more, it closes the card, which has the draft.
    await opener.click();
    await field.fill("Half");
    await page.keyboard.press("Escape");
    await draft.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("img", { name: "Has unsaved text" }).waitFor();
    expect((await alice.getCard({ card_id })).description).toBe(before);
    await page.context().close();
  }
});

test("a description that was being written has the focus after a reload: what is typed belongs to it", async () => {
  const { page } = await openCard();
  await page.getByRole("button", { name: "Add a description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await page.keyboard.type("Half a ");
  await page.reload();
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("cat");
  expect(await field.inputValue()).toBe("Half a cat");
});

test("detail: whoever discards a text can have the picture removed that was pasted into it; Escape leads back to the text", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "Add a description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await paste(page, { image: "form.png" });
  await until(async () => /\/attachments\/(?!local-)/.test(await field.inputValue()));
  const cancel = page.getByRole("button", { name: "Cancel" });
  await cancel.click();
  const question = page.getByText("Discard your text?");
  await question.waitFor();
  await field.focus();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await cancel.click();
  await page.getByRole("button", { name: "Discard", exact: true }).focus();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await field.and(page.locator(":focus")).waitFor();
  await cancel.click();
  expect(await page.getByRole("checkbox", { name: "Remove its picture from the card too" }).isChecked()).toBe(
    true,
  );
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await until(async () => (await alice.getCard({ card_id })).attachments.length === 0);
});

test("an image that is pasted into a text offline keeps its place in the text", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "Add a description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await page.keyboard.type("Before");
  await page.context().setOffline(true);
  await paste(page, { image: "form.png" });
  await until(async () => (await field.inputValue()).includes("![form.png]"));
  await field.press("End");
  await page.keyboard.press("Control+End");
  await page.keyboard.type("After");
  await page.getByRole("button", { name: "Save" }).click();
  const shown = page.locator("img.markdown-picture");
  await until(() => shown.evaluate((element) => (element as HTMLImageElement).naturalWidth === 80));
  await page.context().setOffline(false);
  await until(async () => (await alice.getCard({ card_id })).description !== null);
  const { description, attachments } = await alice.getCard({ card_id });
  expect(attachments).toHaveLength(1);
  expect(description).toBe(`Before\n\n![form.png](/attachments/${attachments[0]?.id} "80x40")\n\nAfter`);
  await until(() => shown.evaluate((element) => (element as HTMLImageElement).naturalWidth === 80));
});

test("images from other places are not loaded", async () => {
  const requests: string[] = [];
  const { page } = await openCard((card_id) =>
    alice.updateCard({
      card_id,
      description: `![there](https://example.org/x.png) ![gone](/attachments/${crypto.randomUUID()}) end`,
    }),
  );
  page.on("request", (request) => requests.push(request.url()));
  await page.reload();
  await page.getByText("gone end").waitFor();
  expect(requests.filter((url) => /example\.org|\/attachments\//.test(url))).toEqual([]);
  expect(await page.locator("img.markdown-picture").count()).toBe(0);
});

test("a checklist is written, put in order and cleared with the keyboard alone", async () => {
  const { page, card_id } = await openCard();
  await page.getByRole("button", { name: "Add a checklist" }).click();
  await page.keyboard.type("Steps\n");
  const field = page.getByLabel("New item in Steps");
  await until(() => field.evaluate((element) => element === document.activeElement));
  await page.keyboard.type("a\nb\n");
  await paste(page, { text: "- c\n- [x] d\n" });
  await until(async () => (await itemsOf(card_id)) === "a,b,c,d");

  // Back into the last item, which moves up twice.
  await page.keyboard.press("Backspace");
  const item = page.getByRole("textbox", { name: "Item text" });
  await item.waitFor();
  for (const order of ["a,b,d,c", "a,d,b,c"]) {
    await page.keyboard.press("Alt+ArrowUp");
    await until(async () => (await itemsOf(card_id)) === order);
    await item.waitFor();
  }

  // Tab goes on to the next one, Enter with a new one below; empty, that ends.
  await page.keyboard.press("Tab");
  await until(async () => (await item.inputValue()) === "b");
  await page.keyboard.type("B");
  await page.keyboard.press("Enter");
  await until(async () => (await itemsOf(card_id)) === "a,d,B,c");
  const isAtNew = () => field.evaluate((element) => element === document.activeElement);
  await until(isAtNew);
  await page.keyboard.type("n\n");
  await until(async () => (await itemsOf(card_id)) === "a,d,B,n,c");
  await until(isAtNew);
  await page.keyboard.press("Enter");
  await until(() =>
    page.getByRole("checkbox", { name: "n", exact: true }).evaluate((box) => box === document.activeElement),
  );
  await page.keyboard.press("Control+z");
  await until(async () => (await itemsOf(card_id)) === "a,d,B,c");
  await page.getByText("c", { exact: true }).click();
  await until(async () => (await item.inputValue()) === "c");

  // Lines that are pasted into an item: the first into it, the others below.
  await page.keyboard.press("Shift+Tab");
  await until(async () => (await item.inputValue()) === "B");
  await paste(page, { text: "x\ny" });
  await page.keyboard.press("Enter");
  await until(async () => (await itemsOf(card_id)) === "a,d,x,y,c");

  await until(isAtNew);
  await page.keyboard.press("Backspace");
  await until(async () => (await item.inputValue()) === "x");
  await page.keyboard.press("Tab");

  // Backspace without a text deletes, and goes to the one before.
  await until(async () => (await item.inputValue()) === "y");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await until(async () => (await itemsOf(card_id)) === "a,d,x,c");
  await until(async () => (await item.inputValue()) === "x");
});

test("detail: a checklist is one stop of the Tab key; arrows lead through its items and buttons, and with Alt move an item", async () => {
  const { page, card_id } = await openCard(async (card_id) => {
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Steps" });
    for (const content of ["a", "b", "c"]) await alice.createItem({ checklist_id, content });
  });
  const has = (name: string) =>
    until(() => page.evaluate((label) => document.activeElement?.getAttribute("aria-label") === label, name));
  await page.getByRole("button", { name: "Actions for the checklist Steps" }).focus();
  await page.keyboard.press("Tab");
  await has("a");
  await page.keyboard.press("Tab");
  await has("New item in Steps");
  await page.keyboard.press("Shift+Tab");
  await has("a");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await has("Drag b");
  await page.keyboard.press("ArrowDown");
  await has("Drag c");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Alt+ArrowUp");
  await until(async () => (await itemsOf(card_id)) === "a,c,b");
  await has("c");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await has("Actions for c");
  await page.keyboard.press("Tab");
  await has("New item in Steps");
  await page.keyboard.press("Shift+Tab");
  await has("c");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Item text" }).fill("C");
  await page.keyboard.press("Escape");
  await has("c");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.getByText("1 of 3", { exact: true }).waitFor();
  await page.keyboard.press("ArrowDown");
  await has("New item in Steps");
});

test("a due date that was typed is saved by clicking elsewhere, and discarded by Escape", async () => {
  const { page, card_id } = await openCard();
  const due = async () => (await alice.getCard({ card_id })).due_at?.slice(0, 10) ?? null;
  await page.getByRole("button", { name: "Add a due date" }).click();
  await page.getByLabel("Date", { exact: true }).fill("2031-05-06");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a due date" }).click();
  await page.getByLabel("Date", { exact: true }).fill("2031-05-07");
  await page.getByRole("heading", { name: "Description" }).click();
  await until(async () => (await due()) === "2031-05-07");
});

test("a due date that was typed and cannot be saved is not dropped without a word", async () => {
  const { page, card_id } = await openCard(async (id) => {
    await alice.updateCard({ card_id: id, start_at: "2031-05-10T08:00:00.000Z" });
  });
  await page.getByRole("button", { name: "Add a due date" }).click();
  await page.getByLabel("Date", { exact: true }).fill("2031-05-07");
  await page.getByRole("heading", { name: "Description" }).click();
  await page.getByText("Couldn’t save the date. The start date is later").waitFor();
  await page.getByRole("button", { name: "Add a due date" }).click();
  await page.getByLabel("Date", { exact: true }).pressSequentially("12");
  await page.getByRole("heading", { name: "Description" }).click();
  await page.getByText("Couldn’t save the date. That isn’t a date we recognise.").waitFor();
  expect((await alice.getCard({ card_id })).due_at).toBeNull();
});

test("detail: comments and changes are one list, from which the changes can be left out", async () => {
  const { page } = await openCard(async (card_id) => {
    await bob.createComment({ card_id, body: "Looks good" });
    await alice.updateCard({ card_id, title: "One", description: "Text" });
  });
  const entries = page.getByRole("list", { name: "Comments and activity" }).getByRole("listitem");
  await page.getByText("You added this card to To do").waitFor();
  expect(
    (await entries.allInnerTexts()).map((text) => /added a|Looks good|added this/.exec(text)?.[0]),
  ).toEqual(["added a", "Looks good", "added this"]);
  await page.getByRole("switch", { name: "Only comments" }).check();
  await until(async () => (await entries.count()) === 1);
});

test("detail: the number of a card in a text leads to that card", async () => {
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  const card_id = cardIds.One!;
  await alice.updateCard({ card_id, description: "Waits for #2, not for #99." });
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: alice.token });
  await page.getByText("Waits for #2, not for #99.").waitFor();
  await page.getByRole("link", { name: "#2" }).click();
  await page.getByRole("dialog", { name: "Two" }).waitFor();
  expect(page.url()).toEndWith(`/${cardIds.Two}`);
});

test("detail: Enter continues a list in a description, Ctrl+B makes words bold, and undo takes both back", async () => {
  const { page } = await openCard((card_id) => alice.updateCard({ card_id, description: "- one" }));
  await page.getByRole("button", { name: "Edit the description" }).click();
  const field = page.getByRole("textbox", { name: "Description" });
  await field.press("Control+End");
  await field.press("Enter");
  await field.pressSequentially("two");
  expect(await field.inputValue()).toBe("- one\n- two");
  await field.press("Shift+Control+ArrowLeft");
  await field.press("Control+b");
  expect(await field.inputValue()).toBe("- one\n- **two**");
  await field.press("Control+z");
  expect(await field.inputValue()).toBe("- one\n- two");
  await field.press("Control+End");
  await field.press("Enter");
  await field.press("Enter");
  expect(await field.inputValue()).toBe("- one\n- two\n\n");
  await field.press("Control+b");
  await field.pressSequentially("bold");
  await field.press("Control+b");
  await field.pressSequentially(" text");
  expect(await field.inputValue()).toBe("- one\n- two\n\n**bold** text");
});

for (const [where, options] of someOf([["on a phone", PHONE] as const, ["in a window", {}] as const])) {
  test(`detail: ${where}, the field for the next item stays in sight however many are added, and so do its buttons`, async () => {
    const { page, card_id } = await openCard(async (card_id) => {
      await alice.updateCard({ card_id, description: tall.slice(0, 400) });
      await alice.createChecklist({ card_id, title: "Steps" });
    }, options);
    const form = page.locator("form.add-item");
    await page.getByRole("textbox", { name: "New item in Steps" }).focus();
    const added: string[] = [];
    for (let index = 0; index < 14; index++) {
      await page.keyboard.type(`Step ${index}`);
      await page.keyboard.press("Enter");
      added.push(`Step ${index}`);
      await page.locator(".item").nth(index).waitFor();
      expect(await isInSight(form)).toBe(true);
    }
    await paste(page, { text: "Seven\nEight\nNine\nTen" });
    await page.locator(".item").nth(17).waitFor();
    expect(await isInSight(form)).toBe(true);
    await until(async () => (await itemsOf(card_id)) === [...added, "Seven", "Eight", "Nine", "Ten"].join());

    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("add-item");
    await page.context().close();
  });

  test(`detail: ${where}, the button of a comment that is being written and the comment just sent are in sight`, async () => {
    const { page } = await openCard(async (card_id) => {
      await alice.updateCard({ card_id, description: tall.slice(0, 700) });
      for (let index = 0; index < 8; index++) await bob.createComment({ card_id, body: `Comment ${index}` });
    }, options);
    await page.getByText("Comment 0").waitFor({ state: "attached" });
    const field = page.getByRole("textbox", { name: "New comment" });
    const button = page.getByRole("button", { name: "Comment", exact: true });
    // At the lower edge, where the buttons would open below it.
    await field.evaluate((element) => {
      element.scrollIntoView({ block: "end" });
      element.focus({ preventScroll: true });
    });
    await button.waitFor();
    expect(await isInSight(button)).toBe(true);
    for (const line of ["One", "Two", "Three", "Four", "Five"]) {
      await page.keyboard.type(line);
      await page.keyboard.press("Enter");
    }
    expect(await isInSight(button)).toBe(true);
    await page.keyboard.press("Control+Enter");
    const sent = page.locator("[data-comment-id]", { hasText: "Five" });
    await sent.waitFor();
    await until(() => isInSight(sent));
    expect([await isInSight(field), await button.count()]).toEqual([true, 0]);

    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("comment");
    await page.context().close();
  });
}
