import { number, plural } from "../format.ts";

export const logOutUnsent = "Mit ungesendeten Änderungen abmelden?";
export const unsentStay = (count: number) =>
  plural(count, {
    one: "1 Änderung ist noch nicht gesendet. Sie bleibt in diesem Browser und wird gesendet, sobald du dich hier wieder anmeldest.",
    other: `${number(count)} Änderungen sind noch nicht gesendet. Sie bleiben in diesem Browser und werden gesendet, sobald du dich hier wieder anmeldest.`,
  });
export const logOutUnfinished = "Mit unfertigem Text abmelden?";
export const draftsStay = (count: number) =>
  plural(count, {
    one: "1 Text ist noch nicht fertig. Er bleibt in diesem Browser, wo ihn andere lesen könnten, bis du ihn abschließt oder verwirfst.",
    other: `${number(count)} Texte sind noch nicht fertig. Sie bleiben in diesem Browser, wo andere sie lesen könnten, bis du sie abschließt oder verwirfst.`,
  });
export const stayLoggedIn = "Angemeldet bleiben";
