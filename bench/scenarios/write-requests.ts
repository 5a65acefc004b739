/** The requests of the writing scenarios; a list may be sent round and round unless it says otherwise. */
import type { BenchBoard } from "../boards.ts";
import type { Service } from "../service.ts";

/** Every card to the top of the other column, one from each side in turn, so that both stay as long; then back. */
export function moveRequests(service: Service, boards: BenchBoard[]): string[] {
  const requests: string[] = [];
  for (const swapped of [true, false]) {
    for (let index = 0; index < boards[0]!.cards[0]!.length; index++) {
      for (const side of [0, 1]) {
        for (const { cards, columns } of boards) {
          const body = { column_id: columns[swapped ? 1 - side : side], position: 0 };
          requests.push(service.request("POST", `/cards/${cards[side]![index]}/move`, { body }));
        }
      }
    }
  }
  return requests;
}

export function createRequests(service: Service, boards: BenchBoard[]): string[] {
  return boards.map(({ id, columns }) =>
    service.request("POST", `/boards/${id}/columns/${columns[0]}/cards`, { body: { title: "One more" } }),
  );
}

/** New titles each time, and two in turn: the same again would change nothing. */
export function patchRequests(service: Service, boards: BenchBoard[]): string[] {
  return [crypto.randomUUID(), crypto.randomUUID()].flatMap((title) =>
    everyCard(boards).map(({ cardId }) => service.request("PATCH", `/cards/${cardId}`, { body: { title } })),
  );
}

/** Each can be added only once: to be sent once, and round by round another part. */
export function labelRequests(service: Service, boards: BenchBoard[]): string[] {
  return boards[0]!.labels.flatMap((_, index) =>
    everyCard(boards).map(({ board, cardId }) =>
      service.request("POST", `/cards/${cardId}/labels/${board.labels[index]}`),
    ),
  );
}

/** Of one board after the other, so that neighbours in the list are on different boards. */
function everyCard(boards: BenchBoard[]): { board: BenchBoard; cardId: string }[] {
  const length = boards[0]!.cards.flat().length;
  return Array.from({ length }, (_, index) =>
    boards.map((board) => ({ board, cardId: board.cards.flat()[index]! })),
  ).flat();
}
