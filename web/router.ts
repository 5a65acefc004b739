/** Addresses of the app on the History API: the path is the state, and every view can be linked to. */
import { useSyncExternalStore } from "react";

export type Route =
  | { view: "boards" }
  | { view: "login" }
  | { view: "register" }
  | { view: "settings" }
  | { view: "board"; boardId: string; cardId: string | null }
  | { view: "unknown" };

export function parsePath(path: string): Route {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { view: "unknown" };
  if (first === "b" && second) return { view: "board", boardId: second, cardId: third ?? null };
  if (second) return { view: "unknown" };
  switch (first) {
    case "":
      return { view: "boards" };
    case "login":
    case "register":
    case "settings":
      return { view: first };
    default:
      return { view: "unknown" };
  }
}

export const boardPath = (boardId: string) => `/b/${boardId}`;
export const cardPath = (boardId: string, cardId: string) => `/b/${boardId}/${cardId}`;

const listeners = new Set<() => void>();

export function navigate(path: string, { replace = false } = {}): void {
  if (path === location.pathname + location.search) return;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  for (const listener of listeners) listener();
}

/** The current path; the component renders again when it changes. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}
