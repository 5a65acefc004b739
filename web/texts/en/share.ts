/** The dialog for the public links of a board. */
import { dateFormat, list } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });
const MOMENT = dateFormat({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

export const share = "Share";
export const whoWorks = "To let people work on this board, invite them as members.";
export const invitePeople = "Invite people";
export const whoSees =
  "Anyone with the link can view this board live, without an account. They see cards, files and usernames, but no comments, activity or email addresses. They can’t edit anything.";
export const hasLink = "This board has a public link.";
export const onlyOwners = (names: readonly string[]) =>
  `Board owners can create and end public links: ${list(names)}.`;
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
export const noLinks = "No public links yet. Only members can see this board.";
export const createdAt = (at: string) => `Created ${MOMENT.format(new Date(at))}`;
export const expiresOn = (at: string) => `Expires ${DAY.format(new Date(at))}`;
export const neverExpires = "Never expires";
export const cannotBeShown = "its address can no longer be shown";
export const open = "Open";
export const copyLink = "Copy link";
export const addressOf = (when: string) => `Link address: ${when}`;
export const endLink = "End link";
export const endLinkOf = (when: string) => `End link: ${when}`;
export const endQuestion = "End this public link?";
export const endWarning = "Anyone viewing the board is disconnected right away. This can’t be undone.";
/** Before the reason, without a full stop. */
export const notEnded = "Couldn’t end the link";
export const linkEnded = "The link has ended. Anyone viewing the board has been disconnected.";
