/** Two people change the same description: what both have written can be kept, and of the same lines a version chosen. */
import { expect, test } from "bun:test";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { button, twoAtOnce } from "./two-at-once.ts";

const { person, visit } = twoAtOnce();

/** A plan of so many lines, some of which somebody has changed. */
function planWith(count: number, changed: Record<number, string>): string {
  return Array.from({ length: count }, (_, at) => changed[at + 1] ?? `Line ${at + 1} of the plan`).join("\n");
}

test("while a long description is being written, what somebody else changes in other lines joins it, and can be taken out again; of the same line a version is chosen", async () => {
  const kim = await person("kim");
  const lea = await person("lea");
  const { path, cardIds } = await layOut(kim, { "To do": ["One"] }, [lea]);
  const card_id = cardIds.One!;
  const textWith = (changed: Record<number, string>) => planWith(80, changed);
  await kim.updateCard({ card_id, description: textWith({}) });
  const page = await visit(`${path}/${card_id}`, kim);
  await button(page, "Edit the description").click();
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill(textWith({ 3: "Kim’s line" }));
  await lea.updateCard({ card_id, description: textWith({ 40: "Line 40 of Lea’s plan" }) });
  await page.getByText("lea changed other lines. Both changes are in your text.").waitFor();
  const joined = textWith({ 3: "Kim’s line", 40: "Line 40 of Lea’s plan" });
  expect(await field.inputValue()).toBe(joined);
  await button(page, "What changed in the meantime").click();
  expect(await page.getByRole("status").locator("ins").allInnerTexts()).toEqual([" Lea’s"]);
  expect(await violations(page)).toEqual([]);
  await field.focus();
  await page.keyboard.press("Control+z");
  expect(await field.inputValue()).toBe(textWith({ 3: "Kim’s line" }));
  await page.getByText("lea changed this while you were editing.").waitFor();
  const changes = page.getByRole("region", { name: "What changed in the meantime" });
  expect(await changes.locator("ins").allInnerTexts()).toEqual([" Lea’s"]);
  expect(await changes.locator("del").allInnerTexts()).toEqual([" the"]);
  expect(await changes.getByText("Line 20 of the plan").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await changes.getByRole("button", { name: "Show 37 unchanged lines" }).click();
  await changes.getByText("Line 20 of the plan").waitFor();
  const box = await changes.boundingBox();
  const choice = await button(page, "Keep both").boundingBox();
  expect(box!.height).toBeLessThan(400);
  expect(choice!.y + choice!.height).toBeLessThanOrEqual(box!.y);
  expect(await violations(page)).toEqual([]);

  // A line that both changed, in words that both did.
  await field.fill(textWith({ 3: "Kim’s third", 40: "Line 40 of Kim’s plan" }));
  await button(page, "Keep both").waitFor({ state: "detached" });
  const passage = page.getByRole("group", { name: "Changed by both of you" });
  expect(await passage.locator("mark").allInnerTexts()).toEqual([" Kim", " Lea"]);
  expect(await passage.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await button(page, "Combine").isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await passage.getByRole("radio", { name: "Both" }).check();
  await button(page, "Combine").click();
  expect(await field.inputValue()).toBe(
    textWith({ 3: "Kim’s third", 40: "Line 40 of Lea’s plan\nLine 40 of Kim’s plan" }),
  );
  await page.keyboard.press("Control+z");
  await passage.getByRole("radio", { name: "lea’s version" }).check();
  await button(page, "Combine").click();
  expect(await field.inputValue()).toBe(textWith({ 3: "Kim’s third", 40: "Line 40 of Lea’s plan" }));
  await page.keyboard.press("Control+z");
  await field.fill(textWith({ 3: "Kim’s line" }));
  await button(page, "Keep both").click();
  await field.and(page.locator(":focus")).waitFor();
  const both = textWith({ 3: "Kim’s line", 40: "Line 40 of Lea’s plan" });
  expect(await field.inputValue()).toBe(both);
  await button(page, "Save").click();
  await eventually(async () => (await lea.getCard({ card_id })).description === both, "both changes");
  await page.context().close();
});

test("what two people append to the same description at once is kept, while it is written without asking, after it was sent by choice", async () => {
  const ola = await person("ola");
  const pia = await person("pia");
  const { path, cardIds } = await layOut(ola, { "To do": ["One", "Two"] }, [pia]);
  const card_id = cardIds.One!;
  await ola.updateCard({ card_id, description: "Plan" });
  const page = await visit(`${path}/${card_id}`, ola);
  await button(page, "Edit the description").click();
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill("Plan\n- from Ola");
  await pia.updateCard({ card_id, description: "Plan\n- from Pia" });
  await page.getByText("Both changes are in your text").waitFor();
  expect(await field.inputValue()).toBe("Plan\n- from Pia\n- from Ola");
  await button(page, "Save").click();
  const both = "Plan\n- from Pia\n- from Ola";
  await eventually(async () => (await pia.getCard({ card_id })).description === both, "both lines");

  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await field.fill(`${both}\n- Ola again`);
  await button(page, "Save").click();
  await pia.updateCard({ card_id, description: `${both}\n- Pia again` });
  await page.context().setOffline(false);
  const conflict = page.getByRole("region", { name: "the description of “One”", exact: true });
  await conflict.getByRole("button", { name: "Keep both" }).click();
  await conflict.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Description" }).and(page.locator(":focus")).waitFor();
  await eventually(
    async () => (await pia.getCard({ card_id })).description === `${both}\n- Pia again\n- Ola again`,
    "all lines",
  );
  await page.context().close();
});

test("of a description changed by both, offline, what the other changed is marked, and changes to other lines can both be kept", async () => {
  const mia = await person("mia");
  const noah = await person("noah");
  const { path, cardIds } = await layOut(mia, { "To do": ["One"] }, [noah]);
  const card_id = cardIds.One!;
  const textWith = (changed: Record<number, string>) => planWith(30, changed);
  await mia.updateCard({ card_id, description: textWith({}) });
  const page = await visit(`${path}/${card_id}`, mia);
  await button(page, "Edit the description").click();
  await page.context().setOffline(true);
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill(textWith({ 3: "Mia’s line" }));
  await button(page, "Save").click();
  await noah.updateCard({ card_id, description: textWith({ 20: "Line 20 of Noah’s plan" }) });
  await page.context().setOffline(false);
  const conflict = page.getByRole("region", { name: "the description of “One”", exact: true });
  const changes = conflict.getByRole("region", {
    name: "What changed in the meantime: the description of “One”",
  });
  await changes.waitFor();
  expect(await changes.locator("ins").allInnerTexts()).toEqual([" Noah’s"]);
  expect(await changes.locator("del").allInnerTexts()).toEqual([" the"]);
  expect(await changes.getByText("Line 10 of the plan").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const mine = conflict.getByLabel("Your text");
  await mine.fill(textWith({ 20: "Line 20 of Mia’s plan" }));
  await button(page, "Keep both").waitFor({ state: "detached" });
  await conflict
    .getByText("You both changed the same passage. Choose below which version to keep, then combine.")
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await mine.fill(textWith({ 3: "Mia’s line" }));
  await conflict
    .getByText("You changed different parts. “Keep both” combines them. Nothing has been overwritten.")
    .waitFor();
  await conflict.getByText("Show both changes together").click();
  const together = conflict.getByRole("region", { name: "Both changes together" });
  await together.locator("ins").first().waitFor();
  expect((await together.locator("ins").allInnerTexts()).join("")).toContain("Mia’s");
  await button(page, "Keep both").click();
  await conflict.waitFor({ state: "detached" });
  const both = textWith({ 3: "Mia’s line", 20: "Line 20 of Noah’s plan" });
  await eventually(async () => (await noah.getCard({ card_id })).description === both, "both changes");

  // Of two texts where there was none, nothing is said of parts.
  await noah.updateCard({ card_id, description: null });
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.context().setOffline(true);
  await field.fill("Mia’s text");
  await button(page, "Save").click();
  await noah.updateCard({ card_id, description: "Noah’s text" });
  await page.context().setOffline(false);
  await conflict.getByText("There was no text before, and you both wrote one").waitFor();
  await button(page, "Use their text").click();
  await conflict.waitFor({ state: "detached" });
  await noah.updateCard({ card_id, description: both });
  await page.getByText("Line 20 of Noah’s plan").waitFor();

  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await field.fill(textWith({ 3: "Mia’s line", 20: "Mia’s part of line 20" }));
  await button(page, "Save").click();
  await noah.updateCard({
    card_id,
    description: textWith({ 3: "Mia’s line", 20: "Noah’s part of line 20" }),
  });
  await page.context().setOffline(false);
  await conflict.getByRole("radio", { name: "Both" }).waitFor();
  await conflict.getByRole("radio", { name: "Your version" }).check();
  await conflict.getByRole("radio", { name: "Both" }).check();
  await button(page, "Combine").click();
  await conflict.waitFor({ state: "detached" });
  const combined = textWith({ 3: "Mia’s line", 20: "Noah’s part of line 20\nMia’s part of line 20" });
  await eventually(async () => (await noah.getCard({ card_id })).description === combined, "both parts");
  await page.context().close();
});

test("whoever has opened a description and written nothing is asked nothing: what somebody else saves is in the field, the caret where it was", async () => {
  const rosa = await person("rosa");
  const sam = await person("sam");
  const { path, cardIds } = await layOut(rosa, { "To do": ["One"] }, [sam]);
  const card_id = cardIds.One!;
  await rosa.updateCard({ card_id, description: planWith(9, {}) });
  const page = await visit(`${path}/${card_id}`, rosa);
  await button(page, "Edit the description").click();
  const field = page.getByRole("textbox", { name: "Description" });
  await page.keyboard.press("Control+Home");
  for (let line = 1; line < 5; line++) await page.keyboard.press("ArrowDown");
  await sam.updateCard({ card_id, description: `New\n${planWith(9, { 8: "Sam’s line" })}` });
  await page.getByText("sam just changed this.").waitFor();
  await page.keyboard.type("Here: ");
  const both = `New\n${planWith(9, { 5: "Here: Line 5 of the plan", 8: "Sam’s line" })}`;
  expect(await field.inputValue()).toBe(both);
  expect(await button(page, "Save").isDisabled()).toBe(false);

  await sam.updateCard({ card_id, description: `${planWith(9, { 8: "Sam’s line" })}\nLast` });
  await page.getByText("sam changed other lines. Both changes are in your text.").waitFor();
  await page.keyboard.type("and ");
  const all = `${planWith(9, { 5: "Here: and Line 5 of the plan", 8: "Sam’s line" })}\nLast`;
  expect(await field.inputValue()).toBe(all);
  await button(page, "Save").click();
  await eventually(async () => (await sam.getCard({ card_id })).description === all, "both changes");
  await page.context().close();
});
