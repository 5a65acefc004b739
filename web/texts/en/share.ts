/** The dialog for the public links of a board. */
import { dateFormat, list } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });
const MOMENT = dateFormat({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

export const share = "Share";
export const whoWorks = "To let people work on this board, make them members.";
export const invitePeople = "Invite people";
export const whoSees =
  "Everyone who has a public link sees this board as it is and as it changes, without logging in. They can change nothing.";
export const shown =
  "They see columns, cards, checklists, files and usernames. They do not see comments, email addresses, who is online, activity, automation, the archive or the trash.";
export const hasLink = "This board has a public link.";
export const onlyOwners = (names: readonly string[]) =>
  `Owners of the board create and end public links: ${list(names)}.`;
export const newLink = "New public link";
export const expiresAfter = "Expires after";
export const lifetimes = {
  "1": "1 day",
  "7": "7 days",
  "30": "30 days",
  "365": "1 year",
  never: "Never",
};
export const createLink = "Create link";
export const linkCopied = "The public link was created and copied.";
export const publicLinks = "Public links";
export const noLinks = "There are none. Only members see this board.";
export const createdAt = (at: string) => `Created ${MOMENT.format(new Date(at))}`;
export const expiresOn = (at: string) => `Expires ${DAY.format(new Date(at))}`;
export const neverExpires = "Never expires";
export const cannotBeShown = "its address can no longer be shown";
export const open = "Open";
export const copyLink = "Copy link";
export const addressOf = (when: string) => `Address of the link: ${when}`;
export const endLink = "End link";
export const endLinkOf = (when: string) => `End link: ${when}`;
export const endQuestion = "End this public link?";
export const endWarning = "Whoever is watching is disconnected at once. This cannot be undone.";
/** Before the reason, without a full stop. */
export const notEnded = "The link was not ended";
export const linkEnded = "The link has ended. Whoever was watching has been disconnected.";
