import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;
let place: { board_id: string; column_id: string };

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  place = await newPlace(alice);
});
afterAll(() => service.stop());

async function newPlace(person: Person) {
  const { id: board_id } = await person.createBoard({ title: "Board" });
  const { id: column_id } = await person.createColumn({ board_id, title: "To do" });
  return { board_id, column_id };
}

const card = (title: string, description?: string) => alice.createCard({ ...place, title, description });
const titles = async (q: string, person = alice) =>
  (await person.search({ q })).items.map((hit) => hit.card.title);

test("SEARCH-1 a word finds the beginnings of words, without regard to case and accents, titles first, then the newest", async () => {
  await card("Zürich office", "first");
  await card("Second", "the office in ZURICH");
  await card("Zuri third");
  expect(await titles("zuri")).toEqual(["Zuri third", "Zürich office", "Second"]);
  expect(await titles("office zür")).toEqual(["Zürich office", "Second"]);
  expect(await titles('"zuri"')).toEqual(["Zuri third"]);
  expect(await titles('"office in zurich"')).toEqual(["Second"]);
  expect(await titles('"in office"')).toEqual([]);
});

test("SEARCH-2 items, attachments and comments are found as long as they are there", async () => {
  const { id: card_id } = await card("Holder");
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "List" });
  const item = await alice.createItem({ checklist_id, content: "quince jam" });
  const comment = await alice.createComment({ card_id, body: "quinces are yellow" });
  const hit = (await alice.search({ q: "quince" })).items.map(({ matches }) => matches);
  expect(hit).toEqual([
    [
      { field: "comment", text: "quinces are yellow", highlights: [[0, 6]] },
      { field: "item", text: "quince jam", highlights: [[0, 6]] },
    ],
  ]);
  expect(await titles("jam holder")).toEqual(["Holder"]);
  expect(await titles("yellow quinces")).toEqual(["Holder"]);
  expect(await titles("yellow holder")).toEqual([]);
  await alice.updateItem({ item_id: item.id, content: "plum" });
  expect(await titles("jam")).toEqual([]);
  await alice.deleteComment({ comment_id: comment.id });
  expect(await titles("quince")).toEqual([]);
  expect(await titles("plum")).toEqual(["Holder"]);
});

test("SEARCH-3 operators narrow by label, member, column, completion, due date and number", async () => {
  const { id: card_id, number } = await card("Operated");
  await card("Operated too");
  const label = await alice.createLabel({ board_id: place.board_id, name: "Needs Review", color: "#ff0000" });
  await alice.addLabel({ card_id, label_id: label.id });
  await alice.assignCard({ card_id, user_ids: [alice.id] });
  await alice.updateCard({ card_id, due_at: "2020-01-01T00:00:00Z" });
  const only = ["Operated"];
  expect(await titles('operated label:"needs review"')).toEqual(only);
  expect(await titles("operated member:me")).toEqual(only);
  expect(await titles(`operated member:"${alice.me.username}"`)).toEqual(only);
  expect(await titles("operated due:overdue")).toEqual(only);
  expect(await titles("operated due:none")).toEqual(["Operated too"]);
  expect(await titles(`#${number}`)).toEqual(only);
  expect(await titles('operated in:"to do"')).toEqual(["Operated too", "Operated"]);
  await alice.updateCard({ card_id, is_complete: true });
  expect(await titles("operated due:overdue")).toEqual([]);
  expect(await titles("operated is:open")).toEqual(["Operated too"]);
  expect(await titles("operated is:complete")).toEqual(only);
});

test("SEARCH-4 archived cards are found with is:archived only, deleted ones never, restored ones again", async () => {
  const { id: card_id } = await card("Walnut");
  await alice.archiveCard({ card_id });
  expect([await titles("walnut"), await titles("walnut is:archived")]).toEqual([[], ["Walnut"]]);
  await alice.restoreCard({ trashed_card_id: card_id });
  expect(await titles("walnut")).toEqual(["Walnut"]);
  await alice.deleteCard({ card_id });
  expect([await titles("walnut"), await titles("walnut is:archived")]).toEqual([[], []]);
});

test("SEARCH-5 only boards of the caller are searched, as long as they are", async () => {
  await card("Hazelnut");
  expect(await titles("hazelnut", bob)).toEqual([]);
  await alice.invite({ board_id: place.board_id, user_id: bob.id });
  expect(await titles("hazelnut", bob)).toEqual(["Hazelnut"]);
  await alice.removeMember({ board_id: place.board_id, user_id: bob.id });
  expect(await titles("hazelnut", bob)).toEqual([]);
});

test("SEARCH-6 pages follow one another without gaps or repeats", async () => {
  for (let count = 0; count < 5; count++) await card(count % 2 ? `Pecan ${count}` : `${count}`, "pecan");
  const found: string[] = [];
  for (let after: string | undefined; ; ) {
    const { items, next } = await alice.search({ q: "pecan", limit: 2, after });
    found.push(...items.map((hit) => hit.card.title));
    if (next === null) break;
    after = next;
  }
  expect(found).toEqual(["Pecan 3", "Pecan 1", "4", "2", "0"]);
});

