/** What a change that waits to be sent will do, by its route. */
import type { Operation } from "../../../client/changes/operations.ts";

export interface Written {
  /** The first field that it changes. */
  field: string;
  /** The first line of what was written. */
  text: string;
  /** What was switched is switched on. */
  isOn: boolean;
}

export const todo: Readonly<Record<Operation["route"], string | ((written: Written) => string)>> = {
  createBoard: ({ text }) => `Board „${text}“ erstellen`,
  updateBoard: ({ field, text, isOn }) => {
    if (field === "title") return `Board in „${text}“ umbenennen`;
    if (field === "is_template")
      return isOn ? "Board als Vorlage verwenden" : "Board nicht mehr als Vorlage verwenden";
    return field === "description" ? "Beschreibung des Boards ändern" : "Farbe des Boards ändern";
  },
  createColumn: ({ text }) => `Spalte „${text}“ hinzufügen`,
  updateColumn: ({ field, text }) =>
    field === "title" ? `Spalte in „${text}“ umbenennen` : "Einstellungen einer Spalte ändern",
  moveColumn: "Spalte verschieben",
  deleteColumn: "Spalte löschen",
  archiveColumn: "Spalte archivieren",
  restoreColumn: ({ text }) => `Spalte „${text}“ wiederherstellen`,
  createCard: ({ text }) => `Karte „${text}“ hinzufügen`,
  createCards: "Karten hinzufügen",
  copyCard: "Karte kopieren",
  updateCard: ({ field, text, isOn }) => {
    if (field === "title") return `Karte in „${text}“ umbenennen`;
    if (field === "description") return "Beschreibung der Karte ändern";
    if (field === "is_complete")
      return isOn ? "Karte als erledigt markieren" : "Karte als nicht erledigt markieren";
    return field === "cover_attachment_id" ? "Titelbild der Karte ändern" : "Termine der Karte ändern";
  },
  moveCard: "Karte verschieben",
  deleteCard: "Karte löschen",
  archiveCard: "Karte archivieren",
  restoreCard: ({ text }) => `Karte „${text}“ wiederherstellen`,
  purgeTrash: ({ text }) => `„${text}“ endgültig löschen`,
  watchCard: "Karte beobachten",
  unwatchCard: "Karte nicht mehr beobachten",
  addLabel: "Label zur Karte hinzufügen",
  removeLabel: "Label von der Karte entfernen",
  createLabel: ({ text }) => `Label „${text}“ anlegen`,
  updateLabel: "Label ändern",
  deleteLabel: "Label löschen",
  assignCard: "Karte zuweisen",
  unassignCard: "Jemanden von der Karte entfernen",
  createChecklist: ({ text }) => `Checkliste „${text}“ hinzufügen`,
  updateChecklist: ({ text }) => `Checkliste in „${text}“ umbenennen`,
  moveChecklist: "Checkliste verschieben",
  deleteChecklist: "Checkliste löschen",
  createItem: ({ text }) => `Checklisteneintrag „${text}“ hinzufügen`,
  updateItem: ({ field, text, isOn }) => {
    if (field === "content") return `Checklisteneintrag in „${text}“ ändern`;
    return isOn ? "Checklisteneintrag abhaken" : "Haken eines Checklisteneintrags entfernen";
  },
  moveItem: "Checklisteneintrag verschieben",
  deleteItem: "Checklisteneintrag löschen",
  assignItem: "Checklisteneintrag zuweisen",
  unassignItem: "Jemanden von einem Checklisteneintrag entfernen",
  deleteAttachment: "Datei löschen",
  createComment: "Kommentar hinzufügen",
  updateComment: "Kommentar bearbeiten",
  deleteComment: "Kommentar löschen",
  starBoard: "Board mit Stern markieren",
  unstarBoard: "Stern vom Board entfernen",
  undo: "Frühere Änderung rückgängig machen",
  invite: "Mitglied zum Board hinzufügen",
  changeRole: "Rolle eines Mitglieds ändern",
  removeMember: "Mitglied vom Board entfernen",
};

export const attachFile = (name: string) => `Datei „${name}“ anhängen`;
