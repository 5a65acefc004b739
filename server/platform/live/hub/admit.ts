/** Admits a connection to its channel: authorises it, sends what it missed, then lets it listen. */
import { CLOSE } from "../../../../contract/socket.ts";
import { ApiError } from "../../util/errors.ts";
import { present } from "../../util/present.ts";
import type { Standing } from "../connections/authorize-connections.ts";
import type { Connection } from "../connections/connection.ts";
import { type Reports, reportFailure } from "../connections/report-failure.ts";
import type { Channel } from "./channel.ts";
import type { Healer } from "./healer.ts";
import { type Backfill, goLive, resume } from "./resume.ts";

export interface AdmitContext extends Reports {
  healer: Healer;
  backfill: Backfill<Connection>;
  authorize(connection: Connection): Promise<Standing | Error>;
  /** The database, now at `seq`, does not have the events that were sent. */
  wentBack(channel: Channel, seq: number): void;
}

/** False if it was refused or has closed. */
export async function admit(
  context: AdmitContext,
  channel: Channel,
  connection: Connection,
): Promise<boolean> {
  const { head: headBefore, plainFeed } = channel;
  try {
    const standing = await context.authorize(connection);
    if (standing instanceof Error) throw standing;
    if (!connection.isOpen) return false;
    const { caller, board } = standing;
    connection.username = caller.username;
    connection.role = board.role;
    connection.memberSeq = board.seq;
    if (connection.removedSeq > board.seq) {
      connection.close(CLOSE.restarting, "Your membership has changed.");
      return false;
    }
    const cursor = startChannel(context, channel, { headBefore, seq: board.seq });
    if (connection.since !== undefined) {
      await resume(context.backfill, { channel, connection, seq: board.seq });
    } else if (connection.isPlain) {
      const feed = present(plainFeed, "the feed of plain connections");
      feed.startAt(cursor);
      await feed.admit(connection, cursor);
      context.backfill.sent(connection);
    } else if (await goLive(context.backfill, { channel, connection, cursor })) connection.listen();
    return connection.isOpen;
  } catch (error) {
    if (error instanceof ApiError) connection.close(CLOSE.refused, error.message);
    else {
      reportFailure(context, "connection", error, connection.boardId);
      connection.close(CLOSE.busy, "The board cannot be reached at the moment.");
    }
    return false;
  }
}

/** The board is at `seq`. Returns the number after which events are for the connection that is being admitted. */
export function startChannel(
  { healer, wentBack }: Pick<AdmitContext, "healer" | "wentBack">,
  channel: Channel,
  { headBefore, seq }: { headBefore: number | null; seq: number },
): number {
  channel.start(seq);
  if (headBefore !== null && seq < headBefore) wentBack(channel, seq);
  if (seq > channel.lastSent) healer.healSoon(channel);
  // The client has been connected since the handshake: events since then are for it, too.
  return headBefore ?? channel.startedAt;
}
