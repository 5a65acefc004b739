/** What a connection missed, then what comes: it is sent everything after its cursor and listens from exactly there. */
import type { ControlMessage, ResyncReason } from "../../../../contract/socket.ts";
import type { DbReader } from "../../db/db.ts";
import { closeConnections, closesConnections } from "../connections/close-on-event.ts";
import type { Connection } from "../connections/connection.ts";
import type { Channel, LoggedEvent } from "./channel.ts";
import { sharedPage } from "./log-pages.ts";

/** What the hub does for those who resume. */
export interface Backfill {
  db: DbReader;
  /** Everything the log has by now is known to the channel when it resolves. */
  heal(channel: Channel): Promise<void>;
  /** Much has been sent to this connection alone. */
  sent(connection: Connection): void;
  counts: { resyncs: Record<ResyncReason, number> };
}

/** Replays what came after the connection's cursor; `seq` is where the database was when it was let in. */
export async function resume(
  backfill: Backfill,
  { channel, connection, seq }: { channel: Channel; connection: Connection; seq: number },
): Promise<void> {
  const { since } = connection;
  if (since === undefined || since === "invalid") return resync(backfill, connection, "invalid");
  if (since > Math.max(seq, channel.head!)) return resync(backfill, connection, "ahead");
  const objection = await goLive(backfill, { channel, connection, cursor: since });
  if (objection) resync(backfill, connection, objection);
}

/** Sends what came after `cursor`, then what comes from there on. Or says why that cannot be done. */
export async function goLive(
  { db, heal, sent }: Backfill,
  { channel, connection, cursor }: { channel: Channel; connection: Connection; cursor: number },
): Promise<ResyncReason | undefined> {
  let last = cursor;
  while (connection.isOpen) {
    const remembered = channel.after(last);
    if (last <= channel.head! && remembered) {
      connection.listen();
      if (connection.since !== undefined) remembered.push(control({ type: "ready", seq: channel.head! }));
      connection.send(...remembered);
      sent(connection);
      return undefined;
    }
    if (last >= channel.head!) {
      await heal(channel);
      if (last > channel.head!) return "ahead";
      continue;
    }
    const { pages } = channel;
    const page = await sharedPage(db, channel, last);
    if (page[0]?.seq !== last + 1) return "expired";
    // Unless the database went back meanwhile: then that was another story.
    if (channel.pages === pages) channel.recall(page);
    if (!sendPage(connection, page)) return undefined;
    sent(connection);
    last = page.at(-1)!.seq;
    await connection.drained();
  }
  return undefined;
}

/**
 * The log may be ahead of the channel, which ends connections: the reader's own removal can be in it, and more after that.
 * False when the page has ended the connection.
 */
function sendPage(connection: Connection, page: readonly LoggedEvent[]): boolean {
  let unsent: string[] = [];
  for (const { text } of page) {
    unsent.push(text);
    if (!closesConnections(text)) continue;
    connection.send(...unsent);
    unsent = [];
    closeConnections(text, [connection]);
    if (!connection.isOpen) return false;
  }
  connection.send(...unsent);
  return true;
}

/** It listens from here on, and is told to take a new snapshot. */
function resync({ counts }: Backfill, connection: Connection, reason: ResyncReason): void {
  connection.listen();
  sendResync(counts, connection, reason);
}

export function sendResync(
  counts: Backfill["counts"],
  connection: Pick<Connection, "send">,
  reason: ResyncReason,
): void {
  counts.resyncs[reason]++;
  connection.send(control({ type: "resync", reason }));
}

function control(message: ControlMessage): string {
  return JSON.stringify(message);
}
