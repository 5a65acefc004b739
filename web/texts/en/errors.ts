/** What went wrong, and what to do about it. */
import type { Limited } from "../../../contract/base/problems.ts";
import { number, plural } from "../format.ts";

export const ourSide = "Something went wrong on our side.";
export const notReached = "Boardcast can’t be reached.";
export const pageNotFound = "Page not found";
export const addressMayBeWrong = "The address may be wrong, or the page no longer exists.";

/** States of a whole page or list: what has happened, and whose turn it is. */
export const troubles = {
  offline: {
    title: "You’re offline",
    detail: "Your changes are kept, and this page loads by itself once you’re back online.",
  },
  away: {
    title: "Boardcast isn’t responding",
    detail: "You’re online, but Boardcast doesn’t answer. Wait a moment, then try again.",
  },
  ours: {
    title: "Something went wrong on our side",
    detail: "It wasn’t anything you did. Try again. If it keeps happening, tell an administrator.",
  },
};

export const pageNotShown = "Couldn’t show this page";
export const pageNotShownWhy = "Something went wrong on our side. Your changes are kept and will be sent.";
export const dialogNotShown = "Something went wrong on our side. The board and your changes aren’t affected.";
export const reloadPage = "Reload the page";

export const pageNotLoaded = "Couldn’t load this page";
export const notLoadedWhy = "Boardcast can’t be reached or has been updated.";
export const partNotLoaded = "Couldn’t load this. Boardcast can’t be reached or has been updated.";
export const needsConnection =
  "Couldn’t load this. It needs a connection the first time. Try again when you’re online.";
export const dialogNotLoaded =
  "Couldn’t load this. Boardcast can’t be reached or has been updated. The board still works, and your changes are kept.";
export const calendarNotLoaded = "Couldn’t load the calendar";
export const pastNotLoaded = "Couldn’t load the board history";
export const backToNow = "Back to now";

/** Refusals of the service, by their reason. */
export const notLoggedIn = "You’re not logged in.";
export const onlyOwners = "Only board owners can do this.";
export const notMember = "You’re not a member of this board.";
export const notAllowed = "You don’t have permission to do this.";
export const gone = "It no longer exists.";
export const columnGone = "The column no longer exists.";
export const lastOwner = "A board needs an owner. Make someone else an owner first.";
export const alreadyMember = "They’re already a member of this board.";
export const alreadyConfirmed = "Your email address is already confirmed.";
export const nameTaken = "That email or username is already taken.";
export const wrongCurrentPassword = "The current password is wrong.";
export const linkExpired = "This link has expired or has already been used. Ask for a new one.";
export const invitationForOther = "This invitation is for another email address.";
export const tooMuch = "There’s no room for more here. Delete something first.";
export const tooLarge = "It’s too large.";
export const notAPicture = "Choose a PNG, JPEG or WebP picture.";
export const alreadyMatched = "This person has been matched to another member in the meantime.";
export const parentGone = "What it belonged to no longer exists.";
export const notAPreview = "This import has already started.";
export const stillRunning = "This is still running. Wait a moment.";
export const notUndoable = "This kind of change can’t be undone.";
export const tooMuchAtOnce = "That’s too much at once. Try it in smaller steps.";
export const wrongKind = "This type of file isn’t accepted here.";
export const notUnderstood = "Boardcast didn’t understand the request. Reload the page and try again.";
export const registrationClosed = "You need an invitation to create an account here.";
export const loginFailed = "Wrong email or password.";
export const notAllMembers = "Someone you chose isn’t a member of this board.";
export const onlyAuthor = "Only the author can edit a comment.";
export const authorOrOwner = "Only the author or a board owner can delete a comment.";
export const noPassword = "Your account has no password to change.";
export const alreadyConnected = "Your account is already connected. Disconnect it first.";
export const needsPassword = "Your account has no password. Set one before you disconnect.";
export const changedSince = (name: string) => `${name} has changed this since.`;
export const youChangedSince = "You’ve changed this since.";
export const byRule = "An automation rule";
export const changedMeanwhile = "Someone changed this in the meantime.";
export const noLongerUndoable = "This is too old to undo.";
export const limits: Record<Limited, string> = {
  boards: "You can’t create any more boards.",
  deleted_boards:
    "You’ve deleted too many boards to create more. Wait until the oldest are gone from the trash.",
  members: "This board can’t have any more members.",
  columns: "This board can’t have any more columns.",
  cards: "This board can’t have any more cards.",
  labels: "This board can’t have any more labels.",
  checklists: "This card can’t have any more checklists.",
  items: "This checklist can’t have any more items.",
  comments: "This card can’t have any more comments.",
  attachments: "This card can’t have any more files.",
  rules: "This board can’t have any more rules.",
  webhooks: "This board can’t have any more webhooks.",
  invitations: "Too many invitations are open. Revoke one first.",
  public_links: "This board can’t have any more public links. End one first.",
  api_tokens: "You can’t have any more API tokens. Delete one first.",
  imports: "Other imports aren’t finished. Wait for them or remove one.",
  board_bytes: "This board is full. Delete something first.",
  card_bytes: "This card is full. Delete something from it first.",
  file_bytes: "The file is too large.",
  storage_bytes: "This board has no room for more files. Files in its trash count too.",
};
export const limitIs = (limit: string, most: string) => `${limit} The limit is ${most}.`;
export const diskNearlyFull =
  "Boardcast is almost out of disk space and only takes small changes. Ask an administrator to make room.";
