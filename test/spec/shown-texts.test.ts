/** Characters that would deceive whoever reads a text: API-24. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { reportLines } from "../../cli/import/report-lines.ts";
import { escapedText, shownText } from "../../contract/base/shown-text.ts";
import { subjectOf } from "../../server/mail/letter.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type MailServer, startMailServer } from "../machine/smtp.ts";

/** Reads "invoice exe.pdf", if the override is obeyed; a terminal would get another title. */
const TITLE = "invoice \u202efdp.exe\u2066 \u001b]0;owned\u0007\u009b2J";
const SHOWN = "invoice �fdp.exe� �]0;owned��2J";
const FORBIDDEN = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

let smtp: MailServer;
let service: Service;
let alice: Person;

beforeAll(async () => {
  smtp = await startMailServer();
  service = await startService({ settings: { SMTP_URL: smtp.url }, secondMs: 10 });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});

test("API-24: a text is answered as it was given", async () => {
  const { id: board_id } = await alice.createBoard({ title: TITLE });
  expect((await alice.getBoard({ board_id })).title).toBe(TITLE);
});

test("API-24: what deceives is shown as such, and every character keeps its place", () => {
  expect(shownText(TITLE)).toBe(SHOWN);
  expect(SHOWN).toHaveLength(TITLE.length);
  expect(shownText("\u200b \u2060\u00ad\u3164")).toBe("� ���");
});

test("API-24: what people write otherwise is shown as it is", () => {
  const texts = ["", " ", "a\tb\r\nc", "👩‍👩‍👧", "❤️", "نمی‌خواهم", "\u200fשלום (1)", "क्‍ष", "Donau\u00addampf"];
  for (const text of texts)
    expect([shownText(text), escapedText(text, { keep: "\t\r\n" })]).toEqual([text, text]);
});

test("API-24: a title deceives nobody in a mail", async () => {
  const { id: board_id } = await alice.createBoard({ title: TITLE });
  await alice.createInvitation({ board_id, email: "reader@example.org" });
  const mail = await eventually(() => smtp.mails.find(({ to }) => to === "reader@example.org"), "the mail");
  for (const text of [mail.text, mail.html, subjectOf({ subject: TITLE, lines: [], footer: "" })]) {
    expect(text).toContain("invoice �fdp.exe� ]0;owned 2J");
    expect(text).not.toMatch(FORBIDDEN);
  }
});

test("API-24: titles deceive nobody in a calendar", async () => {
  const { id: board_id } = await alice.createBoard({ title: TITLE });
  const { id: column_id } = await alice.createColumn({ board_id, title: "To do" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: TITLE });
  await alice.updateCard({ card_id, due_at: "2031-02-03T04:05:06.000Z" });
  const { pathname, search } = new URL((await alice.getCalendar()).url);
  const feed = (await (await fetch(`${service.url}${pathname}${search}&all=true`)).text()).replaceAll(
    "\r\n ",
    "",
  );
  expect(feed).not.toMatch(FORBIDDEN);
  expect(feed).toContain(`SUMMARY:${SHOWN.replace(";", "\\;")}\r\n`);
  expect(feed).toContain(`DESCRIPTION:${SHOWN.replace(";", "\\;")} #1`);
});

test("API-24: a line of the log controls no terminal, and is still the same JSON", () => {
  const lines: string[] = [];
  for (const format of ["text", "json"] as const)
    createLog({ level: "info", format }, (line) => lines.push(line)).warn(`m ${TITLE}`, {
      name: TITLE,
      word: "\u001b[2J",
    });
  const [text, json] = lines as [string, string];
  expect(text.slice("12:00:00.000 ".length)).toBe(
    String.raw`warn  m invoice \u202efdp.exe\u2066 \u001b]0;owned\u0007\u009b2J name="invoice \u202efdp.exe\u2066 \u001b]0;owned\u0007\u009b2J" word=\u001b[2J` +
      "\n",
  );
  expect(json).not.toMatch(FORBIDDEN);
  expect(JSON.parse(json)).toMatchObject({ message: `m ${TITLE}`, name: TITLE, word: "\u001b[2J" });
});

test("API-24: a line of an import's report stays one line", () => {
  const created = {} as Parameters<typeof reportLines>[0]["created"];
  const lines = reportLines({ source: "csv", created, skipped: [], notes: [], warnings: [`a\n${TITLE}`] });
  expect(lines).toEqual([
    "Imported from csv: an empty board",
    String.raw`Note: a\u000ainvoice \u202efdp.exe\u2066 \u001b]0;owned\u0007\u009b2J`,
  ]);
});
