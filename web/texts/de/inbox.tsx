import type { ReactNode } from "react";
import { number, plural } from "../format.ts";

export const markAllRead = "Alle als gelesen markieren";
export const markRead = "Als gelesen markieren";
export const show = "Anzeigen";
export const filters = { all: "Alle", unread: "Ungelesen", mentions: "Erwähnungen" };
export const noneSuch = "Davon gibt es nichts.";
export const noneAmong = (count: number) => `Davon ist nichts unter den ${number(count)} neuesten.`;
export const earlier = (count: number) =>
  plural(count, { one: "1 frühere", other: `${number(count)} frühere` });
export const notOnCard = "Du bist nicht mehr auf dieser Karte";
export const done = (thing: ReactNode) => <>Erledigt: {thing}</>;
export const rescheduled = (thing: ReactNode) => <>Neues Fälligkeitsdatum: {thing}</>;
export const undated = (thing: ReactNode) => <>Kein Fälligkeitsdatum mehr: {thing}</>;
export const was = { due_soon: "War bald fällig", overdue: "War überfällig" };
export const inboxOffline =
  "Gerade lässt sich nichts laden. Das ist, was dieses Gerät hat; was du liest, wird später vermerkt.";
export const nothingNew = "Nichts Neues";
export const whatComes =
  "Hier siehst du, wenn dich jemand erwähnt, dir eine Karte zuweist, dich zu einem Board hinzufügt oder eine Karte kommentiert, die du bearbeitest oder beobachtest.";

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
