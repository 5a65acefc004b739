/** The members of a board, and invitations to it. */
import { dateFormat, list, number, plural } from "../format.ts";

const DAY = dateFormat({ dateStyle: "medium" });

export const members = "Members";
export const ownersCanAdd = (names: readonly string[]) => `Board owners can add people: ${list(names)}.`;
export const memberCount = (count: number) =>
  plural(count, { one: "1 member", other: `${number(count)} members` });
export const membersOfBoard = "Members of this board";
export const addSomeone = "Add someone";
export const usernameOrEmail = "Username or email address";
export const searching = "Searching";
export const searchFailed = "The search failed.";
export const noAccounts = "No matching accounts.";
export const copyInvitation = "Copy an invitation link";
export const inviteAddress = (email: string) => `Send an invitation to ${email}`;
export const peopleFound = "People found";
export const alreadyMembers = (names: readonly string[]) =>
  plural(names.length, {
    one: `${list(names)} is already a member.`,
    other: `Already members: ${list(names)}.`,
  });
export const addPerson = (name: string) => `Add ${name}`;

/** After a name. */
export const you = "(you)";
export const hereNow = "here now";
export const roleOf = (name: string, role: string) => `${name}’s role: ${role}`;
export const makeOwner = "Make owner";
export const makeMember = "Make member";
export const removeFromBoard = "Remove from board";
export const roles = { owner: "Owner", member: "Member" };
export const isNow = {
  owner: (name: string) => `${name} is now an owner.`,
  member: (name: string) => `${name} is now a member.`,
};
export const youAreNow = { owner: "You’re now an owner.", member: "You’re now a member." };
export const changeBack = "Change back";
export const leave = "Leave";
export const removePerson = (name: string) => `Remove ${name}`;
export const onlyMember = "You’re the only member. Add someone, or delete the board from its menu.";
export const youAreOnlyOwner = "You’re the only owner. Make someone else an owner before you leave.";
export const leaveQuestion =
  "Leave this board? You’ll be unassigned from everything on it, and only an owner can add you again.";
export const removeQuestion = (name: string) =>
  `Remove ${name}? They’ll be unassigned from everything on this board.`;
export const leaveBoard = "Leave board";

/** Before the reason, without a full stop. */
export const notAdded = (name: string) => `Couldn’t add ${name}`;
export const roleNotChanged = (name: string) => `Couldn’t change ${name}’s role`;
export const notRemoved = (name: string) => `Couldn’t remove ${name}`;
export const youLeft = (title: string) => `You’ve left “${title}”.`;
export const youCouldNotLeave = "Couldn’t leave the board.";

export const importedPeople = "People from the import";
export const matchingHint =
  "Choose which member each person is. Their cards and comments become that member’s.";
export const memberFor = (name: string) => `Member for ${name}`;
export const chooseMember = "Choose a member";
export const match = "Match";
export const matchPerson = (name: string) => `Match ${name}`;
export const isMatched = (member: string) => `Matched to ${member}`;
export const isMatchedToFormer = "Matched to someone who has left";
export const nowMatched = (name: string, member: string) => `${name} is now ${member}.`;
export const notMatched = (name: string) => `Couldn’t match ${name}.`;

export const invitations = "Invitations";
export const whatInvitationsGive =
  "People you invite become members. They can see and change all cards and columns.";
export const openInvitations = "Open invitations";
export const inviteByLink = "Invite by link that expires after";
export const lifetimes = { "1": "1 day", "7": "7 days", "30": "30 days", never: "Never" };
export const createLink = "Create link";
export const linkCopied = "The link was created and copied.";
export const inviteByEmail = "Invite by email";
export const exampleEmail = "name@example.org";
export const sendInvitation = "Send invitation";
export const invitationSent = (email: string) => `An invitation is on its way to ${email}.`;
export const anyone = "Anyone with the link";
export const neverExpires = "Never expires";
export const expiresOn = (at: string) => `Expires on ${DAY.format(new Date(at))}`;
export const joinsAsOwner = "joins as owner";
export const used = (times: number) =>
  plural(times, { one: "used once", other: `used ${number(times)} times` });
export const copyLink = "Copy link";
export const revoke = "Revoke";
export const revokeInvitation = (who: string) => `Revoke the invitation: ${who}`;
export const notRevoked = "Couldn’t revoke the invitation.";
