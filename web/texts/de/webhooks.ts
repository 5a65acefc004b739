/** Die Webhooks eines Boards: Adressen, die von seinen Änderungen erfahren. */
import { list, number, plural } from "../format.ts";

export const webhooks = "Webhooks";
export const whatTheyAre = "Andere Apps erfahren lassen, was auf diesem Board geschieht";
export const whatTheyDo =
  "Ein Webhook sendet jede Änderung an deine URL: signiert, der Reihe nach und so lange, bis sie ankommt.";
export const loading = "Webhooks werden geladen";
export const notLoaded = "Die Webhooks konnten nicht geladen werden";
export const ownersOnly = "Nur Eigentümer des Boards können Webhooks sehen und ändern.";

export const newWebhook = "Neuer Webhook";
export const editWebhook = "Webhook bearbeiten";
export const addFirst = "Webhook hinzufügen";
export const create = "Webhook hinzufügen";
export const address = "URL";
export const addressHint = "Sie muss POST-Anfragen annehmen. Mit https liest niemand mit.";
export const exampleAddress = "https://example.org/boardcast";
export const whichEvents = "Ereignisse";
export const everything = "Jede Änderung";
export const onlySome = "Nur Änderungen an";
export const chooseSome = "Wähle mindestens eine Art von Änderungen.";
export const groups = {
  card: "Karten",
  comment: "Kommentaren",
  checklist: "Checklisten",
  attachment: "Dateien",
  column: "Spalten",
  label: "Labels",
  board: "Board und Mitgliedern",
};
/** Mit der API feiner gewählt als diese Gruppen: die Arten der Ereignisse mit ihren Namen. */
export const told = (names: readonly string[] | null) =>
  names === null ? everything : `Änderungen an ${list(names)}`;

export const secretOf = (url: string) => `Das Geheimnis des Webhooks für ${url}`;
export const secretOnce =
  "Damit prüft der Empfänger, dass eine Nachricht von diesem Board kommt. Kopiere es jetzt: Es wird nicht wieder angezeigt.";
export const copySecret = "Geheimnis kopieren";
export const secretStored = "Ich habe es gespeichert";

export const upToDate = "Auf dem neuesten Stand.";
export const nothingSent = "Noch wurde kein Ereignis gesendet.";
export const behind = (count: number) =>
  plural(count, {
    one: "1 Ereignis wartet darauf, gesendet zu werden.",
    other: `${number(count)} Ereignisse warten darauf, gesendet zu werden.`,
  });
export const failingSince = (ago: string) => `Schlägt fehl, zum ersten Mal ${ago}.`;
export const nextAttempt = (when: string) => `Nächster Versuch ${when}.`;
export const off = "Ausgeschaltet.";
export const offBecause = {
  gone: "Ausgeschaltet, weil die URL mit 410 Gone geantwortet hat.",
  failed: "Ausgeschaltet, weil in den letzten Tagen jeder Versuch fehlgeschlagen ist.",
};
export const sendsTo = (url: string) => `Änderungen an ${url} senden`;

export const sendTest = "Test senden";
export const sendTestTo = (url: string) => `Test an ${url} senden`;
export const testSent = "Der Test ist unterwegs. Das Ergebnis siehst du unter „Zustellungen“.";
export const deliveriesOf = (url: string) => `Zustellungen an ${url}`;
export const editThis = (url: string) => `Webhook ${url} bearbeiten`;
export const deleteThis = (url: string) => `Webhook ${url} löschen`;
export const reallyDelete = (url: string) =>
  `Webhook für ${url} löschen? Sein Geheimnis und seine Zustellungen werden auch gelöscht.`;
export const deleteWebhook = "Webhook löschen";

export const deliveries = "Zustellungen";
export const deliveriesNotLoaded = "Die Zustellungen konnten nicht geladen werden";
export const noDeliveries = "Es wurde noch nichts gesendet.";
export const showEarlier = "Frühere Zustellungen anzeigen";
export const statuses = { pending: "Ausstehend", delivered: "Zugestellt", failed: "Fehlgeschlagen" };
export const eventNumber = (seq: number) => `Ereignis ${number(seq)}`;
/** Messages that are not events of the board. */
export const messages: Record<string, string> = { "webhook.test": "Test", resync: "Board neu laden" };
export const answered = (status: number) => `HTTP ${status}`;
export const noAnswer = "Keine Antwort";
export const attempts = (count: number) =>
  plural(count, { one: "1 Versuch", other: `${number(count)} Versuche` });
export const tookMs = (ms: number) => `${number(ms)} ms`;
export const replayFrom = (seq: number) => `Ereignis ${number(seq)} und alles danach noch einmal senden`;
export const replay = "Ab hier wiederholen";
export const replaying = (seq: number) => `Alles ab Ereignis ${number(seq)} wird noch einmal gesendet.`;

export const notChanged = "Der Webhook wurde nicht geändert";
export const notDeleted = "Der Webhook wurde nicht gelöscht";
export const notTested = "Der Test wurde nicht gesendet";
export const notReplayed = "Es wird nichts wiederholt";
