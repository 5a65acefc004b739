import type { ReactNode } from "react";

export const pitch = "Ein Board, alle dabei, in Echtzeit.";

export const loggingIn = "Anmeldung läuft …";
export const email = "E-Mail";
export const password = "Passwort";
export const notNow = "Jetzt nicht";
export const wrongCredentials = "E-Mail oder Passwort stimmt nicht.";
export const newHere = "Neu hier?";
export const forgotPassword = "Passwort vergessen?";
export const logInAgain = "Erneut anmelden";
export const logInToOpenBoard = "Anmelden, um dieses Board zu öffnen";
export const loginExpired =
  "Deine Anmeldung ist abgelaufen. Melde dich an und mach weiter, wo du warst. Es geht nichts verloren.";
export const loggedOut = "Du wurdest abgemeldet. Was du hier schreibst, bleibt erhalten.";

export const continueWith = (provider: string) => `Weiter mit ${provider}`;
export const signedIn = "Du bist angemeldet";
export const closeThisTab = "Du kannst diesen Tab schließen und dort weitermachen, wo du warst.";
export const registerBySigningIn = "Dein Konto wird erstellt, wenn du dich zum ersten Mal anmeldest.";

export const createAnAccount = "Konto erstellen";
export const createAccount = "Konto erstellen";
export const creatingAccount = "Konto wird erstellt …";
export const alreadyHaveAccount = "Hast du schon ein Konto?";
export const username = "Benutzername";
export const usernameHint = "So sehen und finden dich andere.";
export const passwordHint = "Ein paar zufällige Wörter eignen sich gut.";
export const registrationClosed = "Neue Konten richtet hier nur die Administration ein.";
export const registrationByInvitation = "Für ein Konto brauchst du hier eine Einladung zu einem Board.";
export const joining = (board: ReactNode, inviter: ReactNode) => (
  <>
    für das Board „{board}“. {inviter} hat dich eingeladen.
  </>
);

export const forgotIntro =
  "Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort festlegst.";
export const noMail =
  "Dieser Dienst verschickt keine E-Mails, also auch keinen Link. Bitte die Administration um ein neues Passwort.";
export const forgotWithoutMail = "Passwort vergessen? Ein neues gibt dir die Administration.";
export const noPasswords = (provider = "einem anderen Dienst") =>
  `Hier brauchst du kein Passwort: Du meldest dich mit ${provider} an und bekommst dort auch Hilfe, wenn das nicht klappt.`;
export const sendLink = "Link senden";
export const linkSent = (address: string) =>
  `Wenn es ein Konto mit der Adresse ${address} gibt, ist eine E-Mail unterwegs. Der Link darin gilt eine Stunde.`;
export const backToLogin = "Zurück zur Anmeldung";

export const setNewPassword = "Neues Passwort festlegen";
export const newPassword = "Neues Passwort";
export const logsOutEverywhere = "Du wirst auf allen Geräten abgemeldet.";
export const setPassword = "Passwort festlegen";
export const getNewLink = "Neuen Link anfordern";
export const linkUsed = "Dieser Link ist abgelaufen oder wurde schon benutzt.";
export const passwordWasSet = "Dein Passwort ist geändert. Melde dich mit dem neuen an.";

export const confirmAddress = "E-Mail-Adresse bestätigen";
export const confirming = "Deine E-Mail-Adresse wird bestätigt";
export const addressConfirmed = "Deine E-Mail-Adresse ist bestätigt.";
export const linkDoesNotWork = "Dieser Link funktioniert nicht";

export const invitation = "Einladung";
export const loadingInvitation = "Die Einladung wird geladen";
export const invitationNotLoaded = "Die Einladung konnte nicht geladen werden";
export const invitationEnded = "Diese Einladung gilt nicht mehr";
export const invitationEndedWhy =
  "Sie ist abgelaufen, aufgebraucht oder wurde zurückgezogen. Bitte um eine neue.";
export const invitationNotValid = "Diese Einladung gilt nicht mehr.";
export const joinBoard = (title: string) => `„${title}“ beitreten`;
export const invitesYou = (inviter: ReactNode) => <>{inviter} hat dich zu diesem Board eingeladen.</>;
export const whatYouJoin =
  "Alle Mitglieder arbeiten an denselben Karten und sehen die Änderungen der anderen sofort.";
export const alreadyMember = (title: string) => `Du bist schon Mitglied von „${title}“`;
export const openBoard = "Board öffnen";
export const join = "Board beitreten";
export const joiningNow = "Einen Moment …";
export const invitationFor = (invited: string, me: string) =>
  `Diese Einladung ist für ${invited}. Du bist als ${me} angemeldet.`;
export const loggedInAs = (me: string) => `Du bist als ${me} angemeldet.`;
export const isForAddress = (address: string) => `Sie gilt für das Konto mit der Adresse ${address}.`;
