/** What agents may ask and change. What they are told is in agents-answers.test.ts, repeats in agents-repeats.test.ts. */
import { expect, test } from "bun:test";
import { agentToken, connectAgent } from "../support/agent.ts";
import {
  ada,
  agent,
  board,
  newBoard,
  seqOf,
  service,
  setAgentScene,
  storedUnder,
} from "../support/agent-scene.ts";

setAgentScene();

test("AGENT-1 there are exactly these tools, each says whether it changes anything", async () => {
  const { tools } = await agent.client.listTools();
  expect(Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]))).toEqual({
    list_boards: { readOnlyHint: true, openWorldHint: false },
    get_board: { readOnlyHint: true, openWorldHint: false },
    search_cards: { readOnlyHint: true, openWorldHint: false },
    get_card: { readOnlyHint: true, openWorldHint: false },
    changes_since: { readOnlyHint: true, openWorldHint: false },
    create_cards: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    update_card: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    move_card: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    comment_on_card: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    undo: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
  });
});

test("AGENT-2 the list of tools is under 2,000 tokens, counted as a token for every three characters", async () => {
  const { tools } = await agent.client.listTools();
  expect(JSON.stringify(tools).length / 3).toBeLessThan(2000);
});

test("AGENT-1 every tool does what its route does", async () => {
  const { board, first, second } = await newBoard("Every tool");
  const label = await ada.createLabel({ board_id: board.id, name: "bug", color: "red" });
  const created = await agent.result("create_cards", {
    board: "Every tool",
    column: "First",
    cards: [
      { title: "One", description: "Do it", due_at: "2030-01-02T03:04:05Z", assign: ["me"], labels: ["bug"] },
      { title: "Two" },
    ],
  });
  const { columns } = await ada.getBoard({ board_id: board.id });
  const [one, two] = columns[0]?.cards ?? [];
  expect(created).toEqual({
    text: 'Created 2 cards in "First":\n#1 "One"\n#2 "Two"',
    structured: {
      board_id: board.id,
      cards: [one, two].map((card) => ({ id: card?.id, number: card?.number })),
    },
    isError: false,
  });
  expect(one).toMatchObject({
    title: "One",
    description: "Do it",
    due_at: "2030-01-02T03:04:05.000Z",
    labels: [label],
    assignees: [ada.me],
  });

  await agent.call("update_card", {
    board: board.id,
    card: "#1",
    title: "Eins",
    due_at: null,
    complete: true,
    unassign: [ada.me.username],
    remove_labels: ["bug"],
  });
  await agent.call("update_card", { card: two?.id, assign: ["me"], add_labels: [label.id] });
  expect(await agent.call("move_card", { board: board.id, card: "eins", column: "Second" })).toBe(
    'Moved #1 "Eins" to "Second".',
  );
  expect(await agent.call("comment_on_card", { board: board.id, card: "#1", text: "Done.\nReally." })).toBe(
    'Commented on #1 "Eins".',
  );
  expect(await ada.getCard({ card_id: one?.id ?? "" })).toMatchObject({
    title: "Eins",
    due_at: null,
    is_complete: true,
    labels: [],
    assignees: [],
    column_id: second.id,
    comment_count: 1,
  });
  expect(await ada.getCard({ card_id: two?.id ?? "" })).toMatchObject({
    labels: [label],
    assignees: [ada.me],
    column_id: first.id,
  });

  const seq = await seqOf(board);
  expect(await agent.call("get_board", { board: "every tool" })).toBe(
    [
      `Board "Every tool", id ${board.id}, seq ${seq}: 2 columns, 2 cards`,
      `members: "${ada.me.username}" (owner)`,
      'labels: "bug"',
      'column "First": 1 card',
      `  #2 "Two" labels "bug", assigned to "${ada.me.username}"`,
      'column "Second": 1 card',
      '  #1 "Eins" complete, 1 comment',
    ].join("\n"),
  );
  const card = await ada.getCard({ card_id: one?.id ?? "" });
  const [comment] = (await ada.listComments({ card_id: card.id })).items;
  expect(await agent.call("get_card", { board: "Every tool", card: "Eins" })).toBe(
    [
      `Card #1 "Eins", id ${card.id}, on board "Every tool", column "Second"`,
      "complete",
      `created ${card.created_at}, changed ${card.updated_at}`,
      "description:",
      "| Do it",
      `comment by "${ada.me.username}" at ${comment?.created_at}:`,
      "| Done.",
      "| Really.",
    ].join("\n"),
  );
  expect(await agent.call("search_cards", { query: "really", board: "Every tool" })).toBe(
    '#1 "Eins" complete, 1 comment on board "Every tool"\n  comment: "Done.\\nReally."',
  );
  expect(await agent.call("list_boards")).toContain(`"Every tool" id ${board.id}, seq ${seq}, you are owner`);
});

