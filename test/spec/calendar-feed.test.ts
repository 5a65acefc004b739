/** The calendar feed, read by a small parser of its own. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sequenceOf } from "../../server/home/calendar/due-event.ts";
import { calendarText, escaped, utcTime } from "../../server/home/calendar/icalendar.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { deactivate } from "../../server/users/store.ts";
import { boardOf, type Person, type Service, startService, WITHOUT_MAIL } from "../harness.ts";

type Component = { kind: string; properties: Map<string, string>; inner: Component[] };

/** Lines end with CRLF and have at most 75 octets; a line that begins with a blank continues the one before. */
function parse(text: string): Component {
  expect(text.endsWith("\r\n")).toBe(true);
  const lines = text.slice(0, -2).split("\r\n");
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const unfolded = text.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
  const root: Component = { kind: "", properties: new Map(), inner: [] };
  const open = [root];
  for (const line of unfolded) {
    const colon = line.indexOf(":");
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    const current = open.at(-1)!;
    if (name === "BEGIN") {
      const component = { kind: value, properties: new Map(), inner: [] };
      current.inner.push(component);
      open.push(component);
    } else if (name === "END") {
      expect(open.pop()?.kind).toBe(value);
    } else {
      expect(name).toMatch(/^[A-Z-]+(;|$)/);
      expect(current.properties.has(name)).toBe(false);
      current.properties.set(name, value);
    }
  }
  expect(open).toEqual([root]);
  expect(root.inner.map(({ kind }) => kind)).toEqual(["VCALENDAR"]);
  return root.inner[0]!;
}

const unescaped = (value: string | undefined) =>
  value?.replace(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));

test("the text is assembled in steps of one event, so that a long calendar does not hold up other requests", () => {
  const events = Array.from({ length: 1000 }, (_, i) => [["UID", String(i)]] as const);
  const work = calendarText("Boardcast", events);
  let step = work.next();
  let steps = 0;
  for (; !step.done; step = work.next()) steps++;
  expect(steps).toBe(events.length);
  expect(parse(step.value).inner).toHaveLength(events.length);
});

let service: Service;
let alice: Person;
let bob: Person;
let board_id: string;
let column_id: string;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true, settings: WITHOUT_MAIL });
  alice = await service.person("alice");
  bob = await service.person("bob");
  ({ board_id, column_id } = await boardOf(alice, bob));
});
afterAll(() => service.stop());

async function dated(title: string, due_at: string, ...people: Person[]) {
  const { id: card_id } = await alice.createCard({ board_id, column_id, title });
  if (people.length > 0) await alice.assignCard({ card_id, user_ids: people.map(({ id }) => id) });
  await alice.updateCard({ card_id, due_at });
  return card_id;
}

async function eventsOf(person: Person, more = ""): Promise<Component[]> {
  const { url } = await person.getCalendar();
  const response = await fetch(url + more);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = parse(await response.text());
  expect(calendar.properties.get("VERSION")).toBe("2.0");
  expect(calendar.properties.has("PRODID")).toBe(true);
  expect(calendar.inner.length).toBeGreaterThan(0);
  return calendar.inner.filter(({ kind }) => kind === "VEVENT");
}

test("CALENDAR-2: a feed without due dates is a valid calendar too", async () => {
  expect(await eventsOf(await service.person("nobody"))).toEqual([]);
});

