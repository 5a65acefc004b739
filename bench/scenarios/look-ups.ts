/**
 * K1: after a restart a process knows of no id which board it is on. Whoever opens a board makes all its ids known; until
 * then each id that a change names is looked up, which a distributed database does on all its workers.
 */
import { createClient } from "../../client/http.ts";
import { startInstance, temporaryFolder } from "../../test/faults/cluster.ts";
import { type BenchBoard, makeBoard } from "../boards.ts";
import { makeRow, type Row } from "../row.ts";
import { register } from "../service.ts";
import type { Stage } from "../stage.ts";

const REQUESTS = 1000;
/** The others change a card. */
const OPENING = 1 / 3;

export async function lookUp({ plan }: Stage): Promise<Row[]> {
  const folder = temporaryFolder();
  const before = await startInstance({ dataDir: folder.path });
  const { token } = await register(before.url);
  const maker = createClient({ baseUrl: before.url, token });
  const boards: BenchBoard[] = [];
  for (let index = 0; index < plan.boards; index++)
    boards.push(await makeBoard(maker, { columns: 2, cardsPerColumn: plan.cardsPerColumn, labels: 0 }));
  await before.end("SIGKILL");

  const after = await startInstance({ dataDir: folder.path });
  const api = createClient({ baseUrl: after.url, token });
  const first = await lookUpsDuring(after.url, () => work(boards, api));
  const next = await lookUpsDuring(after.url, () => work(boards, api));
  await after.end("SIGKILL");
  folder.remove();

  const row = (work: string, value: number, atMost: number) =>
    makeRow({ id: "K1", work, unit: "look-ups", target: { atMost } }, [{ service: { value } }]);
  return [
    row(
      "ids looked up in the first 1,000 requests after a restart, a third of which open a board",
      first,
      150,
    ),
    row("the same in the next 1,000", next, 5),
  ];
}

async function work(boards: readonly BenchBoard[], api: ReturnType<typeof createClient>): Promise<void> {
  for (let index = 0; index < REQUESTS; index++) {
    const board = oneOf(boards);
    if (Math.random() < OPENING) await api.getBoard({ board_id: board.id });
    else await api.updateCard({ card_id: oneOf(board.cards.flat()), title: `Card ${index}` });
  }
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

async function lookUpsDuring(url: string, requests: () => Promise<void>): Promise<number> {
  const before = await lookUpsOf(url);
  await requests();
  return (await lookUpsOf(url)) - before;
}

async function lookUpsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^boardcast_board_lookups_total (\d+)$/m.exec(text)?.[1]);
}
