/** Writes a hidden board a few rows at a time: between two steps, everybody else is served. */
import type { Attachment } from "../../../contract/attachments.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Comment } from "../../../contract/comments.ts";
import { type CopyTarget, onNewCard, toCard } from "../../copies/files.ts";
import { keepHidden } from "../../copies/hidden-board.ts";
import { hiddenCardWrites, rowsForWords, rowsOf, STEP_ROWS } from "../../copies/hidden-cards.ts";
import { announce } from "../../platform/core/change/decision.ts";
import { fillBoard, type Unfinished } from "../../platform/core/change/fill-board.ts";
import type { Context } from "../../platform/core/context.ts";
import { requireDiskSpace } from "../../platform/core/disk-space.ts";
import { insert, type Write } from "../../platform/db/db.ts";
import { release } from "../../platform/http/request-body.ts";
import { newId } from "../../platform/util/ids.ts";
import { commentWrites } from "../../search/comment-writes.ts";
import { cardsToTrash, columnToTrash, type Removal, someToTrashWith } from "../../trash/removal.ts";
import type { Building } from "./building.ts";
import type { BuiltCard } from "./cards.ts";
import { commentsOf } from "./comments.ts";
import type { PlannedColumn } from "./plan.ts";

const KEEP_MS = 600_000;
const ROWS_PER_COMMENT = 4;
/** So many bytes of files are as much work for SQLite as a row. */
const BYTES_PER_ROW = 8192;
const MOST_HELD_BYTES = STEP_ROWS * BYTES_PER_ROW;
/** What a file takes however small it is. */
const LEAST_HELD_BYTES = 1024;
/** Files that wait for their cards, however long that takes, are removed with the board and not before. */
const NEVER_EXPIRES = "9999-12-31T23:59:59.999Z";

export interface Steps {
  add(building: Building, built: BuiltCard, column: PlannedColumn): Promise<void>;
  /** A column whose cards have been added, with those of them that are not archived themselves. */
  archive(building: Building, column: PlannedColumn): Promise<void>;
  end(building: Building): Promise<void>;
  /** Around everything that may take long: otherwise housekeeping removes the board. */
  stillHere(): Promise<void>;
  /**
   * Keeps a file in memory until the step that writes its card, and returns its id: a small file needs no commit of its
   * own. Its bytes cannot be used afterwards. Null if there is no room; then it waits in the trash.
   */
  hold(content: Uint8Array): string | null;
  fileTarget: CopyTarget;
}

interface Pace {
  /** How many cards there will be. */
  total: number;
  signal: AbortSignal;
  progress(fraction: number): void;
}

