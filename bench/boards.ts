/** Boards to measure on, made through the API. */
import type { Client } from "../client/http.ts";

export interface BenchBoard {
  id: string;
  owner: string;
  columns: string[];
  /** By column. */
  cards: string[][];
  labels: string[];
}

export interface Shape {
  columns: number;
  cardsPerColumn: number;
  labels: number;
  /** Two labels, an assignee and a checklist of five items on every card. */
  rich?: boolean;
}

const AT_ONCE = 32;
const DESCRIPTION = "Some words that say what is to be done here, and by when. ".repeat(4);
const ITEMS = 5;

export async function makeBoard(api: Client, shape: Shape): Promise<BenchBoard> {
  const { id, members } = await api.createBoard({ title: "Measured" });
  const labels = await inParallel(shape.labels, async (index) => {
    return (await api.createLabel({ board_id: id, name: `Label ${index}` })).id;
  });
  const columns: string[] = [];
  for (let index = 0; index < shape.columns; index++) {
    columns.push((await api.createColumn({ board_id: id, title: `Column ${index}` })).id);
  }
  const board = { id, owner: members[0]!.user_id, columns, cards: columns.map((): string[] => []), labels };
  await makeCards(api, board, { count: shape.columns * shape.cardsPerColumn, rich: shape.rich });
  return board;
}

/** At the end of its columns in turn. */
export async function makeCards(
  api: Client,
  { id, owner, columns, cards, labels }: BenchBoard,
  { count, rich }: { count: number; rich: boolean | undefined },
): Promise<void> {
  await inParallel(count, async (index) => {
    const place = index % columns.length;
    const card = await api.createCard({
      board_id: id,
      column_id: columns[place]!,
      title: `Card ${index}`,
      description: DESCRIPTION,
    });
    cards[place]!.push(card.id);
    if (rich) await enrich(api, card.id, { labels: labels.slice(0, 2), userId: owner });
  });
}

async function enrich(
  api: Client,
  card_id: string,
  { labels, userId }: { labels: string[]; userId: string },
): Promise<void> {
  for (const label_id of labels) await api.addLabel({ card_id, label_id });
  await api.assignCard({ card_id, user_ids: [userId] });
  const { id: checklist_id } = await api.createChecklist({ card_id, title: "Steps" });
  for (let step = 1; step <= ITEMS; step++)
    await api.createItem({ checklist_id, content: `Step ${step} of five` });
}

/** Calls `work` for 0, 1, 2 …, some at a time; the results are in order. */
export async function inParallel<T>(
  count: number,
  work: (index: number) => Promise<T>,
  atOnce = AT_ONCE,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async () => {
      while (next < count) {
        const index = next++;
        results[index] = await work(index);
      }
    }),
  );
  return results;
}