test("SEARCH-7 a query that is empty, too long or has an unknown value is refused", async () => {
  for (const q of ["", "  ", "-", "x".repeat(501), "is:what", "due:never", "label:", "a ".repeat(21)])
    await expect(alice.search({ q })).rejects.toMatchObject({ status: 422 });
  await expect(alice.search({ q: "a", tz: "Nowhere/Town" })).rejects.toMatchObject({ status: 422 });
  const detail = await alice.search({ q: "-is:archived" }).catch(String);
  expect(detail).toContain("besides -is:archived");
});

test("SEARCH-1 words with thousands of accents are found and highlighted, without keeping others waiting", async () => {
  const accents = "\u0301\u0316".repeat(4950);
  await card("Accents", `x${accents}yz x\u0301y\u0316\u0301z`);
  await card("Ligatures", `${"\ufdfa".repeat(9000)} \ufb03x`);
  const hits = async (q: string) => (await alice.search({ q })).items.map(({ matches }) => matches);
  expect(await hits("xy")).toEqual([
    [
      {
        field: "description",
        text: `x${accents}yz x\u0301y\u0316\u0301z`.slice(0, 200),
        highlights: [[0, 200]],
      },
    ],
  ]);
  expect(await titles("xyz")).toEqual(["Accents"]);
  expect((await hits("ff")).map((matches) => matches.map(({ highlights }) => highlights))).toEqual([
    [[[0, 1]]],
  ]);
});

test("SEARCH-9 letters that are not decomposed are found as they are typed without them, and the other way round", async () => {
  const names = ["Straße fegen", "STRASSE kehren", "Grüße senden", "Łódź", "Søren", "Cæsar", "Þór"];
  for (const name of names) await card(name);
  expect(await titles("strasse")).toEqual(["STRASSE kehren", "Straße fegen"]);
  expect(await titles("straß")).toEqual(["STRASSE kehren", "Straße fegen"]);
  expect(await titles('"STRAẞE"')).toEqual(["STRASSE kehren", "Straße fegen"]);
  for (const [q, title] of Object.entries({ grusse: "Grüße senden", lodz: "Łódź", soren: "Søren" }))
    expect(await titles(q)).toEqual([title]);
  for (const [q, title] of Object.entries({ caesar: "Cæsar", thor: "Þór", thór: "Þór" }))
    expect(await titles(q)).toEqual([title]);
  const [hit] = (await alice.search({ q: "grus" })).items;
  expect(hit?.matches).toEqual([{ field: "title", text: "Grüße senden", highlights: [[0, 4]] }]);
});

test("SEARCH-10 an emoji is found like a word, alone and beside others, whatever its colour of skin", async () => {
  await card("Party 🎉", "with ❤️ and cake");
  await card("Party");
  await card("Thumbs 👍🏽 up");
  await card("Team 👩‍👧 🇩🇪");
  const found = { "🎉": "Party 🎉", "party 🎉": "Party 🎉", "❤": "Party 🎉", "❤️": "Party 🎉" };
  for (const [q, title] of Object.entries(found)) expect([q, await titles(q)]).toEqual([q, [title]]);
  expect(await titles("👍")).toEqual(["Thumbs 👍🏽 up"]);
  expect(await titles('"thumbs 👍🏿 up"')).toEqual(["Thumbs 👍🏽 up"]);
  expect([await titles("👩‍👧"), await titles("👧"), await titles("🇩🇪")]).toEqual(
    Array(3).fill(["Team 👩‍👧 🇩🇪"]),
  );
  expect([await titles("party 🦄"), await titles("🇫🇷")]).toEqual([[], []]);
  const [hit] = (await alice.search({ q: "👍" })).items;
  expect(hit?.matches).toEqual([{ field: "title", text: "Thumbs 👍🏽 up", highlights: [[7, 11]] }]);
  const label = await alice.createLabel({ board_id: place.board_id, name: "🔥 Hot", color: "#ff0000" });
  const { id: card_id } = await card("Labelled");
  await alice.addLabel({ card_id, label_id: label.id });
  expect([await titles("label:hot"), await titles('label:"🔥 hot"')]).toEqual([["Labelled"], ["Labelled"]]);
});

test("SEARCH-11 a hit names the column of its card, and an archived card's while it is there", async () => {
  const { id: column_id } = await alice.createColumn({ board_id: place.board_id, title: "Shelf" });
  await alice.updateColumn({ column_id, is_done_column: true });
  const { id: card_id } = await alice.createCard({ ...place, column_id, title: "Almond" });
  const columns = async (q: string) => (await alice.search({ q })).items.map(({ column }) => column);
  const shelf = { id: column_id, title: "Shelf", is_done_column: true };
  expect(await columns("almond")).toEqual([shelf]);
  await alice.archiveCard({ card_id });
  expect(await columns("almond is:archived")).toEqual([shelf]);
  await alice.archiveColumn({ column_id });
  expect(await columns("almond is:archived")).toEqual([null]);
});

