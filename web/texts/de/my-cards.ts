import { number } from "../format.ts";

export const myCards = "Meine Karten";
export const groupBy = "Gruppieren";
export const orders = { due: "Nach Fälligkeit", board: "Nach Board" };
export const showComplete = "Erledigte zeigen";
export const cardsNotLoaded = "Deine Karten konnten nicht geladen werden";
export const mayBeOutdated = "Die Liste ist vielleicht nicht aktuell.";
export const cardsOffline =
  "Das sind deine Karten, wie sie auf diesem Gerät zuletzt geladen wurden. Was du änderst, wird später gesendet.";
export const nothingToDo = "Nichts zu tun";
export const nothingOnBoard = "Auf diesem Board ist nichts zu tun";
export const showAllBoards = "Karten aller Boards zeigen";
export const board = "Board";
export const allBoards = "Alle Boards";
export const otherBoard = "Ein anderes Board";
export const boardWithCount = (title: string, count: number) => `${title} (${number(count)})`;
export const whatAppearsHere = "Hier stehen die Karten, die dir zugewiesen sind, egal auf welchem Board.";
export const showMoreCards = "Mehr Karten anzeigen";
export const completeCard = (title: string) => `${title} erledigen`;
export const groups = {
  overdue: "Überfällig",
  earlier: "Früher",
  today: "Heute",
  tomorrow: "Morgen",
  week: "Nächste 7 Tage",
  later: "Später",
  none: "Ohne Fälligkeit",
};
/** Über den Boards, wenn danach gruppiert wird. */
export const dueByToday = "Überfällig und heute";
