/** ETag and If-Match: nobody overwrites what they have not seen, unless they want to. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ApiError } from "../../client/http.ts";
import { tagOf } from "../../client/tags.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { ON_POSTGRES } from "../live/fleet.ts";
import { startInstance, through } from "../support/instances.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  // Names are changed here, which no event tells.
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

/** A board with one of everything that a card can have. */
async function furnished() {
  const { board_id, column_id, column, board } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "Card" });
  const card_id = card.id;
  const label = await alice.createLabel({ board_id, name: "Label" });
  const checklist = await alice.createChecklist({ card_id, title: "Checklist" });
  const item = await alice.createItem({ checklist_id: checklist.id, content: "Item" });
  return { board, board_id, column, column_id, card, card_id, label, checklist, item };
}

type Furnished = Awaited<ReturnType<typeof furnished>>;

const STALE = { ifMatch: '"stale"' };

describe("MATCH-1: the tag of a resource is the same wherever it is answered, and covers its own answer", () => {
  test("a new card has the tag that GET answers, and so has a changed one", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const created = await alice.createCard({ board_id, column_id, title: "é ☃", description: "x" });
    const { id: card_id } = created;
    expect(tagOf(await bob.getCard({ card_id }))).toBe(tagOf(created));
    const { id: label_id } = await alice.createLabel({ board_id, name: "Label" });
    for (const change of [
      () => alice.updateCard({ card_id, title: "Other" }),
      () => alice.moveCard({ card_id, position: 0 }),
      () => alice.addLabel({ card_id, label_id }),
      () => alice.assignCard({ card_id, user_ids: [bob.id, alice.id] }),
    ]) {
      const changed = await change();
      expect(tagOf(changed)).not.toBe(tagOf(created));
      expect(tagOf(await bob.getCard({ card_id }))).toBe(tagOf(changed));
    }
  });

  test("a board has the version that GET answers, after being created, changed or left as it is", async () => {
    const created = await alice.createBoard({ title: "Board" });
    const board_id = created.id;
    expect(tagOf(await alice.getBoard({ board_id }))).toBe(tagOf(created));
    const changed = await alice.updateBoard({ board_id, title: "Other" });
    expect(tagOf(await alice.getBoard({ board_id }))).toBe(tagOf(changed));
    expect(tagOf(await alice.updateBoard({ board_id, title: "Other" }))).toBe(tagOf(changed));
  });

  test("whatever was created can be changed with the tag of that answer", async () => {
    const { board, board_id, column, card, label, checklist, item, card_id } = await furnished();
    const carol = await service.person("carol");
    const member = await alice.invite({ board_id, user_id: carol.id });
    const rule = await alice.createRule({
      board_id,
      name: "Rule",
      trigger_type: "card_created",
      action_type: "assign_member",
      action_user_id: bob.id,
    });
    const file = await alice.uploadAttachment({ card_id, file: new File(["x"], "x") });
    await alice.updateColumn({ column_id: column.id, title: "x" }, { ifMatch: tagOf(column) });
    await alice.updateLabel({ label_id: label.id, name: "x" }, { ifMatch: tagOf(label) });
    await alice.updateItem({ item_id: item.id, is_done: true }, { ifMatch: tagOf(item) });
    await alice.updateRule({ rule_id: rule.id, is_enabled: false }, { ifMatch: tagOf(rule) });
    await alice.changeRole({ board_id, user_id: carol.id, role: "owner" }, { ifMatch: tagOf(member) });
    await alice.deleteAttachment({ attachment_id: file.id }, { ifMatch: tagOf(file) });
    // The item was added to these, and everything to the board.
    for (const outdated of [
      alice.updateChecklist({ checklist_id: checklist.id, title: "x" }, { ifMatch: tagOf(checklist) }),
      alice.updateCard({ card_id, title: "x" }, { ifMatch: tagOf(card) }),
      alice.updateBoard({ board_id, title: "x" }, { ifMatch: tagOf(board) }),
    ])
      expect((await refusal(outdated)).status).toBe(412);
  });

  test("a card's change alters the tag of the card and of the board, not of the column", async () => {
    const { board_id, column, column_id, card, card_id } = await furnished();
    const before = { card: await alice.getCard({ card_id }), board: await alice.getBoard({ board_id }) };
    await bob.updateCard({ card_id, title: "Other" });
    expect(tagOf(await alice.getCard({ card_id }))).not.toBe(tagOf(before.card));
    expect(tagOf(await alice.getBoard({ board_id }))).not.toBe(tagOf(before.board));
    // A PATCH without fields answers the column as it is.
    const unchanged = await alice.updateColumn({ column_id }, { ifMatch: tagOf(column) });
    expect([tagOf(unchanged), unchanged.cards.map(({ id }) => id)]).toEqual([tagOf(column), [card.id]]);
  });

  test.each<[string, (on: Furnished) => Promise<unknown>]>([
    ["an item of it", ({ item }) => bob.updateItem({ item_id: item.id, is_done: true })],
    ["a checklist of it", ({ checklist }) => bob.updateChecklist({ checklist_id: checklist.id, title: "x" })],
    ["a file on it", ({ card_id }) => bob.uploadAttachment({ card_id, file: new File(["x"], "x") })],
    ["the name of a label on it", ({ label }) => bob.updateLabel({ label_id: label.id, name: "x" })],
    ["the name of an assignee", () => bob.updateMe({ firstname: crypto.randomUUID().slice(0, 8) })],
  ])("a card has another tag after a change of %s", async (_, change) => {
    const on = await furnished();
    const { card_id } = on;
    await alice.addLabel({ card_id, label_id: on.label.id });
    const { assignees } = await alice.assignCard({ card_id, user_ids: [bob.id] });
    expect(assignees).toHaveLength(1);
    const before = tagOf(await alice.getCard({ card_id }));
    await change(on);
    expect(tagOf(await alice.getCard({ card_id }))).not.toBe(before);
  });

  test("the tag of a column and of a board is weak, because its answers differ in bytes; a card's is strong", async () => {
    const { board, column, card } = await furnished();
    expect([board, column, card].map((answer) => tagOf(answer).startsWith("W/"))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("a column without its cards has the same tag", async () => {
    const { column, column_id } = await furnished();
    const { headers, body } = await service.send("PATCH", `/columns/${column_id}`, {
      token: alice.token,
      json: {},
      headers: { prefer: "return=minimal" },
    });
    expect([headers.get("etag"), body.cards]).toEqual([tagOf(column), undefined]);
  });
});

describe("MATCH-2: a change with If-Match is made only if the resource has one of these tags", () => {
  test("what has been changed meanwhile is not overwritten: 412 with the present state and its tag", async () => {
    const { card_id, board_id } = await furnished();
    const seen = await alice.getCard({ card_id });
    const now = await bob.updateCard({ card_id, title: "Bob's title" });
    const { seq } = await alice.getBoard({ board_id });
    const error = await alice
      .updateCard({ card_id, title: "Alice's title" }, { ifMatch: tagOf(seen) })
      .catch((error: unknown) => error);
    if (!(error instanceof ApiError)) throw new Error("the change should have been refused");
    expect([error.status, error.current]).toEqual([412, now]);
    expect(error.detail).toBe("The resource has changed since it was read; `current` is its present state.");
    expect((await alice.getBoard({ board_id })).seq).toBe(seq);
    const ifMatch = tagOf(error.current!);
    expect((await alice.updateCard({ card_id, title: "Alice's title" }, { ifMatch })).title).toBe(
      "Alice's title",
    );
  });

  test("a column and a board come without what they contain", async () => {
    const { board_id, column_id } = await furnished();
    const current = async (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error: ApiError) => error.current,
      );
    const { columns, ...board } = await alice.getBoard({ board_id });
    const { cards: _, ...column } = columns[0]!;
    expect(await current(alice.deleteColumn({ column_id }, STALE))).toEqual(column);
    expect(await current(alice.deleteBoard({ board_id }, STALE))).toEqual(board);
  });

  test("a tag is accepted strong, weak and in a list; * stands for any", async () => {
    const { card_id, board_id } = await furnished();
    for (const forms of [
      (tag: string) => `W/${tag}`,
      (tag: string) => `"other" , ${tag}`,
      (tag: string) => `${tag},W/"other"`,
      () => "*",
    ]) {
      const ifMatch = forms(tagOf(await alice.getCard({ card_id })));
      const title = crypto.randomUUID();
      await alice.updateCard({ card_id, title }, { ifMatch });
      const stale = ifMatch === "*" ? STALE : { ifMatch };
      expect((await refusal(alice.updateCard({ card_id, title: "Late" }, stale))).status).toBe(412);
      expect((await alice.getCard({ card_id })).title).toBe(title);
    }
    const strong = tagOf(await alice.getBoard({ board_id })).replace("W/", "");
    await alice.updateBoard({ board_id, title: "Other" }, { ifMatch: strong });
    await alice.deleteBoard({ board_id }, { ifMatch: tagOf(await alice.getBoard({ board_id })) });
  });

  test("of many who save what they all saw, exactly one succeeds", async () => {
    const { card_id } = await furnished();
    const ifMatch = tagOf(await alice.getCard({ card_id }));
    const saves = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? alice : bob).updateCard({ card_id, title: `Title ${index}` }, { ifMatch }).then(
        ({ title }) => title,
        ({ status }: ApiError) => status,
      ),
    );
    const outcomes = await Promise.all(saves);
    const { title } = await alice.getCard({ card_id });
    expect(outcomes.filter((outcome) => outcome !== 412)).toEqual([title]);
  });

  test("of many changes of one's own profile likewise", async () => {
    const carol = await service.person("carol");
    const ifMatch = tagOf(await carol.getMe());
    expect(tagOf(await bob.getUser({ user_id: carol.id }))).toBe(ifMatch);
    const changes = Array.from({ length: 8 }, (_, index) =>
      carol.updateMe({ firstname: `Name ${index}` }, { ifMatch }).then(
        ({ firstname }) => firstname,
        ({ status }: ApiError) => status,
      ),
    );
    const outcomes = await Promise.all(changes);
    expect(outcomes.filter((outcome) => outcome !== 412)).toEqual([(await carol.getMe()).firstname]);
  });

  // A SQLite file belongs to one process.
  test.skipIf(!ON_POSTGRES)("a tag from one instance is accepted by another", async () => {
    const { card_id, board_id } = await furnished();
    const other = await startInstance(service.app.context.config);
    try {
      const there = through(other, alice);
      await there.updateCard({ card_id, title: "x" }, { ifMatch: tagOf(await alice.getCard({ card_id })) });
      await alice.updateCard({ card_id, title: "y" }, { ifMatch: tagOf(await there.getCard({ card_id })) });
      await there.updateBoard(
        { board_id, title: "x" },
        { ifMatch: tagOf(await alice.getBoard({ board_id })) },
      );
    } finally {
      await other.stop();
    }
  });

  test("a change that has no effect is refused as well", async () => {
    const { card_id, card } = await furnished();
    expect((await refusal(alice.updateCard({ card_id, title: card.title }, STALE))).status).toBe(412);
    expect((await refusal(alice.unassignCard({ card_id, user_id: bob.id }, STALE))).status).toBe(412);
  });

  test("routes that create something ignore the header, and so do reads", async () => {
    const { board_id, column_id, card_id } = await furnished();
    const created = await alice.createCard({ board_id, column_id, title: "Card" }, STALE);
    expect(await alice.getCard({ card_id: created.id }, STALE)).toEqual(created);
    expect((await alice.getCard({ card_id }, STALE)).id).toBe(card_id);
  });
});

