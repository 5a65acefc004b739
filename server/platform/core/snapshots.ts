/** Whole boards: the interfaces of what every change updates. Implemented in server/boards. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { EventEffect } from "../../../contract/events.ts";
import type { Version } from "../db/db.ts";
import type { Who } from "../scheduling/fair-queue.ts";
import type { Body } from "./call.ts";

export interface EncodedBoard extends Readonly<Version> {
  readonly lastEventAt: string | null;
  readonly bytes: number;
  readonly plain: Body;
  /** Compressed at the first call, then kept too. */
  gzip(): Promise<Body>;
}

export interface BoardAt extends Version {
  board: FullBoard;
}

/** A board as objects, and about how many bytes its JSON has. */
export interface BoardObjects extends BoardAt {
  bytes: number;
}

/** The bytes of boards as the public sees them. Implemented in server/shares. */
export interface PublicSnapshots {
  /** The board at that version, or else what is read, which may be newer. */
  get(boardId: string, at: Version, read: () => Promise<BoardObjects>): Promise<EncodedBoard>;
  /** As for the cache of boards. */
  clear(): void;
}

/** A board by the number of its last event and its version. */
export interface BoardPoint extends Version {
  seq: number;
}

/** How a board is read from the database. */
export interface BoardSource {
  whole(): Promise<BoardAt>;
  /** What leads from there to the present version; null if that is more than events, or too many of them. */
  since(at: Since): Promise<BoardSteps | null>;
}

export type Since = Pick<BoardPoint, "seq" | "stamp">;

export interface BoardSteps extends Version {
  events: EventEffect[];
  /** The length of the events. */
  characters: number;
}

/** Boards stored beside their logs, so that they can be rebuilt as they were. Implemented in server/boards/history. */
export interface Checkpoints {
  /** A commit has raised the number of the board's last event; `bytes` is about what it has written to the log. */
  committed(boardId: string, commit: { from: number; to: number; bytes: number }): void;
  /** Stores what is due, soon. */
  store(boardId: string): void;
  stop(): Promise<void>;
}

export interface SnapshotCache {
  readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
  /** The cached board at that point, or else what is read from `source`, which may be newer. */
  get(boardId: string, at: BoardPoint, who: Who, source: BoardSource): Promise<EncodedBoard>;
  /** The board that `get` answers, as objects. */
  objects(boardId: string, at: BoardPoint, who: Who, source: BoardSource): Promise<BoardObjects>;
  has(boardId: string): boolean;
  /** The objects of that version, if they are kept: the board is neither read nor encoded. */
  peek(boardId: string, version: Version): Promise<BoardObjects | null>;
  /** A commit has advanced the board; `characters` is the length of its events. */
  committed(
    from: Version & { id: string },
    to: Version,
    events: readonly EventEffect[],
    characters: number,
  ): void;
  /** Boards may have gone back to an earlier revision, which would not replace a cached later one. */
  clear(): void;
}
