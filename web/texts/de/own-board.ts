export const editBoard = "Board-Einstellungen";
export const deleteBoard = "Board löschen";
export const wasDeleted = (title: string) => `Das Board „${title}“ ist gelöscht.`;
export const wasRestored = (title: string) => `Das Board „${title}“ ist wiederhergestellt.`;
export const wasNotRestored = (title: string) => `Das Board „${title}“ wurde nicht wiederhergestellt.`;
