import { dateFormat, number } from "../format.ts";

const MOMENT = dateFormat({ dateStyle: "medium", timeStyle: "short" });

export const settings = "Einstellungen";
export const sections = {
  account: "Konto",
  notifications: "Benachrichtigungen",
  login: "Anmeldung und Geräte",
  integrations: "Verbindungen",
  display: "Darstellung",
};
/** The title of the page. */
export const sectionOfSettings = (section: string) => `${section} – Einstellungen`;

export const profile = "Profil";
export const logInAs = (email: string) => `Du meldest dich als ${email} an.`;
export const username = "Benutzername";
export const firstName = "Vorname (optional)";
export const lastName = "Nachname (optional)";
export const saveProfile = "Profil speichern";
export const profileSaved = "Gespeichert.";
export const usernameTaken = "Der Name ist schon vergeben.";

export const picture = "Bild";
export const whoSeesPicture =
  "Alle, die hier ein Konto haben, können es sehen. Ohne Bild werden deine Initialen gezeigt.";
export const choosePicture = "Bild wählen …";
export const changePicture = "Bild ändern …";
export const removePicture = "Bild entfernen";
export const pictureFile = "Bilddatei";
export const yourPicture = "Dein Bild";
export const savePicture = "Bild speichern";
export const partOfPicture = "Bildausschnitt";
export const cropHint = "Ziehe das Bild oder verschiebe es mit den Pfeiltasten.";
export const zoom = "Zoom";
export const notAPicture = "Diese Datei ist kein Bild, das dein Browser anzeigen kann.";
export const pictureSaved = "Dein Bild ist gespeichert.";
export const pictureNotSaved = "Dein Bild wurde nicht gespeichert.";
export const pictureRemoved = "Dein Bild ist entfernt.";
export const pictureNotRemoved = "Dein Bild wurde nicht entfernt.";

export const emailAddress = "E-Mail-Adresse";
export const isConfirmed = (email: string) => `${email} ist bestätigt.`;
export const isNotConfirmed = (email: string) => `${email} ist noch nicht bestätigt.`;
export const sendConfirmation = "Bestätigungslink senden";
export const confirmationSent = (email: string) => `Eine E-Mail mit einem Link ist unterwegs an ${email}.`;

export const mail = "Benachrichtigungen per E-Mail";
export const mailNote =
  "Wir schicken dir nur, was du hier noch nicht gelesen hast. Die tägliche E-Mail fasst alles zusammen.";
export const mailNeedsConfirmation = "Bevor etwas gesendet wird, musst du deine E-Mail-Adresse bestätigen.";
export const mailKinds = {
  mentioned: "Jemand erwähnt mich",
  assigned: "Mir wird eine Karte zugewiesen",
  commented: "Kommentare zu meinen und beobachteten Karten",
  due_soon: "Eine Karte ist in einem Tag fällig",
  overdue: "Eine Karte ist überfällig",
  added: "Ich werde zu einem Board hinzugefügt",
};
export const mailChoices = { now: "Sofort", digest: "Täglich", off: "Nie" };
export const choiceNotSaved = "Deine Auswahl wurde nicht gespeichert.";

export const signingInWith = (provider: string) => `Anmelden mit ${provider}`;
export const isConnected = (provider: string) => `Du kannst dich mit ${provider} anmelden.`;
export const isOnlyWayIn = (provider: string) =>
  `Du meldest dich mit ${provider} an. Dein Konto hat kein Passwort, deshalb lässt sich die Verbindung nicht trennen.`;
export const isNotConnected = (provider: string) =>
  `Verbinde dein Konto, um dich mit ${provider} anzumelden.`;
export const connect = (provider: string) => `Mit ${provider} verbinden`;
export const disconnect = (provider: string) => `Verbindung mit ${provider} trennen`;
export const disconnected = (provider: string) => `Dein Konto ist nicht mehr mit ${provider} verbunden.`;

