/** G1: moves to any place of a long column, against the same in a short one. */
import { type BenchBoard, makeBoard } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { costOf, makeRow, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";

const CONNECTIONS = 16;
const REQUESTS = 2000;

export async function moveInLongColumn(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.service(store);
    const long = await stage.longColumn(store);
    const shape = { columns: 1, cardsPerColumn: plan.cardsPerColumn, labels: 0 };
    const short = await makeBoard(service.api, shape);
    for (const [place, requestsFor] of Object.entries({ "to the top": toTheTop, "to any place": anywhere })) {
      const cost = async (board: BenchBoard) => {
        const load = {
          connections: CONNECTIONS,
          seconds: plan.seconds,
          requests: requestsFor(service, board),
        };
        return { value: costOf(await stage.measure(service, load)) };
      };
      const rounds = await inRounds(plan.rounds, async () => ({
        anchor: await cost(short),
        service: await cost(long),
      }));
      const work = `move ${place} of a column of ${plan.longColumn}, ${STORE_NAMES[store]}; anchor: of ${plan.cardsPerColumn}`;
      rows.push(makeRow({ id: "G1", work, unit: "CPU µs", target: { atMost: 1.3 } }, rounds));
    }
  }
  return rows;
}

function toTheTop(service: Service, board: BenchBoard): string[] {
  return moves(service, board, () => 0);
}

function anywhere(service: Service, board: BenchBoard): string[] {
  return moves(service, board, anyOf);
}

function moves(service: Service, { cards }: BenchBoard, placeIn: (count: number) => number): string[] {
  const [column] = cards as [string[]];
  return Array.from({ length: REQUESTS }, () => {
    const body = { position: placeIn(column.length) };
    return service.request("POST", `/cards/${column[anyOf(column.length)]}/move`, { body });
  });
}

function anyOf(count: number): number {
  return Math.floor(Math.random() * count);
}
