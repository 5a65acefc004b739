/** Calls of agents that are repeated, and runs that are taken back: AGENT-6 and AGENT-9. */
import { expect, test } from "bun:test";
import { agentToken, connectAgent } from "../support/agent.ts";
import { ada, agent, newBoard, seqOf, service, setAgentScene, storedUnder } from "../support/agent-scene.ts";

setAgentScene();

test("AGENT-6 a call that is repeated with the same key changes nothing and gets the same answer", async () => {
  const { board, first } = await newBoard("Repeats");
  await ada.createCard({ board_id: board.id, column_id: first.id, title: "Old" });
  const calls: [string, Record<string, unknown>][] = [
    ["update_card", { board: "Repeats", card: "Old", title: "New", assign: ["me"] }],
    ["create_cards", { board: "Repeats", column: "First", cards: [{ title: "A", description: "a" }] }],
    ["move_card", { board: "Repeats", card: "A", column: "Second" }],
    ["comment_on_card", { board: "Repeats", card: "New", text: "Hello" }],
    ["undo", { board: "Repeats", since: await seqOf(board) }],
  ];
  for (const [name, args] of calls) {
    const answer = await agent.result(name, args, `key of ${name}`);
    expect(answer.isError).toBe(false);
    const seq = await seqOf(board);
    expect(await agent.result(name, args, `key of ${name}`)).toEqual(answer);
    expect(await seqOf(board)).toBe(seq);
  }
  const events = await service.events(ada, board.id);
  expect(events.filter(({ type }) => type === "card.created")).toHaveLength(2);
});

test("AGENT-6 two calls at the same time with the same key make one change", async () => {
  const { board } = await newBoard("At once");
  const args = { board: "At once", column: "First", cards: [{ title: "A", description: "a" }] };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => agent.result("create_cards", args, "at once")),
  );
  expect(answers.some(({ isError }) => !isError)).toBe(true);
  for (const { text, isError } of answers)
    if (isError)
      expect(text).toBe("A request with this Idempotency-Key is still under way. Try again in 1 s.");
  expect(await agent.call("create_cards", args, "at once")).toBe('Created 1 card in "First":\n#1 "A"');
  expect((await ada.getBoard({ board_id: board.id })).columns[0]?.cards).toHaveLength(1);
});

test("AGENT-6 another call with a used key is refused, and so is a key that is too long", async () => {
  const { board } = await newBoard("Other");
  const args = { board: "Other", column: "First", cards: [{ title: "A" }] };
  await agent.call("create_cards", args, "used");
  const seq = await seqOf(board);
  expect(await agent.refused("create_cards", { ...args, cards: [{ title: "B" }] }, "used")).toContain(
    "was used for another request",
  );
  expect(await agent.refused("create_cards", args, "x".repeat(201))).toContain("1 to 200");
  expect(await agent.refused("create_cards", args, "ü")).toContain("printable ASCII");
  expect(await seqOf(board)).toBe(seq);
});

test("AGENT-6 a key that is no text is refused", async () => {
  const { board } = await newBoard("No text");
  const seq = await seqOf(board);
  for (const idempotencyKey of [7, null, ["a"], { toString: 1, valueOf: 1 }]) {
    const { isError, content } = await agent.client.callTool({
      name: "create_cards",
      arguments: { board: "No text", column: "First", cards: [{ title: "A" }] },
      _meta: { idempotencyKey },
    });
    const text = "_meta.idempotencyKey must be 1 to 200 printable ASCII characters.";
    expect({ isError, content }).toEqual({ isError: true, content: [{ type: "text", text }] });
  }
  expect(await seqOf(board)).toBe(seq);
});

