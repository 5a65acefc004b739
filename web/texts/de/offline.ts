import { number, plural } from "../format.ts";

export const newVersion = "Es gibt eine neue Version von Boardcast.";
export const reload = "Neu laden";

/** The state of the connection, as a button that opens the list of changes. */
export const refused = (count: number) =>
  plural(count, { one: "1 Änderung abgelehnt", other: `${number(count)} Änderungen abgelehnt` });
export const changes = "Deine Änderungen";

export const noCopy =
  "Du bist offline, und dieses Board wurde auf diesem Gerät noch nicht geöffnet. Es öffnet sich, sobald du wieder online bist.";

export const needsConnection = "Dafür braucht es eine Verbindung zu Boardcast.";
export const logoutOffline = "Zum Abmelden braucht es eine Verbindung zu Boardcast.";
