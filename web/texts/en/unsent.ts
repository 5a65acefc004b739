/** The lists of changes that wait, were never sent or were refused. */
import { number, plural } from "../format.ts";

export const neverSent = "These changes were never sent";
export const whyNeverSent =
  "You made them in this browser more than a day ago, but Boardcast couldn’t be reached.";
export const discard = "Discard";
export const copyText = "Copy text";
export const sendNow = "Send now";

export const waiting = "Waiting to be sent";
export const whyWaiting =
  "They’re saved on this device and will be sent in this order as soon as Boardcast can be reached.";
export const notAccepted = "Refused";
export const whyNotAccepted = "Boardcast didn’t accept these changes, so they have been undone here.";
export const nothingWaits = "Nothing is waiting.";
export const clearList = "Clear list";
export const listCleared = "The list was cleared.";
export const bringListBack = "Bring it back";

/** Of a card on which something was changed here meanwhile. */
export const restoreWithChanges = (count: number) =>
  plural(count, {
    one: "Restore the card with your change",
    other: `Restore the card with your ${number(count)} changes`,
  });
