/** What the personal streams have to know of notifications, which the platform does not: their SQL and their text. */
import type { Session } from "../../auth/token.ts";
import type { Sql } from "../../db/sql.ts";

export interface NotificationRef {
  user_id: string;
  board_id: string;
  id: string;
}

export interface PersonalSource<Row extends NotificationRef = NotificationRef> {
  /**
   * Those that the session may see, with later ids, in order, and the one at which it was given up to look for more. There is
   * none of that if all were looked at.
   */
  after(
    this: void,
    session: Session,
    id: string,
    limit: number,
  ): { missed: Sql<Row>; end: Sql<{ id: string }> };
  /** Those of a board that these people got. */
  ofBoard(this: void, boardId: string, ids: readonly string[], userIds: readonly string[]): Sql<Row>;
  /** Those of these people with later ids. */
  recent(this: void, userIds: readonly string[], id: string): Sql<NotificationRef>;
  /** True if an earlier one may have gone for it: the count is told, too. */
  mayReplace(this: void, row: Row): boolean;
  unread(this: void, session: Session): Sql<{ count: number }>;
  /** The message that tells of one. */
  encode(this: void, row: Row): string;
}
