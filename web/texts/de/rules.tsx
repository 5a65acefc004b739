import type { ReactNode } from "react";
import type { AutomationRule, EffectReason, RunReason } from "../../../contract/automations.ts";
import type { Part } from "../../rules/sentence.ts";
import { number } from "../format.ts";
import { words } from "../words.ts";

export const automation = "Regeln";
export const rules = "Regeln";
export const loading = "Regeln werden geladen";
export const notLoaded = "Die Regeln konnten nicht geladen werden";
export const ownersOnly = "Nur Eigentümer des Boards können Regeln erstellen und bearbeiten.";
export const newRule = "Neue Regel";
export const addAction = "Weitere Aktion hinzufügen";
export const addActionTo = (when: string) => `Weitere Aktion hinzufügen: ${when}`;
export const anotherAction = "Weitere Aktion";
export const editRule = "Regel bearbeiten";
export const createFirst = "Erste Regel erstellen";
export const letTheBoard = "Überlass dem Board die Routine";
export const whatRulesDo = (
  <>
    Wird eine Karte verschoben, erledigt oder fällig oder bekommt sie ein Label, kann eine Regel sie
    weiterschieben, jemandem zuweisen, mit einem Label versehen, erledigen oder archivieren. Zum Beispiel:
    „Wenn eine Karte nach <em>Prüfung</em> verschoben wird, wird <em>Ada</em> zugewiesen.“
  </>
);
/** `why` is a sentence; without a card, it is about several. */
export const couldNotAct = (rule: string, card: string | null, why: string) =>
  `Eine Regel konnte ${card === null ? "nichts" : `mit „${card}“ nichts`} tun: „${rule}“. ${why}`;
export const showRules = "Regeln zeigen";
export const theRule = (rule: string) => `Die Regel „${rule}“`;
export const rulesActed = (changes: number, card: string | null, cards: number) =>
  `Regeln haben ${number(changes)} Änderungen an ${card === null ? `${number(cards)} Karten` : `„${card}“`} vorgenommen.`;
export const undoneActed = "Was die Regeln getan haben, wurde rückgängig gemacht.";
export const notUndoneActed = "Was die Regeln getan haben, wurde nicht rückgängig gemacht";
export const notChanged = "Die Regel wurde nicht geändert";
export const notCreated = "Die Regel wurde nicht erstellt";
export const notDeleted = "Die Regel wurde nicht gelöscht";
export const isCreated = "Die Regel wurde erstellt.";
export const isAdded = "Die Aktion wurde hinzugefügt.";
export const isChanged = "Die Regel wurde geändert.";
export const isDeleted = "Die Regel wurde gelöscht.";
export const created = (rule: string) => `Regel „${rule}“ erstellt`;
export const changed = (rule: string) => `Regel „${rule}“ geändert`;
export const switchedOn = (rule: string) => `Regel „${rule}“ eingeschaltet`;
export const switchedOff = (rule: string) => `Regel „${rule}“ ausgeschaltet`;
export const deleted = (rule: string) => `Regel „${rule}“ gelöscht`;

const gone = (text: string): Part => ({ text, kind: "gone" });
export const sentence = (when: readonly Part[], then: readonly Part[]): Part[] => words`${when}, ${then}`;
export const when: Record<AutomationRule["trigger_type"], (thing: Part | null) => Part[]> = {
  card_created: () => words`Wenn eine Karte erstellt wird`,
  card_moved: (column) =>
    column
      ? words`Wenn eine Karte nach ${column} verschoben wird`
      : words`Wenn eine Karte in ${gone("eine gelöschte Spalte")} verschoben wird`,
  label_added: (label) =>
    label
      ? words`Wenn eine Karte das Label ${label} bekommt`
      : words`Wenn eine Karte ${gone("ein gelöschtes Label")} bekommt`,
  card_completed: () => words`Wenn eine Karte erledigt wird`,
  due_soon: () => words`Wenn eine Karte innerhalb eines Tages fällig ist`,
  due_passed: () => words`Wenn eine Karte überfällig wird`,
};
export const thenDo: Record<AutomationRule["action_type"], (thing: Part | null) => Part[]> = {
  assign_member: (person) => words`wird ${person ?? gone("ein gelöschtes Mitglied")} zugewiesen`,
  move_to_column: (column) =>
    column
      ? words`wird sie nach ${column} verschoben`
      : words`wird sie in ${gone("eine gelöschte Spalte")} verschoben`,
  add_label: (label) =>
    label
      ? words`wird das Label ${label} hinzugefügt`
      : words`wird ${gone("ein gelöschtes Label")} hinzugefügt`,
  remove_label: (label) =>
    label ? words`wird das Label ${label} entfernt` : words`wird ${gone("ein gelöschtes Label")} entfernt`,
  complete_card: () => words`wird sie als erledigt markiert`,
  reopen_card: () => words`wird sie als nicht erledigt markiert`,
  archive_card: () => words`wird sie archiviert`,
};

