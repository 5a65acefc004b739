/** A copy of a board: written in steps while it is hidden, and visible in one last commit. */
import type { Board, BoardMember, FullBoard } from "../../contract/boards.ts";
import { RULE_LIMIT, ruleRows, toRule } from "../automations/store.ts";
import { beginCheckpoint } from "../boards/history/checkpoint-text.ts";
import { checkpointOf } from "../boards/history/checkpoints.ts";
import { lockCreator, noRoomForBoard, roomForBoard, tooManyBoards } from "../boards/owned-boards.ts";
import { boardWith } from "../boards/snapshot.ts";
import { MEMBER_LIMIT, versionTag } from "../boards/store.ts";
import { jsonBytes } from "../cards/size.ts";
import { CARD_LIMIT } from "../cards/store.ts";
import { COLUMN_LIMIT } from "../columns/store.ts";
import { LABEL_LIMIT } from "../labels/store.ts";
import { unmatchedPeople } from "../people/store.ts";
import type { Caller } from "../platform/auth/access.ts";
import { type Call, Reply } from "../platform/core/call.ts";
import { announce, type NumberedAnnouncement } from "../platform/core/change/decision.ts";
import { fillBoard, type Unfinished } from "../platform/core/change/fill-board.ts";
import type { Context } from "../platform/core/context.ts";
import { requireDiskSpace } from "../platform/core/disk-space.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import type { Version, Write } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { inSlices, type Work } from "../platform/scheduling/time-slices.ts";
import { limitReached } from "../platform/util/errors.ts";
import { collectLeft } from "../platform/util/garbage.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { copyCards } from "./board-cards.ts";
import { type BoardPlan, type Part, planCopy, planWrites, type Source } from "./board-plan.ts";
import { isShown, show } from "./board-store.ts";
import { bytesOfFiles } from "./files.ts";
import { createHidden, discardHidden } from "./hidden-board.ts";

/** What becomes a board of the caller, who is a member of it. */
interface Original {
  /** The board that is copied, if it is one. */
  boardId: string | null;
  read: () => Promise<Source>;
  title: string;
  parts: ReadonlySet<Part>;
}

/** Waits for its turn: only a few boards are read and written at a time. */
export function createCopy(call: Call, caller: Caller, original: Original): Promise<Reply> {
  const who = { address: call.address(), account: caller.id };
  return call.context.boardCopies.run(who, () => copyInTurn(call, caller, original));
}

export async function readSource(context: Context, boardId: string): Promise<Source> {
  const { at, more } = await boardWith(context, boardId, {
    rules: ruleRows(sql`board_id = ${boardId}`),
    people: unmatchedPeople(boardId),
  });
  return { board: at.board, rules: more.rules.map(toRule), people: more.people };
}

async function copyInTurn(call: Call, caller: Caller, original: Original): Promise<Reply> {
  const { context } = call;
  const { boardId, read, title, parts } = original;
  const now = new Date();
  const events = context.budgets.events.of(caller.id);
  const copies = context.budgets.copies.of(caller.id);
  const members = context.budgets.members.of(caller.id);
  const progress = { isWritten: false };
  try {
    const expected = await expectedOf(context, caller, original);
    events.take(expected.bytes);
    copies.take(expected.bytes + expected.fileBytes);
    members.take(expected.others);
    const storedBytes = context.objects ? 0 : expected.fileBytes;
    await requireDiskSpace(context, expected.bytes + storedBytes, "copy");
    const source = sourceFor(await read(), parts);
    const plan = planCopy(source, { title, parts, callerId: caller.id, now: now.toISOString() });
    await collectLeft();
    const bytes = await sizeWithinLimits(context, source.board, plan);
    await collectLeft();
    if (boardId && parts.has("cards")) context.sizes.measured(boardId, bytes);
    events.take(bytes);
    copies.take(bytes + fileBytes(source.board));
    members.take(othersOn(plan).length);
    const version = await write(call, { source: source.board, plan, caller, progress });
    return new Reply(plan.board, { etag: versionTag(version) });
  } catch (error) {
    for (const spending of [events, members]) spending.giveBack();
    // Housekeeping removes it later.
    if (!progress.isWritten) copies.giveBack();
    throw error;
  }
}

/** What a copy will cost, as far as that is known before the board is read: what must be refused is not read in vain. */
async function expectedOf(
  context: Context,
  { id: callerId }: Caller,
  { boardId, parts }: Original,
): Promise<{ bytes: number; fileBytes: number; others: number }> {
  const hasCards = boardId !== null && parts.has("cards");
  const { room, known } = await context.db.read({
    room: sql<{ found: number }>`SELECT 1 AS found WHERE ${roomForBoard(callerId, context.config)}`,
    known: sql<{ files: number; members: number }>`SELECT
      ${hasCards ? bytesOfAllFiles(boardId) : NONE} AS files, ${parts.has("members") ? memberCount(boardId) : NONE} AS members`,
  });
  if (room.length === 0) throw await noRoomForBoard(context, callerId);
  const { files, members } = one(known);
  return {
    bytes: hasCards ? context.sizes.knownBytes(boardId) : 0,
    fileBytes: Number(files),
    others: Math.max(0, Number(members) - 1),
  };
}