export function createSteps(context: Context, hidden: Unfinished, { total, signal, progress }: Pace): Steps {
  const { boardId, account } = hidden;
  let waiting: { built: BuiltCard; column: PlannedColumn }[] = [];
  let rows = 0;
  let done = 0;
  let keptMs = performance.now();
  /** What is archived before there are events is numbered downwards from 0, so that it is listed in the order of the file. */
  let nextSeq = 0;
  const columnSeqs = new Map<string, number>();
  const held = new Map<string, Uint8Array>();
  let heldBytes = 0;

  async function stillHere(): Promise<void> {
    signal.throwIfAborted();
    if (performance.now() - keptMs < KEEP_MS) return;
    await keepHidden(context, hidden);
    keptMs = performance.now();
  }

  async function flush(building: Building): Promise<void> {
    await stillHere();
    const step = waiting;
    waiting = [];
    rows = 0;
    if (step.length === 0) return;
    await requireDiskSpace(context, heldBytes, "file");
    const cards = step.map(({ built }) => built.card);
    const files = cards.flatMap(({ attachments }) => attachments);
    await fillBoard(context, hidden, [
      ...hiddenCardWrites(boardId, cards, building.now),
      ...files.flatMap(fileWrites),
    ]);
    for (const { id } of files) forget(id);
    // Later than their cards, whose documents they come after in the index.
    for (const comments of commentSteps(building, step)) {
      signal.throwIfAborted();
      await fillBoard(context, hidden, newComments(comments));
    }
    await putAway(building, step);
    done += step.length;
    progress(done / total);
  }

  function hold(content: Uint8Array): string | null {
    if (context.objects || heldBytes + weightOf(content) > MOST_HELD_BYTES) return null;
    const id = newId();
    // It may be a view of a buffer that is much larger, such as one of the inflater.
    const isView = content.byteLength < content.buffer.byteLength;
    held.set(id, isView ? new Uint8Array(content) : content);
    heldBytes += weightOf(content);
    return id;
  }

  function heldFor({ attachments }: Card): number {
    return attachments.reduce((sum, { id }) => sum + weightOf(held.get(id)), 0);
  }

  function fileWrites(file: Attachment): Write[] {
    const content = held.get(file.id);
    return content ? onNewCard(file, boardId, content) : toCard(file, boardId);
  }

  function forget(id: string): void {
    const content = held.get(id);
    if (!content) return;
    held.delete(id);
    heldBytes -= weightOf(content);
    release(content);
  }

  async function putAway(building: Building, step: typeof waiting): Promise<void> {
    const alone = step.filter(({ built }) => built.isArchived);
    if (alone.length > 0) {
      const removals = alone.map(({ built: { card, position } }) => ({
        ...removal(building, card.id, nextSeq--),
        position,
      }));
      await fillBoard(context, hidden, cardsToTrash(boardId, removals));
    }
    const columns = new Set(step.map(({ column }) => column).filter(({ isArchived }) => isArchived));
    for (const column of columns) {
      const cards = step.filter((one) => one.column === column && !one.built.isArchived);
      const ids = cards.map(({ built }) => built.card.id);
      if (ids.length > 0)
        await fillBoard(context, hidden, someToTrashWith(columnRemoval(building, column), ids));
    }
  }

  function removal({ now }: Building, id: string, seq: number): Removal {
    return { boardId, id, kind: "archived", by: account, at: now, seq };
  }

  function columnRemoval(building: Building, { fields }: PlannedColumn): Removal {
    const seq = columnSeqs.get(fields.id) ?? nextSeq--;
    columnSeqs.set(fields.id, seq);
    return removal(building, fields.id, seq);
  }

  function newComments(comments: readonly Comment[]) {
    const created = comments.map((comment) => ({
      ...announce("comment.created", comment),
      seq: 0,
      id: newId(),
    }));
    return [
      ...comments.map(({ user: _, author_name: __, ...row }) => insert("comments", row)),
      ...commentWrites(boardId, created),
    ];
  }

  return {
    async add(building, built, column) {
      const more = rowsOf(built.card) + Math.floor(heldFor(built.card) / BYTES_PER_ROW);
      if (rows + more > STEP_ROWS) await flush(building);
      waiting.push({ built, column });
      rows += more;
    },
    async archive(building, column) {
      await flush(building);
      await fillBoard(context, hidden, columnToTrash(columnRemoval(building, column)));
    },
    end: flush,
    stillHere,
    hold,
    fileTarget: { boardId, seq: 0, userId: account, removedAt: NEVER_EXPIRES },
  };
}

function* commentSteps(building: Building, step: readonly { built: BuiltCard }[]): Generator<Comment[]> {
  let comments: Comment[] = [];
  let rows = 0;
  for (const { built } of step) {
    if (built.card.comment_count === 0) continue;
    for (const comment of commentsOf(building, built)) {
      const more = ROWS_PER_COMMENT + rowsForWords(comment.body);
      if (comments.length > 0 && rows + more > STEP_ROWS) {
        yield comments;
        comments = [];
        rows = 0;
      }
      comments.push(comment);
      rows += more;
    }
  }
  if (comments.length > 0) yield comments;
}

function weightOf(content: Uint8Array | undefined): number {
  return content ? Math.max(content.byteLength, LEAST_HELD_BYTES) : 0;
}