test("AGENT-3 a name is found in any letter case; an id and #number name the same card", async () => {
  const { board, first } = await newBoard("Names");
  const card = await ada.createCard({ board_id: board.id, column_id: first.id, title: "Fix the  Login" });
  const byId = await agent.call("get_card", { card: card.id });
  expect(await agent.call("get_card", { card: card.id.toUpperCase() })).toBe(byId);
  expect(await agent.call("get_card", { board: " NAMES ", card: "#1" })).toBe(byId);
  expect(await agent.call("get_card", { board: board.id, card: "fix the login" })).toBe(byId);
  expect(await agent.call("get_card", { card: "fix the LOGIN" })).toBe(byId);

  // Among more cards with the same words than a search returns, and where there is no word to search for.
  const column_id = first.id;
  await ada.createCards({
    ...{ board_id: board.id, column_id },
    titles: [...Array.from({ length: 60 }, (_, index) => `Fix the login ${index}`), "?!"],
  });
  expect(await agent.call("get_card", { board: "Names", card: "Fix the login" })).toStartWith('Card #1 "Fix');
  expect(await agent.call("get_card", { board: "Names", card: "?!" })).toStartWith('Card #62 "?!"');
});

test("AGENT-4 a name that several have is refused with all of them and their ids; one that nothing has, with what there is", async () => {
  const twins = [await newBoard("Twin"), await newBoard("twin")];
  const boards = await agent.refused("get_board", { board: "TWIN" });
  for (const { board } of twins) expect(boards).toContain(board.id);
  expect(boards).toStartWith('Several boards are called "TWIN"; use an id: ');

  const { board, first } = await newBoard("Ambiguous");
  await ada.createColumn({ board_id: board.id, title: "first" });
  const cards = await ada.createCards({ board_id: board.id, column_id: first.id, titles: ["Same", "same"] });
  expect(await agent.refused("move_card", { board: "Ambiguous", card: "#1", column: "First" })).toStartWith(
    'Several columns are called "First"; use an id: ',
  );
  const [one, two] = cards.items;
  expect(await agent.refused("get_card", { board: "Ambiguous", card: "SAME" })).toBe(
    `Several cards are meant by "SAME"; use an id: #1 "Same" ${one?.id}, #2 "same" ${two?.id}.`,
  );
  expect(await agent.refused("get_card", { card: "Same" })).toBe(
    `Several cards are meant by "Same"; use an id: #2 "same" on "Ambiguous" ${two?.id}, #1 "Same" on "Ambiguous" ${one?.id}.`,
  );

  expect(await agent.refused("get_board", { board: "No such board" })).toMatch(
    /^There is no board "No such board"\. There are: .*"Launch"/,
  );
  const unknown = { board: "Launch", card: "#1" };
  await ada.createCard({ board_id: board.id, column_id: first.id, title: "x" });
  expect(await agent.refused("get_card", unknown)).toBe(
    'There is no card "#1"; search_cards finds cards by their words.',
  );
  expect(
    await agent.refused("create_cards", { board: "Launch", column: "Done", cards: [{ title: "x" }] }),
  ).toBe('There is no column "Done". There are: "To do", "Doing".');
  expect(
    await agent.refused("create_cards", {
      board: "Launch",
      column: "Doing",
      cards: [{ title: "x", assign: ["bob"] }],
    }),
  ).toBe(`There is no member "bob". There are: "${ada.me.username}".`);
  expect(
    await agent.refused("create_cards", {
      board: "Launch",
      column: "Doing",
      cards: [{ title: "x", labels: ["bug"] }],
    }),
  ).toBe('There is no label "bug". There are no labels.');
  expect((await ada.getBoard({ board_id: board.id })).columns[0]?.cards.length).toBe(3);
});

