/**
 * The comments on a card, newest first: older pages are loaded when they are asked for, and events keep what is loaded
 * up to date. An event that arrives while a page is on its way is newer than the page. If the stream skips numbers,
 * because the board was read again, the list starts over.
 */
import type { Comment } from "../../../contract/comments.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { AnswerOf } from "../../../contract/index.ts";
import type { User } from "../../../contract/users.ts";
import { createListeners } from "../../util/listeners.ts";

interface Options {
  cardId: string;
  myId: string;
  load: (before: string | undefined) => Promise<AnswerOf<"listComments">>;
  /** Those that this browser has stored, for when none can be loaded; null if there are none. */
  stored: () => Promise<readonly Comment[] | null>;
  /** Whether what is on the screen must stay where it is for now. */
  isBusy: () => boolean;
}

export interface CommentsView {
  comments: readonly Comment[];
  /** How many new comments wait for `release`. */
  waiting: number;
  status: "loading" | "ready" | "failed";
  /** What the last attempt failed with. */
  error: unknown;
  isComplete: boolean;
  /** They are those that this browser has stored. */
  areStored: boolean;
  /** The keys of the changes that have arrived. */
  keys: ReadonlySet<string>;
}

export class CommentList {
  view: CommentsView = {
    comments: [],
    waiting: 0,
    status: "loading",
    error: null,
    isComplete: false,
    areStored: false,
    keys: new Set(),
  };
  readonly #options: Options;
  readonly #listeners = createListeners();
  #waiting: readonly Comment[] = [];
  #next: string | null | undefined;
  /** The board is followed from this number on. */
  #head: number | null = null;
  /** What events were about while a page is on its way. */
  #touched = new Set<string>();
  #isLoading = false;
  #isOutdated = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get subscribe() {
    return this.#listeners.subscribe;
  }

  getView = (): CommentsView => this.view;

  receive(event: BoardEvent): void {
    if (this.#head !== null && event.seq > this.#head + 1) this.#startOver();
    this.#head = event.seq;
    const { type, data, key } = event;
    if (type === "board.person_matched") return this.#match(data.id, data.user);
    if (type === "board.person_unmatched") return this.#match(data.id, null);
    if (type !== "comment.created" && type !== "comment.updated" && type !== "comment.deleted") return;
    if (data.card_id !== this.#options.cardId) return;
    this.#touched.add(data.id);
    if (key !== undefined) this.#publish({ keys: new Set(this.view.keys).add(key) });
    const others = this.view.comments.filter(({ id }) => id !== data.id);
    this.#waiting = this.#waiting.filter(({ id }) => id !== data.id);
    if (type === "comment.deleted") this.#publish({ comments: others });
    else if (type === "comment.created") this.#add(data, event.user_id === this.#options.myId);
    else if (others.length < this.view.comments.length) this.#publish({ comments: placed(others, data) });
    else this.#publish({});
  }

  /** The board has reached this number; what led there has been received, unless the board was read again. */
  follow(seq: number): void {
    const head = this.#head;
    this.#head = Math.max(head ?? 0, seq);
    if (head !== null && seq > head) this.#startOver();
  }

  /** Shows what has arrived while the list was busy. */
  release(): void {
    if (this.#waiting.length === 0) return;
    const comments = this.#waiting.reduce<readonly Comment[]>(placed, this.view.comments);
    this.#waiting = [];
    this.#publish({ comments });
  }

  async loadOlder(): Promise<void> {
    if (this.#isLoading || this.#next === null) return;
    this.#isLoading = true;
    this.#publish({ status: "loading", error: null });
    this.#touched = new Set();
    const before = this.#next;
    try {
      const { items, next } = await this.#options.load(before);
      const fresh = items.filter(({ id }) => !this.#touched.has(id));
      this.#next = next;
      const known =
        before === undefined
          ? this.view.comments.filter(({ id }) => this.#touched.has(id))
          : this.view.comments;
      this.#publish({
        status: "ready",
        comments: fresh.reduce<readonly Comment[]>(placed, known),
        areStored: false,
      });
    } catch (error) {
      if (before === undefined && this.view.comments.length === 0) await this.#showStored();
      this.#publish({ status: "failed", error });
    } finally {
      this.#isLoading = false;
    }
    if (!this.#isOutdated) return;
    this.#isOutdated = false;
    this.#startOver();
  }

  async #showStored(): Promise<void> {
    const stored = await this.#options.stored();
    const untouched = stored?.filter(({ id }) => !this.#touched.has(id));
    if (untouched)
      this.#publish({
        comments: untouched.reduce<readonly Comment[]>(placed, this.view.comments),
        areStored: true,
      });
  }

  /** One that is older than what is loaded comes with its page. */
  #add(comment: Comment, isMine: boolean): void {
    const oldest = this.view.comments.at(-1);
    if (oldest && comment.id < oldest.id && this.#next !== null) return this.#publish({});
    if (isMine || !this.#options.isBusy())
      return this.#publish({ comments: placed(this.view.comments, comment) });
    this.#waiting = [...this.#waiting, comment];
    this.#publish({});
  }

  /** Comments from an import have this author from now on, also those of a page that is on its way. */
  #match(personId: string, user: User | null): void {
    if (this.#isLoading) this.#isOutdated = true;
    const written = (comment: Comment) =>
      comment.person_id === personId ? { ...comment, user_id: user?.id ?? null, user } : comment;
    this.#waiting = this.#waiting.map(written);
    this.#publish({ comments: this.view.comments.map(written) });
  }

  #startOver(): void {
    this.#isOutdated = this.#isLoading;
    if (this.#isLoading) return;
    this.#next = undefined;
    this.#waiting = [];
    void this.loadOlder();
  }

  #publish(changes: Partial<CommentsView>): void {
    this.view = {
      ...this.view,
      ...changes,
      waiting: this.#waiting.length,
      isComplete: this.#next === null,
    };
    this.#listeners.notify();
  }
}

/** Ids are ordered by time. */
function placed(comments: readonly Comment[], comment: Comment): Comment[] {
  const others = comments.filter(({ id }) => id !== comment.id);
  return [...others, comment].sort((a, b) => (a.id < b.id ? 1 : -1));
}
