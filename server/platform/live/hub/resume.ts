/** Sends a connection every event after its cursor, then lets it listen from exactly there. */
import type { ControlMessage, ResyncReason } from "../../../../contract/socket.ts";
import type { DbReader } from "../../db/db.ts";
import { type EncodedEvent, isOtherEvent } from "../../event-log/event-log.ts";
import { closesConnections } from "../connections/close-on-event.ts";
import type { Follower, Message } from "../connections/connection.ts";
import type { Channel } from "./channel.ts";
import type { Healer } from "./healer.ts";
import { sharedPage } from "./log-pages.ts";

/** The dependencies of resuming. */
export interface Backfill<F extends Follower> {
  db: DbReader;
  healer: Pick<Healer, "heal">;
  /** Called after much has been sent to this connection alone. */
  sent(connection: F): void;
  /** Whether it may be sent this event of the past, and with it all later ones. */
  reaches(event: EncodedEvent, connection: F): boolean;
  /** It has been sent an event that may close it. */
  replayed(event: EncodedEvent, connection: F): void;
  counts: ResyncCounts;
}

interface ResyncCounts {
  resyncs: Record<ResyncReason, number>;
}

interface Resuming<F extends Follower> {
  channel: Channel;
  connection: F;
}

/** Replays the events after the connection's cursor; `seq` is the board's number when it was authorised. */
export async function resume<F extends Follower>(
  backfill: Backfill<F>,
  { channel, connection, seq }: Resuming<F> & { seq: number },
): Promise<void> {
  const { since } = connection;
  if (since === undefined || since === "invalid") return resync(backfill, connection, "invalid");
  if (since > Math.max(seq, channel.lastSent)) return resync(backfill, connection, "ahead");
  if (await hasOtherEvent(backfill, channel, { since, sinceTime: connection.sinceTime })) {
    return resync(backfill, connection, "ahead");
  }
  const objection = await goLive(backfill, { channel, connection, cursor: since });
  if (objection) resync(backfill, connection, objection);
}

/**
 * Whether the event that the client had last is not the one in the log. The log is read where the channel does not
 * remember the event, for all connections of the board that resume from the same number.
 */
async function hasOtherEvent(
  { db }: { db: DbReader },
  channel: Channel,
  { since, sinceTime }: { since: number; sinceTime: string | undefined },
): Promise<boolean> {
  if (!sinceTime || since === 0) return false;
  const remembered = channel.timeOf(since);
  if (remembered !== undefined) return isOtherEvent(sinceTime, remembered);
  const { pages } = channel;
  const page = await sharedPage(db, channel, since - 1);
  if (channel.pages === pages) channel.recall(page);
  return isOtherEvent(sinceTime, page.find(({ seq }) => seq === since)?.createdAt);
}

/** Sends what came after `cursor`, then what comes from there on. Or says why that cannot be done. */
export async function goLive<F extends Follower>(
  backfill: Backfill<F>,
  { channel, connection, cursor }: Resuming<F> & { cursor: number },
): Promise<ResyncReason | undefined> {
  const { db, healer, sent, reaches } = backfill;
  let last = cursor;
  while (connection.isOpen) {
    const remembered = channel.after(last);
    if (last <= channel.lastSent && remembered) {
      if (remembered[0] && !reaches(remembered[0], connection)) return "expired";
      if (!sendPage(backfill, connection, remembered)) return undefined;
      connection.listen();
      if (connection.since !== undefined) connection.send(ready(channel));
      sent(connection);
      return undefined;
    }
    if (last >= channel.lastSent) {
      await healer.heal(channel);
      if (last > channel.lastSent) return "ahead";
      continue;
    }
    const { pages } = channel;
    const page = await sharedPage(db, channel, last);
    if (page[0]?.seq !== last + 1 || !reaches(page[0], connection)) return "expired";
    // If the database has gone back in time since, then the page belongs to a history that no longer exists.
    if (channel.pages === pages) channel.recall(page);
    if (!sendPage(backfill, connection, page)) return undefined;
    sent(connection);
    last = page.at(-1)?.seq ?? last;
    await connection.drained();
  }
  return undefined;
}

/** The reader's own removal can be in it, and more after that. False when the page has ended the connection. */
function sendPage<F extends Follower>(
  { replayed }: Pick<Backfill<F>, "replayed">,
  connection: F,
  page: readonly EncodedEvent[],
): boolean {
  let unsent: EncodedEvent[] = [];
  for (const event of page) {
    unsent.push(event);
    if (!closesConnections(event)) continue;
    connection.send(...unsent);
    unsent = [];
    replayed(event, connection);
    if (!connection.isOpen) return false;
  }
  connection.send(...unsent);
  return true;
}

/** Tells the client to fetch a new snapshot; it listens from here on. */
function resync({ counts }: { counts: ResyncCounts }, connection: Follower, reason: ResyncReason): void {
  connection.listen();
  sendResync(counts, connection, reason);
}

export function sendResync(
  counts: ResyncCounts,
  connection: Pick<Follower, "send">,
  reason: ResyncReason,
): void {
  counts.resyncs[reason]++;
  const message: ControlMessage = { type: "resync", reason };
  connection.send({ text: JSON.stringify(message) });
}

function ready(channel: Channel): Message {
  const seq = channel.lastSent;
  const message: ControlMessage = { type: "ready", seq };
  return { seq, createdAt: channel.timeOf(seq), text: JSON.stringify(message) };
}