export const noPassword = (provider: string) =>
  `Du meldest dich mit ${provider} an. Dein Konto hat kein Passwort.`;
export const sendPasswordLink = "Link zum Festlegen senden";
export const password = "Passwort";
export const currentPassword = "Aktuelles Passwort";
export const newPassword = "Neues Passwort";
export const logsOutOthers = "Auf allen anderen Geräten wirst du dabei abgemeldet.";
export const changePassword = "Passwort ändern";
export const passwordChanged = "Geändert.";

export const sessions = "Wo du angemeldet bist";
export const logOutElsewhere = "Überall sonst abmelden";
export const showAll = (count: number) => `Alle ${number(count)} anzeigen`;
export const thisDevice = "Dieses Gerät";
export const activeNow = "jetzt aktiv";
export const activeJustNow = "gerade aktiv";
export const activeAgo = (ago: string) => `zuletzt aktiv: ${ago}`;
export const loggedInAt = (at: string) => `Angemeldet seit ${MOMENT.format(new Date(at))}`;
export const logOutDevice = (name: string, address: string) => `${name}, ${address} abmelden`;
export const restNotLoaded = "Der Rest der Liste konnte nicht geladen werden.";
export const deviceNotLoggedOut = "Das Gerät wurde nicht abgemeldet.";
export const deviceLoggedOut = (name: string) => `${name} ist abgemeldet.`;
export const othersNotLoggedOut = "Die anderen Geräte wurden nicht abgemeldet.";
export const othersLoggedOut = "Du bist überall sonst abgemeldet.";
export const browserOn = (browser: string, system: string) => `${browser} auf ${system}`;
export const unknownDevice = "Unbekanntes Gerät";

export const calendar = "Kalender";
export const calendarNote =
  "Abonniere diese Adresse in deiner Kalender-App, um Fälligkeiten dort zu sehen. Wer die Adresse hat, kann sie sehen: Behandle sie wie ein Passwort.";
export const calendarAddress = "Kalenderadresse";
export const allCards = "Alle Karten meiner Boards, nicht nur die mir zugewiesenen";
export const renewAddress = "Adresse erneuern";
export const renewAddressAsk = "Adresse erneuern …";
export const renewQuestion = "Kalenderadresse erneuern?";
export const renewWarning =
  "Die bisherige Adresse gilt sofort nicht mehr. Kalender, die sie benutzen, brauchen dann die neue.";
export const addressRenewed = "Der Kalender hat eine neue Adresse. Die alte gilt nicht mehr.";
export const addressNotRenewed = "Die Adresse wurde nicht erneuert.";

export const appearance = "Darstellung";
export const theme = "Farben";
export const themes = { system: "Wie im System", light: "Hell", dark: "Dunkel" };
export const motion = "Bewegung";
export const motions = { system: "Wie im System", reduced: "Weniger" };

export const dates = "Datum und Uhrzeit";
export const weekStart = "Woche beginnt am";
export const weekStarts = {
  usual: "Automatisch",
  monday: "Montag",
  sunday: "Sonntag",
  saturday: "Samstag",
};
export const clock = "Uhrzeit";
export const clocks = { usual: "Automatisch", h23: "24 Stunden", h12: "12 Stunden" };
export const timeZoneIs = (zone: string) => `Zeitzone: ${zone} (dieses Gerät)`;

export const onBoards = "Boards";
export const boardView = "Ein Board öffnet sich mit";
export const boardViews = {
  columns: "seinen Spalten",
  month: "dem Kalender, nach Monat",
  week: "dem Kalender, nach Woche",
};

export const language = "Sprache";
export const asInBrowser = "Wie im Browser";

export const screenReader = "Screenreader";
export const announceChanges = "Ansagen, was andere auf dem Board ändern";
export const announceChangesNote = "Viele Änderungen auf einmal werden in einem Satz zusammengefasst.";
