import { number, plural } from "../format.ts";

export const newVersion = "There is a new version of Boardcast.";
export const reload = "Reload";

/** The state of the connection, as a button that opens the list of changes. */
export const refused = (count: number) =>
  plural(count, { one: "1 change refused", other: `${number(count)} changes refused` });
export const changes = "Your changes";
export const waiting = "Waiting to be sent";
export const whyWaiting =
  "They are stored on this device and will be sent in this order as soon as Boardcast can be reached.";
export const notAccepted = "Refused";
export const whyNotAccepted = "Boardcast did not accept these changes, so they have been undone here.";
export const nothingWaits = "Nothing is waiting.";
export const copyText = "Copy text";
export const clearList = "Clear list";
export const listCleared = "The list was cleared.";
export const bringListBack = "Bring it back";

export const noCopy =
  "You are offline, and this board has not been opened on this device. It will open once you are back online.";

export const boardsOffline =
  "You are offline. The boards you opened last on this device still open; you can work on them and create new ones. Copying and deleting boards needs a connection.";
/** Of a control that cannot be used offline. */
export const needsConnection = "You are offline. This needs a connection.";
export const boardAway = "Not available offline";
export const logoutOffline = "You are offline. Logging out needs a connection.";
