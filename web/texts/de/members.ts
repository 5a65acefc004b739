import { dateFormat, list, number, plural } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });

export const members = "Mitglieder";
export const ownersCanAdd = (names: readonly string[]) =>
  `Eigentümer des Boards können Personen hinzufügen: ${list(names)}.`;
export const memberCount = (count: number) =>
  plural(count, { one: "1 Mitglied", other: `${number(count)} Mitglieder` });
export const membersOfBoard = "Mitglieder dieses Boards";
export const addSomeone = "Jemanden hinzufügen";
export const usernameOrEmail = "Benutzername oder E-Mail-Adresse";
export const searching = "Suche läuft";
export const searchFailed = "Die Suche hat nicht geklappt.";
export const noAccounts = "Kein passendes Konto.";
export const copyInvitation = "Einladungslink kopieren";
export const inviteAddress = (email: string) => `Einladung an ${email} senden`;
export const peopleFound = "Gefundene Personen";
export const alreadyMembers = (names: readonly string[]) =>
  plural(names.length, {
    one: `${list(names)} ist schon Mitglied.`,
    other: `Schon Mitglieder: ${list(names)}.`,
  });
export const addPerson = (name: string) => `${name} hinzufügen`;

export const you = "(du)";
export const hereNow = "gerade hier";
export const roleOf = (name: string, role: string) => `Rolle von ${name}: ${role}`;
export const makeOwner = "Zum Eigentümer machen";
export const makeMember = "Zum Mitglied machen";
export const removeFromBoard = "Vom Board entfernen";
export const roles = { owner: "Eigentümer", member: "Mitglied" };
export const isNow = {
  owner: (name: string) => `${name} ist jetzt Eigentümer.`,
  member: (name: string) => `${name} ist jetzt Mitglied.`,
};
export const youAreNow = { owner: "Du bist jetzt Eigentümer.", member: "Du bist jetzt Mitglied." };
export const changeBack = "Zurück ändern";
export const leave = "Verlassen";
export const removePerson = (name: string) => `${name} entfernen`;
export const onlyMember =
  "Du bist das einzige Mitglied. Füge jemanden hinzu, oder lösche das Board in seinem Menü.";
export const youAreOnlyOwner =
  "Du bist der einzige Eigentümer. Mache jemand anderen zum Eigentümer, bevor du gehst.";
export const leaveQuestion =
  "Dieses Board verlassen? Alle deine Zuweisungen darauf werden aufgehoben, und nur ein Eigentümer kann dich wieder hinzufügen.";
export const removeQuestion = (name: string) =>
  `${name} entfernen? Alle Zuweisungen an diese Person auf dem Board werden aufgehoben.`;
export const leaveBoard = "Board verlassen";

export const notAdded = (name: string) => `${name} wurde nicht hinzugefügt`;
export const roleNotChanged = (name: string) => `Die Rolle von ${name} wurde nicht geändert`;
export const notRemoved = (name: string) => `${name} wurde nicht entfernt`;
export const youLeft = (title: string) => `Du hast „${title}“ verlassen.`;
export const youCouldNotLeave = "Du konntest das Board nicht verlassen.";

export const importedPeople = "Personen aus dem Import";
export const matchingHint =
  "Ordne ihnen Mitglieder zu: Ihre Karten und Kommentare gehören dann diesem Mitglied.";
export const memberFor = (name: string) => `Mitglied für ${name}`;
export const chooseMember = "Mitglied wählen";
export const match = "Zuordnen";
export const matchPerson = (name: string) => `${name} zuordnen`;
export const isMatched = (member: string) => `Zugeordnet: ${member}`;
export const isMatchedToFormer = "Zugeordnet: jemand, der nicht mehr Mitglied ist";
export const nowMatched = (name: string, member: string) => `${name} ist jetzt ${member}.`;
export const notMatched = (name: string) => `${name} wurde nicht zugeordnet.`;

export const invitations = "Einladungen";
export const whatInvitationsGive =
  "Wer eingeladen wird, wird Mitglied und kann alle Karten und Spalten sehen und ändern.";
export const openInvitations = "Offene Einladungen";
export const inviteByLink = "Per Link einladen, gültig";
export const lifetimes = { "1": "1 Tag", "7": "7 Tage", "30": "30 Tage", never: "unbegrenzt" };
export const createLink = "Link erstellen";
export const linkCopied = "Der Link ist erstellt und kopiert.";
export const inviteByEmail = "Per E-Mail einladen";
export const exampleEmail = "name@example.org";
export const sendInvitation = "Einladung senden";
export const invitationSent = (email: string) => `Eine Einladung ist unterwegs an ${email}.`;
export const anyone = "Alle mit dem Link";
export const neverExpires = "Unbegrenzt gültig";
export const expiresOn = (at: string) => `Gültig bis ${DAY.format(new Date(at))}`;
export const joinsAsOwner = "als Eigentümer";
export const used = (times: number) =>
  plural(times, { one: "einmal benutzt", other: `${number(times)}-mal benutzt` });
export const copyLink = "Link kopieren";
export const revoke = "Zurückziehen";
export const revokeInvitation = (who: string) => `Einladung zurückziehen: ${who}`;
export const notRevoked = "Die Einladung wurde nicht zurückgezogen.";
