/** The inbox of this page: how many notifications are unread, and the list once it has been opened. */
import { useSyncExternalStore } from "react";
import type { AnswerOf, InputOf } from "../../contract/index.ts";
import type { Notification, PersonalMessage } from "../../contract/notifications.ts";
import { api } from "../session/api.ts";
import { failureOf, isUnreachable, reasonOf } from "../session/reason.ts";
import { setTitleCount } from "../shell/title-count.ts";
import { createListeners } from "../util/listeners.ts";
import { keepInbox, keptInbox } from "./kept-inbox.ts";
import { followPersonalStream } from "./personal-stream.ts";
import { addWaiting, sendWaiting, waitingRead } from "./waiting-reads.ts";

const PAGE = 30;

export interface Inbox {
  /** Counted up to 100. */
  unread: number;
  /** Newest first; null until the list is needed. */
  items: readonly Notification[] | null;
  /** Where the next page begins. */
  next: string | null;
  failure: string | null;
}

const EMPTY: Inbox = { unread: 0, items: null, next: null, failure: null };

let inbox = EMPTY;
/** Whose it is. */
let owner = "";
/** Only the answer to the last request counts. */
let requests = 0;
/** The last request is not answered yet: what it answers may be older than what the stream tells meanwhile. */
let isLoading = false;
const listeners = createListeners();
const boardListeners = createListeners();
const notificationListeners = createListeners();
const readyListeners = createListeners();

export const onInboxChange = listeners.subscribe;

export function currentInbox(): Inbox {
  return inbox;
}

export function useInbox(): Inbox {
  return useSyncExternalStore(onInboxChange, currentInbox);
}

/** Something has changed in the list of boards. */
export const onBoardsChange = boardListeners.subscribe;

/** A notification has arrived, such as of a card that was assigned to the user. */
export const onNotification = notificationListeners.subscribe;

/** The service has accepted the personal stream: it answers. */
export const onStreamReady = readyListeners.subscribe;

/** Follows the notifications of whoever is logged in. Returns what ends it. */
export function startInbox(userId: string): () => void {
  owner = userId;
  const unfollow = followPersonalStream(userId, receive);
  const catchUp = () => void sendWaiting(userId).then(refresh);
  addEventListener("online", catchUp);
  catchUp();
  return () => {
    unfollow();
    removeEventListener("online", catchUp);
    set(EMPTY);
  };
}

/** Unread, and it still holds: as the service counts them. */
export function isNews({ read_at, is_outdated }: Notification): boolean {
  return read_at === null && !is_outdated;
}

/** The first page again; without a network, as it was when it was last loaded. */
export async function load(): Promise<void> {
  const of = owner;
  await request({}, ({ items, next, unread }) => ({ items, next, unread, failure: null }));
  if (inbox.failure === null) return keepInbox(of, inbox.items ?? []);
  const kept = inbox.items ? null : await keptInbox(of);
  if (!kept || of !== owner || inbox.items) return;
  set(withWaiting({ ...inbox, items: kept, unread: kept.filter(isNews).length }));
}

export async function loadMore(): Promise<void> {
  const { items, next: before } = inbox;
  if (!items || before === null) return;
  await request({ before }, (page) => ({
    ...inbox,
    items: [...items, ...page.items],
    next: page.next,
    failure: null,
  }));
}

/** Only the count, unless the list has been opened. */
function refresh(): Promise<void> {
  if (inbox.items) return load();
  return request({ limit: 1 }, ({ unread }) => ({ ...inbox, unread, failure: null }));
}

async function request(
  input: InputOf<"listNotifications">,
  next: (page: AnswerOf<"listNotifications">) => Inbox,
): Promise<void> {
  const mine = ++requests;
  isLoading = true;
  try {
    const page = await api.listNotifications({ limit: PAGE, ...input });
    if (mine === requests) set(withWaiting(next(page)));
  } catch (error) {
    if (mine === requests) set({ ...inbox, failure: reasonOf(error) });
  }
  if (mine === requests) isLoading = false;
}

/** Shown at once. */
export async function markRead(items: readonly Notification[]): Promise<void> {
  const unread = items.filter(({ read_at }) => read_at === null);
  const ids = unread.map(({ id }) => id);
  if (ids.length === 0) return;
  showRead(({ id }) => ids.includes(id), unread.filter(isNews).length);
  await sendRead({ ids });
}

/** Without an answer it waits; if it is refused, the list is read again. */
async function sendRead(read: InputOf<"readNotifications">): Promise<void> {
  const of = owner;
  try {
    await api.readNotifications(read);
  } catch (error) {
    if (isUnreachable(failureOf(error))) addWaiting(of, read);
    else await load();
  }
}

/** What was read here counts as read, though the service does not know yet. */
function withWaiting(next: Inbox): Inbox {
  const isWaiting = waitingRead(owner);
  const now = new Date().toISOString();
  let count = 0;
  const items = next.items?.map((item) => {
    if (item.read_at !== null || !isWaiting(item.id)) return item;
    if (isNews(item)) count++;
    return { ...item, read_at: now };
  });
  return { ...next, items: items ?? null, unread: Math.max(0, next.unread - count) };
}

/** What the newest notifications say of something that somebody has before their eyes is no news. */
export async function markSeen(isSeen: (item: Notification) => boolean): Promise<void> {
  const { items } = await api.listNotifications({ limit: PAGE }).catch(() => ({ items: [] }));
  await markRead(items.filter(isSeen));
}

export async function markAllRead(): Promise<void> {
  const newest = inbox.items?.[0];
  if (!newest) return;
  showRead(() => true, inbox.unread);
  await sendRead({ up_to: newest.id });
}

/** `count`: how many of them were news. */
function showRead(isRead: (item: Notification) => boolean, count: number): void {
  const now = new Date().toISOString();
  const items = inbox.items?.map((item) => (isRead(item) ? { ...item, read_at: item.read_at ?? now } : item));
  set({ ...inbox, unread: Math.max(0, inbox.unread - count), items: items ?? null });
}

function receive(message: PersonalMessage): void {
  switch (message.type) {
    case "notification": {
      const { data } = message;
      const others = inbox.items?.filter(({ id }) => id !== data.id);
      set({ ...inbox, items: others ? [data, ...others] : null, unread: inbox.unread + 1 });
      if (isLoading) void refresh();
      notificationListeners.notify();
      return;
    }
    case "ready":
      // The connection is back.
      readyListeners.notify();
      void sendWaiting(owner).then((sent) => {
        if (sent || message.unread !== inbox.unread) void refresh();
      });
      return;
    case "unread":
      // Which ones were read is in the list.
      if (message.unread !== inbox.unread) void refresh();
      return;
    case "resync":
      void refresh();
      return;
    default:
      boardListeners.notify();
  }
}

function set(next: Inbox): void {
  inbox = next;
  setTitleCount(next.unread);
  listeners.notify();
}
