/** The bell, on every page; the inbox is loaded when it is opened. */
export const inbox = "Inbox";
export const inboxUnread = (count: string) => `Inbox, ${count} unread`;
export const notLoaded = "Couldn’t load the inbox.";
export const loadingInbox = "Loading the inbox";
