/** How a connection that has been put on its channel is authorised, told what it missed, and made to listen. */
import { CLOSE } from "../../../../contract/socket.ts";
import { ApiError } from "../../core/errors.ts";
import type { Log } from "../../observability/log.ts";
import { present } from "../../util/present.ts";
import type { Standing } from "../connections/authorize-connections.ts";
import type { Connection } from "../connections/connection.ts";
import type { Channel } from "./channel.ts";
import type { Healer } from "./healer.ts";
import { type Backfill, goLive, resume } from "./resume.ts";

export interface Entrance {
  log: Log;
  healer: Healer;
  backfill: Backfill;
  authorize(connection: Connection): Promise<Standing | ApiError>;
  /** What was sent of the board is not what the database has, which is at `seq`. */
  wentBack(channel: Channel, seq: number): void;
}

/** False when it was refused, or has gone meanwhile. */
export async function letIn(entrance: Entrance, channel: Channel, connection: Connection): Promise<boolean> {
  const { head: headBefore, plainFeed } = channel;
  try {
    const standing = await entrance.authorize(connection);
    if (standing instanceof ApiError) throw standing;
    if (!connection.isOpen) return false;
    const { caller, board } = standing;
    connection.username = caller.username;
    connection.role = board.role;
    connection.memberAt = board.seq;
    channel.start(board.seq);
    if (headBefore !== null && board.seq < headBefore) entrance.wentBack(channel, board.seq);
    if (board.seq > channel.lastSent) entrance.healer.healSoon(channel);
    // Since the handshake the client believes itself connected: what happened while it waited is for it, too.
    const cursor = headBefore ?? channel.startedAt;
    if (connection.since !== undefined) {
      await resume(entrance.backfill, { channel, connection, seq: board.seq });
    } else if (connection.isPlain) {
      const feed = present(plainFeed, "the feed of plain connections");
      feed.startAt(cursor);
      await feed.admit(connection, cursor);
      entrance.backfill.sent(connection);
    } else if (await goLive(entrance.backfill, { channel, connection, cursor })) connection.listen();
    return connection.isOpen;
  } catch (error) {
    if (error instanceof ApiError) connection.close(CLOSE.refused, error.message);
    else {
      entrance.log.warn("a connection could not be let in", { reason: String(error) });
      connection.close(CLOSE.restarting, "try again");
    }
    return false;
  }
}
