import type { Limited } from "../../../contract/base/problems.ts";
import { number, plural } from "../format.ts";

export const ourSide = "Bei uns ist etwas schiefgegangen.";
export const notReached = "Boardcast ist nicht erreichbar.";
export const pageNotFound = "Seite nicht gefunden";
export const addressMayBeWrong = "Vielleicht stimmt die Adresse nicht, oder die Seite gibt es nicht mehr.";

export const troubles = {
  offline: {
    title: "Du bist offline",
    detail: "Deine Änderungen sind gesichert, und diese Seite lädt von selbst, sobald du wieder online bist.",
  },
  away: {
    title: "Boardcast antwortet nicht",
    detail: "Du bist online, aber Boardcast antwortet nicht. Warte kurz und versuche es dann noch einmal.",
  },
  ours: {
    title: "Bei uns ist etwas schiefgegangen",
    detail:
      "Es lag nicht an dir. Versuche es noch einmal. Wenn es wieder passiert, sag der Administration Bescheid.",
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
export const needsConnection =
  "Das konnte nicht geladen werden. Beim ersten Mal braucht es eine Verbindung: Versuch es noch einmal, wenn du online bist.";
export const dialogNotLoaded =
  "Das konnte nicht geladen werden. Boardcast ist nicht erreichbar oder wurde aktualisiert. Das Board funktioniert weiter, und deine Änderungen sind gesichert.";
export const calendarNotLoaded = "Der Kalender konnte nicht geladen werden";
export const pastNotLoaded = "Der Board-Verlauf konnte nicht geladen werden";
export const backToNow = "Zurück zum aktuellen Stand";

export const notLoggedIn = "Du bist nicht angemeldet.";
export const onlyOwners = "Das dürfen nur Eigentümer des Boards.";
export const notMember = "Du bist kein Mitglied dieses Boards.";
export const notAllowed = "Dazu hast du keine Berechtigung.";
export const gone = "Das gibt es nicht mehr.";
export const columnGone = "Die Spalte gibt es nicht mehr.";
export const lastOwner = "Ein Board braucht einen Eigentümer: Gib diese Rolle zuerst jemand anderem.";
export const alreadyMember = "Diese Person ist schon Mitglied dieses Boards.";
export const alreadyConfirmed = "Deine E-Mail-Adresse ist schon bestätigt.";
export const nameTaken = "E-Mail oder Benutzername schon vergeben.";
export const wrongCurrentPassword = "Das aktuelle Passwort stimmt nicht.";
export const linkExpired = "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.";
export const invitationForOther = "Diese Einladung gilt für eine andere E-Mail-Adresse.";
export const tooMuch = "Hier ist kein Platz mehr. Lösche zuerst etwas.";
export const tooLarge = "Das ist zu groß.";
export const notAPicture = "Das Bild muss eine PNG-, JPEG- oder WebP-Datei sein.";
export const alreadyMatched = "Diese Person wurde inzwischen einem anderen Mitglied zugeordnet.";
export const parentGone = "Wozu es gehörte, gibt es nicht mehr.";
export const notAPreview = "Dieser Import wurde schon gestartet.";
export const stillRunning = "Das wird gerade noch erledigt. Warte einen Moment.";
export const notUndoable = "Eine solche Änderung kann nicht rückgängig gemacht werden.";
export const tooMuchAtOnce = "Das ist zu viel auf einmal. Mach es in kleineren Schritten.";
export const wrongKind = "Dateien dieses Typs werden hier nicht angenommen.";
export const notUnderstood =
  "Der Dienst hat die Anfrage nicht verstanden. Lade die Seite neu und versuche es noch einmal.";
export const registrationClosed = "Für ein Konto brauchst du hier eine Einladung.";
export const loginFailed = "E-Mail oder Passwort stimmt nicht.";
export const notAllMembers = "Jemand, den du ausgewählt hast, ist kein Mitglied dieses Boards.";
export const onlyAuthor = "Nur wer den Kommentar geschrieben hat, kann ihn bearbeiten.";
export const authorOrOwner =
  "Nur wer den Kommentar geschrieben hat oder Eigentümer des Boards ist, kann ihn löschen.";
export const noPassword = "Dein Konto hat kein Passwort, das geändert werden könnte.";
export const alreadyConnected = "Dein Konto ist schon verbunden. Trenne es zuerst.";
export const needsPassword = "Dein Konto hat kein Passwort. Setze eins, bevor du es trennst.";
export const changedSince = (name: string) => `${name} hat das inzwischen geändert.`;
export const youChangedSince = "Du hast das inzwischen geändert.";
export const byRule = "Eine Regel";
export const changedMeanwhile = "Jemand hat das inzwischen geändert.";
export const noLongerUndoable = "Das ist zu lange her, um es rückgängig zu machen.";
export const limits: Record<Limited, string> = {
  boards: "Du kannst keine weiteren Boards erstellen.",
  deleted_boards:
    "Du hast zu viele Boards gelöscht, um weitere zu erstellen. Warte, bis die ältesten nicht mehr im Papierkorb sind.",
  members: "Dieses Board kann nicht mehr Mitglieder haben.",
  columns: "Dieses Board kann nicht mehr Spalten haben.",
  cards: "Dieses Board kann nicht mehr Karten haben.",
  labels: "Dieses Board kann nicht mehr Labels haben.",
  checklists: "Diese Karte kann nicht mehr Checklisten haben.",
  items: "Diese Checkliste kann nicht mehr Einträge haben.",
  comments: "Diese Karte kann nicht mehr Kommentare haben.",
  attachments: "Diese Karte kann nicht mehr Dateien haben.",
  rules: "Dieses Board kann nicht mehr Regeln haben.",
  webhooks: "Dieses Board kann nicht mehr Webhooks haben.",
  invitations: "Es sind zu viele Einladungen offen. Zieh zuerst eine zurück.",
  public_links: "Dieses Board kann nicht mehr öffentliche Links haben. Beende zuerst einen.",
  api_tokens: "Du kannst keine weiteren API-Tokens haben. Lösche zuerst einen.",
  imports: "Andere Importe sind noch nicht fertig. Warte auf sie, oder entferne einen.",
  board_bytes: "Dieses Board ist voll. Lösche zuerst etwas.",
  card_bytes: "Diese Karte ist voll. Lösche zuerst etwas daraus.",
  file_bytes: "Die Datei ist zu groß.",
  storage_bytes: "Dieses Board hat keinen Platz für weitere Dateien. Die im Papierkorb zählen mit.",
};
export const limitIs = (limit: string, most: string) => `${limit} Die Grenze ist ${most}.`;
export const diskNearlyFull =
  "Boardcast hat kaum noch Speicherplatz und nimmt nur kleine Änderungen an. Bitte die Administration, Platz zu schaffen.";
export const diskFull =
  "Boardcast hat keinen Speicherplatz mehr. Bitte die Administration, Platz zu schaffen.";
export const busy = "Boardcast ist gerade überlastet. Versuche es gleich noch einmal.";
export const tooFast = (seconds: number) =>
  seconds < 120
    ? plural(seconds, {
        one: "Das war viel auf einmal. Versuche es in einer Sekunde noch einmal.",
        other: `Das war viel auf einmal. Versuche es in ${number(seconds)} Sekunden noch einmal.`,
      })
    : `Das war viel auf einmal. Versuche es in ${number(Math.ceil(seconds / 60))} Minuten noch einmal.`;

export const invalidEmail = "Gib eine gültige E-Mail-Adresse ein.";
export const fillIn = "Fülle dieses Feld aus.";
export const fillInNamed = (name: string) => `Fülle „${name}“ aus.`;
export const atLeast = (count: number) => `Verwende mindestens ${number(count)} Zeichen.`;
export const atMost = (count: number) => `Verwende höchstens ${number(count)} Zeichen.`;
export const inThePast = "Wähle einen Zeitpunkt in der Zukunft.";
export const notAUrl = "Gib eine Adresse ein, die mit http:// oder https:// beginnt.";
export const urlWithPassword = "Gib die Adresse ohne Benutzernamen und Passwort ein.";
export const notPublic = "Diese Adresse ist nicht öffentlich. Die Administration kann sie erlauben.";
export const notAPlankaBoard = "Gib die Adresse eines Boards ein, wie sie in deinem Browser steht.";
export const onlyVisible =
  "Verwende nur Buchstaben ohne Umlaute, Ziffern und Zeichen einer US-Tastatur, ohne Leerzeichen.";
export const blanksAround = "Entferne Leerzeichen davor und danach und Zeilenumbrüche.";
export const unseenCharacters = "Entferne unsichtbare Zeichen.";
export const looseAccent = "Akzente gehören auf einen Buchstaben und können nicht allein stehen.";
export const mixedScripts = "Verwende Buchstaben eines einzigen Alphabets.";
export const pictureSize = (most: number) => `Wähle ein Bild mit höchstens ${number(most)} Pixeln pro Seite.`;
export const secretForm = "Gib whsec_ und danach 24 bis 64 Bytes als Base64 ein.";
export const notADate = "Gib ein Datum zwischen den Jahren 0 und 9999 ein.";
export const startAfterDue = "Der Start darf nicht nach der Fälligkeit liegen.";
export const tooCommon = "Wähle ein weniger verbreitetes Passwort.";
export const passwordNeeds = (parts: string) => `Verwende ${parts}.`;
export const characters = (count: number) => `mindestens ${number(count)} Zeichen`;
export const lowercaseLetter = "einen Kleinbuchstaben";
export const uppercaseLetter = "einen Großbuchstaben";
export const digit = "eine Ziffer";
export const symbol = "ein Sonderzeichen";
export const tooLong = (length: number, most: number) =>
  `Zu lang: ${number(length)} von ${number(most)} Zeichen.`;
