/** The client in German: chosen in the settings, or preferred by the browser. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Service, startService } from "../harness.ts";
import { importFinished } from "../support/until.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test("the language chosen in the settings is that of the next page, until the browser decides again", async () => {
  const ada = await service.person("ada");
  const page = await browser.visit(`${service.url}/settings/display`, { token: ada.token, locale: "en-GB" });
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Darstellung", exact: true, level: 1 }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.getByRole("link", { name: "Anmeldung und Geräte" }).click();
  await page.getByText("jetzt aktiv").waitFor();
  await page.goBack();
  await page.getByRole("radio", { name: "Wie im Browser" }).click();
  await page.getByRole("heading", { name: "Display", exact: true }).waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("boardcast_language");
});

test("with a German browser, dates, plurals and the first day of the week are German", async () => {
  const ada = await service.person("ada");
  const { boardId, path, cardIds } = await layOut(ada, { Todo: ["Bericht"] }, []);
  await ada.updateCard({ card_id: cardIds.Bericht!, due_at: "2027-03-03T11:00:00.000Z" });
  await ada.assignCard({ card_id: cardIds.Bericht!, user_ids: [ada.id] });
  const page = await browser.visit(`${service.url}/login`, { locale: "de-DE", timezoneId: "Europe/Berlin" });
  await page.getByLabel("E-Mail").fill("ada@example.org");
  await page.getByLabel("Passwort").fill("wrong horse battery");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("alert").filter({ hasText: "E-Mail oder Passwort stimmt nicht." }).waitFor();
  await page.context().addCookies([{ name: "svc_auth", value: ada.token, url: service.url, httpOnly: true }]);
  await page.goto(`${service.url}${path}?calendar=month&day=2027-03-03`);
  await page.getByRole("heading", { name: "März 2027" }).waitFor();
  expect((await page.locator("thead th").allTextContents()).slice(0, 2)).toEqual(["Mo", "Di"]);
  await page.goto(`${service.url}/find?q=bericht`);
  await page.getByText("1 Karte gefunden.").waitFor({ state: "attached" });
  await page.goto(`${service.url}/my-cards`);
  await page.getByText("03.03.2027").waitFor();
  await ada.deleteBoard({ board_id: boardId });
});

test("IMPORT-17: what is left out of an import, and why one has failed, is said in the language of the page", async () => {
  const person = await service.person("importer");
  const lists = [{ id: "l", name: "Liste", pos: 1 }];
  const cards = [{ id: "c", idList: "l", name: "Karte", stickers: [{}], isTemplate: true }];
  const trello = { id: "b", name: "Umzug", prefs: {}, lists, cards, actions: [], checklists: [], labels: [] };
  const file = (content: string) => new File([content], "board.json");
  const done = await importFinished(person, await person.importBoard({ file: file(JSON.stringify(trello)) }));
  const failed = await importFinished(person, await person.importBoard({ file: file('{"lists": [') }));
  const german = { token: person.token, locale: "de-DE" } as const;
  const page = await browser.visit(`${service.url}/import/${done.id}`, german);
  await page.getByText("Sticker (1): Karten haben hier keine Sticker").waitFor();
  await page.getByText("Kartenvorlagen, die als gewöhnliche Karten übernommen wurden: 1.").waitFor();
  expect(await page.locator("main [lang=en]").count()).toBe(0);
  await page.goto(`${service.url}/import/${failed.id}`);
  await page.getByRole("heading", { name: "Das Board wurde nicht importiert" }).waitFor();
  expect(failed.error_note).toEqual({ code: "format_unknown", values: {} });
  await page.getByText("Diese Datei können wir nicht lesen.").waitFor();
  expect(await page.locator("main [lang=en]").count()).toBe(0);
});
