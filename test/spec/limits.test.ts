/** How many of a thing there may be: the last place is given, the next is refused, and what goes makes room again. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Client } from "../../client/http.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { type Instance, startInstance } from "../live/instance.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { tally } from "../support/outcomes.ts";

const SETTINGS = {
  MAX_BOARDS_PER_OWNER: "60",
  MAX_COLUMNS_PER_BOARD: "3",
  MAX_CARDS_PER_BOARD: "4",
  MAX_LABELS_PER_BOARD: "2",
  MAX_MEMBERS_PER_BOARD: "3",
  MAX_RULES_PER_BOARD: "2",
  MAX_CHECKLISTS_PER_CARD: "2",
  MAX_ITEMS_PER_CHECKLIST: "3",
  MAX_ATTACHMENTS_PER_CARD: "2",
  MAX_COMMENTS_PER_CARD: "3",
};

let service: Service;
let alice: Person;
let people: Person[];
let other: Instance;

beforeAll(async () => {
  service = await startService({ settings: SETTINGS });
  alice = await service.person("alice");
  people = await Promise.all(["bob", "carol", "dave", "erin", "frank"].map((name) => service.person(name)));
  other = await startInstance(service);
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

interface Place {
  board_id: string;
  column_id: string;
  card_id: string;
  checklist_id: string;
}

async function place(): Promise<Place> {
  const { board_id, column_id } = await boardOf(alice);
  const card = await alice.createCard({ board_id, column_id, title: "Card" });
  const checklist = await alice.createChecklist({ card_id: card.id, title: "List" });
  return { board_id, column_id, card_id: card.id, checklist_id: checklist.id };
}

type Added = { id?: string; user_id?: string | null };

interface Limit {
  setting: keyof typeof SETTINGS;
  detail: string;
  /** Of those that are allowed, how many `place` has made already. */
  there: number;
  add(place: Place, nth: number, person?: Client): Promise<Added>;
  remove(place: Place, added: Added): Promise<unknown>;
}

const rule = {
  name: "Rule",
  trigger_type: "card_created",
  action_type: "move_to_column",
  is_enabled: false,
} as const;

const LIMITS: Record<string, Limit> = {
  columns: {
    setting: "MAX_COLUMNS_PER_BOARD",
    detail: "A board may have no more than 3 columns.",
    there: 1,
    add: ({ board_id }, nth, person = alice) =>
      person.createColumn({ board_id, title: `Column ${nth}`, position: 0 }),
    remove: (_, { id }) => alice.deleteColumn({ column_id: id! }),
  },
  cards: {
    setting: "MAX_CARDS_PER_BOARD",
    detail: "A board may have no more than 4 cards.",
    there: 1,
    add: ({ board_id, column_id }, nth, person = alice) =>
      person.createCard({ board_id, column_id, title: `Card ${nth}` }),
    remove: (_, { id }) => alice.deleteCard({ card_id: id! }),
  },
  labels: {
    setting: "MAX_LABELS_PER_BOARD",
    detail: "A board may have no more than 2 labels.",
    there: 0,
    add: ({ board_id }, nth, person = alice) => person.createLabel({ board_id, name: `Label ${nth}` }),
    remove: (_, { id }) => alice.deleteLabel({ label_id: id! }),
  },
  members: {
    setting: "MAX_MEMBERS_PER_BOARD",
    detail: "A board may have no more than 3 members.",
    there: 1,
    add: ({ board_id }, nth, person = alice) => person.invite({ board_id, user_id: people[nth]!.id }),
    remove: ({ board_id }, { user_id }) => alice.removeMember({ board_id, user_id: user_id! }),
  },
  rules: {
    setting: "MAX_RULES_PER_BOARD",
    detail: "A board may have no more than 2 rules.",
    there: 0,
    add: ({ board_id }, nth, person = alice) => person.createRule({ board_id, ...rule, name: `Rule ${nth}` }),
    remove: (_, { id }) => alice.deleteRule({ rule_id: id! }),
  },
  checklists: {
    setting: "MAX_CHECKLISTS_PER_CARD",
    detail: "A card may have no more than 2 checklists.",
    there: 1,
    add: ({ card_id }, nth, person = alice) => person.createChecklist({ card_id, title: `List ${nth}` }),
    remove: (_, { id }) => alice.deleteChecklist({ checklist_id: id! }),
  },
  items: {
    setting: "MAX_ITEMS_PER_CHECKLIST",
    detail: "A checklist may have no more than 3 items.",
    there: 0,
    add: ({ checklist_id }, nth, person = alice) =>
      person.createItem({ checklist_id, content: `Item ${nth}` }),
    remove: (_, { id }) => alice.deleteItem({ item_id: id! }),
  },
  attachments: {
    setting: "MAX_ATTACHMENTS_PER_CARD",
    detail: "A card may have no more than 2 attachments.",
    there: 0,
    add: ({ card_id }, nth, person = alice) =>
      person.uploadAttachment({ card_id, file: new File(["x"], `file ${nth}`) }),
    remove: (_, { id }) => alice.deleteAttachment({ attachment_id: id! }),
  },
  comments: {
    setting: "MAX_COMMENTS_PER_CARD",
    detail: "A card may have no more than 3 comments.",
    there: 0,
    add: ({ card_id }, nth, person = alice) => person.createComment({ card_id, body: `Comment ${nth}` }),
    remove: (_, { id }) => alice.deleteComment({ comment_id: id! }),
  },
};