test("CALENDAR-2: has the due dates of what is assigned, or of all boards, whatever the titles contain", async () => {
  const title = `Comma, semicolon; backslash \\ "quotes" and ${"🎉 long ".repeat(20)}END:VEVENT`;
  const mine = await dated(title, "2031-02-03T04:05:06.789Z", bob);
  const others = await dated("Other", "2031-02-02T00:00:00.000Z");
  await alice.createCard({ board_id, column_id, title: "No date" });
  const [event, ...more] = await eventsOf(bob);
  expect(more).toEqual([]);
  expect(unescaped(event?.properties.get("SUMMARY"))).toBe(title.trim());
  expect(event?.properties.get("DTSTART")).toBe("20310203T040506Z");
  expect(event?.properties.get("UID")).toBe(`${mine}@boardcast`);
  expect(event?.properties.get("URL")).toBe(`${service.url}/b/${board_id}/${mine}`);
  expect(event?.properties.get("DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
  const all = await eventsOf(bob, "&all=true");
  expect(all.map(({ properties }) => properties.get("UID"))).toEqual([
    `${others}@boardcast`,
    `${mine}@boardcast`,
  ]);
  expect(await eventsOf(alice)).toEqual([]);
  for (const card_id of [mine, others]) await alice.deleteCard({ card_id });
});

test("CALENDAR-3: UIDs stay, SEQUENCE grows with every change, ✓ marks what is complete", async () => {
  const card_id = await dated("Card", "2031-01-01T00:00:00.000Z", bob);
  const read = async () => (await eventsOf(bob))[0]!.properties;
  let before = await read();
  for (const change of [
    { title: "Renamed" },
    { due_at: "2031-01-02T00:00:00.000Z" },
    { is_complete: true },
  ]) {
    await Bun.sleep(2);
    await alice.updateCard({ card_id, ...change });
    const after = await read();
    expect(after.get("UID")).toBe(before.get("UID"));
    expect(Number(after.get("SEQUENCE"))).toBeGreaterThan(Number(before.get("SEQUENCE")));
    before = after;
  }
  expect([before.get("SUMMARY"), before.get("DTSTART")]).toEqual(["✓ Renamed", "20310102T000000Z"]);
  await alice.deleteCard({ card_id });
});

test("CALENDAR-3: SEQUENCE grows over the whole life of a card, within 31 bits", () => {
  const created_at = "2026-01-01T00:00:00.000Z";
  const ages = [0, 1, 2, 86_400_000, 2 ** 30 - 1, 2 ** 30, 2 ** 30 + 1, 2 ** 30 + 1001, 1e12];
  const numbers = ages.map((age) =>
    sequenceOf({ created_at, updated_at: new Date(Date.parse(created_at) + age).toISOString() }),
  );
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers.at(-1)).toBeLessThan(2 ** 31);
});

test("CALENDAR-2: the nearest dates of all boards, in order, however they are spread over the boards", async () => {
  const fiona = await service.person("fiona");
  const dates: string[] = [];
  // Of the first board, all dates are near; the others have a few, and some in the past.
  for (const [count, stepMinutes] of [
    [100, 1],
    [5, 30],
    [40, 60],
  ] as const) {
    const place = await boardOf(fiona);
    const { items } = await fiona.createCards({ ...place, titles: Array(count).fill("Card") });
    for (const [index, { id: card_id }] of items.entries()) {
      const minutes = (index + 1) * stepMinutes * (index % 4 === 3 ? -1 : 1);
      const due_at = new Date(Date.now() + minutes * 60_000).toISOString();
      await fiona.updateCard({ card_id, due_at, is_complete: index % 3 === 0 });
      dates.push(due_at);
    }
  }
  const shown = (await eventsOf(fiona, "&all=true")).map(({ properties }) => properties.get("DTSTART"));
  expect(shown).toEqual(dates.sort().map((date) => utcTime(date)));
});

test("CALENDAR-4: an unchanged feed is 304, a changed one is not", async () => {
  const { url } = await bob.getCalendar();
  const first = await fetch(url);
  const etag = first.headers.get("etag")!;
  const again = () => fetch(url, { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  const card_id = await dated("Card", "2031-01-01T00:00:00.000Z", bob);
  expect((await again()).status).toBe(200);
  await alice.deleteCard({ card_id });
  expect((await again()).status).toBe(304);
});

test("CALENDAR-1: the address stays until it is renewed; then the old one ends at once", async () => {
  const carol = await service.person("carol");
  const { url } = await carol.getCalendar();
  expect(await carol.getCalendar()).toEqual({ url });
  expect((await fetch(url)).status).toBe(200);
  const renewed = await carol.renewCalendar();
  expect(await carol.getCalendar()).toEqual(renewed);
  expect(renewed.url).not.toBe(url);
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(renewed.url)).status).toBe(200);
  await carol.renewCalendar();
  expect((await fetch(renewed.url)).status).toBe(404);
});

test("CALENDAR-5: a removed member's feed loses the board, a deactivated one's is gone, a forged one was never there", async () => {
  const dave = await service.person("dave");
  await alice.invite({ board_id, user_id: dave.id });
  const card_id = await dated("Secret", "2031-01-01T00:00:00.000Z", dave);
  expect(await eventsOf(dave, "&all=true")).toHaveLength(1);
  await alice.removeMember({ board_id, user_id: dave.id });
  expect(await eventsOf(dave)).toEqual([]);
  expect(await eventsOf(dave, "&all=true")).toEqual([]);
  await alice.deleteCard({ card_id });

  const { url } = await dave.getCalendar();
  const token = new URL(url).searchParams.get("token")!;
  for (const forged of [
    `${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`,
    token.replace(/^.{32}/, alice.id.replaceAll("-", "")),
    dave.token.slice(0, 107),
    "x",
  ])
    expect((await fetch(url.replace(token, forged))).status).toBe(404);
  await service.app.db.write(deactivate(dave.id));
  expect((await fetch(url)).status).toBe(404);
});

test("CALENDAR-6: neither the log nor the database has a token", async () => {
  const erin = await service.person("erin");
  const { url } = await erin.renewCalendar();
  const token = new URL(url).searchParams.get("token")!;
  await fetch(url);
  await fetch(`${url}x`);
  expect(service.logged.join("\n")).not.toContain(token.slice(-43));
  const { keys } = await service.app.db.read({
    keys: sql<{ nonce: string }>`SELECT nonce FROM calendar_keys WHERE user_id = ${erin.id}`,
  });
  expect(keys).toHaveLength(1);
  expect(keys[0]!.nonce).not.toContain(token.slice(-43));
});

test("CALENDAR-2: whatever some program takes for a line break is escaped", () => {
  expect(escaped("a\u0085b\u2028c\u2029d\r\ne")).toBe("a\\nb\\nc\\nd\\ne");
});

test("CALENDAR-1: the address is at PUBLIC_URL if that is set, whatever the request says", async () => {
  const settings = { PUBLIC_URL: "https://boards.example.org/" };
  const other = await startService({ settings });
  const person = await other.person("dora");
  const { body } = await other.send("GET", "/me/calendar", {
    token: person.token,
    headers: { host: "evil.example.org" },
  });
  expect(body.url).toStartWith("https://boards.example.org/me/calendar.ics?token=");
  await other.stop();
});
