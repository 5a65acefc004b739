/**
 * What all connections of one user have not read yet, together. Each connection has a bound of its own; but one user has
 * many, on one board or on several, and nobody reads two hundred of them. Beyond the bound, those with most waiting are
 * cut, and can resume.
 */
export interface Reader {
  readonly session: { readonly userId: string };
  /** Sent, and waiting in this process. */
  readonly backlogBytes: number;
  cut(): void;
}

const MAX_USER_BYTES = 8 * 1_048_576;
/** Published on a board between two looks at its connections: a look at all of them costs a part of sending them one event. */
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

  /** So much has been sent to all connections of a board. */
  published(audience: Audience, characters: number): void {
    audience.unlookedCharacters += characters;
    if (audience.unlookedCharacters < LOOK_CHARACTERS) return;
    audience.unlookedCharacters = 0;
    const users = new Set<string>();
    for (const { session, backlogBytes } of audience.connections)
      if (backlogBytes > 0) users.add(session.userId);
    for (const userId of users) this.#relieve(userId);
  }

  /** Much has been sent to this one alone. */
  sent({ session, backlogBytes }: Reader): void {
    if (backlogBytes > 0) this.#relieve(session.userId);
  }

  #relieve(userId: string): void {
    const backlogs = [...(this.#byUser.get(userId) ?? [])].map((reader) => ({
      reader,
      bytes: reader.backlogBytes,
    }));
    let total = backlogs.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= MAX_USER_BYTES) return;
    for (const { reader, bytes } of backlogs.sort((a, b) => b.bytes - a.bytes)) {
      if (total <= MAX_USER_BYTES) return;
      reader.cut();
      total -= bytes;
    }
  }
}
