export const myCards = "Meine Karten";
export const showComplete = "Erledigte zeigen";
export const cardsNotLoaded = "Deine Karten konnten nicht geladen werden";
export const mayBeOutdated = "Die Liste ist vielleicht nicht aktuell.";
export const nothingToDo = "Nichts zu tun";
export const whatAppearsHere = "Hier stehen die Karten, die dir zugewiesen sind, egal auf welchem Board.";
export const showMoreCards = "Mehr Karten anzeigen";
export const completeCard = (title: string) => `${title} erledigen`;
export const notChanged = (title: string) => `„${title}“ wurde nicht geändert.`;
export const groups = {
  overdue: "Überfällig",
  earlier: "Früher",
  today: "Heute",
  week: "Diese Woche",
  later: "Später",
  none: "Ohne Fälligkeit",
};
