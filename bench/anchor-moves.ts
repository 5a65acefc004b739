/** What the anchors of the writing scenarios do: the least SQL that moves a card, tells of it and counts it. */
import type { BenchBoard } from "./boards.ts";
import type { Service } from "./service.ts";

/** A move of one card, to the top of the column. */
export interface BareMove {
  boardId: string;
  cardId: string;
  columnId: string;
  userId: string;
  /** What the log keeps of it, as long as what the service writes. */
  data: string;
}

/** To the other column of each board and back, board after board. */
export async function bareMoves(service: Service, boards: BenchBoard[]): Promise<BareMove[]> {
  const data = JSON.stringify(await service.api.getCard({ card_id: boards[0]!.cards[0]![0]! }));
  return [1, 0].flatMap((target) =>
    boards.map((board) => ({
      boardId: board.id,
      cardId: board.cards[0]![0]!,
      columnId: board.columns[target]!,
      userId: service.userId,
      data,
    })),
  );
}