export const diskFull = "Boardcast is out of disk space. Ask an administrator to make room.";
export const busy = "Boardcast is busy. Try again in a moment.";
export const tooFast = (seconds: number) =>
  seconds < 120
    ? plural(seconds, {
        one: "That was a lot at once. Try again in a second.",
        other: `That was a lot at once. Try again in ${number(seconds)} seconds.`,
      })
    : `That was a lot at once. Try again in ${number(Math.ceil(seconds / 60))} minutes.`;

/** What is wrong with a field. */
export const invalidEmail = "Enter a valid email address.";
export const fillIn = "Fill in this field.";
export const fillInNamed = (name: string) => `Fill in “${name}”.`;
export const atLeast = (count: number) =>
  plural(count, { one: "Use at least 1 character.", other: `Use at least ${number(count)} characters.` });
export const atMost = (count: number) =>
  plural(count, { one: "Use at most 1 character.", other: `Use at most ${number(count)} characters.` });
export const inThePast = "Choose a time in the future.";
export const notAUrl = "Enter an address that begins with http:// or https://.";
export const urlWithPassword = "Enter the address without a user name and password.";
export const notPublic = "This address isn’t public. An administrator can allow it.";
export const notAPlankaBoard = "Enter a board’s address as shown in your browser.";
export const onlyVisible = "Use only letters, digits and symbols on a US keyboard, without spaces.";
export const blanksAround = "Remove spaces at the start and end, and line breaks.";
export const unseenCharacters = "Remove invisible characters.";
export const looseAccent = "Put accents on a letter, not on their own.";
export const mixedScripts = "Use letters from one alphabet only.";
export const pictureSize = (most: number) =>
  `Choose a picture of at most ${number(most)} pixels on each side.`;
export const secretForm = "Enter whsec_ followed by 24 to 64 bytes in Base64.";
export const notADate = "Enter a date between the years 0 and 9999.";
export const startAfterDue = "The start date can’t be after the due date.";
export const tooCommon = "Choose a less common password.";
export const passwordNeeds = (parts: string) => `Use ${parts}.`;
export const characters = (count: number) => `at least ${number(count)} characters`;
export const lowercaseLetter = "a lowercase letter";
export const uppercaseLetter = "an uppercase letter";
export const digit = "a digit";
export const symbol = "a symbol";
export const tooLong = (length: number, most: number) =>
  `Too long: ${number(length)} of ${number(most)} characters.`;
