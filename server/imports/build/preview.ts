/** What an import would create: the same work as `buildBoard`, but nothing is written and nothing downloaded. */
import type { ImportPreview, ImportReport } from "../../../contract/imports.ts";
import type { Context } from "../../platform/core/context.ts";
import { inSlices, stoppable } from "../../platform/scheduling/time-slices.ts";
import { createTally } from "../report.ts";
import { measureBoard } from "./board-size.ts";
import { reportUnreached, startBuilding } from "./building.ts";
import { cardsOf } from "./cards.ts";
import { judgedFiles, type Places } from "./files.ts";
import { readImporter } from "./importer.ts";
import { planBoard } from "./plan.ts";

const MOST_COLUMNS = 50;
const MOST_CARDS = 20;

export type Preview = Omit<ImportPreview, "csv"> & { report: ImportReport };

export interface Previewing extends Places {
  /** The name of the format. */
  format: string;
  importerId: string;
  /** Instead of the title in the file. */
  title?: string;
  /** How much is done, from 0 to 1. */
  progress(fraction: number): void;
}

export async function previewBoard(
  context: Context,
  { format, importerId, title, progress, ...places }: Previewing,
): Promise<Preview> {
  const { config } = context;
  const { workspace, signal } = places;
  const now = new Date().toISOString();
  const tally = createTally(workspace.findings);
  const importer = await readImporter(context, importerId);
  const plan = await inSlices(
    stoppable(planBoard(workspace, { importer, title, now, config }, tally), signal),
  );
  const files = judgedFiles(places, config, tally);
  const building = startBuilding({ workspace, plan, files, tally, config, now });
  const size = measureBoard(config);
  size.add(JSON.stringify(plan.board));
  const columns: Preview["columns"] = [];
  const cards: Preview["cards"] = [];
  const archived = { columns: 0, cards: 0 };
  const total = workspace.count("card");
  for (const column of plan.columns) {
    let count = 0;
    if (column.isArchived) archived.columns++;
    else size.add(JSON.stringify(column.fields));
    for await (const { card, isArchived } of cardsOf(building, column)) {
      signal.throwIfAborted();
      progress(building.reached.card / total);
      const isAway = isArchived || column.isArchived;
      size.card(isAway);
      if (isAway) {
        archived.cards++;
        continue;
      }
      size.add(JSON.stringify(card));
      count++;
      if (cards.length < MOST_CARDS) cards.push({ title: card.title, column: column.fields.title });
    }
    if (!column.isArchived && columns.length < MOST_COLUMNS)
      columns.push({ title: column.fields.title, cards: count });
  }
  reportUnreached(building);
  const { title: boardTitle } = plan.board;
  const people = workspace.count("person");
  return { report: tally.report(format), title: boardTitle, columns, cards, people, archived };
}
