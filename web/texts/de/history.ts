export const compare = "Vergleichen";
export const beforeAndAfter = ": die Beschreibung vorher und nachher";

export const history = "Versionen";
export const historyOfDescription = "Versionen der Beschreibung";
export const descriptionHistory = "Versionen der Beschreibung";
export const neverChanged = "Die Beschreibung wurde noch nie geändert.";
export const current = " · aktuell";
export const chosenVersion = "Die gewählte Version";
export const currentText = "Aktueller Text";
export const restoreVersion = "Diese Version wiederherstellen";
export const restored = "Die frühere Beschreibung wurde wiederhergestellt.";
export const kinds = { added: "Hinzugefügt", removed: "Entfernt", changed: "Was sich geändert hat" };