test("MATCH-4: If-Match is compared last: what is refused without it is refused for the same reason", async () => {
  const { board_id, card_id } = await furnished();
  const unknown = crypto.randomUUID();
  const statuses = [
    service.anonymous.updateCard({ card_id, title: "x" }, STALE),
    alice.updateCard({ card_id: unknown, title: "x" }, STALE),
    mallory.updateCard({ card_id, title: "x" }, STALE),
    bob.updateBoard({ board_id, title: "x" }, STALE),
    alice.updateCard({ card_id, title: "" }, STALE),
    alice.moveCard({ card_id, column_id: unknown, position: 0 }, STALE),
    alice.assignCard({ card_id, user_ids: [mallory.id] }, STALE),
    alice.changeRole({ board_id, user_id: alice.id, role: "member" }, STALE),
    alice.changeRole({ board_id, user_id: bob.id, role: "owner" }, STALE),
  ].map(async (call) => (await refusal(call)).status);
  expect(await Promise.all(statuses)).toEqual([401, 404, 403, 403, 422, 404, 403, 409, 412]);
});

describe("MATCH-5: a repeat under its Idempotency-Key gets the first answer, whatever the tag is by now", () => {
  test("with the outdated tag, and with none", async () => {
    const { card_id } = await furnished();
    const ifMatch = tagOf(await alice.getCard({ card_id }));
    const key = crypto.randomUUID();
    const first = await alice.updateCard({ card_id, title: "Alice's title" }, { ifMatch, key });
    await bob.updateCard({ card_id, title: "Bob's title" });
    for (const how of [{ ifMatch, key }, { key }]) {
      const again = await alice.updateCard({ card_id, title: "Alice's title" }, how);
      expect([again, tagOf(again)]).toEqual([first, tagOf(first)]);
    }
    expect((await alice.getCard({ card_id })).title).toBe("Bob's title");
  });

  test("a refusal is not kept: the same key can be sent again with the present tag", async () => {
    const { card_id } = await furnished();
    const key = crypto.randomUUID();
    const save = (ifMatch: string) => alice.updateCard({ card_id, title: "Title" }, { ifMatch, key });
    expect((await refusal(save('"stale"'))).status).toBe(412);
    expect((await save(tagOf(await alice.getCard({ card_id })))).title).toBe("Title");
  });

  test("the repeated answer of a board has no tag: it need not be the board's version any more", async () => {
    const { board_id } = await furnished();
    const send = () =>
      service.send("PATCH", `/boards/${board_id}`, {
        token: alice.token,
        json: { title: "Other" },
        headers: { "idempotency-key": `rename-${board_id}` },
      });
    const [first, again] = [await send(), await send()];
    expect([again.body, first.headers.has("etag"), again.headers.has("etag")]).toEqual([
      first.body,
      true,
      false,
    ]);
  });
});