export const whenACard = "Wenn eine Karte";
export const triggers = {
  card_moved: "verschoben wird nach",
  label_added: "dieses Label bekommt:",
  card_completed: "erledigt wird",
  due_soon: "innerhalb eines Tages fällig ist",
  due_passed: "überfällig wird",
};
export const thenGap = "dann";
export const thenLabel = "Dann";
export const actions: Record<AutomationRule["action_type"], string> = {
  assign_member: "weise zu:",
  move_to_column: "verschiebe sie nach",
  add_label: "gib ihr das Label",
  remove_label: "entferne das Label",
  complete_card: "markiere sie als erledigt",
  reopen_card: "markiere sie als nicht erledigt",
  archive_card: "archiviere sie",
};
export const which = {
  column: "Welche Spalte",
  label: "Welches Label",
  person: "Wen",
  target: "Wohin",
  added: "Label, das sie bekommt",
  removed: "Label, das entfernt wird",
};
export const chosenLater = (gap: string) => `${gap} …`;
export const choose = {
  column: "Wähle eine Spalte.",
  label: "Wähle ein Label.",
  person: "Wähle eine Person.",
  target: "Wähle eine Spalte.",
  added: "Wähle ein Label.",
  removed: "Wähle ein Label.",
};
export const noColumns = "Dieses Board hat noch keine Spalten.";
export const noLabels = "Dieses Board hat noch keine Labels: Erstelle eines auf einer Karte.";
export const alreadyThere = "Die Karte ist schon in dieser Spalte, die Regel würde also nichts bewirken.";
export const alreadyLabeled = "Die Karte hat dieses Label schon, die Regel würde also nichts bewirken.";
export const alreadyComplete = "Die Karte ist schon erledigt, die Regel würde also nichts bewirken.";
export const notComplete = "Eine erledigte Karte wird nicht fällig, die Regel würde also nichts bewirken.";
export const discardRule = "Deine Änderungen verwerfen?";
export const keepEditing = "Weiter bearbeiten";
export const createRule = "Regel erstellen";
export const createAction = "Aktion hinzufügen";

export const whatItWouldDo = "Was diese Regel jetzt tun würde";
export const notTried = (reason: string) => `Die Regel konnte nicht getestet werden. ${reason}`;
export const wouldBe: Record<AutomationRule["action_type"], string> = {
  assign_member: "Würde zugewiesen",
  move_to_column: "Würde verschoben",
  add_label: "Bekäme das Label",
  remove_label: "Verlöre das Label",
  complete_card: "Würde erledigt",
  reopen_card: "Wäre nicht mehr erledigt",
  archive_card: "Würde archiviert",
};
export const whyNothing: Record<EffectReason, string> = {
  already_there: "Ist schon in dieser Spalte",
  column_full: "In der Spalte ist kein Platz mehr",
  already_assigned: "Ist dieser Person schon zugewiesen",
  already_labeled: "Hat dieses Label schon",
  not_labeled: "Hat dieses Label nicht",
  already_complete: "Ist schon erledigt",
  not_complete: "Ist nicht erledigt",
};
export const firstOnly = (count: number) => `Das sind die ersten ${number(count)} Karten.`;
/** On how many cards the rule was tried, and on how many of them it would act. */
export const triedOn = (trigger: AutomationRule["trigger_type"], all: number, acting: number) => {
  const { cards, one, many, when } = TRIED[trigger];
  if (all === 0) return `Zurzeit gibt es keine ${cards}, an denen sich die Regel testen lässt.`;
  const which =
    all === 1
      ? one
      : acting === all
        ? `alle ${number(all)} ${many}`
        : `${number(acting)} von ${number(all)} ${cards}`;
  const effect =
    acting === 0
      ? `Die Regel würde an keiner der ${number(all)} ${many} etwas ändern`
      : `Die Regel würde ${which} ändern`;
  return `${all === 1 && acting === 0 ? `Die Regel würde ${one} nicht ändern` : effect}. Jetzt passiert noch nichts: Sie läuft erst, wenn eine Karte ${when}.`;
};
interface Tried {
  cards: string;
  one: string;
  /** After an article or "alle". */
  many: string;
  when: string;
}
const TRIED: Record<AutomationRule["trigger_type"], Tried> = {
  card_moved: {
    cards: "Karten in dieser Spalte",
    one: "die eine Karte in dieser Spalte",
    many: "Karten in dieser Spalte",
    when: "dorthin verschoben wird",
  },
  label_added: {
    cards: "Karten mit diesem Label",
    one: "die eine Karte mit diesem Label",
    many: "Karten mit diesem Label",
    when: "es bekommt",
  },
  card_completed: {
    cards: "erledigten Karten",
    one: "die eine erledigte Karte",
    many: "erledigten Karten",
    when: "erledigt wird",
  },
  due_soon: {
    cards: "innerhalb eines Tages fälligen Karten",
    one: "die eine innerhalb eines Tages fällige Karte",
    many: "innerhalb eines Tages fälligen Karten",
    when: "innerhalb eines Tages fällig ist",
  },
  due_passed: {
    cards: "überfälligen Karten",
    one: "die eine überfällige Karte",
    many: "überfälligen Karten",
    when: "überfällig wird",
  },
  card_created: {
    cards: "neuen Karten",
    one: "die eine neue Karte",
    many: "neuen Karten",
    when: "erstellt wird",
  },
};

