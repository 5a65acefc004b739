/** G3: renaming and moving a column that holds many cards, against one that holds few, without its cards in the answer. */
import { type BenchBoard, makeBoard } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { costOf, makeRow, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";

const CONNECTIONS = 16;
const REQUESTS = 2000;
const MINIMAL = ["Prefer: return=minimal"];

export async function changeLongColumn(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.service(store);
    const long = await stage.longColumn(store);
    const shape = { columns: 1, cardsPerColumn: plan.cardsPerColumn, labels: 0 };
    const short = await makeBoard(service.api, shape);
    const sizes = `a column of ${plan.longColumn}, ${STORE_NAMES[store]}; anchor: of ${plan.cardsPerColumn}`;
    for (const [what, requestsFor] of Object.entries({ rename: renames, move: moves })) {
      const cost = async (board: BenchBoard) => {
        const requests = requestsFor(service, board);
        const load = { connections: CONNECTIONS, seconds: plan.seconds, requests };
        return { value: costOf(await stage.measure(service, load)) };
      };
      const rounds = await inRounds(plan.rounds, async () => ({
        anchor: await cost(short),
        service: await cost(long),
      }));
      rows.push(
        makeRow({ id: "G3", work: `${what} ${sizes}`, unit: "CPU µs", target: { atMost: 1.3 } }, rounds),
      );
    }
    const stored = { service: await storedBytes(service, long), anchor: await storedBytes(service, short) };
    const work = `rename ${sizes}: bytes of its event`;
    rows.push(makeRow({ id: "G3", work, unit: "bytes", target: { atMost: 1.3 } }, [stored]));
  }
  return rows;
}

function renames(service: Service, { columns }: BenchBoard): string[] {
  return Array.from({ length: REQUESTS }, (_, index) => {
    const body = { title: `Title ${index} of many` };
    return service.request("PATCH", `/columns/${columns[0]}`, { body, headers: MINIMAL });
  });
}

function moves(service: Service, { columns }: BenchBoard): string[] {
  const request = { body: { position: 0 }, headers: MINIMAL };
  return Array(REQUESTS).fill(service.request("POST", `/columns/${columns[0]}/move`, request));
}

async function storedBytes({ api }: Service, { id, columns }: BenchBoard): Promise<{ value: number }> {
  await api.updateColumn({ column_id: columns[0]!, title: `Measured ${crypto.randomUUID()}` });
  const { seq } = await api.getBoard({ board_id: id });
  const { events } = await api.listEvents({ board_id: id, since: seq - 1, limit: 1 });
  return { value: Buffer.byteLength(JSON.stringify(events[0])) };
}