describe("MATCH-7: a change with If-Text-Match is made only if the named texts are the ones that were seen", () => {
  test("a text that was changed is not overwritten: 412 with the present state; other changes do not matter", async () => {
    const { card_id } = await furnished();
    await bob.updateCard({ card_id, is_complete: true, description: "Bob's" });
    const renamed = await alice.updateCard({ card_id, title: "New" }, { ifText: { title: "Card" } });
    expect(renamed).toMatchObject({ title: "New", description: "Bob's", is_complete: true });
    const seen = { title: "New", description: null };
    const current = await alice.getCard({ card_id });
    const overwriting = alice.updateCard({ card_id, title: "x", description: "Alice's" }, { ifText: seen });
    await expect(overwriting).rejects.toMatchObject({ status: 412, current });
    await alice.updateCard({ card_id, description: "Alice's" }, { ifText: { description: "Bob's" } });
  });

  test("every text can be guarded, that of a board whatever else has changed on the board", async () => {
    const { board_id, column_id, card_id, label, checklist, item } = await furnished();
    const comment = await alice.createComment({ card_id, body: "Ünïcode ☃" });
    const changes: [(how: object) => Promise<unknown>, { ifText: Record<string, string> }][] = [
      [(how) => alice.updateBoard({ board_id, title: "x" }, how), { ifText: { title: "Board" } }],
      [(how) => alice.updateColumn({ column_id, title: "x" }, how), { ifText: { title: "To do" } }],
      [(how) => alice.updateLabel({ label_id: label.id, name: "x" }, how), { ifText: { name: "Label" } }],
      [
        (how) => alice.updateChecklist({ checklist_id: checklist.id, title: "x" }, how),
        { ifText: { title: "Checklist" } },
      ],
      [(how) => alice.updateItem({ item_id: item.id, content: "x" }, how), { ifText: { content: "Item" } }],
      [
        (how) => alice.updateComment({ comment_id: comment.id, body: "x" }, how),
        { ifText: { body: "Ünïcode ☃" } },
      ],
    ];
    for (const [change, seen] of changes) {
      const [name = ""] = Object.keys(seen.ifText);
      expect((await refusal(change({ ifText: { [name]: "other" } }))).status).toBe(412);
      await change(seen);
      expect((await refusal(change(seen))).status).toBe(412);
    }
  });

  test("a malformed header, a field that is no text and one that there is not are refused with 422", async () => {
    const { card_id } = await furnished();
    const send = (header: string) =>
      service.send("PATCH", `/cards/${card_id}`, {
        token: alice.token,
        json: { title: "x" },
        headers: { "if-text-match": header },
      });
    const one = 'title="00000000"';
    for (const header of [
      "",
      "title",
      "title=00000000",
      'title="0"',
      `${one},`,
      `${one}, ${one}`,
      Array(5).fill(one).join(),
    ])
      expect([header, (await send(header)).status]).toEqual([header, 422]);
    for (const name of ["is_complete", "due_at", "created_by", "nothing", "__proto__"])
      expect([name, (await send(`${name}="00000000"`)).status]).toEqual([name, 422]);
  });

  test("a repeat under its Idempotency-Key gets the first answer; a refusal is not kept", async () => {
    const { card_id } = await furnished();
    const key = crypto.randomUUID();
    const send = (title: string) => alice.updateCard({ card_id, title: "New" }, { key, ifText: { title } });
    expect((await refusal(send("other"))).status).toBe(412);
    const first = await send("Card");
    expect(await send("Card")).toEqual(first);
  });
});

test("a list has no tag, and the client says so", async () => {
  const list = await alice.listBoards();
  expect(() => tagOf(list)).toThrow("Only an answer that is one resource has a tag.");
});
