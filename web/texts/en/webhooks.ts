/** The webhooks of a board: addresses that are told of its changes. */
import { list, number, plural } from "../format.ts";

export const webhooks = "Webhooks";
export const whatTheyAre = "Tell other programs what happens on this board";
export const whatTheyDo =
  "A webhook sends every change of the board to an address of yours: signed, in order, and again until it has arrived.";
export const loading = "Loading webhooks";
export const notLoaded = "The webhooks could not be loaded";
export const ownersOnly = "Only owners of the board can see and change its webhooks.";

export const newWebhook = "New webhook";
export const editWebhook = "Edit webhook";
export const addFirst = "Add a webhook";
export const create = "Add webhook";
export const address = "Address";
export const addressHint = "It has to accept POST requests; with https, nobody reads them on their way.";
export const exampleAddress = "https://example.org/boardcast";
export const whichEvents = "What it is told";
export const everything = "Every change of the board";
export const onlySome = "Only changes of";
export const chooseSome = "Choose at least one kind of change.";
export const groups = {
  card: "Cards",
  comment: "Comments",
  checklist: "Checklists",
  attachment: "Files",
  column: "Columns",
  label: "Labels",
  board: "The board and its members",
};
/** Chosen with the API, finer than the groups: the kinds of events by their names. */
export const told = (names: readonly string[] | null) => (names === null ? everything : list(names));

export const secretOf = (url: string) => `The secret of the webhook for ${url}`;
export const secretOnce =
  "With it the receiver checks that a message comes from this board. Copy it now: it is not shown again.";
export const copySecret = "Copy secret";
export const secretStored = "I have stored it";

/** States, as the sentences below the address. */
export const upToDate = "Up to date.";
export const nothingSent = "No event has been sent yet.";
export const behind = (count: number) =>
  plural(count, {
    one: "1 event is waiting to be sent.",
    other: `${number(count)} events are waiting to be sent.`,
  });
export const failingSince = (ago: string) => `Failing; first failed ${ago}.`;
export const nextAttempt = (when: string) => `Next attempt ${when}.`;
export const off = "Off.";
export const offBecause = {
  gone: "Off, because the address answered that it is gone (410).",
  failed: "Off, because every attempt of the last days failed.",
};
export const sendsTo = (url: string) => `Send changes to ${url}`;

export const sendTest = "Send a test";
export const sendTestTo = (url: string) => `Send a test to ${url}`;
export const testSent = "The test is on its way; its result appears among the deliveries.";
export const deliveriesOf = (url: string) => `Deliveries to ${url}`;
export const editThis = (url: string) => `Edit the webhook ${url}`;
export const deleteThis = (url: string) => `Delete the webhook ${url}`;
export const reallyDelete = (url: string) =>
  `Delete the webhook for ${url}? Its secret and the list of its deliveries are deleted with it.`;
export const deleteWebhook = "Delete webhook";

export const deliveries = "Deliveries";
export const deliveriesNotLoaded = "The deliveries could not be loaded";
export const noDeliveries = "Nothing has been sent yet.";
export const showEarlier = "Show earlier deliveries";
export const statuses = { pending: "Pending", delivered: "Delivered", failed: "Failed" };
export const eventNumber = (seq: number) => `Event ${number(seq)}`;
/** Messages that are not events of the board. */
export const messages: Record<string, string> = { "webhook.test": "Test", resync: "Read the board again" };
export const answered = (status: number) => `HTTP ${status}`;
export const noAnswer = "No answer";
export const attempts = (count: number) =>
  plural(count, { one: "1 attempt", other: `${number(count)} attempts` });
export const tookMs = (ms: number) => `${number(ms)} ms`;
export const replayFrom = (seq: number) => `Send event ${number(seq)} and everything after it again`;
export const replay = "Replay from here";
export const replaying = (seq: number) => `Everything from event ${number(seq)} on is sent again.`;

/** Before the reason, without a full stop. */
export const notChanged = "The webhook was not changed";
export const notDeleted = "The webhook was not deleted";
export const notTested = "The test was not sent";
export const notReplayed = "Nothing is sent again";
