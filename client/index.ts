/** The public interface of the package boardcast-client; see README.md. */
export type { FullBoard } from "../contract/boards.ts";
export type { Card } from "../contract/cards.ts";
export type { Column } from "../contract/columns.ts";
export type { BoardEvent } from "../contract/events.ts";
export type { AnswerOf, InputOf, RouteName } from "../contract/index.ts";
export type { User } from "../contract/users.ts";
export type { Conflict } from "./changes/conflicts.ts";
export type { Operation } from "./changes/operations.ts";
export type { LocalChange } from "./changes/optimistic-state.ts";
export { connect } from "./connect.ts";
export { ApiError, type CallOptions, type Client, type ClientOptions } from "./http.ts";
export { LiveBoard, type LiveBoardOptions, type LiveStatus } from "./live-board.ts";
export {
  OfflineBoard,
  type OfflineBoardOptions,
  type Outcome,
  type PerformedChange,
} from "./offline-board.ts";
export { memoryOutbox, type Outbox, type StoredChange } from "./queue/outbox.ts";
export { tagOf } from "./tags.ts";
export type { TokenSource } from "./token.ts";
