/** What somebody might write with boardcast-client: type-checked in an empty project, and run on every runtime. */
import { ApiError, connect, type FullBoard, LiveBoard, OfflineBoard, tagOf } from "boardcast-client";

export interface Report {
  columns: Record<string, string[]>;
  /** As a follower saw it at the same number. */
  followed: Record<string, string[]>;
  refused: number;
  overwritten: number;
  missing: number;
}

export async function run(baseUrl: string, token: string): Promise<Report> {
  const asked: string[] = [];
  const api = connect({
    baseUrl,
    // Refused at first, as one that has expired would be.
    token: (refused) => {
      if (refused) asked.push(refused);
      return asked.length > 0 ? token : "expired";
    },
  });
  const { id: board_id } = await api.createBoard({ title: "From the package" });
  const { id: column_id } = await api.createColumn({ board_id, title: "To do" });
  const follower = new LiveBoard({ baseUrl, boardId: board_id, token });
  follower.start();
  const offline = new OfflineBoard({ baseUrl, boardId: board_id, token });
  offline.start();

  const created = offline.perform({ route: "createCard", input: { board_id, column_id, title: "Card" } });
  const [local = ""] = created.ids;
  offline.perform({ route: "updateCard", input: { card_id: local, title: "Renamed" } });
  const gone = offline.perform({ route: "moveColumn", input: { column_id: board_id, position: 0 } });
  const outcome = await created.outcome;
  if (outcome.status !== "accepted") throw new Error(`The card was not created: ${outcome.status}`);
  const [card_id = ""] = outcome.ids;
  await offline.settled();

  const card = await api.getCard({ card_id });
  await api.updateCard({ card_id, description: "Ours" });
  const overwritten = await statusOf(
    api.updateCard({ card_id, description: "Theirs" }, { ifMatch: tagOf(card) }),
  );
  const refused = await gone.outcome;
  const board = await api.getBoard({ board_id });
  await until(follower, () => follower.board?.seq === board.seq);
  const report = {
    columns: titlesOf(board),
    followed: titlesOf(follower.board),
    refused: refused.status === "refused" && refused.error instanceof ApiError ? refused.error.status : 0,
    overwritten,
    missing: await statusOf(api.getCard({ card_id: board_id })),
  };
  offline.stop();
  follower.stop();
  return report;
}

function titlesOf(board: FullBoard | null): Record<string, string[]> {
  const columns = board?.columns ?? [];
  return Object.fromEntries(columns.map(({ title, cards }) => [title, cards.map((card) => card.title)]));
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

function until(live: LiveBoard, isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isDone()) return resolve();
    const unsubscribe = live.subscribe(() => {
      if (!isDone()) return;
      unsubscribe();
      resolve();
    });
  });
}
