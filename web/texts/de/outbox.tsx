import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

const changes = (count: number) => plural(count, { one: "1 Änderung", other: `${number(count)} Änderungen` });
export const waitingOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} auf {board} {plural(count, { one: "wartet", other: "warten" })} darauf, gesendet zu
    werden.
  </>
);
export const neverSentOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} auf {board}{" "}
    {plural(count, {
      one: "wurde nie gesendet. Öffne das Board, um sie zu senden oder zu verwerfen.",
      other: "wurden nie gesendet. Öffne das Board, um sie zu senden oder zu verwerfen.",
    })}
  </>
);
export const undecidedOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} auf {board}{" "}
    {plural(count, {
      one: "wurde nicht gespeichert, weil jemand anderes denselben Text geändert hat. Öffne das Board, um zu wählen.",
      other:
        "wurden nicht gespeichert, weil jemand anderes dieselben Texte geändert hat. Öffne das Board, um zu wählen.",
    })}
  </>
);
/** New cards, or several lists of them. */
export const heldOn = (count: number, board: ReactNode) => (
  <>
    {changes(count)} auf {board}{" "}
    {plural(count, {
      one: "wurde nicht angenommen, weil ihre Spalte voll ist oder nicht mehr existiert. Öffne das Board, um eine andere zu wählen.",
      other:
        "wurden nicht angenommen, weil ihre Spalten voll sind oder nicht mehr existieren. Öffne das Board, um andere zu wählen.",
    })}
  </>
);
export const moreBoards = (count: number) =>
  plural(count, {
    one: "Und weitere auf 1 anderen Board.",
    other: `Und weitere auf ${number(count)} anderen Boards.`,
  });
/** A board whose name is not known. */
export const aBoard = "einem Board";
export const staleDiscarded = (count: number) =>
  plural(count, {
    one: "1 ungesendete Änderung, die älter als 30 Tage war, wurde verworfen.",
    other: `${number(count)} ungesendete Änderungen, die älter als 30 Tage waren, wurden verworfen.`,
  });
