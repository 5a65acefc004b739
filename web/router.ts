/** Routing on the History API: the path is the state, so every view can be linked to. */
import { useSyncExternalStore } from "react";
import {
  changeCovered,
  changesKept,
  giveUpEntry,
  goBack,
  isCovered,
  isGoingBack,
  onceBack,
  uncover,
} from "./covers.ts";
import { addressOf, currentPath } from "./installation.ts";
import { createListeners } from "./util/listeners.ts";
import { losesNothing } from "./util/loses-nothing.ts";

export type Route =
  | { view: "boards" }
  | { view: "login" }
  | { view: "register" }
  | { view: "settings"; section: SettingsSection }
  | { view: "signed-in" }
  | { view: "forgot" }
  | { view: "invite" | "reset" | "verify"; token: string }
  | { view: "my-cards" }
  | { view: "search" }
  | { view: "import"; importId: string }
  | { view: "board"; boardId: string; cardId: string | null }
  | { view: "unknown" };

/** The first is at the address of the page itself. */
export const SETTINGS_SECTIONS = ["account", "notifications", "login", "integrations", "display"] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Also of one that was created here without a network. */
const BOARD_ID = /^(?:local-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function parsePath(address: string): Route {
  const [path = ""] = address.split("?", 1);
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { view: "unknown" };
  if (first === "b" && second) {
    return BOARD_ID.test(second)
      ? { view: "board", boardId: second, cardId: third ?? null }
      : { view: "unknown" };
  }
  if ((first === "invite" || first === "reset" || first === "verify") && second && !third)
    return { view: first, token: second };
  if (first === "import" && second && !third) return { view: "import", importId: second };
  if (first === "settings" && !third) return settingsRoute(second);
  if (second) return { view: "unknown" };
  switch (first) {
    case "":
      return { view: "boards" };
    case "forgot":
    case "login":
    case "register":
    case "signed-in":
    case "my-cards":
      return { view: first };
    case "find":
      return { view: "search" };
    default:
      return { view: "unknown" };
  }
}

function settingsRoute(name: string = SETTINGS_SECTIONS[0]): Route {
  const section = SETTINGS_SECTIONS.find((each) => each === name);
  return section ? { view: "settings", section } : { view: "unknown" };
}

export const settingsPath = (section: SettingsSection) =>
  section === SETTINGS_SECTIONS[0] ? "/settings" : `/settings/${section}`;
export const MY_CARDS_PATH = "/my-cards";
/** Not `/search`, which is the address of the API. */
export const searchPath = (query: string) => `/find?${searchQuery(query, null)}`;
/** Of one board, or of all. Empty without either. */
export const searchQuery = (query: string, boardId: string | null) =>
  new URLSearchParams({ ...(query && { q: query }), ...(boardId && { board: boardId }) }).toString();
export const boardPath = (boardId: string) => `/b/${boardId}`;
export const importPath = (importId: string) => `/import/${importId}`;
export const invitePath = (token: string) => `/invite/${token}`;
/** The board as it was after the event with this number. */
export const pastPath = (boardId: string, at: number) => `/b/${boardId}?at=${at}`;
export const cardPath = (boardId: string, cardId: string) => `/b/${boardId}/${cardId}`;

const listeners = createListeners();
/** Where the browser is going back to: it arrives a little later, but the view is shown at once. */
let returningTo: string | null = null;

export function navigate(path: string, { replace = false } = {}): void {
  if (returningTo !== null) {
    addEventListener("popstate", () => navigate(path, { replace }), { once: true });
    return;
  }
  // What is replaced is the entry of the view, not that of what covers it.
  if (replace) uncover();
  if (isGoingBack()) return onceBack(() => navigate(path, { replace }));
  go(path.includes("?") ? path : path + keptQuery(path), replace);
}

/**
 * Changes the query of the address; an empty one removes it. With `isView`, it leads to another view, as `navigate` does,
 * also from what covers this one.
 */
export function setQuery(query: string, { replace = false, isView = false } = {}): void {
  if (returningTo !== null) return;
  if (isGoingBack()) return onceBack(() => setQuery(query, { replace, isView }));
  const path = currentPath() + (query && `?${query}`);
  if (isView || !isCovered()) return go(path, replace);
  changeCovered(addressOf(path));
  listeners.notify();
}

let isOutdated = false;

/** There is a new version of the app: the next page is loaded from it. */
export function outdate(): void {
  isOutdated = true;
}

function go(path: string, replace: boolean): void {
  if (path === currentPath() + location.search) return;
  if (isOutdated && !isSamePage(path) && losesNothing()) {
    if (replace) location.replace(addressOf(path));
    else location.assign(addressOf(path));
    return;
  }
  if (replace) history.replaceState(history.state, "", addressOf(path));
  else if (isCovered()) {
    giveUpEntry();
    history.replaceState({ from: currentPath() }, "", addressOf(path));
  } else history.pushState({ from: currentPath() }, "", addressOf(path));
  listeners.notify();
}

/** A board keeps its filter while its cards are opened and closed, but an earlier moment ends with its query. */
function keptQuery(path: string): string {
  const isBoard = parsePath(path).view === "board";
  return isBoard && isSamePage(path) && momentIn(location.search) === null ? location.search : "";
}

/** A board is one page, with all of its cards. */
function isSamePage(path: string): boolean {
  const from = parsePath(currentPath());
  const to = parsePath(path);
  if (from.view === "board" && to.view === "board") return from.boardId === to.boardId;
  return from.view === to.view;
}

/** Closes a view on top of another, such as a card on its board; the browser's Back button does not reopen it. */
export function leaveTo(path: string): void {
  if (history.state?.from !== path) return navigate(path, { replace: true });
  if (returningTo !== null) return;
  if (isGoingBack()) return onceBack(() => leaveTo(path));
  returningTo = path;
  const arrive = () => {
    returningTo = null;
    listeners.notify();
  };
  addEventListener("popstate", arrive, { once: true });
  goBack(isCovered() ? 2 : 1);
  listeners.notify();
}

/** The current path; the component renders again when it changes. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => returningTo ?? currentPath());
}

/** The query of the address, without the question mark. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, () =>
    (returningTo === null ? location.search : keptQuery(returningTo)).slice(1),
  );
}

/** The number of an earlier event that the query asks for; null for the present. */
export function momentIn(query: string): number | null {
  const at = new URLSearchParams(query).get("at");
  const seq = at !== null && /^\d{1,16}$/.test(at) ? Number(at) : null;
  return Number.isSafeInteger(seq) ? seq : null;
}

function subscribe(listener: () => void): () => void {
  const unsubscribes = [listeners.subscribe(listener), changesKept.subscribe(listener)];
  addEventListener("popstate", listener);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    removeEventListener("popstate", listener);
  };
}
