/**
 * Limits the unread bytes of all connections of one user together. Each connection has a limit of its own, but a user
 * may have many. Above the limit, the connections with the largest backlogs are cut; they can resume.
 */
export interface Reader {
  readonly session: { readonly userId: string };
  /** Sent, and waiting in this process. */
  readonly backlogBytes: number;
  cut(): void;
}

const MAX_USER_BYTES = 8 * 1_048_576;
/**
 * Published on a board between two looks at its connections: a look at all of them costs a part of sending them one
 * event.
 */
const LOOK_CHARACTERS = 32_768;

/** A board and those who are connected to it. */
interface Audience {
  readonly connections: Iterable<Reader>;
  /** Published since the last look at them. */
  unlookedCharacters: number;
}

export class UserBacklogs {
  readonly #byUser = new Map<string, Set<Reader>>();

  add(reader: Reader): void {
    const { userId } = reader.session;
    const readers = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, readers.add(reader));
  }

  remove(reader: Reader): void {
    const { userId } = reader.session;
    const readers = this.#byUser.get(userId);
    readers?.delete(reader);
    if (readers?.size === 0) this.#byUser.delete(userId);
  }

  /** Comes before a text is sent to all connections of a board: it will wait wherever something waits already. */
  publishing(audience: Audience, text: string): void {
    audience.unlookedCharacters += text.length;
    if (audience.unlookedCharacters < LOOK_CHARACTERS) return;
    audience.unlookedCharacters = 0;
    const users = new Set<string>();
    for (const { session, backlogBytes } of audience.connections)
      if (backlogBytes > 0) users.add(session.userId);
    if (users.size === 0) return;
    const coming = Buffer.byteLength(text);
    for (const userId of users) this.#relieve(userId, coming);
  }

  /** Much has been sent to this one alone. */
  sent({ session, backlogBytes }: Reader): void {
    if (backlogBytes > 0) this.#relieve(session.userId, 0);
  }

  #relieve(userId: string, coming: number): void {
    const backlogs = [...(this.#byUser.get(userId) ?? [])]
      .map((reader) => ({ reader, waiting: reader.backlogBytes }))
      .filter(({ waiting }) => waiting > 0)
      .map(({ reader, waiting }) => ({ reader, bytes: waiting + coming }));
    let total = backlogs.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= MAX_USER_BYTES) return;
    for (const { reader, bytes } of backlogs.sort((a, b) => b.bytes - a.bytes)) {
      if (total <= MAX_USER_BYTES) return;
      reader.cut();
      total -= bytes;
    }
  }
}