const most = ({ setting, there }: Limit) => Number(SETTINGS[setting]) - there;

describe.each(Object.entries(LIMITS))("%s", (_, limit) => {
  test("LIMIT-1: the limit is the setting's; one more is refused, until one is gone (LIMIT-2)", async () => {
    const at = await place();
    const added = [];
    for (let nth = 0; nth < most(limit); nth++) added.push(await limit.add(at, nth));
    const refused = await changesNothing(alice, at.board_id, () => refusal(limit.add(at, most(limit))));
    expect(refused).toEqual({ status: 409, detail: limit.detail });
    await limit.remove(at, added[0]!);
    await limit.add(at, most(limit));
    expect((await refusal(limit.add(at, 0))).status).toBe(409);
  });

  test("LIMIT-2: of simultaneous requests for the last place, on several instances, one gets it", async () => {
    const at = await place();
    const last = most(limit) - 1;
    for (let nth = 0; nth < last; nth++) await limit.add(at, nth);
    const callers = [alice, other.as(alice), alice, other.as(alice)];
    const calls = callers.map((caller, index) => limit.add(at, last + index, caller));
    expect(await tally(calls)).toEqual({ done: 1, 409: callers.length - 1 });
  });
});

describe("a checklist that is full", () => {
  async function twoLists() {
    const at = await place();
    const other = await alice.createChecklist({ card_id: at.card_id, title: "Other" });
    const items = [];
    for (let nth = 0; nth < 3; nth++) items.push(await LIMITS.items!.add(at, nth));
    const moving = await alice.createItem({ checklist_id: other.id, content: "Moving" });
    return { ...at, items, moving };
  }

  test("LIMIT-1: accepts no item from another, and nothing changes", async () => {
    const { board_id, checklist_id, moving } = await twoLists();
    const move = () => alice.moveItem({ item_id: moving.id, checklist_id, position: 0 });
    expect(await changesNothing(alice, board_id, () => refusal(move()))).toEqual({
      status: 409,
      detail: "A checklist may have no more than 3 items.",
    });
  });

  test("LIMIT-1: can be reordered, whether or not it is named", async () => {
    const { checklist_id, items } = await twoLists();
    await alice.moveItem({ item_id: items[2]!.id!, position: 0 });
    const moved = await alice.moveItem({ item_id: items[0]!.id!, checklist_id, position: 2 });
    expect(moved.checklist_id).toBe(checklist_id);
  });
});

