/** Admits somebody with a public link to the channel of a board: once more asks for the link, then as `admit` does. */
import { CLOSE } from "../../../../contract/socket.ts";
import type { DatabaseUnavailable, DbReader } from "../../db/db.ts";
import type { EncodedEvent } from "../../event-log/event-log.ts";
import { createBatch } from "../../scheduling/batch.ts";
import { reportFailure } from "../connections/report-failure.ts";
import { readOpenShares, type ShareSource } from "../public/share-source.ts";
import { LINK_ENDED, type Watcher } from "../public/watcher.ts";
import { type AdmitContext, startChannel } from "./admit.ts";
import type { Channel } from "./channel.ts";
import type { HubCounts } from "./hub-counts.ts";
import { type Backfill, goLive, resume } from "./resume.ts";

/**
 * How far back the public can resume. Whoever comes later sees the board as it is, and nothing that was taken off it
 * before: the link shows a board, not its history.
 */
const REACH_MS = 10 * 60_000;
/** Many come at once, most of them with the same link. */
const LOOKUPS = { maxBatch: 500, maxUnderWay: 2 };

export type WatcherAdmission = (channel: Channel, watcher: Watcher) => Promise<void>;

interface Options extends Pick<AdmitContext, "log" | "outages" | "healer" | "wentBack"> {
  db: DbReader;
  counts: HubCounts;
  shares: ShareSource;
}

export function createWatcherAdmission(options: Options): WatcherAdmission {
  const { db, counts, healer, shares } = options;
  const seqOf = createBatch((watchers: readonly Watcher[]) => seqsOf(db, shares, watchers), LOOKUPS);
  const backfill: Backfill<Watcher> = { db, counts, healer, sent() {}, reaches, replayed };
  return async (channel, watcher) => {
    const { head: headBefore } = channel;
    try {
      const seq = await seqOf(watcher);
      if (seq instanceof Error) throw seq;
      if (seq === null) return watcher.close(CLOSE.refused, LINK_ENDED);
      if (!watcher.isOpen) return;
      const cursor = startChannel(options, channel, { headBefore, seq });
      if (watcher.since !== undefined) await resume(backfill, { channel, connection: watcher, seq });
      else if (await goLive(backfill, { channel, connection: watcher, cursor })) watcher.listen();
    } catch (error) {
      reportFailure(options, "public stream", error, watcher.boardId);
      watcher.close(CLOSE.restarting, "try again");
    }
  };
}

/** The number of the board's last event for each of them; null where the link has ended, or why that is not known. */
async function seqsOf(
  db: DbReader,
  shares: ShareSource,
  watchers: readonly Watcher[],
): Promise<(number | DatabaseUnavailable | null)[]> {
  const open = await readOpenShares(
    db,
    shares,
    watchers.map(({ share }) => share),
  );
  return watchers.map(({ share }) => open.get(share.id) ?? null);
}

function reaches({ createdAt }: EncodedEvent, { share }: Watcher): boolean {
  return createdAt >= share.createdAt && Date.parse(createdAt) > Date.now() - REACH_MS;
}

function replayed({ type }: EncodedEvent, watcher: Watcher): void {
  if (type === "board.deleted") watcher.close(CLOSE.refused, LINK_ENDED);
}
