/** The bell, on every page; the inbox is loaded when it is opened. */
export const inbox = "Inbox";
export const inboxUnread = (count: string) => `Inbox, ${count} unread`;
export const notLoaded = "The inbox could not be loaded.";
export const loadingInbox = "Loading the inbox";
