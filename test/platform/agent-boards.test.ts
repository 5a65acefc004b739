/** What an agent is told of a board costs what it is told, not what is on the board. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { agentToken, connectAgent, type TestAgent } from "../support/agent.ts";

let service: Service;
let alice: Person;
let agent: TestAgent;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  agent = await connectAgent(service.url, await agentToken(alice));
});
afterAll(async () => {
  await agent.client.close();
  await service.stop();
});

test("get_board reads the cards that it shows, and no board as a whole", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const other = await alice.createColumn({ board_id, title: "Other" });
  const titles = Array.from({ length: 80 }, (_, index) => `Card ${index}`);
  const { items } = await alice.createCards({ board_id, column_id, titles });
  await alice.createCards({ board_id, column_id: other.id, titles: ["Last"] });
  const label = await alice.createLabel({ board_id, name: "urgent" });
  for (const { id: card_id } of [items[59]!, items[60]!])
    await alice.addLabel({ card_id, label_id: label.id });
  service.app.context.snapshots.clear();

  const text = await agent.call("get_board", { board: board_id });
  expect(cardsIn(text)).toEqual([
    ...titles.slice(0, 59).map((title, index) => `#${index + 1} "${title}"`),
    '#60 "Card 59" labels "urgent"',
    '#81 "Last"',
  ]);
  expect(text).toContain(": 80 cards\n");
  const rest = await agent.call("get_board", { board: board_id, column: column_id, from: 60 });
  expect(cardsIn(rest)).toEqual([
    '#61 "Card 60" labels "urgent"',
    ...titles.slice(61).map((title, index) => `#${index + 62} "${title}"`),
  ]);
  expect(await agent.call("get_board", { board: board_id, column: column_id, from: 80 })).toEndWith(
    ": 80 cards",
  );
  expect(service.app.context.snapshots.counts).toMatchObject({ misses: 0, bytes: 0 });
});

function cardsIn(text: string): string[] {
  return [...text.matchAll(/^ {2}(#.*)$/gm)].map(([, card]) => card!);
}
