/** What went wrong, and what to do about it. */
import type { Limited } from "../../../contract/base/problems.ts";
import { number, plural } from "../format.ts";

export const ourSide = "Something went wrong on our side.";
export const notReached = "Boardcast cannot be reached.";
export const pageNotFound = "Page not found";
export const addressMayBeWrong = "The address may be wrong, or the page no longer exists.";

/** States of a whole page or list: what has happened, and whose turn it is. */
export const troubles = {
  offline: {
    title: "You are offline",
    detail:
      "Your device has no connection. What you have changed is kept, and this loads by itself once you are back online.",
  },
  away: {
    title: "Boardcast is not responding",
    detail: "Your connection works, but the service does not answer. Wait a moment, then try again.",
  },
  ours: {
    title: "Something went wrong on our side",
    detail: "It was nothing you did. Try again; if it keeps happening, tell an administrator.",
  },
};

export const pageNotShown = "This page could not be shown";
export const pageNotShownWhy = "Something went wrong on our side. Your changes are kept and will be sent.";
export const dialogNotShown =
  "Something went wrong on our side. The board and your changes are not affected.";
export const reloadPage = "Reload the page";

export const pageNotLoaded = "This page could not be loaded";
export const notLoadedWhy = "Boardcast cannot be reached, or it has been updated.";
export const partNotLoaded = "This could not be loaded. Boardcast cannot be reached, or it has been updated.";
export const needsConnection =
  "This could not be loaded. It needs a connection the first time: try again when you are online.";
export const dialogNotLoaded =
  "This could not be loaded. Boardcast cannot be reached, or it has been updated. The board still works, and your changes are kept.";
export const calendarNotLoaded = "The calendar could not be loaded";
export const pastNotLoaded = "The board history could not be loaded";
export const backToNow = "Back to now";

/** Refusals of the service, by their reason. */
export const notLoggedIn = "You are not logged in.";
export const onlyOwners = "Only owners of the board may do this.";
export const notMember = "You are not a member of this board.";
export const notAllowed = "You do not have permission to do this.";
export const gone = "It no longer exists.";
export const columnGone = "The column no longer exists.";
export const lastOwner = "A board needs an owner: make someone else an owner first.";
export const alreadyMember = "They are already a member of this board.";
export const alreadyConfirmed = "Your email address is already confirmed.";
export const nameTaken = "Email or username already taken.";
export const wrongCurrentPassword = "The current password is wrong.";
export const linkExpired = "This link has expired or was used before. Ask for a new one.";
export const invitationForOther = "This invitation is for another email address.";
export const tooMuch = "There is no room for more here. Delete something first.";
export const tooLarge = "It is too large.";
export const notAPicture = "The picture has to be a PNG, JPEG or WebP file.";
export const alreadyMatched = "This person has been matched to another member in the meantime.";
export const parentGone = "What it belonged to no longer exists.";
export const notAPreview = "This import has been started already.";
export const stillRunning = "This is still being done. Wait a moment.";
export const notUndoable = "This kind of change cannot be undone.";
export const tooMuchAtOnce = "This is too much at once. Do it in smaller steps.";
export const wrongKind = "Files of this kind are not accepted here.";
export const notUnderstood = "The service did not understand the request. Reload the page and try again.";
export const registrationClosed = "You need an invitation to register here.";
export const loginFailed = "The email address or the password is wrong.";
export const notAllMembers = "Someone chosen here is not a member of this board.";
export const onlyAuthor = "Only the author of a comment may edit it.";
export const authorOrOwner = "Only the author of a comment and owners of the board may delete it.";
export const noPassword = "Your account has no password to change.";
export const alreadyConnected = "Your account is already connected. Disconnect it first.";
export const needsPassword = "Your account has no password. Set one before you disconnect.";
export const changedSince = (name: string) => `${name} has changed this since.`;
export const youChangedSince = "You have changed this since.";
export const byRule = "An automation rule";
export const changedMeanwhile = "Someone has changed this in the meantime.";
export const noLongerUndoable = "It is too long ago to be undone.";
export const limits: Record<Limited, string> = {
  boards: "You cannot create more boards.",
  deleted_boards:
    "You have deleted too many boards to create more. Wait until the oldest are gone from the trash.",
  members: "No more members fit on this board.",
  columns: "No more columns fit on this board.",
  cards: "No more cards fit on this board.",
  labels: "No more labels fit on this board.",
  checklists: "No more checklists fit on this card.",
  items: "No more items fit on this checklist.",
  comments: "No more comments fit on this card.",
  attachments: "No more files fit on this card.",
  rules: "No more rules fit on this board.",
  webhooks: "No more webhooks fit on this board.",
  invitations: "Too many invitations are open. End one first.",
  public_links: "This board cannot have more public links. End one first.",
  api_tokens: "You cannot have more API tokens. Revoke one first.",
  imports: "Other imports are not finished. Wait for them, or remove one.",
  board_bytes: "This board is full. Delete something first.",
  card_bytes: "This card is full. Delete something from it first.",
  file_bytes: "The file is too large.",
  storage_bytes: "No more files fit on this board, with those in its trash.",
};
export const limitIs = (limit: string, most: string) => `${limit} The limit is ${most}.`;
export const diskNearlyFull =
  "There is little disk space left, and it is kept for smaller changes. An administrator has to make room first.";
export const diskFull = "Boardcast has run out of disk space. An administrator has to make room first.";
export const busy = "Boardcast cannot answer at the moment. Try again soon.";
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
export const inThePast = "Choose a moment in the future.";
export const notAUrl = "Enter an address that begins with http:// or https://.";
export const urlWithPassword = "Enter the address without a user name and password.";
export const notPublic = "This address is not public. An administrator can allow it.";
export const notAPlankaBoard = "Enter the address of a board, as your browser shows it.";
export const onlyVisible = "Use only letters, digits and symbols of a US keyboard, without spaces.";
export const blanksAround = "Remove blanks before and after it, and line breaks.";
export const unseenCharacters = "Remove characters that cannot be seen.";
export const looseAccent = "Put an accent on its letter, not on its own.";
export const mixedScripts = "Use letters of one alphabet.";
export const pictureSize = (most: number) =>
  `Choose a picture of at most ${number(most)} pixels in each direction.`;
export const secretForm = "Enter whsec_ and the base64 of 24 to 64 bytes.";
export const notADate = "Enter a date between the years 0 and 9999.";
export const startAfterDue = "The start must not be after the due date.";
export const tooCommon = "Choose a less common password.";
export const passwordNeeds = (parts: string) => `Use ${parts}.`;
export const characters = (count: number) => `at least ${number(count)} characters`;
export const lowercaseLetter = "a lowercase letter";
export const uppercaseLetter = "an uppercase letter";
export const digit = "a digit";
export const symbol = "a symbol";
export const tooLong = (length: number, most: number) =>
  `Too long: ${number(length)} of ${number(most)} characters.`;
