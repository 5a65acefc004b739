import { number, plural } from "../format.ts";

export const newVersion = "A new version of Boardcast is available.";
export const reload = "Reload";

/** The state of the connection, as a button that opens the list of changes. */
export const refused = (count: number) =>
  plural(count, { one: "1 change refused", other: `${number(count)} changes refused` });
export const changes = "Your changes";

export const noCopy =
  "You’re offline, and this board hasn’t been opened on this device yet. It will open once you’re back online.";

/** Of a control that cannot be used offline. */
export const needsConnection = "This needs a connection to Boardcast.";
export const logoutOffline = "Logging out needs a connection to Boardcast.";
