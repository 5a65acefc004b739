/** The feeds of boards with plain connections: each is created with the first of them, and ends with the last. */
import { CLOSE } from "../../../../../contract/socket.ts";
import type { Log } from "../../../observability/log.ts";
import { closeConnections } from "../../connections/close-on-event.ts";
import type { Connection, Message } from "../../connections/connection.ts";
import type { Channel } from "../channel.ts";
import { type PlainEvents, PlainFeed, type PlainFeedOptions } from "./plain-feed.ts";

/** All copies of boards together, as bytes of JSON; in memory it is up to three times as much. */
const COPIED_BYTES = 32 * 1_048_576;

export interface PlainFeedsOptions {
  log: Log;
  plainEvents: PlainEvents;
  readBoard(boardId: string): ReturnType<PlainFeedOptions["readBoard"]>;
  publish(boardId: string, message: Message): void;
  /** The board is deleted, and nobody is connected to it any more. */
  deleted(channel: Channel): void;
}

export class PlainFeeds {
  readonly #options: PlainFeedsOptions;
  readonly #copies = { held: 0, most: COPIED_BYTES };

  constructor(options: PlainFeedsOptions) {
    this.#options = options;
  }

  of(channel: Channel): PlainFeed {
    channel.plainFeed ??= this.#create(channel);
    return channel.plainFeed;
  }

  end(channel: Channel): void {
    channel.plainFeed?.end();
    channel.plainFeed = null;
  }

  /** Called when the events sent so far are no longer in the database. */
  restart(channel: Channel): void {
    if (!channel.plainFeed) return;
    this.end(channel);
    channel.plainFeed = this.#create(channel);
  }

  #create(channel: Channel): PlainFeed {
    const { log, plainEvents, readBoard, publish, deleted } = this.#options;
    const { boardId } = channel;
    return new PlainFeed({
      events: plainEvents,
      copies: this.#copies,
      readBoard: () => readBoard(boardId),
      publish: (event) => {
        publish(boardId, event);
        if (closeConnections(event, connectionsOf(channel, { plain: true })) === "all") deleted(channel);
      },
      broken: (reason) => {
        log.warn("plain connections must reconnect", { board_id: boardId, reason });
        for (const connection of connectionsOf(channel, { plain: true }))
          connection.close(CLOSE.restarting, "try again");
      },
    });
  }
}

export function* connectionsOf(channel: Channel, { plain }: { plain: boolean }): Iterable<Connection> {
  for (const connection of channel.connections) if (connection.isPlain === plain) yield connection;
}
