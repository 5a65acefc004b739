/** Of which checklists the completed items are hidden: a choice of each person, kept on this device. */
import { INSTALLATION } from "../../installation.ts";

/** Of the latest; the others show theirs again. */
const MOST_KEPT = 200;

interface Place {
  userId: string;
  /** The checklist. */
  id: string;
}

export function hidesDone({ userId, id }: Place): boolean {
  return idsOf(userId).includes(id);
}

export function setHidesDone({ userId, id }: Place, hides: boolean): void {
  const others = idsOf(userId).filter((each) => each !== id);
  const ids = hides ? [...others, id].slice(-MOST_KEPT) : others;
  localStorage.setItem(keyOf(userId), ids.join());
}

function idsOf(userId: string): string[] {
  return (localStorage.getItem(keyOf(userId)) ?? "").split(",").filter(Boolean);
}

function keyOf(userId: string): string {
  return `${INSTALLATION}-hidden-done:${userId}`;
}
