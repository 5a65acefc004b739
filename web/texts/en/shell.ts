/** The frame around every page. */
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
export const logOutFailed = "Couldn’t log you out. Try again.";