describe("boards of an owner", () => {
  const MOST = Number(SETTINGS.MAX_BOARDS_PER_OWNER);
  const full = { status: 409, detail: `You may have no more than ${MOST} boards that you created.` };

  async function ownerOf(count: number): Promise<{ owner: Person; boards: string[] }> {
    const owner = await service.person("owner");
    const boards = [];
    for (let nth = 0; nth < count; nth++)
      boards.push((await owner.createBoard({ title: `Board ${nth}` })).id);
    return { owner, boards };
  }

  test("LIMIT-1: the limit is the setting's; one more is refused, until one is deleted or left to another owner", async () => {
    const { owner, boards } = await ownerOf(MOST);
    const [bob] = people as [Person];
    expect(await refusal(owner.createBoard({ title: "More" }))).toEqual(full);
    await owner.deleteBoard({ board_id: boards[0]! });
    await owner.createBoard({ title: "Instead" });
    expect(await refusal(owner.createBoard({ title: "More" }))).toEqual(full);
    await owner.invite({ board_id: boards[1]!, user_id: bob.id });
    await owner.changeRole({ board_id: boards[1]!, user_id: bob.id, role: "owner" });
    await owner.removeMember({ board_id: boards[1]!, user_id: owner.id });
    await owner.createBoard({ title: "Instead" });
    expect(await refusal(owner.createBoard({ title: "More" }))).toEqual(full);
  });

  test("LIMIT-1: a board that somebody else created does not count, so nobody can use up another's limit", async () => {
    const { owner } = await ownerOf(MOST - 1);
    const { board_id } = await boardOf(alice, owner);
    await alice.changeRole({ board_id, user_id: owner.id, role: "owner" });
    await owner.createBoard({ title: "The last" });
    expect(await refusal(owner.createBoard({ title: "More" }))).toEqual(full);
  });

  test("LIMIT-2: no more are created at the same time, on several instances, than allowed", async () => {
    const { owner } = await ownerOf(MOST - 2);
    const callers = [owner, other.as(owner)];
    const calls = Array.from({ length: 8 }, (_, nth) => callers[nth % 2]!.createBoard({ title: `${nth}` }));
    expect(await tally(calls)).toEqual({ done: 2, 409: 6 });
    expect(await owner.listBoards()).toHaveLength(MOST);
  });
});

describe("LIMIT-2: cards are not counted each time", () => {
  let roomy: Service;
  let second: Instance;
  let owner: Person;
  beforeAll(async () => {
    roomy = await startService({ settings: { MAX_CARDS_PER_BOARD: "205" } });
    second = await startInstance(roomy);
    owner = await roomy.person("owner");
  });
  afterAll(async () => {
    await second.stop();
    await roomy.stop();
  });

  test("but those that another instance adds in the meantime are", async () => {
    const { board_id, column_id } = await boardOf(owner);
    const there = second.as(owner);
    const add = (person: Pick<Person, "createCard">, nth: number) =>
      person.createCard({ board_id, column_id, title: `Card ${nth}` });
    await add(owner, 0);
    for (let nth = 1; nth < 204; nth++) await add(there, nth);
    await add(owner, 204);
    for (const person of [owner, there]) expect((await refusal(add(person, 205))).status).toBe(409);
  });

  test("and so are those written outside the service, once the revision says so", async () => {
    const { board_id, column_id } = await boardOf(owner);
    const { db } = roomy.app;
    await owner.createCard({ board_id, column_id, title: "Card" });
    const now = new Date().toISOString();
    const rows = Array.from(
      { length: 204 },
      (
        _,
        nth,
      ) => sql`INSERT INTO cards (id, board_id, column_id, title, rank, number, is_complete, comment_count, created_at,
          updated_at)
        VALUES (${crypto.randomUUID()}, ${board_id}, ${column_id}, 'Card', ${(nth + 2) * 65_536}, ${nth + 2}, FALSE, 0,
          ${now}, ${now})`,
    );
    await db.write([...rows, sql`UPDATE boards SET revision = revision + 1000 WHERE id = ${board_id}`]);
    expect((await refusal(owner.createCard({ board_id, column_id, title: "More" }))).status).toBe(409);
    await db.write([sql`DELETE FROM cards WHERE board_id = ${board_id} AND rank > 65536`]);
  });
});