test("AGENT-5 what others have is never shown, not even as a candidate", async () => {
  const bob = await service.person("bob");
  const secret = await bob.createBoard({ title: "Launch" });
  const column = await bob.createColumn({ board_id: secret.id, title: "Secret column of Bob" });
  const card = await bob.createCard({
    board_id: secret.id,
    column_id: column.id,
    title: "Secret card of Bob",
  });
  expect(await agent.call("get_board", { board: "Launch" })).toContain(board.id);
  const texts = [
    await agent.call("list_boards"),
    await agent.refused("get_board", { board: "Secret" }),
    await agent.refused("get_board", { board: secret.id }),
    await agent.refused("get_card", { card: card.id }),
    await agent.refused("get_card", { card: "Secret card" }),
    await agent.call("search_cards", { query: "secret" }),
    await agent.call("search_cards", { query: "secret", board: secret.id }),
    await agent.refused("changes_since", { board: secret.id, since: 0 }),
    await agent.refused("comment_on_card", { card: card.id, text: "x" }),
    await agent.refused("move_card", { board: secret.id, card: "#1", column: column.id }),
    await agent.refused("undo", { board: secret.id, since: 0 }),
    await agent.refused("update_card", { board: "Launch", card: "#1", assign: [bob.me.username] }),
  ];
  for (const text of texts) {
    expect(text).not.toContain("of Bob");
    expect(text).not.toContain(bob.me.email);
  }
  expect(await service.events(bob, secret.id)).toHaveLength(2);
});

test("AGENT-7 arguments that do not fit, and refusals of a route, are errors that say what to do", async () => {
  expect(await agent.refused("get_board", { bord: "Launch" })).toBe(
    'These arguments do not fit: board: Invalid input: expected string, received undefined; arguments: Unrecognized key: "bord"',
  );
  expect(await agent.refused("get_board", { board: "Launch", "a\r\n\u202eb": 1 })).toBe(
    'These arguments do not fit: arguments: Unrecognized key: "a\\u000d\\u000a\\u202eb"',
  );
  expect(await agent.refused("update_card", { board: "Launch", card: "#99" })).toContain("There is no card");
  const limited = await ada.createColumn({ board_id: board.id, title: "Limited", card_limit: 1 });
  const args = { board: "Launch", column: "Limited", cards: [{ title: "1" }, { title: "2" }] };
  expect(await agent.refused("create_cards", args)).toContain("1");
  expect(
    await agent.refused("create_cards", { board: "Launch", column: "To do", cards: [{ title: "" }] }),
  ).toContain("body.titles.0");
  const late = { board: "Launch", column: "To do", cards: [{ title: "x", due_at: "tomorrow" }] };
  const seq = await seqOf(board);
  expect(await agent.refused("create_cards", late)).toBe("cards: due_at: Invalid ISO datetime");
  expect(await seqOf(board)).toBe(seq);
  const unknown = Array.from({ length: 50 }, () => ({ title: "x", labels: Array(20).fill("no such label") }));
  expect(await agent.refused("create_cards", { ...args, cards: unknown })).toBe(
    "That takes 1001 changes; one call may make 100. Split it up.",
  );
  const many = Array.from({ length: 50 }, () => ({ title: "x", description: "y", assign: ["me"] }));
  expect(await agent.refused("create_cards", { ...args, cards: many })).toBe(
    "That takes 101 changes; one call may make 100. Split it up.",
  );
  await ada.deleteColumn({ column_id: limited.id });
  expect(await agent.refused("undo", { board: "Launch" })).toBe("Give either seq or since.");
  expect(await agent.refused("undo", { board: "Launch", seq: 999 })).toBe("This event does not exist.");
  await expect(agent.client.callTool({ name: "drop_tables", arguments: {} })).rejects.toThrow(
    "There is no tool drop_tables.",
  );
});

