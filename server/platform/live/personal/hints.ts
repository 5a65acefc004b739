/** What commits give reason to read again, collected until it is read. */

export interface Hint {
  boardId: string;
  /** The board may look different in lists, or be in other people's. */
  isList?: boolean;
  /** Who may have got the board: theirs are the lists it is not in yet. */
  userIds?: readonly string[];
  /** New notifications on the board. */
  notificationIds?: readonly string[];
}

export class Hints {
  #boards = new Map<string, Set<string>>();
  #notifications = new Map<string, Set<string>>();
  #readers = new Set<string>();

  get isEmpty(): boolean {
    return this.#boards.size + this.#notifications.size + this.#readers.size === 0;
  }

  add({ boardId, isList, userIds = [], notificationIds = [] }: Hint): void {
    if (isList) addAll(this.#boards, boardId, userIds);
    if (notificationIds.length > 0) addAll(this.#notifications, boardId, notificationIds);
  }

  /** Somebody has read notifications. */
  addReader(userId: string): void {
    this.#readers.add(userId);
  }

  takeAll() {
    const all = { boards: this.#boards, notifications: this.#notifications, readers: this.#readers };
    this.#boards = new Map();
    this.#notifications = new Map();
    this.#readers = new Set();
    return all;
  }
}

function addAll(to: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = to.get(key) ?? new Set();
  for (const value of values) known.add(value);
  to.set(key, known);
}
