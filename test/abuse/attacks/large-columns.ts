/** Many accounts archive a column with many cards each, and bring it back, all at the same time: one change each. */
import { ApiError, type Client } from "../../../client/http.ts";
import { meet } from "../people.ts";
import { countStatuses, type Scene } from "../scene.ts";

const ACCOUNTS = 20;
const MOST_CARDS = 1500;
const PATIENCE_MS = 60_000;
const LOOK_MS = 50;

export async function largeColumns({ stage, extent, observe }: Scene): Promise<void> {
  const cards = Math.min(MOST_CARDS, extent.boards);
  const columns: Column[] = [];
  for (let i = 0; i < ACCOUNTS; i++) columns.push(await columnOf((await meet(stage.url)).api, cards));
  await observe(`${ACCOUNTS} accounts archive and restore ${cards} cards each`, async () => ({
    statuses: countStatuses([
      ...(await Promise.all(
        columns.map(({ api, column_id }) => statusOf(api.archiveColumn({ column_id }), 204)),
      )),
      ...(await Promise.all(
        columns.map(({ api, column_id }) =>
          statusOf(api.restoreColumn({ trashed_column_id: column_id }), 200),
        ),
      )),
    ]),
  }));
}

interface Column {
  api: Client;
  column_id: string;
}

async function columnOf(api: Client, cards: number): Promise<Column> {
  const file = new File([`title\n${"Card\n".repeat(cards)}`], "cards.csv");
  const { id: import_id } = await api.importBoard({ file });
  for (const endMs = performance.now() + PATIENCE_MS; performance.now() < endMs; await Bun.sleep(LOOK_MS)) {
    const { status, board_id } = await api.getImport({ import_id });
    if (status !== "done" || board_id === null) continue;
    const [column] = (await api.getBoard({ board_id })).columns;
    if (column) return { api, column_id: column.id };
  }
  throw new Error(`the import of ${cards} cards has not finished`);
}

/** Whoever is refused, or told to come back because too many others came before, has not changed anything. */
async function statusOf(change: Promise<unknown>, success: number): Promise<number> {
  try {
    await change;
    return success;
  } catch (error) {
    if (error instanceof ApiError && (error.status < 500 || error.status === 503)) return error.status;
    throw error;
  }
}