test("SEARCH-12 a dash in front leaves out words, phrases, labels, members, columns, states and dates", async () => {
  const { id: card_id } = await card("Turnip", "boiled with salt");
  const { id: other } = await card("Turnip soup");
  await alice.createComment({ card_id: other, body: "turnip without pepper" });
  const { id: label_id } = await alice.createLabel({
    board_id: place.board_id,
    name: "Root",
    color: "#00ff00",
  });
  await alice.addLabel({ card_id, label_id });
  await alice.assignCard({ card_id, user_ids: [alice.id] });
  await alice.updateCard({ card_id, due_at: "2020-01-01T00:00:00Z" });
  const [plain, soup] = [["Turnip"], ["Turnip soup"]];
  for (const q of ["-boil", '-"with salt"', "-label:root", "-member:me", "-due:overdue"])
    expect([q, await titles(`turnip ${q}`)]).toEqual([q, soup]);
  for (const q of ["-soup", "-due:none", '-"soup"'])
    expect([q, await titles(`turnip ${q}`)]).toEqual([q, plain]);
  expect(await titles('turnip -in:"to do"')).toEqual([]);
  expect(await titles("turnip -label:unknown")).toEqual([...soup, ...plain]);
  // Neither the card nor the comment that is found may have it.
  expect(await titles("without pep")).toEqual(soup);
  expect(await titles("without -pepper")).toEqual([]);
  expect(await titles("without -soup")).toEqual([]);
  await alice.updateCard({ card_id, is_complete: true });
  expect(await titles("turnip -is:complete")).toEqual(soup);
  expect(await titles("turnip -is:open")).toEqual(plain);
  expect(await titles("-label:root")).not.toContain("Turnip");
  expect(await titles("-label:root")).toContain("Turnip soup");
  expect(await titles("turnip --soup")).toEqual(soup);
  await alice.archiveCard({ card_id });
  expect(await titles("turnip is:archived")).toEqual(plain);
  for (const q of ["-label:root", "-member:me", "-boiled", "-due:overdue"])
    expect([q, await titles(`turnip is:archived ${q}`)]).toEqual([q, q === "-due:overdue" ? plain : []]);
});

test("SEARCH-12 a dash in front of a number leaves out the card with this number, and no words", async () => {
  const { number, id: card_id } = await card("Parsnip");
  await card(`Parsnip ${number}`);
  await card(`Parsnip ${number}0`);
  await alice.createComment({ card_id, body: "a parsnip indeed" });
  expect(await titles(`parsnip -#${number}`)).toEqual([`Parsnip ${number}0`, `Parsnip ${number}`]);
  expect(await titles(`indeed -#${number}`)).toEqual([]);
  const left = await titles(`-#${number} is:open`);
  expect([left.includes("Parsnip"), left.includes(`Parsnip ${number}`)]).toEqual([false, true]);
  expect(await titles(`#${number} -#${number}`)).toEqual([]);
});

test("SEARCH-6 a cursor of titles finds no card twice where there are no words to find in titles", async () => {
  for (const q of ["-nothinghasthis", "is:open"])
    for (const limit of [2, 100]) {
      const { items } = await alice.search({ q, limit });
      const { items: again } = await alice.search({ q, limit, after: "0_9007199254740993" });
      expect(again.map((hit) => hit.card.id)).toEqual(items.map((hit) => hit.card.id));
    }
});

test("SEARCH-1 a title is highlighted as a whole, however long it is", async () => {
  const title = `${"long ".repeat(48)}pistachio`;
  await card(title);
  const [hit] = (await alice.search({ q: "pistachio" })).items;
  expect(hit?.matches).toEqual([{ field: "title", text: title, highlights: [[240, 249]] }]);
});

test("SEARCH-5, SEARCH-6 somebody on many boards pages through all of them, and learns nothing of the words of others", async () => {
  const carol = await service.person("carol");
  const expected: string[] = [];
  for (let n = 0; n < 205; n++) {
    const where = await newPlace(carol);
    expected.unshift((await carol.createCard({ ...where, title: `wombat ${n}`, description: "den" })).id);
  }
  for (let n = 0; n < 1500; n += 100)
    await alice.createCards({
      ...place,
      titles: Array.from({ length: 100 }, (_, index) => `quokka ${n + index}`),
    });
  const nothing = await carol.search({ q: "aword nobody has" });
  expect(nothing.items).toEqual([]);
  expect(await carol.search({ q: "quokka" })).toEqual(nothing);
  for (const q of ["wombat", "den", "is:open"]) {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await carol.search({ q, limit: 60, ...(after && { after }) });
      found.push(...items.map((hit) => hit.card.id));
      after = next ?? undefined;
    } while (after);
    expect(found).toEqual(expected);
  }
});
