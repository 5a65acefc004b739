/**
 * Brings new notifications, and changes to their list of boards, to everyone who has a personal stream open here.
 *
 * The database is the source of truth: whatever is sent was read there. What other instances and this process say of a
 * commit is only a hint at what to read. Hints are worked off one after another, so that an older read never overwrites a
 * newer one; whatever is hinted meanwhile is read together. A check at intervals finds what no hint told.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import { callerQuery, checkCaller } from "../../auth/access.ts";
import type { DbReader } from "../../db/db.ts";
import { createRounds } from "../../scheduling/rounds.ts";
import { ApiError } from "../../util/errors.ts";
import { one } from "../../util/present.ts";
import { type Reports, reportFailure } from "../connections/report-failure.ts";
import { type BoardChange, BoardList, type ListedBoard } from "./board-list.ts";
import { Cursor, firstIdAt, parsePersonalCursor, WINDOW_MS } from "./cursor.ts";
import { type Hint, Hints } from "./hints.ts";
import { boardsOfMembers, listedBoards, toListed } from "./memberships.ts";
import { type Notification, type PersonalPlace, PersonalStream } from "./personal-stream.ts";
import type { PersonalSource } from "./source.ts";

/** A client that missed more is told to read its inbox anew. */
const MOST_MISSED = 200;
/** People of one statement. */
const AT_ONCE = 100;
/** People of one check while hints are delivered: they take turns, so that its cost does not grow with their number. */
const IN_TURN = 500;

interface Person {
  readonly userId: string;
  readonly streams: Set<PersonalStream>;
  readonly boards: BoardList;
  /** Null until the list is read for the first time. */
  loading: Promise<void> | null;
  /** Until then nothing of the list is told: whoever opens a stream reads it themselves. */
  isLoaded: boolean;
}

export interface PersonalHubOptions extends Reports {
  db: DbReader;
  source: PersonalSource;
}

