/** The search of a browser without a network finds in a board what the service finds there. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { findCards, hitsOf, wantedBy } from "../../web/search/find-cards.ts";
import { type Person, type Service, startService } from "../harness.ts";

const TITLES = [
  "Straße fegen",
  "STRASSE kehren",
  "Grüße 🎉 senden",
  "Łódź and Søren",
  "wi-fi router",
  "fi wi",
  "👩‍👧 and 👍🏽",
  "ΟΔΟΣ",
  "x́ýz 12",
  `${"long ".repeat(45)}needle`,
];
const QUERIES = [
  ...["strasse", "straß", "STRAẞE", "gruss", '"grusse 🎉"', '"gruss"', "🎉", "🎉 senden", "👩", "👍", "🦄"],
  ...[
    "lodz",
    "soren",
    "wi-fi",
    "wi fi",
    '"fi wi"',
    "οδος",
    "xyz",
    "#3",
    "#3 party",
    "-#3",
    "and -#3",
    "-#12",
    "needle",
    "12",
  ],
  ...["and", "straße fegen", "description", '"second line"', "strasse -fegen", '-"wi fi" router', "-and"],
  ...[
    "in:todo 12",
    "-in:todo",
    "is:open lodz",
    "-is:open",
    "member:me",
    "-member:me xyz",
    "due:none -strasse",
  ],
];

let service: Service;
let alice: Person;
let board_id: string;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  ({ id: board_id } = await alice.createBoard({ title: "Board" }));
  const { id: column_id } = await alice.createColumn({ board_id, title: "Todo" });
  for (const title of TITLES) {
    const description = `Description of ${title}.\n\nSecond line ${"and so on ".repeat(40)} ${title}`;
    const { id: card_id } = await alice.createCard({ board_id, column_id, title, description });
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "List" });
    for (const content of [title, `Item ${title}`]) await alice.createItem({ checklist_id, content });
  }
});
afterAll(() => service.stop());

const asker = () => ({ userId: alice.id, now: new Date() });

test.each(QUERIES)("%s finds the same cards, with the same places", async (q) => {
  const wanted = wantedBy(q)!;
  const here = hitsOf(findCards(await alice.getBoard({ board_id }), wanted, asker()), wanted, 100);
  expect(here).toEqual((await alice.search({ q })).items);
});

test("a query without a word is refused there, and finds nothing here", async () => {
  const wanted = wantedBy("-")!;
  expect(findCards(await alice.getBoard({ board_id }), wanted, asker())).toEqual([]);
  expect(await alice.search({ q: "-" }).catch((error) => error.status)).toBe(422);
});
