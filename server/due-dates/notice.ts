/**
 * A day before the due date of a card, and when it passes, assignees and watchers are notified and the rules for it run.
 *
 * Exactly once: the commit also records for which date the notice was given, and like every commit it takes effect only if
 * nobody has changed the board since it was loaded. So a crash loses nothing and repeats nothing, two instances do not
 * notify twice, and a changed date is noticed anew.
 */
import type { Card } from "../../contract/cards.ts";
import { soonUntil } from "../automations/due.ts";
import { dueRules, runRules } from "../automations/run.ts";
import { buildCards, cardTreeOfCard } from "../cards/store.ts";
import { dueNotifications } from "../notifications/due.ts";
import { initialMail } from "../notifications/mail-state.ts";
import { concernedCount } from "../notifications/store.ts";
import { changeBoardByClock } from "../platform/core/change/change.ts";
import { type Decision, type Moment, unchanged } from "../platform/core/change/decision.ts";
import type { ClockTask, ClockTurn } from "../platform/core/clock.ts";
import type { Context } from "../platform/core/context.ts";
import { type Rows, update } from "../platform/db/db.ts";
import { ApiError } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { type DueCard, dueCards, liveBoard, type Notice, noticeState } from "./store.ts";

const STEP_CARDS = 100;
/** In one run; the next one continues. */
const MOST_CARDS = 5000;
/** After a long downtime, or for a date that was set in the past: what is later than this is only recorded. */
const LATEST_MS = 7 * 86_400_000;

export const noticeDueDates: ClockTask = async function noticeDueDates(context, turn) {
  const waiting = new Set<string>();
  let noticed = 0;
  while (noticed < MOST_CARDS) {
    const cards = await nextCards(context, turn, waiting);
    if (cards.length === 0 || !(await turn.isMine())) break;
    const before = noticed + waiting.size;
    for (const card of cards) if (!waiting.has(card.boardId)) noticed += await notice(card);
    // They were all changed meanwhile: the next run looks again.
    if (noticed + waiting.size === before) break;
  }
  if (noticed > 0) context.log.info("due dates noticed", { cards: noticed });

  /** 1 if that was done; a board that cannot be changed now waits for the next run. */
  async function notice(card: DueCard): Promise<number> {
    try {
      return (await noticeCard(context, turn, card)) ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      waiting.add(card.boardId);
      context.log.warn("due dates could not be noticed; trying again later", {
        board_id: card.boardId,
        reason: error.message,
      });
      return 0;
    }
  }
};

async function nextCards(
  { db }: Context,
  { now }: ClockTurn,
  waiting: ReadonlySet<string>,
): Promise<DueCard[]> {
  const at = now();
  const range = { now: at.toISOString(), soonUntil: soonUntil(at), most: STEP_CARDS };
  return (await db.read({ due: dueCards(range, [...waiting]) })).due;
}

/** False if there was nothing to do any more. */
async function noticeCard(
  context: Context,
  { now }: ClockTurn,
  { boardId, id, notice }: DueCard,
): Promise<boolean> {
  const load = cardQueries(boardId, id, notice);
  const how = { notice, mail: initialMail(context.config) };
  const work = { load, decide: (rows: Rows<typeof load>, moment: Moment) => decide(rows, moment, how) };
  const done = await changeBoardByClock(context, boardId, work, now);
  if (done?.notificationId) context.live.personalHint({ boardId, notificationIds: [done.notificationId] });
  return done !== undefined && done !== null;
}

/** Null if nobody was notified. */
interface Done {
  notificationId: string | null;
}

function cardQueries(boardId: string, cardId: string, notice: Notice) {
  return {
    ...cardTreeOfCard(cardId, boardId),
    state: noticeState(boardId, cardId),
    live: liveBoard(boardId),
    concerned: concernedCount(boardId, cardId),
    rules: dueRules(boardId, cardId, notice === "overdue" ? "due_passed" : "due_soon"),
  };
}

function decide(
  { state: [state], live: [live], concerned, rules, ...rows }: Rows<ReturnType<typeof cardQueries>>,
  moment: Moment,
  { notice, mail }: { notice: Notice; mail: string | null },
): Decision<Done | null> {
  const [card] = buildCards(rows);
  if (!card || !state || card.due_at === null || card.is_complete) return unchanged(null);
  const { due_at } = card;
  const before = notice === "overdue" ? state.overdue_for : state.due_soon_for;
  if (before === due_at || !isDue(due_at, notice, moment)) return unchanged(null);
  // Whoever was not told a day before is told once, that it is overdue.
  const overdue_for = notice === "overdue" ? due_at : state.overdue_for;
  const noticed = { due_soon_for: due_at, overdue_for };
  const recorded = update("cards", { id: card.id }, noticed);
  if (!live || isTooLate(due_at, moment))
    return { result: { notificationId: null }, writes: [recorded], events: [] };
  // What is in a column for done work is done.
  const notificationId = state.is_done_column ? null : newId();
  const told =
    notificationId &&
    dueNotifications(
      { id: notificationId, card, kind: notice, mail, concerned: one(concerned).count },
      moment,
    );
  const beside = told ? [told] : [];
  const own: Decision<Card> = { result: card, writes: [...beside, recorded], events: [] };
  const done = runRules(own, rules, moment, { before: card, beside, noticed });
  return { ...done, result: { notificationId } };
}

/** The date may have been changed since the card was found. */
function isDue(due: string, notice: Notice, { now }: Moment): boolean {
  return notice === "overdue" ? due <= now : due > now && due <= soonUntil(new Date(now));
}

function isTooLate(due: string, { now }: Moment): boolean {
  return Date.parse(now) - Date.parse(due) > LATEST_MS;
}
