/** A board as it was at an earlier event: the latest checkpoint before it, and the events from there on. */
import { replaced } from "../../../contract/board-changes.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { User } from "../../../contract/users.ts";
import type { BoardAccess } from "../../platform/auth/access.ts";
import type { Context } from "../../platform/core/context.ts";
import type { DbReader } from "../../platform/db/db.ts";
import { idList, sql } from "../../platform/db/sql.ts";
import type { Chunk } from "../../platform/http/response-body.ts";
import type { Who } from "../../platform/scheduling/fair-queue.ts";
import { inSlices, mapped, type Work } from "../../platform/scheduling/time-slices.ts";
import { weak } from "../../platform/util/entity-tags.ts";
import { gone, invalid, unavailable } from "../../platform/util/errors.ts";
import { publicColumns, toUser, type UserRow } from "../../users/public-user.ts";
import { type BoardBody, bodyOf } from "../board-body.ts";
import { cardsTogether, encodeBoard } from "../snapshot-text.ts";
import { checkpointBefore, distanceFrom, readCheckpoint } from "./checkpoints.ts";
import { foldTo } from "./fold.ts";
import { isSmall } from "./rebuild-size.ts";

type Parts = Pick<Context, "db" | "checkpoints" | "pastReads">;

/**
 * Callers wait in a fair queue, because rebuilding a board takes several times its size in memory. Small boards have a
 * queue of their own, so that they do not wait for large ones.
 */
export async function boardAt(
  { db, checkpoints, pastReads }: Parts,
  { id, seq }: BoardAccess,
  at: number,
  who: Who,
): Promise<BoardBody & { tag: string; lastEventAt: string | null }> {
  if (at > seq) throw invalid("query.at", `is beyond the board's last event, number ${seq}`);
  const checkpoint = await checkpointBefore(db, id, at);
  if (!checkpoint) throw expired();
  const { distance, foldedBytes } = await distanceFrom(db, { boardId: id, at }, checkpoint);
  if (distance !== "near") checkpoints.store(id);
  if (distance === "far")
    throw unavailable("The history of this board is still being prepared; try again soon.");
  const lane = (await isSmall(db, id, { checkpoint, foldedBytes })) ? "small" : "large";
  return pastReads[lane].run(who, async () => {
    const from = await readCheckpoint(db, id, checkpoint);
    const moment = from && (await foldTo(db, from, at));
    if (!moment) throw expired();
    const board = await withPresentNames(db, moment.board);
    const chunks = await inSlices(encodeBoard(board, cardsTogether()));
    // Nobody else has these cards, so nobody else needs their bytes.
    const own = chunks.map(({ bytes }) => ({ bytes, isKept: false }));
    return { tag: tagOf(at, chunks), lastEventAt: board.last_event_at ?? null, ...bodyOf(own) };
  });
}

const expired = () => gone("The event log of this board does not reach back that far.", "history_expired");

/** Of the content: people may be renamed, and after a failover that lost commits, numbers are assigned again. */
function tagOf(at: number, chunks: readonly Chunk[]): string {
  const hash = chunks.reduce((seed, { bytes }) => Bun.hash.wyhash(bytes, seed), 0n);
  return weak(`"${at}-${hash.toString(36)}"`);
}

/**
 * People have their present names, as they have everywhere: a change of a profile is no event. Whoever is assigned to
 * something on a board is a member of it.
 */
async function withPresentNames(db: DbReader, board: FullBoard): Promise<FullBoard> {
  const ids = board.members.map(({ user_id }) => user_id);
  const { users } = await db.read({
    users: sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id ${idList(ids)}`,
  });
  return inSlices(renamed(board, new Map(users.map((row) => [row.id, toUser(row)]))));
}

function* renamed(board: FullBoard, people: ReadonlyMap<string, User>): Work<FullBoard> {
  const named = (users: User[]) =>
    users.length > 0 ? users.map((user) => people.get(user.id) ?? user) : users;
  const members = board.members.map((member) => ({
    ...member,
    user: people.get(member.user_id) ?? member.user,
  }));
  const columns = [];
  for (const column of board.columns) {
    const cards = yield* mapped(column.cards, (card) => cardWith(card, named));
    columns.push({ ...column, cards });
  }
  return { ...board, members, columns };
}

function cardWith(card: Card, named: (users: User[]) => User[]): Card {
  const checklists = card.checklists.map((checklist) => ({
    ...checklist,
    items: checklist.items.map((item) => replaced(item, "assignees", named(item.assignees))),
  }));
  return { ...card, assignees: named(card.assignees), checklists };
}
