/** G2: the same work with ten thousand other boards in the database, against the same without them. */
import { type BenchBoard, inParallel, makeBoard } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { costOf, makeRow, type Round, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";
import { moveRequests, patchRequests } from "./write-requests.ts";

const CONNECTIONS = 16;
const WORK: Record<string, (service: Service, boards: BenchBoard[]) => string[]> = {
  "read a board, unchanged": (service, [board]) => [service.request("GET", `/boards/${board!.id}`)],
  "read a board after each change": (service, [board]) => changedReads(service, board!),
  "move a card, 50 boards": moveRequests,
};

export async function amongMany(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const services = { anchor: await stage.freshService(store), service: await stage.crowdedService(store) };
    const shape = { columns: 2, cardsPerColumn: plan.cardsPerColumn, labels: 0 };
    const make = ({ api }: Service) => inParallel(plan.boards, () => makeBoard(api, shape), 8);
    const boards = { anchor: await make(services.anchor), service: await make(services.service) };
    for (const [name, requestsFor] of Object.entries(WORK)) {
      const cost = async (side: keyof Round) => {
        const requests = requestsFor(services[side], boards[side]);
        const load = { connections: CONNECTIONS, seconds: plan.seconds, requests };
        return { value: costOf(await stage.measure(services[side], load)) };
      };
      const rounds = await inRounds(plan.rounds, async () => ({
        anchor: await cost("anchor"),
        service: await cost("service"),
      }));
      const work = `${name}, ${plan.otherBoards} other boards, ${STORE_NAMES[store]}; anchor: none`;
      rows.push(makeRow({ id: "G2", work, unit: "CPU µs", target: { atMost: 1.1 } }, rounds));
    }
    await services.anchor.stop();
  }
  return rows;
}

function changedReads(service: Service, board: BenchBoard): string[] {
  const read = service.request("GET", `/boards/${board.id}`);
  return patchRequests(service, [board]).flatMap((patch) => [patch, read]);
}
