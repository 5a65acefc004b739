import type { Author } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const hereNow = "Gerade hier";
export const more = (count: number) => `+${number(count)}`;

export const loggedOut = "Abgemeldet";
/** After "Logged out", in the same button. */
export const logIn = ". Anmelden";
export const waiting = (count: number) =>
  plural(count, { one: ", 1 Änderung wartet", other: `, ${number(count)} Änderungen warten` });
export const offline = "Offline";
export const canWork =
  "Du kannst weiterarbeiten. Deine Änderungen werden gesendet, sobald Boardcast erreichbar ist.";
export const whatOfflineMeans = `Das ist das Board, wie du es zuletzt gesehen hast. ${canWork}`;
export const connecting = "Verbindet …";
export const whatConnectingMeans =
  "Das ist das Board, wie du es zuletzt gesehen hast. Neuere Änderungen werden geladen.";
export const saving = "Speichert …";
export const whatSavingMeans = "Deine Änderungen werden gesendet.";
export const live = "Live";
export const whatLiveMeans = "Du siehst Änderungen sofort.";

/** For screen readers. */
export const wasLoggedOut =
  "Du bist abgemeldet. Melde dich an, um deine Änderungen zu senden und die der anderen zu sehen.";
export const backOnline = "Wieder verbunden. Das Board ist auf dem neuesten Stand.";
export const loggedInAgain = "Du bist wieder angemeldet. Das Board ist auf dem neuesten Stand.";

export const looking = (name: string) => `${name} sieht sich das an`;
export const editing = {
  title: (name: string) => `${name} bearbeitet den Titel`,
  description: (name: string) => `${name} bearbeitet die Beschreibung`,
  checklist: (name: string) => `${name} bearbeitet eine Checkliste`,
  comment: (name: string) => `${name} schreibt einen Kommentar`,
};
export const andMore = (count: number) => `und ${number(count)} weitere`;

export const mover = (author: Author) => {
  if (typeof author === "object") return author.name;
  return author === "rule" ? "Automatische Regel" : "Jemand";
};