const NONE = sql`0`;
const bytesOfAllFiles = (boardId: string) => sql`(SELECT coalesce(sum(size), 0) FROM attachments
  WHERE board_id = ${boardId} AND card_id IS NOT NULL)`;
const memberCount = (boardId: string | null) =>
  sql`(SELECT count(*) FROM board_members WHERE board_id = ${boardId})`;

/** With lists of cards of its own, from which they are taken as they are copied. */
function sourceFor({ board, people, ...source }: Source, parts: ReadonlySet<Part>): Source {
  const hasCards = parts.has("cards");
  const columns = board.columns.map((column) => ({ ...column, cards: hasCards ? [...column.cards] : [] }));
  return { ...source, board: { ...board, columns }, people: hasCards ? people : [] };
}

/** Everybody but whoever copies it. */
function othersOn({ board, members }: BoardPlan): BoardMember[] {
  return [...members.values()].filter(({ user_id }) => user_id !== board.created_by);
}

function fileBytes({ columns }: FullBoard): number {
  return columns.flatMap(({ cards }) => cards).reduce((sum, card) => sum + bytesOfFiles(card.attachments), 0);
}

/** The bytes of its JSON. What is there stays when a limit is lowered, but a copy of it must fit. */
async function sizeWithinLimits(
  { limits, config }: Context,
  source: FullBoard,
  { columns, labels, members, rules }: BoardPlan,
): Promise<number> {
  limits.refuseBeyond(COLUMN_LIMIT, columns.size);
  limits.refuseBeyond(LABEL_LIMIT, labels.size);
  limits.refuseBeyond(MEMBER_LIMIT, members.size);
  limits.refuseBeyond(RULE_LIMIT, rules.length);
  limits.refuseBeyond(
    CARD_LIMIT,
    source.columns.reduce((sum, { cards }) => sum + cards.length, 0),
  );
  const bytes = await inSlices(bytesOf(source));
  const most = config.BOARD_BYTES;
  if (most > 0 && bytes > most)
    throw limitReached(`A board may have no more than ${most} bytes.`, { what: "board_bytes", most });
  return bytes;
}

function* bytesOf({ columns, ...board }: FullBoard): Work<number> {
  let bytes = jsonBytes({ ...board, columns: [] }) + commasIn(columns);
  for (const { cards, ...column } of columns) {
    bytes += jsonBytes({ ...column, cards: [] }) + commasIn(cards);
    for (const card of cards) {
      bytes += jsonBytes(card);
      yield;
    }
  }
  return bytes;
}

function commasIn({ length }: readonly unknown[]): number {
  return Math.max(0, length - 1);
}

interface Writing {
  source: FullBoard;
  plan: BoardPlan;
  caller: Caller;
  progress: { isWritten: boolean };
}

async function write(call: Call, writing: Writing): Promise<Version> {
  const hidden = await createHidden(call.context, writing.plan.board);
  try {
    return await complete(call, writing, hidden);
  } catch (error) {
    await discardHidden(call.context, hidden);
    throw error;
  }
}

async function complete(
  call: Call,
  { source, plan, caller, progress }: Writing,
  hidden: Unfinished,
): Promise<Version> {
  const { context } = call;
  const { board } = plan;
  await fillBoard(context, hidden, planWrites(plan));
  const checkpoint = await beginCheckpoint({ ...board, last_event_at: null });
  const lastNumber = await copyCards(context, { source, plan, hidden, checkpoint });
  const data = await checkpoint.end();
  const added = othersOn(plan).map((member) => ({
    ...announce("board.member_added", member),
    seq: 0,
    id: newId(),
  }));
  await fillBoard(context, hidden, notifications(context, added, { board, caller }));
  progress.isWritten = true;
  const most = context.config.MAX_BOARDS_PER_OWNER;
  const shown = show(board, { since: hidden.since, most, lastNumber });
  const last = [lockCreator(board.created_by), shown, checkpointOf(board, data)] as const;
  const [, [version]] = await writeOnce(call, last, board, isShown(board.id));
  if (!version) throw tooManyBoards(context);
  context.live.personalHint({ boardId: board.id, isList: true, userIds: [caller.id] });
  context.announced(board.id, added);
  return version;
}

/** Members are told as if they had been added one by one, although no event says so. */
function notifications(
  { derivedWrites, limits }: Context,
  added: readonly NumberedAnnouncement[],
  { board, caller }: { board: Board; caller: Caller },
): Write[] {
  if (added.length === 0) return [];
  const state = { id: board.id, seq: 0, revision: 1, stamp: "", is_forwarded: false };
  return derivedWrites(added, { board: state, caller, now: board.created_at, limits });
}
