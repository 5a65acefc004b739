/**
 * Notifications that wait become mails. Those for now wait a little first: what is read meanwhile is not mailed, and what
 * happens on a card meanwhile goes into the same mail. The others wait for the daily digest. Whoever has been sent a lot
 * within an hour gets the rest in the digest.
 *
 * Exactly once: a notification is put into a mail in the transaction that queues it, and only if it still waits.
 */
import type { ClockTask, ClockTurn } from "../../platform/core/clock.ts";
import type { Context } from "../../platform/core/context.ts";
import { DatabaseUnavailable } from "../../platform/db/db.ts";
import type { Statement } from "../../platform/db/statements.ts";
import { newId } from "../../platform/util/ids.ts";
import {
  createDigest,
  dueDigests,
  enqueueFor,
  forgetWaiting,
  keepForDigest,
  planDigest,
  putIntoMail,
  type WaitingRow,
  waitingRows,
} from "./store.ts";

const PAUSE_MS = 120_000;
const DAY_MS = 86_400_000;
const MOST_IN_HOUR = 20;
const STEP_ROWS = 200;
const STEP_DIGESTS = 50;
/** In one run; the next one continues. */
const MOST_STEPS = 25;

export const mailNotifications: ClockTask = async function mailNotifications(context, turn) {
  if (context.config.SMTP_URL === "") return;
  await inSteps((failed) => planStep(context, turn, failed));
  await inSteps((failed) => digestStep(context, turn, failed));
};

/** The accounts for which a step of this run has failed: the others do not wait for them. The next run tries again. */
type Failed = Set<string>;

async function inSteps(step: (failed: Failed) => Promise<boolean>): Promise<void> {
  const failed: Failed = new Set();
  for (let i = 0; i < MOST_STEPS; i++) if (!(await step(failed))) return;
}

/** False if there is nothing left to do here. */
async function planStep(context: Context, { now, isMine }: ClockTurn, failed: Failed): Promise<boolean> {
  const { db, accounts, config } = context;
  const at = now();
  const before = new Date(at.getTime() - PAUSE_MS).toISOString();
  const { waiting } = await db.read({
    waiting: waitingRows({
      before,
      mostInHour: MOST_IN_HOUR,
      limit: STEP_ROWS,
      except: [...failed],
    }),
  });
  if (waiting.length === 0 || !(await isMine())) return false;
  const digestAt = nextDigest(at, config.DIGEST_HOUR);
  for (const [userId, rows] of Map.groupBy(waiting, ({ user_id }) => user_id))
    await orFail(context, { userId, failed }, accounts.write(planOf(userId, rows, digestAt)));
  return waiting.length === STEP_ROWS;
}

/** No user waits for what is written here, so it is queued as background work, not in the account's turn. */
async function orFail(
  { log }: Context,
  { userId, failed }: { userId: string; failed: Failed },
  written: Promise<unknown>,
): Promise<void> {
  await written.catch((error) => {
    if (error instanceof DatabaseUnavailable) throw error;
    failed.add(userId);
    log.warn("mails of an account could not be planned; trying again later", { reason: String(error) });
  });
}

type Planned = Statement<"notifications" | "mail_queue" | "mail_digests">;

function planOf(userId: string, rows: readonly WaitingRow[], digestAt: string): Planned[] {
  const wanted = rows.filter(isWanted);
  const room = MOST_IN_HOUR - (rows[0]?.mailed ?? 0);
  const groups = [
    ...Map.groupBy(wanted.filter(isForNow), ({ board_id, card_id }) => `${board_id} ${card_id}`),
  ];
  const mails = groups.slice(0, Math.max(0, room)).flatMap(([, [first]]) => (first ? [first] : []));
  const later = [
    ...groups.slice(Math.max(0, room)).flatMap(([, group]) => group),
    ...wanted.filter((row) => !isForNow(row)),
  ];
  const unwanted = rows.filter((row) => !isWanted(row));
  return [
    ...(later.length > 0 ? [planDigest(userId, digestAt), keepForDigest(userId, idsOf(later))] : []),
    ...(unwanted.length > 0 ? [forgetWaiting(userId, idsOf(unwanted))] : []),
    ...mails.flatMap((first) => {
      const id = newId();
      return [putIntoMail(id, first), enqueueFor({ id, kind: "notification", userId })];
    }),
  ];
}

const idsOf = (rows: readonly WaitingRow[]) => rows.map(({ id }) => id);
const isForNow = ({ choice }: WaitingRow) => choice === "now";

/** An address that nobody has confirmed may be that of somebody who never asked for mail. */
function isWanted({ choice, read_at, is_active, is_verified }: WaitingRow): boolean {
  return choice !== "off" && read_at === null && Boolean(is_active) && Boolean(is_verified);
}

async function digestStep(context: Context, { now, isMine }: ClockTurn, failed: Failed): Promise<boolean> {
  const { db, accounts } = context;
  const at = now().toISOString();
  const { due } = await db.read({ due: dueDigests({ now: at, limit: STEP_DIGESTS, except: [...failed] }) });
  if (due.length === 0 || !(await isMine())) return false;
  for (const { user_id: userId } of due)
    await orFail(context, { userId, failed }, accounts.write(createDigest(newId(), userId, at)));
  return due.length === STEP_DIGESTS;
}

/** The next time that it is this hour, in UTC. */
function nextDigest(now: Date, hour: number): string {
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  return new Date(today > now.getTime() ? today : today + DAY_MS).toISOString();
}
