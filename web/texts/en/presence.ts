import type { Author } from "../../board/presence/authors.ts";
import { number, plural } from "../format.ts";

export const hereNow = "Here now";
export const more = (count: number) => `+${number(count)}`;

export const loggedOut = "Logged out";
/** After "Logged out", in the same button. */
export const logIn = ". Log in";
export const waiting = (count: number) =>
  plural(count, { one: ", 1 change waiting", other: `, ${number(count)} changes waiting` });
export const offline = "Offline";
/** Without a network, and while the service is away. */
export const canWork = "You can keep working. Your changes will be sent once Boardcast can be reached.";
export const whatOfflineMeans = `This is the board as you last saw it. ${canWork}`;
export const connecting = "Connecting…";
export const whatConnectingMeans = "This is the board as you last saw it. Newer changes are being loaded.";
export const saving = "Saving…";
export const whatSavingMeans = "Your changes are being sent.";
export const live = "Live";
export const whatLiveMeans = "You see changes as they happen.";

/** For screen readers. */
export const wasLoggedOut = "You’re logged out. Log in to send your changes and see everyone else’s.";
export const backOnline = "Connected again. The board is up to date.";
export const loggedInAgain = "You’re logged in again. The board is up to date.";

export const looking = (name: string) => `${name} is viewing this`;
export const editing = {
  title: (name: string) => `${name} is editing the title`,
  description: (name: string) => `${name} is editing the description`,
  checklist: (name: string) => `${name} is editing a checklist`,
  comment: (name: string) => `${name} is writing a comment`,
};
export const andMore = (count: number) => `and ${number(count)} more`;

/** On a card that has just been moved: a name, or this. */
export const mover = (author: Author) => {
  if (typeof author === "object") return author.name;
  return author === "rule" ? "Automation rule" : "Someone";
};
