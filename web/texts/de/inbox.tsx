import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const markAllRead = "Alle als gelesen markieren";
export const markRead = "Als gelesen markieren";
export const show = "Anzeigen";
export const filters = { all: "Alle", unread: "Ungelesen", mentions: "Erwähnungen" };
export const noneSuch = "Hier ist nichts.";
export const noneAmong = (count: number) => `Nichts davon unter den ${number(count)} neuesten.`;
export const earlier = (count: number) =>
  plural(count, { one: "1 frühere", other: `${number(count)} frühere` });
export const notOnCard = "Du bist nicht mehr auf dieser Karte";
export const done = (thing: ReactNode) => <>Erledigt: {thing}</>;
export const rescheduled = (thing: ReactNode) => <>Neues Fälligkeitsdatum: {thing}</>;
export const undated = (thing: ReactNode) => <>Kein Fälligkeitsdatum mehr: {thing}</>;
export const was = { due_soon: "War bald fällig", overdue: "War überfällig" };
export const inboxOffline =
  "Boardcast ist nicht erreichbar. Das sind die Benachrichtigungen, die auf diesem Gerät gespeichert sind. Was du liest, wird später als gelesen markiert.";
export const nothingNew = "Nichts Neues";
export const whatComes = "Hier erscheinen Erwähnungen, Zuweisungen und Kommentare zu deinen Karten.";

export const cardsOnBoard = (board: ReactNode) => <>Karten auf {board}</>;
export const sentences = {
  mentioned: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} hat dich in {thing} erwähnt
      </>
    ),
    alone: (thing: ReactNode) => <>Du wurdest in {thing} erwähnt</>,
  },
  assigned: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} hat dir {thing} zugewiesen
      </>
    ),
    alone: (thing: ReactNode) => <>Eine Regel hat dir {thing} zugewiesen</>,
  },
  commented: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} hat {thing} kommentiert
      </>
    ),
    alone: (thing: ReactNode) => <>Neuer Kommentar zu {thing}</>,
  },
  due_soon: {
    by: (_who: ReactNode, thing: ReactNode) => <>Bald fällig: {thing}</>,
    alone: (thing: ReactNode) => <>Bald fällig: {thing}</>,
  },
  overdue: {
    by: (_who: ReactNode, thing: ReactNode) => <>Überfällig: {thing}</>,
    alone: (thing: ReactNode) => <>Überfällig: {thing}</>,
  },
  added: {
    by: (who: ReactNode, thing: ReactNode) => (
      <>
        {who} hat dich zu {thing} hinzugefügt
      </>
    ),
    alone: (thing: ReactNode) => <>Du wurdest zu {thing} hinzugefügt</>,
  },
};
