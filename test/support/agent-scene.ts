/** An agent of Ada's, and boards for it. */
import { afterAll, beforeAll } from "bun:test";
import type { Board } from "../../contract/boards.ts";
import type { Column } from "../../contract/columns.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { agentToken, connectAgent, type TestAgent } from "./agent.ts";

export let service: Service;
export let ada: Person;
export let agent: TestAgent;
export let board: Board;

/** For all tests of a file. */
export function setAgentScene(): void {
  beforeAll(async () => {
    service = await startService();
    ada = await service.person("ada");
    agent = await connectAgent(service.url, await agentToken(ada));
    board = await ada.createBoard({ title: "Launch" });
    await ada.createColumn({ board_id: board.id, title: "To do" });
    await ada.createColumn({ board_id: board.id, title: "Doing" });
  });

  afterAll(async () => {
    await agent.client.close();
    await service.stop();
  });
}

/** A board of its own, with two columns. */
export async function newBoard(title: string): Promise<{ board: Board; first: Column; second: Column }> {
  const created = await ada.createBoard({ title });
  const first = await ada.createColumn({ board_id: created.id, title: "First" });
  const second = await ada.createColumn({ board_id: created.id, title: "Second" });
  return { board: created, first, second };
}

/** What calls have stored under keys like this one, in the order of the keys. */
export async function storedUnder(keys: string): Promise<unknown[]> {
  const { kept } = await service.app.db.read({
    kept: sql<{ answer: string }>`SELECT answer FROM idempotency_keys WHERE key LIKE ${keys} ORDER BY key`,
  });
  return kept.map(({ answer }) => JSON.parse(answer));
}

export const seqOf = async ({ id }: Board) => (await ada.getBoard({ board_id: id })).seq;
