export const title = "Willkommen bei Boardcast";
export const welcome = `Das ist eine Karte. Sie kann **Markdown**, Labels, Personen, Checklisten und Dateien enthalten.

- Ziehe sie, oder wähle sie an und drücke die \`Leertaste\`, dann die Pfeiltasten
- Drücke \`?\` für alle Tastenkürzel
- Öffne das Board in einem zweiten Fenster und sieh zu, wie sich beide ändern`;
export const idea = "Idee";
export const urgent = "Dringend";
export const design = "Gestaltung";
export const toDo = "Zu tun";
export const doing = "In Arbeit";
export const done = "Fertig";
export const openThisCard = "Öffne diese Karte und sieh dich um";
export const inviteSomeone = "Lade unter „Mitglieder“ jemanden ein";
export const showCalendar = "Wechsle zum Kalender und sieh, was fällig ist";
export const firstComment = "Hier stehen Kommentare. Mit @ erwähnst du jemanden auf dem Board.";
export const filterCards = "Filtere nach einem Label, einer Person oder einem Wort";
export const planLaunch = "Den Start planen";
export const beforeLaunch = "Vor dem Start";
export const announcement = "Ankündigung schreiben";
export const tryOnPhone = "Alles auf dem Handy ausprobieren";
export const tellTeam = "Dem Team Bescheid geben";
export const createAccount = "Ein Konto erstellen";
