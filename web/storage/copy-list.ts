/** Of which boards there are copies, for the script that runs first: it cannot wait for the database to be opened. */
import { INSTALLATION } from "../installation.ts";

const KEY = `${INSTALLATION}-copies`;

/** It may be wrong for a moment; then the board is loaded a little later than it could be, or without need. */
export function isCopied(userId: string, boardId: string): boolean {
  return (localStorage.getItem(KEY) ?? "").includes(nameOf(userId, boardId));
}

export function listCopies(copies: readonly [userId: string, boardId: string][]): void {
  localStorage.setItem(KEY, copies.map(([userId, boardId]) => nameOf(userId, boardId)).join(" "));
}

export function nameOf(userId: string, boardId: string): string {
  return `${userId}/${boardId}`;
}
