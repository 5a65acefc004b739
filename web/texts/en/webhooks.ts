/** The webhooks of a board: addresses that are told of its changes. */
import { list, number, plural } from "../format.ts";

export const webhooks = "Webhooks";
export const whatTheyAre = "Tell other apps what happens on this board";
export const whatTheyDo =
  "A webhook sends every change to your URL: signed, in order, retried until delivered.";
export const loading = "Loading webhooks";
export const notLoaded = "Couldn’t load the webhooks";
export const ownersOnly = "Only board owners can see and change webhooks.";

export const newWebhook = "New webhook";
export const editWebhook = "Edit webhook";
export const addFirst = "Add a webhook";
export const create = "Add webhook";
export const address = "URL";
export const addressHint = "It has to accept POST requests. Use https to keep them private.";
export const exampleAddress = "https://example.org/boardcast";
export const whichEvents = "Events";
export const everything = "Every change";
export const onlySome = "Only these";
export const chooseSome = "Choose at least one kind of change.";
export const groups = {
  card: "Cards",
  comment: "Comments",
  checklist: "Checklists",
  attachment: "Files",
  column: "Columns",
  label: "Labels",
  board: "Board and members",
};
/** Chosen with the API, finer than the groups: the kinds of events by their names. */
export const told = (names: readonly string[] | null) => (names === null ? everything : list(names));

export const secretOf = (url: string) => `Secret of the webhook for ${url}`;
export const secretOnce =
  "The receiver uses it to check that messages come from this board. Copy it now. It won’t be shown again.";
export const copySecret = "Copy secret";
export const secretStored = "I’ve saved it";

/** States, as the sentences below the address. */
export const upToDate = "Up to date.";
export const nothingSent = "No event has been sent yet.";
export const behind = (count: number) =>
  plural(count, {
    one: "1 event is waiting to be sent.",
    other: `${number(count)} events are waiting to be sent.`,
  });
export const failingSince = (ago: string) => `Failing. First failed ${ago}.`;
export const nextAttempt = (when: string) => `Next attempt ${when}.`;
export const off = "Off.";
export const offBecause = {
  gone: "Off because the URL answered 410 Gone.",
  failed: "Off because every attempt in the last few days failed.",
};
export const sendsTo = (url: string) => `Send changes to ${url}`;

export const sendTest = "Send a test";
export const sendTestTo = (url: string) => `Send a test to ${url}`;
export const testSent = "The test is on its way. See the result under Deliveries.";
export const deliveriesOf = (url: string) => `Deliveries to ${url}`;
export const editThis = (url: string) => `Edit the webhook ${url}`;
export const deleteThis = (url: string) => `Delete the webhook ${url}`;
export const reallyDelete = (url: string) =>
  `Delete the webhook for ${url}? Its secret and deliveries are deleted too.`;
export const deleteWebhook = "Delete webhook";

export const deliveries = "Deliveries";
export const deliveriesNotLoaded = "Couldn’t load the deliveries";
export const noDeliveries = "Nothing has been sent yet.";
export const showEarlier = "Show earlier deliveries";
export const statuses = { pending: "Pending", delivered: "Delivered", failed: "Failed" };
export const eventNumber = (seq: number) => `Event ${number(seq)}`;
/** Messages that are not events of the board. */
export const messages: Record<string, string> = { "webhook.test": "Test", resync: "Reload the board" };
export const answered = (status: number) => `HTTP ${status}`;
export const noAnswer = "No response";
export const attempts = (count: number) =>
  plural(count, { one: "1 attempt", other: `${number(count)} attempts` });
export const tookMs = (ms: number) => `${number(ms)} ms`;
export const replayFrom = (seq: number) => `Send event ${number(seq)} and everything after it again`;
export const replay = "Replay from here";
export const replaying = (seq: number) => `Sending everything from event ${number(seq)} again.`;

/** Before the reason, without a full stop. */
export const notChanged = "Couldn’t change the webhook";
export const notDeleted = "Couldn’t delete the webhook";
export const notTested = "Couldn’t send the test";
export const notReplayed = "Couldn’t send again";
