/** Searches over random cards find what a plain filter over the same cards in memory finds, in the same order. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, type Service, startService } from "../harness.ts";

const SEED = Number(process.env.BOARDCAST_TEST_SEED ?? 1);
const CARDS = 40;
const QUERIES = 150;
const WORDS = ["ab", "abc", "abcd", "b", "bc", "cd", "Äb", "bß", "BSS", "1", "12", "🎉"];
const LABELS = ["red", "blue"];

const words = (most: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: most });
const newCard = fc.record({
  title: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
  description: words(6),
  items: fc.array(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
  comments: fc.array(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
  labels: fc.subarray(LABELS),
  isComplete: fc.boolean(),
  isDue: fc.boolean(),
  isArchived: fc.integer({ min: 0, max: 4 }).map((draw) => draw === 0),
});
type NewCard = typeof newCard extends fc.Arbitrary<infer Drawn> ? Drawn : never;

interface Term {
  words: string[];
  isPrefix: boolean;
}
const term: fc.Arbitrary<Term> = fc.oneof(
  fc.constantFrom(...WORDS, "a").map((word) => ({ words: [word], isPrefix: true })),
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
    .map((quoted) => ({ words: quoted, isPrefix: false })),
);
const query = fc.record({
  terms: fc.array(term, { maxLength: 3 }),
  without: fc.oneof(fc.array(term, { maxLength: 1 }), fc.array(term, { maxLength: 3 })),
  withoutNumber: fc.option(fc.integer({ min: 1, max: CARDS })),
  label: fc.option(fc.constantFrom(...LABELS)),
  withoutLabel: fc.option(fc.constantFrom(...LABELS)),
  state: fc.option(fc.constantFrom("open", "complete", "archived")),
  due: fc.option(fc.constantFrom("none", "overdue")),
});
type Asked = typeof query extends fc.Arbitrary<infer Drawn> ? Drawn : never;

let service: Service;
let alice: Person;
const cards: (NewCard & { number: number })[] = [];

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  const { id: board_id } = await alice.createBoard({ title: "Board" });
  const { id: column_id } = await alice.createColumn({ board_id, title: "Column" });
  const labelIds = new Map<string, string>();
  for (const name of LABELS)
    labelIds.set(name, (await alice.createLabel({ board_id, name, color: "#ff0000" })).id);
  for (const drawn of fc.sample(newCard, { seed: SEED, numRuns: CARDS })) {
    const { id: card_id, number } = await alice.createCard({
      board_id,
      column_id,
      title: drawn.title.join(" "),
      description: drawn.description.join(", "),
    });
    for (const item of drawn.items) {
      const { id: checklist_id } = await alice.createChecklist({ card_id, title: "abc" });
      await alice.createItem({ checklist_id, content: item.join(" ") });
    }
    for (const comment of drawn.comments) await alice.createComment({ card_id, body: comment.join(" ") });
    for (const name of drawn.labels) await alice.addLabel({ card_id, label_id: labelIds.get(name) ?? "" });
    const due_at = drawn.isDue ? "2020-01-01T00:00:00Z" : null;
    await alice.updateCard({ card_id, due_at, is_complete: drawn.isComplete });
    if (drawn.isArchived) await alice.archiveCard({ card_id });
    cards.push({ ...drawn, number });
  }
});
afterAll(() => service.stop());

const plain = (word: string) => word.toLowerCase().replace("ä", "a").replace("ß", "ss");

function isIn(text: readonly string[], { words: asked, isPrefix }: Term): boolean {
  return text.some((_, at) =>
    asked.every((word, index) => {
      const there = plain(text[at + index] ?? "");
      return isPrefix ? there.startsWith(plain(word)) : there === plain(word);
    }),
  );
}

function expected({ terms, without, withoutNumber, label, withoutLabel, state, due }: Asked): number[] {
  const passing = cards.filter((card) => {
    const own = [card.title, card.description, ...card.items];
    const isClean = (text: readonly string[]) => !without.some((asked) => isIn(text, asked));
    return (
      own.every(isClean) &&
      card.number !== withoutNumber &&
      (withoutLabel === null || !card.labels.includes(withoutLabel)) &&
      card.isArchived === (state === "archived") &&
      (state === null || state === "archived" || card.isComplete === (state === "complete")) &&
      (label === null || card.labels.includes(label)) &&
      (due !== "none" || !card.isDue) &&
      (due !== "overdue" || (card.isDue && !card.isComplete)) &&
      (terms.every((asked) => own.some((text) => isIn(text, asked))) ||
        card.comments.some((comment) => isClean(comment) && terms.every((asked) => isIn(comment, asked))))
    );
  });
  const isTitled = ({ title }: NewCard) => terms.length > 0 && terms.every((asked) => isIn(title, asked));
  const newestFirst = passing.reverse();
  return [...newestFirst.filter(isTitled), ...newestFirst.filter((card) => !isTitled(card))].map(
    ({ number }) => number,
  );
}

function textOf({ terms, without, withoutNumber, label, withoutLabel, state, due }: Asked): string {
  const typed = ({ words: asked, isPrefix }: Term) => (isPrefix ? asked.join(" ") : `"${asked.join(" ")}"`);
  return [
    ...terms.map(typed),
    ...without.map((asked) => `-${typed(asked)}`),
    ...(withoutNumber ? [`-#${withoutNumber}`] : []),
    ...(label ? [`label:${label}`] : []),
    ...(withoutLabel ? [`-label:${withoutLabel}`] : []),
    ...(state ? [`is:${state}`] : []),
    ...(due ? [`due:${due}`] : []),
  ].join(" ");
}

async function found(q: string, limit: number): Promise<number[]> {
  const numbers: number[] = [];
  for (let after: string | undefined; ; ) {
    const { items, next } = await alice.search({ q, limit, after });
    numbers.push(...items.map(({ card }) => card.number));
    if (next === null) return numbers;
    after = next;
  }
}

test(
  "SEARCH-2 random queries find what a filter in memory finds, in pages of any length",
  () => compareRandomQueries(QUERIES),
  120_000,
);

test.if(process.env.BOARDCAST_TEST_DB === "postgres")(
  "SEARCH-2 queries find the same when most of the index is about cards of others",
  async () => {
    await service.app.db.write([sql`SELECT setval('search_cards', 1000000)`]);
    await compareRandomQueries(QUERIES / 2);
  },
  120_000,
);

async function compareRandomQueries(numRuns: number): Promise<void> {
  const property = fc.asyncProperty(query, fc.integer({ min: 1, max: 50 }), async (asked, limit) => {
    const q = textOf(asked);
    fc.pre(q !== "");
    expect(await found(q, limit)).toEqual(expected(asked));
  });
  await fc.assert(property, { seed: SEED, numRuns });
}
