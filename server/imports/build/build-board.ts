/**
 * Makes a board of the records of a file. It appears complete or not at all: it is written in steps, hidden as if it had
 * been deleted, and the commit that makes it visible is the one that finishes the import.
 */
import type { ReachedLimit } from "../../../contract/base/problems.ts";
import type { ImportReport } from "../../../contract/imports.ts";
import { beginCheckpoint } from "../../boards/history/checkpoint-text.ts";
import { checkpointOf } from "../../boards/history/checkpoints.ts";
import { lockCreator } from "../../boards/owned-boards.ts";
import { isShown, show } from "../../copies/board-store.ts";
import { createHidden, discardHidden } from "../../copies/hidden-board.ts";
import { fillBoard, type Unfinished } from "../../platform/core/change/fill-board.ts";
import type { Context } from "../../platform/core/context.ts";
import type { Sql } from "../../platform/db/sql.ts";
import type { Statement } from "../../platform/db/statements.ts";
import { inSlices, stoppable } from "../../platform/scheduling/time-slices.ts";
import { ApiError } from "../../platform/util/errors.ts";
import type { AccountTable } from "../../tables.ts";
import { Unreadable } from "../records.ts";
import { createTally, type Tally } from "../report.ts";
import { say } from "../words.ts";
import { measureBoard } from "./board-size.ts";
import { reportUnreached, startBuilding } from "./building.ts";
import { cardsOf } from "./cards.ts";
import { storedFiles } from "./files.ts";
import { readImporter } from "./importer.ts";
import { type Plan, planBoard, planWrites } from "./plan.ts";
import { type Previewing, previewBoard } from "./preview.ts";
import { createSteps } from "./steps.ts";

export interface Built {
  boardId: string;
  report: ImportReport;
}

export interface BuildOptions extends Previewing {
  finish: Finish;
}

/** How the import is finished, in the transaction that makes the board visible. */
interface Finish {
  /** So that nobody else takes the import over before the end of the transaction. */
  lock: Statement<AccountTable>;
  /** A condition: the import is still ours to finish. Otherwise the board stays hidden. */
  holds: Sql;
  /** Provided that the board is visible. */
  done(built: Built, isVisible: Sql): Statement<AccountTable>;
}

export async function buildBoard(context: Context, options: BuildOptions): Promise<Built> {
  const { workspace, importerId, title, signal } = options;
  // One that is too large is refused before anything is written.
  await previewBoard(context, { ...options, progress() {} });
  const tally = createTally(workspace.findings);
  const importer = await readImporter(context, importerId);
  const now = new Date().toISOString();
  const wish = { importer, title, now, config: context.config };
  const plan = await inSlices(stoppable(planBoard(workspace, wish, tally), signal));
  const hidden = await createHidden(context, plan.board).catch((error) => {
    // As many boards as the account may have: that is for its owner to know.
    throw error instanceof ApiError && error.limit ? tooManyBoards(error.limit) : error;
  });
  try {
    return await complete(context, options, { plan, hidden, tally });
  } catch (error) {
    await discardHidden(context, hidden);
    throw error;
  }
}

async function complete(
  context: Context,
  { format, progress, finish, ...places }: BuildOptions,
  { plan, hidden, tally }: { plan: Plan; hidden: Unfinished; tally: Tally },
): Promise<Built> {
  const { config } = context;
  const { workspace, signal } = places;
  const { board } = plan;
  const steps = createSteps(context, hidden, { total: workspace.count("card"), signal, progress });
  const files = storedFiles(context, places, steps, tally);
  const building = startBuilding({ workspace, plan, files, tally, config, now: board.created_at });
  await fillBoard(context, hidden, planWrites(plan));
  const checkpoint = await beginCheckpoint({ ...board, last_event_at: null });
  const size = measureBoard(config);
  size.add(JSON.stringify(board));
  const onBoard = (text: string) => {
    size.add(text);
    return checkpoint.add(text);
  };
  for (const column of plan.columns) {
    if (!column.isArchived) await onBoard(JSON.stringify(column.fields));
    for await (const built of cardsOf(building, column)) {
      const isAway = built.isArchived || column.isArchived;
      size.card(isAway);
      if (!isAway) await onBoard(JSON.stringify(built.card));
      await steps.add(building, built, column);
    }
    if (column.isArchived) await steps.archive(building, column);
  }
  await steps.end(building);
  reportUnreached(building);
  const built = { boardId: board.id, report: tally.report(format) };
  const data = await checkpoint.end();
  signal.throwIfAborted();
  const shown = show(board, {
    since: hidden.since,
    most: config.MAX_BOARDS_PER_OWNER,
    lastNumber: building.numbers.last,
    provided: finish.holds,
  });
  const [, , [version]] = await context.accounts.write(
    [
      lockCreator(board.created_by),
      finish.lock,
      shown,
      checkpointOf(board, data),
      finish.done(built, isShown(board.id)),
    ],
    board.created_by,
  );
  if (!version)
    throw new Unreadable(
      "The board was not created: the import was cancelled, or there are too many boards.",
    );
  context.live.personalHint({ boardId: board.id, isList: true, userIds: [board.created_by] });
  return built;
}

function tooManyBoards({ what, most }: ReachedLimit): Unreadable {
  return new Unreadable(
    what === "deleted_boards"
      ? say("You have {most} deleted boards, the most there may be, until the oldest have been purged.", {
          most,
        })
      : say("You may have no more than {most} boards that you created.", { most }),
  );
}