export class PersonalHub {
  readonly #options: PersonalHubOptions;
  readonly #people = new Map<string, Person>();
  /** Whose lists have a board. */
  readonly #byBoard = new Map<string, Set<string>>();
  readonly #hints = new Hints();
  readonly #rounds = {
    notifications: createRounds(this.#people),
    lists: createRounds(this.#people),
  };
  /** How many people's lists are being read; boards hinted at meanwhile are read again afterwards. */
  #loading = 0;
  readonly #hintedWhileLoading = new Hints();
  #working: Promise<void> | null = null;

  constructor(options: PersonalHubOptions) {
    this.#options = options;
  }

  *streams(): Iterable<PersonalStream> {
    for (const { streams } of this.#people.values()) yield* streams;
  }

  /** The stream is found by hints and revocations from here on; `join` brings it up to date. */
  open(at: PersonalPlace, closed: (stream: PersonalStream) => void): PersonalStream {
    const { userId } = at.session;
    const person = this.#people.get(userId) ?? {
      userId,
      streams: new Set(),
      boards: new BoardList(),
      loading: null,
      isLoaded: false,
    };
    this.#people.set(userId, person);
    const { boards } = person;
    const within = at.session.api?.boardIds;
    const listHash = () => (within ? boards.hashOf(within) : boards.hash);
    const stream = new PersonalStream(at, { listHash, closed });
    person.streams.add(stream);
    return stream;
  }

  leave(stream: PersonalStream): void {
    const { userId } = stream.session;
    const person = this.#people.get(userId);
    person?.streams.delete(stream);
    if (person?.streams.size !== 0) return;
    this.#people.delete(userId);
    for (const boardId of person.boards.ids()) this.#indexed(userId, boardId, false);
  }

  async join(stream: PersonalStream): Promise<void> {
    try {
      await this.#bringUpToDate(stream);
    } catch (error) {
      if (error instanceof ApiError) return stream.close(CLOSE.refused, error.message);
      reportFailure(this.#options, "stream", error);
      stream.close(CLOSE.restarting, "try again");
    }
  }

  /** Something was committed, here or by another instance. */
  hint(hint: Hint): void {
    if (this.#people.size === 0) return;
    if (this.#loading > 0 && hint.isList) this.#hintedWhileLoading.add({ ...hint, notificationIds: [] });
    this.#hints.add(hint);
    this.#work();
  }

  /** Somebody has marked notifications as read. */
  hintRead(userId: string): void {
    if (!this.#people.has(userId)) return;
    this.#hints.addReader(userId);
    this.#work();
  }

  /** Looks for what no hint told of: for everyone, or for some people, who take turns. */
  async check(what: "notifications" | "lists", isForAll: boolean): Promise<void> {
    for (let left = isForAll ? this.#people.size : IN_TURN; left > 0; left -= AT_ONCE) {
      const some = this.#rounds[what].next(Math.min(left, AT_ONCE)).map(({ userId }) => userId);
      if (some.length === 0) return;
      await (what === "lists" ? this.#checkLists(some) : this.#checkNotifications(some));
    }
  }

  async #bringUpToDate(stream: PersonalStream): Promise<void> {
    const { db, source } = this.#options;
    const { session, since } = stream;
    const parsed = since === undefined ? null : parsePersonalCursor(since);
    // After one of the future, nothing would ever be new.
    const given = parsed && parsed.floor < firstIdAt(Date.now() + WINDOW_MS) ? parsed : null;
    const recent = firstIdAt(Date.now() - WINDOW_MS);
    const floor = given?.floor ?? recent;
    const person = this.#people.get(session.userId);
    if (!person) return;
    person.loading ??= this.#loadList(session.userId, person);
    await person.loading;
    const { access, missed, end, unread } = await db.read(
      {
        ...callerQuery(session),
        ...source.after(session, floor, MOST_MISSED + 1),
        unread: source.unread(session),
      },
      session.userId,
    );
    checkCaller({ access }, session);
    if (!stream.isOpen) return;
    const isTooMuch = given !== null && (missed.length > MOST_MISSED || end.length > 0);
    stream.cursor = new Cursor(isTooMuch && recent > floor ? recent : floor);
    for (const row of missed) {
      const isKnown = given === null || isTooMuch || given.has(row.id);
      if (!isKnown) stream.send(source.encode(row), { id: row.id, mayReplace: false });
      else if (!stream.cursor.has(row.id)) stream.cursor.add(row.id);
    }
    if (since !== undefined && (given === null || isTooMuch))
      stream.send(JSON.stringify({ type: "resync", reason: given ? "expired" : "invalid" }));
    if (given?.listHash != null && given.listHash !== stream.listHash())
      stream.send(JSON.stringify({ type: "boards.changed" }));
    stream.send(JSON.stringify({ type: "ready", unread: one(unread).count }));
    stream.listen();
    if (stream.owesCount) this.hintRead(session.userId);
  }

  async #loadList(userId: string, person: Person): Promise<void> {
    this.#loading++;
    try {
      const { boards } = await this.#options.db.read({ boards: listedBoards([userId]) }, userId);
      for (const row of boards) this.#take(userId, row.id, toListed(row));
      person.isLoaded = true;
    } catch (error) {
      person.loading = null;
      throw error;
    } finally {
      if (--this.#loading === 0) {
        for (const [boardId, userIds] of this.#hintedWhileLoading.takeAll().boards)
          this.#hints.add({ boardId, isList: true, userIds: [...userIds] });
        this.#work();
      }
    }
  }

  #work(): void {
    if (this.#working || this.#hints.isEmpty) return;
    this.#working = this.#workOff()
      .catch((error) => this.#options.log.debug("notifications could not be read", { reason: String(error) }))
      .finally(() => {
        this.#working = null;
        this.#work();
      });
  }

  /** If it fails, the next check finds what was missed. */
  async #workOff(): Promise<void> {
    const { boards, notifications, readers } = this.#hints.takeAll();
    if (boards.size > 0) await this.#readBoards(boards, readers);
    for (const userId of readers)
      for (const stream of this.#people.get(userId)?.streams ?? []) stream.owesCount = true;
    for (const [boardId, ids] of notifications) await this.#readNotifications(boardId, ids, readers);
    for (const userId of readers) await this.#readUnread(userId);
  }

  /** `boards`: with the people who may have got them since. Whoever's inbox may look different is added to `readers`. */
  async #readBoards(boards: ReadonlyMap<string, ReadonlySet<string>>, readers: Set<string>): Promise<void> {
    for (const [boardId, added] of boards) {
      const userIds = [...added.union(this.#byBoard.get(boardId) ?? NOBODY)].filter(
        (userId) => this.#people.get(userId)?.isLoaded,
      );
      if (userIds.length === 0) continue;
      const { members } = await this.#options.db.readWithin(boardId, {
        members: boardsOfMembers(boardId, userIds),
      });
      const now = new Map(members.map((row) => [row.user_id, toListed(row)]));
      for (const userId of userIds) {
        if (this.#tellBoard(userId, boardId, now.get(userId))) readers.add(userId);
      }
    }
  }

  /** True if what the person may see has changed. */
  #tellBoard(userId: string, boardId: string, board: ListedBoard | undefined): boolean {
    const person = this.#people.get(userId);
    const type = this.#take(userId, boardId, board);
    if (!person || !type) return false;
    const isShown = board && !board.is_deleted;
    const data = isShown ? { id: boardId, title: board.title, color: board.color } : { id: boardId };
    publish(person, boardId, JSON.stringify({ type, data }));
    return type !== "board.updated" && type !== "board.added";
  }

  #take(userId: string, boardId: string, board: ListedBoard | undefined): BoardChange | null {
    const person = this.#people.get(userId);
    if (!person) return null;
    this.#indexed(userId, boardId, board !== undefined);
    return person.boards.take(boardId, board);
  }

  #indexed(userId: string, boardId: string, isListed: boolean): void {
    const userIds = this.#byBoard.get(boardId) ?? new Set();
    if (isListed) this.#byBoard.set(boardId, userIds.add(userId));
    else if (userIds.delete(userId) && userIds.size === 0) this.#byBoard.delete(boardId);
  }

  async #readNotifications(boardId: string, ids: ReadonlySet<string>, readers: Set<string>): Promise<void> {
    const { db, source } = this.#options;
    const userIds = [...(this.#byBoard.get(boardId) ?? NOBODY)];
    if (userIds.length === 0) return;
    const { rows } = await db.readWithin(boardId, { rows: source.ofBoard(boardId, [...ids], userIds) });
    for (const row of rows) {
      const person = this.#people.get(row.user_id);
      if (!person) continue;
      const mayReplace = source.mayReplace(row);
      publish(person, boardId, source.encode(row), { id: row.id, mayReplace });
      if (mayReplace) readers.add(row.user_id);
    }
  }

  /** For streams that have sent what changes the count. One that is not up to date yet may read a newer one by itself. */
  async #readUnread(userId: string): Promise<void> {
    const streams = [...(this.#people.get(userId)?.streams ?? [])];
    const owing = streams.filter(({ isListening, owesCount }) => isListening && owesCount);
    // One count for all logins, and one for each API token.
    const byToken = Map.groupBy(owing, ({ session }) => session.api && session.id);
    for (const [first, ...others] of byToken.values()) {
      if (!first) continue;
      const asked = { unread: this.#options.source.unread(first.session) };
      const { unread } = await this.#options.db.read(asked, userId);
      const text = JSON.stringify({ type: "unread", unread: one(unread).count });
      for (const stream of [first, ...others]) {
        stream.owesCount = false;
        stream.send(text);
      }
    }
  }

  async #checkNotifications(userIds: readonly string[]): Promise<void> {
    const { db, source } = this.#options;
    const { recent } = await db.read({
      recent: source.recent(userIds, firstIdAt(Date.now() - WINDOW_MS)),
    });
    for (const { user_id, board_id, id } of recent) {
      const streams = this.#people.get(user_id)?.streams ?? [];
      if ([...streams].some((stream) => stream.shows(board_id) && !stream.cursor.has(id)))
        this.hint({ boardId: board_id, isList: true, userIds: [user_id], notificationIds: [id] });
    }
  }

  async #checkLists(userIds: readonly string[]): Promise<void> {
    const { boards } = await this.#options.db.read({ boards: listedBoards(userIds) });
    const found = new Map(userIds.map((userId) => [userId, new Set<string>()]));
    for (const row of boards) {
      found.get(row.user_id)?.add(row.id);
      if (this.#people.get(row.user_id)?.boards.differs(toListed(row)))
        this.hint({ boardId: row.id, isList: true, userIds: [row.user_id] });
    }
    for (const [userId, ids] of found) {
      for (const boardId of this.#people.get(userId)?.boards.ids() ?? [])
        if (!ids.has(boardId)) this.hint({ boardId, isList: true });
    }
  }
}

const NOBODY: ReadonlySet<string> = new Set();

function publish({ streams }: Person, boardId: string, text: string, notification?: Notification): void {
  for (const stream of streams) if (stream.shows(boardId)) stream.publish(text, notification);
}