export const states = { on: "An", off: "Aus", suspended: "Ausgesetzt" };
export const somethingIsGone =
  "Etwas, worauf sie sich bezieht, gibt es nicht mehr. Stelle es wieder her oder bearbeite die Regel, um sie wieder zu nutzen.";
export const personIsGone =
  "Die Person, der sie zuweist, ist nicht auf dem Board. Bearbeite die Regel, um sie wieder zu nutzen.";
export const newCardsNotYet = "Regeln für neue Karten haben noch keine Wirkung.";
export const runsOf = (rule: string) => `Letzte Läufe der Regel: ${rule}`;
export const editThis = (rule: string) => `Regel bearbeiten: ${rule}`;
export const deleteThis = (rule: string) => `Regel löschen: ${rule}`;
export const lastRuns = "Letzte Läufe";
export const runsNotLoaded = "Die Läufe konnten nicht geladen werden";
export const noRuns = "Diese Regel ist noch nie gelaufen.";
export const showEarlierRuns = "Frühere Läufe anzeigen";
export const cardIsGone = "Eine Karte, die nicht mehr auf dem Board ist";
export const outcomes = { skipped: "Übersprungen", failed: "Fehlgeschlagen" };
export const whyNot: Record<RunReason, string> = {
  already_there: "Die Karte war schon in dieser Spalte.",
  column_full: "Die Spalte war voll.",
  already_assigned: "Die Karte war dieser Person schon zugewiesen.",
  already_labeled: "Die Karte hatte dieses Label schon.",
  not_labeled: "Die Karte hatte dieses Label nicht.",
  already_complete: "Die Karte war schon erledigt.",
  not_complete: "Die Karte war nicht erledigt.",
  archived_by_rule: "Eine andere Regel hatte die Karte archiviert.",
  card_too_large: "Die Karte wäre zu groß geworden.",
  change_too_large: "Die Regeln hätten zu viel auf einmal geändert.",
};
export const did: Record<AutomationRule["action_type"], string> = {
  assign_member: "Zugewiesen",
  move_to_column: "Verschoben",
  add_label: "Label hinzugefügt",
  remove_label: "Label entfernt",
  complete_card: "Erledigt",
  reopen_card: "Nicht mehr erledigt",
  archive_card: "Archiviert",
};
export const lastRan = (time: ReactNode, did: string) => (
  <>
    Zuletzt {time}: {did}
  </>
);
export const didTo = (action: AutomationRule["action_type"], title: string | null) => {
  const card = title === null ? "eine Karte" : `„${title}“`;
  return {
    assign_member: `${card} zugewiesen`,
    move_to_column: `${card} verschoben`,
    add_label: `Label zu ${title === null ? "einer Karte" : card} hinzugefügt`,
    remove_label: `Label von ${title === null ? "einer Karte" : card} entfernt`,
    complete_card: `${card} als erledigt markiert`,
    reopen_card: `${card} als nicht erledigt markiert`,
    archive_card: `${card} archiviert`,
  }[action];
};
export const didNothing = (time: ReactNode, why: string) => (
  <>
    Hat {time} nichts getan. {why}
  </>
);
export const hasFailed = (time: ReactNode, why: string) => (
  <>
    Fehlgeschlagen {time}. {why}
  </>
);

export const suggestions = "Vorschläge für dieses Board";
export const addRule = "Hinzufügen";
export const addThis = (rule: string) => `Regel hinzufügen: ${rule}`;
