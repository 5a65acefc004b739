import { number, plural } from "../format.ts";

export const ourSide = "Bei uns ist etwas schiefgegangen.";
export const notReached = "Boardcast ist nicht erreichbar.";
export const pageNotFound = "Seite nicht gefunden";
export const addressMayBeWrong = "Vielleicht stimmt die Adresse nicht, oder die Seite gibt es nicht mehr.";

export const troubles = {
  offline: {
    title: "Du bist offline",
    detail:
      "Dein Gerät hat keine Verbindung. Deine Änderungen sind gesichert, und das hier lädt von selbst, sobald du wieder online bist.",
  },
  away: {
    title: "Boardcast antwortet nicht",
    detail:
      "Deine Verbindung steht, aber der Dienst antwortet nicht. Warte kurz und versuche es dann noch einmal.",
  },
  ours: {
    title: "Bei uns ist etwas schiefgegangen",
    detail:
      "Es lag nicht an dir. Versuche es noch einmal; passiert es wieder, sag denen Bescheid, die diesen Dienst betreiben.",
  },
};

export const pageNotShown = "Diese Seite kann nicht angezeigt werden";
export const pageNotShownWhy =
  "Bei uns ist etwas schiefgegangen. Deine Änderungen sind gesichert und werden gesendet.";
export const dialogNotShown =
  "Bei uns ist etwas schiefgegangen. Das Board und deine Änderungen sind nicht betroffen.";
export const reloadPage = "Seite neu laden";

export const pageNotLoaded = "Diese Seite konnte nicht geladen werden";
export const notLoadedWhy = "Boardcast ist nicht erreichbar oder wurde aktualisiert.";
export const partNotLoaded =
  "Das konnte nicht geladen werden. Boardcast ist nicht erreichbar oder wurde aktualisiert.";
export const dialogNotLoaded =
  "Das konnte nicht geladen werden. Boardcast ist nicht erreichbar oder wurde aktualisiert. Das Board funktioniert weiter, und deine Änderungen sind gesichert.";
export const calendarNotLoaded = "Der Kalender konnte nicht geladen werden";
export const pastNotLoaded = "Der Board-Verlauf konnte nicht geladen werden";
export const backToNow = "Zurück zu jetzt";

export const notLoggedIn = "Du bist nicht angemeldet.";
export const onlyOwners = "Das dürfen nur Eigentümer des Boards.";
export const notMember = "Du bist kein Mitglied dieses Boards.";
export const notAllowed = "Dazu hast du keine Berechtigung.";
export const gone = "Das gibt es nicht mehr.";
export const columnGone = "Die Spalte gibt es nicht mehr.";
export const lastOwner = "Ein Board braucht einen Eigentümer: Gib diese Rolle zuerst jemand anderem.";
export const alreadyMember = "Diese Person ist schon Mitglied dieses Boards.";
export const alreadyConfirmed = "Deine E-Mail-Adresse ist schon bestätigt.";
export const nameTaken = "Diese E-Mail-Adresse oder dieser Benutzername ist schon vergeben.";
export const wrongCurrentPassword = "Das aktuelle Passwort stimmt nicht.";
export const linkExpired = "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.";
export const invitationForOther = "Diese Einladung gilt für eine andere E-Mail-Adresse.";
export const tooMuch = "Hier ist kein Platz mehr. Lösche zuerst etwas.";
export const tooManyImports = "Andere Importe sind noch nicht fertig. Warte auf sie, oder entferne einen.";
export const tooLarge = "Das ist zu groß.";
export const notAPicture = "Das Bild muss eine PNG-, JPEG- oder WebP-Datei sein.";
export const changedSince = (name: string) => `${name} hat das inzwischen geändert.`;
export const byRule = "Eine Regel";
export const changedMeanwhile = "Jemand hat das inzwischen geändert.";
export const noLongerUndoable = "Das ist zu lange her, um es rückgängig zu machen.";
export const busy = "Boardcast kann gerade nicht antworten. Versuche es gleich noch einmal.";
export const tooFast = (seconds: number) =>
  seconds < 120
    ? plural(seconds, {
        one: "Das war viel auf einmal. Versuche es in einer Sekunde noch einmal.",
        other: `Das war viel auf einmal. Versuche es in ${number(seconds)} Sekunden noch einmal.`,
      })
    : `Das war viel auf einmal. Versuche es in ${number(Math.ceil(seconds / 60))} Minuten noch einmal.`;

export const invalidEmail = "Gib eine gültige E-Mail-Adresse ein.";
export const fillIn = "Fülle dieses Feld aus.";
export const atLeast = (count: number) => `Verwende mindestens ${number(count)} Zeichen.`;
export const atMost = (count: number) => `Verwende höchstens ${number(count)} Zeichen.`;
export const inThePast = "Wähle einen Zeitpunkt in der Zukunft.";
export const tooCommon = "Wähle ein weniger verbreitetes Passwort.";
export const passwordNeeds = (parts: string) => `Verwende ${parts}.`;
export const characters = (count: number) => `mindestens ${number(count)} Zeichen`;
export const lowercaseLetter = "einen Kleinbuchstaben";
export const uppercaseLetter = "einen Großbuchstaben";
export const digit = "eine Ziffer";
export const symbol = "ein Sonderzeichen";
export const tooLong = (length: number, most: number) =>
  `Zu lang: ${number(length)} von ${number(most)} Zeichen.`;
