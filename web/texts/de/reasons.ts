/** Why something did not work. The service says so in English: what it says about boards is translated, the rest by status. */
import { number } from "../format.ts";

export const ourSide = "Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.";
export const unreachable = "Boardcast ist nicht erreichbar.";

const BY_STATUS = new Map([
  [400, "Das konnte Boardcast nicht verarbeiten."],
  [401, "E-Mail-Adresse oder Passwort stimmen nicht, oder du bist abgemeldet."],
  [403, "Dazu fehlt dir die Berechtigung."],
  [404, "Das gibt es nicht mehr."],
  [409, "Das passt nicht mehr zum jetzigen Stand."],
  [410, "Das liegt zu weit zurück oder wurde endgültig gelöscht."],
  [412, "Jemand anders hat das inzwischen geändert."],
  [413, "Das ist zu groß, um gespeichert zu werden."],
  [415, "Dieses Format kann Boardcast nicht verarbeiten."],
  [422, "Eine der Angaben passt nicht."],
  [429, "Das war zu viel auf einmal. Versuch es gleich noch einmal."],
  [500, ourSide],
  [502, unreachable],
  [503, "Boardcast ist gerade nicht verfügbar. Versuch es bald noch einmal."],
  [504, unreachable],
]);

const SENTENCES = new Map([
  ["You are not a member of this board.", "Du bist kein Mitglied dieses Boards."],
  ["Only owners of the board may do this.", "Das dürfen nur Eigentümer des Boards."],
  ["Only owners may remove other members.", "Nur Eigentümer dürfen andere Mitglieder entfernen."],
  ["Only its author may edit a comment.", "Einen Kommentar darf nur bearbeiten, wer ihn geschrieben hat."],
  [
    "Only its author and owners of the board may delete a comment.",
    "Einen Kommentar dürfen nur Eigentümer des Boards löschen und wer ihn geschrieben hat.",
  ],
  [
    "Only owners of the board may undo what others have changed.",
    "Nur Eigentümer des Boards dürfen rückgängig machen, was andere geändert haben.",
  ],
  [
    "One or more of these users are not members of the board.",
    "Mindestens eine dieser Personen ist kein Mitglied des Boards.",
  ],
  [
    "The last owner of a board cannot leave or be demoted.",
    "Ein Board braucht mindestens einen Eigentümer. Mach zuerst jemand anderen dazu.",
  ],
  ["This user is already a member of the board.", "Diese Person ist schon Mitglied des Boards."],
  [
    "This e-mail address or username is already taken.",
    "Diese E-Mail-Adresse oder dieser Benutzername ist schon vergeben.",
  ],
  ["The current password is wrong.", "Das jetzige Passwort stimmt nicht."],
  [
    "This link has expired or was used before; ask for a new one.",
    "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.",
  ],
  ["The card of this attachment is gone.", "Die Karte dieser Datei gibt es nicht mehr."],
  ["The column of this card is gone.", "Die Spalte dieser Karte gibt es nicht mehr."],
  ["Too many failed attempts; try again later.", "Zu viele Fehlversuche. Versuch es später noch einmal."],
  ["The picture must be a PNG, JPEG or WebP.", "Das Bild muss ein PNG, JPEG oder WebP sein."],
]);

const PATTERNS: readonly [said: RegExp, text: (first: string, second: string) => string][] = [
  [
    /^The column “(.*)” is full: its limit is (\d+) cards?\.$/s,
    (column, most) => `Die Spalte „${column}“ ist voll: Ihr Limit liegt bei ${number(Number(most))}.`,
  ],
  [
    /^The file is larger than the maximum of (.*)\.$/,
    (most) => `Die Datei ist größer als die erlaubten ${most}.`,
  ],
  [
    /^You may have no more than (\d+) boards/,
    (most) => `Mehr als ${number(Number(most))} Boards kannst du nicht anlegen.`,
  ],
  [/ may have no more than (\d+) /, (most) => `Die Obergrenze von ${number(Number(most))} ist erreicht.`],
];

/** `detail` is what the service says. */
export function refusal(status: number, detail: string): string {
  const known = SENTENCES.get(detail);
  if (known !== undefined) return known;
  for (const [said, text] of PATTERNS) {
    const match = said.exec(detail);
    if (match) return text(match[1] ?? "", match[2] ?? "");
  }
  return BY_STATUS.get(status) ?? detail;
}