test("AGENT-6 a call that was refused can be repeated with the same key, and means what it meant at first", async () => {
  const { board, first } = await newBoard("Later");
  await ada.updateColumn({ column_id: first.id, card_limit: 1 });
  const args = { board: "Later", column: "First", cards: [{ title: "A", description: "a" }, { title: "B" }] };
  const seq = await seqOf(board);
  await agent.refused("create_cards", args, "later");
  expect(await seqOf(board)).toBe(seq);
  await ada.updateColumn({ column_id: first.id, card_limit: null, title: "Renamed" });
  const answer = 'Created 2 cards in "First":\n#1 "A"\n#2 "B"';
  for (let time = 0; time < 2; time++) expect(await agent.call("create_cards", args, "later")).toBe(answer);
  const { columns } = await ada.getBoard({ board_id: board.id });
  expect(columns[0]?.cards.map(({ description }) => description)).toEqual(["a", null]);
});

test("AGENT-6 a repeat is refused to somebody who has left the board since", async () => {
  const bob = await service.person("bob");
  const { board } = await newBoard("Left");
  await ada.invite({ board_id: board.id, user_id: bob.id });
  const bobs = await connectAgent(service.url, await agentToken(bob));
  const args = { board: board.id, column: "First", cards: [{ title: "Bob was here" }] };
  await bobs.call("create_cards", args, "left");
  await ada.removeMember({ board_id: board.id, user_id: bob.id });
  expect(await bobs.refused("create_cards", args, "left")).toBe("You are not a member of this board.");
  await bobs.client.close();
});

test("AGENT-9 a whole run is taken back; what others have changed since stays, and is named", async () => {
  const bob = await service.person("bob");
  const { board, first } = await newBoard("Run");
  await ada.invite({ board_id: board.id, user_id: bob.id });
  const kept = await ada.createCard({ board_id: board.id, column_id: first.id, title: "Kept" });
  const before = await ada.getBoard({ board_id: board.id });

  await agent.call("create_cards", {
    board: "Run",
    column: "First",
    cards: [{ title: "A", description: "a" }, { title: "B" }],
  });
  await agent.call("update_card", { board: "Run", card: "Kept", title: "Changed", assign: ["me"] });
  await agent.call("move_card", { board: "Run", card: "#1", column: "Second" });
  await agent.call("comment_on_card", { board: "Run", card: "#1", text: "Hm" });
  await agent.call("undo", { board: "Run", seq: await seqOf(board) });

  expect(await agent.result("undo", { board: "Run", since: before.seq })).toMatchObject({
    text: "Undid 6 changes.",
    structured: { refused: [], before: null },
    isError: false,
  });
  const after = await ada.getBoard({ board_id: board.id });
  const shown = ({ columns }: typeof after) =>
    columns.map(({ cards }) => cards.map(({ id, title, assignees }) => ({ id, title, assignees })));
  expect(shown(after)).toEqual(shown(before));
  expect(await agent.call("undo", { board: "Run", since: before.seq })).toBe("Nothing was undone.");

  // What the same person does without the token, or with another, is no part of the run.
  const since = await seqOf(board);
  const other = await connectAgent(service.url, await agentToken(ada, { name: "other" }));
  await other.call("comment_on_card", { card: kept.id, text: "Other agent" });
  await other.client.close();
  await ada.createComment({ card_id: kept.id, body: "Person" });
  await agent.call("update_card", { board: "Run", card: "Kept", title: "Agent's" });
  await agent.call("move_card", { board: "Run", card: "#1", column: "Second" });
  await bob.updateCard({ card_id: kept.id, title: "Bob's" });
  const { text } = await agent.result("undo", { board: "Run", since });
  expect(text).toStartWith(`Undid 1 change.\nNot undone: ${since + 3}: `);
  expect(text).toContain(bob.me.username);
  expect((await ada.listComments({ card_id: kept.id })).items).toHaveLength(2);
  const events = await service.events(ada, board.id);
  expect(events.filter(({ seq }) => seq > since).map(({ type, via }) => [type, via])).toEqual([
    ["comment.created", "other"],
    ["comment.created", undefined],
    ["card.updated", "agent"],
    ["card.moved", "agent"],
    ["card.updated", undefined],
    ["card.moved", "agent"],
  ]);
  expect(await ada.getCard({ card_id: kept.id })).toMatchObject({ title: "Bob's", column_id: first.id });
});