test("AGENT-8 changes come as sentences with their numbers, and say where to go on", async () => {
  const { board, first } = await newBoard("Changes");
  const since = await seqOf(board);
  const card = await ada.createCard({ board_id: board.id, column_id: first.id, title: "One" });
  await ada.createComment({ card_id: card.id, body: "Look" });
  const lines = (await agent.call("changes_since", { board: "Changes", since })).split("\n");
  const who = `"${ada.me.username}"`;
  expect(lines.map((line) => line.replace(/ \d{4}-\S+/, ""))).toEqual([
    `3 ${who} created #1 "One" in "First"`,
    `4 ${who} commented on #1 "One": "Look"`,
    "That is all; the next since is 4.",
  ]);
  expect(await agent.result("changes_since", { board: "Changes", since: 4 })).toEqual({
    text: "Nothing since 4.",
    structured: { seq: 4, next: null, resync: null },
    isError: false,
  });
  expect(await agent.result("changes_since", { board: "Changes", since: 9 })).toEqual({
    text: "The log does not reach 9; read the board again with get_board. Its seq is 4.",
    structured: { seq: 4, next: null, resync: "ahead" },
    isError: false,
  });
  await ada.createCards({
    board_id: board.id,
    column_id: first.id,
    titles: Array(100).fill("x".repeat(200)),
  });
  await ada.createCards({
    board_id: board.id,
    column_id: first.id,
    titles: Array(100).fill("y".repeat(200)),
  });
  let next: unknown = 4;
  const seen: number[] = [];
  while (typeof next === "number") {
    const { text, structured } = await agent.result("changes_since", { board: "Changes", since: next });
    expect(text.length).toBeLessThan(17_000);
    seen.push(...text.split("\n").flatMap((line) => Number.parseInt(line, 10) || []));
    next = structured && typeof structured === "object" && "next" in structured ? structured.next : null;
  }
  expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => 5 + index));
});

test("AGENT-5 a token that may only read changes nothing; one for a single board knows no other", async () => {
  const { board, first } = await newBoard("Narrow");
  await ada.createCard({ board_id: board.id, column_id: first.id, title: "One" });
  const seq = await seqOf(board);
  const reader = await connectAgent(service.url, await agentToken(ada, { scopes: ["read"] }));
  expect(await reader.call("get_card", { board: "Narrow", card: "#1" })).toContain("Card #1");
  const calls: [string, Record<string, unknown>][] = [
    ["create_cards", { board: "Narrow", column: "First", cards: [{ title: "x" }] }],
    ["update_card", { board: "Narrow", card: "#1", title: "x" }],
    ["move_card", { board: "Narrow", card: "#1", column: "Second" }],
    ["comment_on_card", { board: "Narrow", card: "#1", text: "x" }],
    ["undo", { board: "Narrow", seq }],
  ];
  for (const [name, args] of calls)
    for (const key of [undefined, `reader ${name}`])
      expect(await reader.refused(name, args, key)).toBe("This needs an API token with the scope write.");
  expect(await seqOf(board)).toBe(seq);
  await reader.client.close();

  const narrow = await connectAgent(service.url, await agentToken(ada, { board_ids: [board.id] }));
  expect((await narrow.call("list_boards")).split("\n")).toHaveLength(1);
  expect(await narrow.refused("get_board", { board: "Launch" })).toBe(
    'There is no board "Launch". There are: "Narrow".',
  );
  const launch = (await ada.listBoards()).find(({ title }) => title === "Launch");
  expect(await narrow.refused("get_board", { board: launch?.id })).toBe(
    "You are not a member of this board.",
  );
  expect(await narrow.call("search_cards", { query: "One" })).toBe('#1 "One" on board "Narrow"');
  await narrow.client.close();
});

test("AGENT-5 a token that may only read is refused before names are resolved, and stores nothing under a key", async () => {
  const reader = await connectAgent(service.url, await agentToken(ada, { scopes: ["read"] }));
  const calls: [string, Record<string, unknown>][] = [
    ["create_cards", { board: "No such board", column: "x", cards: [{ title: "x" }] }],
    ["update_card", { board: "No such board", card: "#1", title: "x" }],
    ["move_card", { board: "No such board", card: "#1", column: "x" }],
    ["comment_on_card", { board: "No such board", card: "#1", text: "x" }],
    ["undo", { board: board.id, seq: 1 }],
    ["create_cards", { board: board.id, column: "To do", cards: [{ title: "x", description: "y" }] }],
  ];
  for (const [index, [name, args]] of calls.entries())
    for (const key of [undefined, `stores nothing ${index}`])
      expect(await reader.refused(name, args, key)).toBe("This needs an API token with the scope write.");
  await reader.client.close();
  expect(await storedUnder("mcp stores nothing %")).toEqual([]);
});
