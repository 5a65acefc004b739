import { number, plural } from "../format.ts";

export const whatColumnsAre = (
  <>
    Spalten sind die Schritte eurer Arbeit. Karten wandern hindurch, von <em>Zu tun</em> bis <em>Fertig</em>.
  </>
);
export const emptyBoard = "Leg los";
export const startWithUsual = "Mit Zu tun, In Arbeit und Fertig beginnen";
/** The last one is where cards are done. */
export const usualColumns: readonly string[] = ["Zu tun", "In Arbeit", "Fertig"];
export const orOwnColumn = "oder gib der ersten Spalte selbst einen Namen";
export const columnsAdded = (count: number) =>
  plural(count, {
    one: "1 Spalte wurde hinzugefügt.",
    other: `${number(count)} Spalten wurden hinzugefügt.`,
  });
export const columnsNotAdded = "Die Spalten wurden nicht hinzugefügt";