test("AGENT-9 a long run is taken back in several calls, each of which says where to go on", async () => {
  const { board } = await newBoard("Long run");
  const since = await seqOf(board);
  for (let batch = 0; batch < 3; batch++)
    await agent.call("create_cards", {
      board: "Long run",
      column: "First",
      cards: Array.from({ length: 40 }, (_, index) => ({ title: `${batch}-${index}` })),
    });
  const { structured } = await agent.result("undo", { board: "Long run", since });
  const { before } = structured as { before: number };
  expect(before).toBe(since + 21);
  expect(await agent.call("undo", { board: "Long run", since, before })).toBe("Undid 20 changes.");
  expect((await ada.getBoard({ board_id: board.id })).columns[0]?.cards).toEqual([]);
  for (const more of [{}, { before }])
    expect(await agent.call("undo", { board: "Long run", since, ...more })).toBe("Nothing was undone.");
});

test("AGENT-9 a call looks through so much of what others have done since, and says where the next goes on", async () => {
  const { board, first } = await newBoard("Busy");
  const since = await seqOf(board);
  await agent.call("create_cards", { board: "Busy", column: "First", cards: [{ title: "Mine" }] });
  for (let batch = 0; batch < 50; batch++)
    await ada.createCards({
      board_id: board.id,
      column_id: first.id,
      titles: Array.from({ length: 100 }, (_, index) => `${batch}-${index}`),
    });
  const { text, structured } = await agent.result("undo", { board: "Busy", since });
  const before = since + 2;
  expect({ text, structured }).toEqual({
    text: `Nothing was undone.\nMore: undo with the same since, before ${before}`,
    structured: { board_id: board.id, undone: [], refused: [], before },
  });
  expect(await agent.call("undo", { board: "Busy", since, before })).toBe("Undid 1 change.");
  expect(await agent.call("undo", { board: "Busy", since, before })).toBe("Nothing was undone.");
});

test("AGENT-9 a run that has set off a rule is taken back once, however often that is asked for", async () => {
  const { board, first, second } = await newBoard("Rules");
  await ada.createRule({
    board_id: board.id,
    name: "Mine",
    trigger_type: "card_moved",
    trigger_column_id: second.id,
    action_type: "assign_member",
    action_user_id: ada.id,
  });
  const card = await ada.createCard({ board_id: board.id, column_id: first.id, title: "Ruled" });
  const since = await seqOf(board);
  await agent.call("move_card", { board: "Rules", card: "Ruled", column: "Second" });
  expect(await ada.getCard({ card_id: card.id })).toMatchObject({ assignees: [{ id: ada.id }] });
  expect(await agent.call("undo", { board: "Rules", since })).toBe("Undid 2 changes.");
  for (let repeat = 0; repeat < 2; repeat++)
    expect(await agent.call("undo", { board: "Rules", since })).toBe("Nothing was undone.");
  expect(await ada.getCard({ card_id: card.id })).toMatchObject({ column_id: first.id, assignees: [] });
});

test("AGENT-6 what is stored for a repeat are ids, not the texts of the call", async () => {
  const { board, first, second } = await newBoard("Stored");
  const { id } = await ada.createCard({ board_id: board.id, column_id: second.id, title: "One" });
  await ada.updateColumn({ column_id: first.id, card_limit: 1 });
  const cards = [{ title: "A", description: "long text" }, { title: "B" }];
  await agent.refused("create_cards", { board: board.id, column: "First", cards }, "stored 1");
  await agent.refused("update_card", { card: id, title: "", description: "long text" }, "stored 2");
  await agent.refused("comment_on_card", { card: id, text: "long text".repeat(10_000) }, "stored 3");
  const lists = { assign: [], unassign: [], addLabels: [], removeLabels: [] };
  const none = { userIds: [], labelIds: [] };
  const card = { boardId: board.id, cardId: id, name: '#1 "One"' };
  expect(await storedUnder("mcp stored %")).toEqual([
    { found: { boardId: board.id, columnId: first.id, column: "First", wanted: [none, none] } },
    { found: { ...card, ...lists } },
    { found: card },
  ]);
});
