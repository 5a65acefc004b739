/**
 * Keeps the people of an open board under their present names, which no event tells. They are asked for when a board that
 * was here before is connected again, from its copy or after an interruption, and every few minutes while something
 * happens there and somebody looks: renaming somebody costs the service nothing for each board or page.
 */
import type { LiveBoard } from "../../../client/live-board.ts";
import { mapCards, mapChanged, replaced } from "../../../contract/board-changes.ts";
import type { BoardMember, FullBoard } from "../../../contract/boards.ts";
import type { User } from "../../../contract/users.ts";

const PAUSE_MS = 5 * 60_000;

type Followed = Pick<LiveBoard, "board" | "status" | "isCopy" | "subscribe" | "change">;

interface Timing {
  /** In milliseconds. */
  now: () => number;
  isVisible: () => boolean;
}

export function keepNames(
  live: Followed,
  load: () => Promise<BoardMember[]>,
  { now, isVisible }: Timing,
): void {
  let isOld = live.isCopy || live.status !== "loading";
  let loadedMs = now();
  const look = () => {
    if (live.status !== "live") {
      isOld ||= live.isCopy || live.status === "reconnecting";
      return;
    }
    const isDue = isOld || (isVisible() && now() - loadedMs >= PAUSE_MS);
    if (!isDue) return;
    isOld = false;
    loadedMs = now();
    load().then(
      (members) => live.board && live.change((board) => withNames(board, members)),
      () => {},
    );
  };
  live.subscribe(look);
  look();
}

/** The same board when everybody is called as before. A card may have an older name than the list of members. */
export function withNames(board: FullBoard, present: readonly BoardMember[]): FullBoard {
  const users = new Map(present.map(({ user }) => [user.id, user]));
  const now = (user: User) => {
    const known = users.get(user.id) ?? user;
    return isSameUser(known, user) ? user : known;
  };
  const named = mapCards(board, (card) => {
    const checklists = mapChanged(card.checklists, (checklist) => {
      const items = mapChanged(checklist.items, (item) =>
        replaced(item, "assignees", mapChanged(item.assignees, now)),
      );
      return replaced(checklist, "items", items);
    });
    return replaced(replaced(card, "assignees", mapChanged(card.assignees, now)), "checklists", checklists);
  });
  const members = mapChanged(board.members, (member) => replaced(member, "user", now(member.user)));
  const isSame = members === board.members && named.columns.every((column, i) => column === board.columns[i]);
  return isSame ? board : { ...named, members };
}

function isSameUser(one: User, other: User): boolean {
  return (
    one.username === other.username &&
    one.firstname === other.firstname &&
    one.lastname === other.lastname &&
    one.is_active === other.is_active &&
    one.is_verified === other.is_verified
  );
}
