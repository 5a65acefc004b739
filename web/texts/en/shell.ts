/** The frame around every page. */
import { number, plural } from "../format.ts";

/** In the tab of the browser. */
export const pageTitle = (title: string) => `${title} · Boardcast`;
export const skipToContent = "Skip to content";
export const searchAndCommands = "Search and commands";
export const keyboardShortcuts = "Keyboard shortcuts";
export const mainNavigation = "Main";
export const account = "Account";
/** Before a name, for screen readers. */
export const accountOf = "Account of ";
export const boards = "Boards";
export const myCards = "My cards";
export const settings = "Settings";
export const logOutFailed = "You could not be logged out. Try again.";
export const logOutUnsent = "Log out with unsent changes?";
export const unsentStay = (count: number) =>
  plural(count, {
    one: "1 change has not been sent. It stays in this browser and will be sent when you log in here again.",
    other: `${number(count)} changes have not been sent. They stay in this browser and will be sent when you log in here again.`,
  });
export const logOutUnfinished = "Log out with unfinished text?";
export const draftsStay = (count: number) =>
  plural(count, {
    one: "1 text is not finished. It stays in this browser, where others who use it could read it, until you finish or discard it.",
    other: `${number(count)} texts are not finished. They stay in this browser, where others who use it could read them, until you finish or discard them.`,
  });
export const stayLoggedIn = "Stay logged in";
