/** H1: the board as it was at any number of a long log, against the present board when nothing of it is kept. */
import { type BenchBoard, makeBoard } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { costOf, makeRow, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import { richShape, type Stage } from "../stage.ts";
import { moveRequests, patchRequests } from "./write-requests.ts";

const WRITERS = 16;
const PATIENCE_SECONDS = 120;
const MS = 1000;

export async function readPast(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.service(store);
    const board = await makeBoard(service.api, richShape(plan.cards));
    const last = await reach(stage, service, board, plan.pastEvents);
    const cost = async (requests: string[]) => {
      const load = { connections: 1, seconds: PATIENCE_SECONDS, requests, once: true };
      // Of very little work, the operating system may count nothing.
      return { value: Math.max(1, costOf(await stage.measure(service, load))) / MS };
    };
    const rounds = await inRounds(plan.rounds, async () => {
      const past = Array.from({ length: plan.freshReads }, () =>
        service.request("GET", `/boards/${board.id}?at=${Math.floor(Math.random() * (last + 1))}`),
      );
      const change = () => service.request("PATCH", "/auth/me", { body: { firstname: crypto.randomUUID() } });
      const read = service.request("GET", `/boards/${board.id}`);
      const present = Array.from({ length: plan.freshReads }, () => [change(), read]).flat();
      const anchor = await cost(present);
      return { service: await cost(past), anchor: { value: 2 * anchor.value } };
    });
    const what = `any of the last ${plan.pastEvents} states of a board of ${plan.cards} cards, ${STORE_NAMES[store]}`;
    const alone = rounds.map((round) => ({ service: round.service }));
    rows.push(
      makeRow({ id: "H1", work: `read ${what}`, unit: "CPU ms", target: { atMost: 100 } }, alone),
      makeRow(
        {
          id: "H1",
          work: "the same; anchor: the present one, not cached",
          unit: "CPU ms",
          target: { atMost: 4 },
        },
        rounds,
      ),
    );
  }
  return rows;
}

/** Moves and changes titles until the log has that many events, and every checkpoint is stored. */
async function reach(stage: Stage, service: Service, board: BenchBoard, events: number): Promise<number> {
  const { api } = service;
  const head = async () => (await api.getBoard({ board_id: board.id })).seq;
  const changes = [...moveRequests(service, [board]), ...patchRequests(service, [board])];
  for (let missing = events - (await head()); missing > 0; missing = events - (await head())) {
    const load = {
      connections: WRITERS,
      seconds: PATIENCE_SECONDS,
      requests: changes.slice(0, missing),
      once: true,
    };
    await stage.measure(service, load);
  }
  const last = await head();
  await Bun.sleep(stage.plan.settleMs);
  await api.getBoard({ board_id: board.id, at: last });
  return last;
}
