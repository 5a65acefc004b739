/** Der Dialog für die öffentlichen Links eines Boards. */
import { dateFormat, list } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });
const MOMENT = dateFormat({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

export const share = "Teilen";
export const whoWorks = "Wer an diesem Board mitarbeiten soll, wird Mitglied.";
export const invitePeople = "Personen einladen";
export const whoSees =
  "Wer den Link hat, kann dieses Board ohne Konto live ansehen: mit Karten, Dateien und Benutzernamen, aber ohne Kommentare, Aktivität und E-Mail-Adressen. Ändern lässt sich nichts.";
export const hasLink = "Dieses Board hat einen öffentlichen Link.";
export const onlyOwners = (names: readonly string[]) =>
  `Eigentümer des Boards können öffentliche Links erstellen und beenden: ${list(names)}.`;
export const newLink = "Neuer öffentlicher Link";
export const expiresAfter = "Läuft ab nach";
export const lifetimes = {
  "1": "1 Tag",
  "7": "7 Tagen",
  "30": "30 Tagen",
  "365": "1 Jahr",
  never: "Nie",
};
export const createLink = "Link erstellen";
export const linkCopied = "Der öffentliche Link wurde erstellt und kopiert.";
export const publicLinks = "Öffentliche Links";
export const noLinks = "Noch keine öffentlichen Links. Nur Mitglieder sehen dieses Board.";
export const createdAt = (at: string) => `Erstellt am ${MOMENT.format(new Date(at))}`;
export const expiresOn = (at: string) => `Gültig bis ${DAY.format(new Date(at))}`;
export const neverExpires = "Unbegrenzt gültig";
export const cannotBeShown = "seine Adresse kann nicht mehr angezeigt werden";
export const open = "Öffnen";
export const copyLink = "Link kopieren";
export const addressOf = (when: string) => `Adresse des Links: ${when}`;
export const endLink = "Link beenden";
export const endLinkOf = (when: string) => `Link beenden: ${when}`;
export const endQuestion = "Diesen öffentlichen Link beenden?";
export const endWarning = "Wer gerade zusieht, wird sofort getrennt. Das lässt sich nicht rückgängig machen.";
/** Vor dem Grund, ohne Punkt. */
export const notEnded = "Der Link wurde nicht beendet";
export const linkEnded = "Der Link gilt nicht mehr. Wer zugesehen hat, wurde getrennt.";
