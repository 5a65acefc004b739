/** The words of the pages that say why a sign-in has failed. */
import type { Language } from "../web/languages.ts";

interface Problem {
  /** Without a full stop. */
  title(about: string): string;
  text(about: string): string;
}

const en = {
  away: {
    title: (name: string) => `${name} cannot be reached`,
    text: () => "Signing in is not possible at the moment. Try again in a little while.",
  },
  expired: {
    title: () => "This sign-in has expired",
    text: () => "It took too long, was used before, or was started in another browser. Please start again.",
  },
  cancelled: {
    title: () => "You have not signed in",
    text: (name: string) => `${name} says that you have cancelled, or may not use this service.`,
  },
  unproved: {
    title: (name: string) => `Signing in with ${name} did not work`,
    text: (name: string) =>
      `What ${name} sent does not prove who you are. Try again; if that does not help, tell whoever runs this service.`,
  },
  noEmail: {
    title: (name: string) => `${name} did not tell your email address`,
    text: () => "An account here needs a valid one. Allow it there, or ask whoever runs this service.",
  },
  emailTaken: {
    title: () => "There is an account with your email address already",
    text: (name: string) =>
      `If it is yours, log in the way you did before and choose “Connect ${name}” in the settings. Otherwise ask whoever runs this service.`,
  },
  closed: {
    title: () => "You have no account here",
    text: () => "New accounts are created by whoever runs this service.",
  },
  inviteOnly: {
    title: () => "You have no account here",
    text: () =>
      "Creating an account takes an invitation to a board. Open the link of the invitation, and sign in from there.",
  },
  invitation: {
    title: () => "This invitation does not work for you",
    text: () => "It is no longer valid, or for another email address. Ask for a new one.",
  },
  deactivated: {
    title: () => "Your account is deactivated",
    text: () => "Ask whoever runs this service.",
  },
  otherAccount: {
    title: () => "Somebody else is logged in here",
    text: (username: string) =>
      `This browser is logged in as ${username}. Log out first, then sign in again.`,
  },
  linkedElsewhere: {
    title: () => "That account is in use already",
    text: (name: string) => `Your account at ${name} is connected with another account of this service.`,
  },
  linkedBefore: {
    title: () => "Your account is connected already",
    text: (name: string) =>
      `It is connected with another account at ${name}. Disconnect it in the settings first.`,
  },
  failed: {
    title: () => "Signing in did not work",
    text: () => "Something went wrong here, or there were too many attempts. Try again in a little while.",
  },
} satisfies Record<string, Problem>;

export type ProblemName = keyof typeof en;

const de: Record<ProblemName, Problem> = {
  away: {
    title: (name) => `${name} ist nicht erreichbar`,
    text: () => "Die Anmeldung ist gerade nicht möglich. Versuche es in Kürze noch einmal.",
  },
  expired: {
    title: () => "Diese Anmeldung ist abgelaufen",
    text: () =>
      "Sie hat zu lange gedauert, wurde schon verwendet oder in einem anderen Browser begonnen. Bitte beginne von vorn.",
  },
  cancelled: {
    title: () => "Du hast dich nicht angemeldet",
    text: (name) => `${name} meldet, dass du abgebrochen hast oder diesen Dienst nicht nutzen darfst.`,
  },
  unproved: {
    title: (name) => `Die Anmeldung mit ${name} hat nicht funktioniert`,
    text: (name) =>
      `Was ${name} geschickt hat, belegt nicht, wer du bist. Versuche es noch einmal; wenn das nicht hilft, wende dich an die Betreiber dieses Dienstes.`,
  },
  noEmail: {
    title: (name) => `${name} hat deine E-Mail-Adresse nicht mitgeteilt`,
    text: () =>
      "Ein Konto braucht eine gültige Adresse. Gib sie dort frei oder wende dich an die Betreiber dieses Dienstes.",
  },
  emailTaken: {
    title: () => "Es gibt schon ein Konto mit deiner E-Mail-Adresse",
    text: (name) =>
      `Wenn es deines ist, melde dich wie bisher an und wähle in den Einstellungen „Mit ${name} verbinden“. Sonst wende dich an die Betreiber dieses Dienstes.`,
  },
  closed: {
    title: () => "Du hast hier kein Konto",
    text: () => "Neue Konten legen die Betreiber dieses Dienstes an.",
  },
  inviteOnly: {
    title: () => "Du hast hier kein Konto",
    text: () =>
      "Für ein Konto brauchst du eine Einladung zu einem Board. Öffne den Link der Einladung und melde dich von dort aus an.",
  },
  invitation: {
    title: () => "Diese Einladung gilt nicht für dich",
    text: () => "Sie ist nicht mehr gültig oder für eine andere E-Mail-Adresse. Bitte um eine neue.",
  },
  deactivated: {
    title: () => "Dein Konto ist deaktiviert",
    text: () => "Wende dich an die Betreiber dieses Dienstes.",
  },
  otherAccount: {
    title: () => "Hier ist schon jemand anderes angemeldet",
    text: (username) => `Dieser Browser ist als ${username} angemeldet. Melde dich erst ab und dann neu an.`,
  },
  linkedElsewhere: {
    title: () => "Dieses Konto wird schon verwendet",
    text: (name) => `Dein Konto bei ${name} ist mit einem anderen Konto dieses Dienstes verbunden.`,
  },
  linkedBefore: {
    title: () => "Dein Konto ist schon verbunden",
    text: (name) =>
      `Es ist mit einem anderen Konto bei ${name} verbunden. Trenne die Verbindung erst in den Einstellungen.`,
  },
  failed: {
    title: () => "Die Anmeldung hat nicht funktioniert",
    text: () =>
      "Hier ist etwas schiefgegangen, oder es waren zu viele Versuche. Versuche es in Kürze noch einmal.",
  },
};

export const PROBLEM_TEXTS: Record<Language, Record<ProblemName, Problem>> = { en, de };

/** Where to go on from such a page. */
export type Way = "again" | "login" | "connect" | "boards" | "settings";

export const WAY_TEXTS: Record<Language, Record<Way, string>> = {
  en: {
    again: "Try again",
    login: "Back to login",
    connect: "Log in and connect",
    boards: "Go to your boards",
    settings: "Back to settings",
  },
  de: {
    again: "Noch einmal versuchen",
    login: "Zurück zur Anmeldung",
    connect: "Anmelden und verbinden",
    boards: "Zu deinen Boards",
    settings: "Zurück zu den Einstellungen",
  },
};
