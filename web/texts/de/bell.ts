export const inbox = "Posteingang";
export const inboxUnread = (count: string) => `Posteingang, ${count} ungelesen`;
export const notLoaded = "Der Posteingang konnte nicht geladen werden.";
export const loadingInbox = "Der Posteingang wird geladen";
