/** Logging in, registering, and the pages that mailed links lead to. */
import type { ReactNode } from "react";

export const pitch = "One board, everyone on it, in real time.";

export const loggingIn = "Logging in…";
export const email = "Email";
export const password = "Password";
export const notNow = "Not now";
export const wrongCredentials = "Wrong email or password.";
export const newHere = "New here?";
export const forgotPassword = "Forgot your password?";
export const logInAgain = "Log in again";
export const logInToOpenBoard = "Log in to open this board";
export const loginExpired = "Your login has expired. Log in to pick up where you left off; nothing is lost.";
export const loggedOut = "You have been logged out. Anything you type here is kept.";

export const continueWith = (provider: string) => `Continue with ${provider}`;
export const signedIn = "You are logged in";
export const closeThisTab = "You can close this tab and go on where you left off.";
export const registerBySigningIn = "Your account is created when you sign in for the first time.";

export const createAnAccount = "Create an account";
export const createAccount = "Create account";
export const creatingAccount = "Creating your account…";
export const alreadyHaveAccount = "Already have an account?";
export const username = "Username";
export const usernameHint = "The name by which others see and find you.";
export const passwordHint = "A few random words work well.";
export const registrationClosed = "Only an administrator can create accounts here.";
export const registrationByInvitation = "Creating an account here takes an invitation to a board.";
export const joining = (board: ReactNode, inviter: ReactNode) => (
  <>
    to join “{board}”, where {inviter} invites you.
  </>
);

export const forgotIntro =
  "Enter your email address, and we’ll send you a link with which you can set a new password.";
export const noMail =
  "This service sends no mail, so it cannot send you a link. Ask an administrator to set a new password for you.";
/** Below the form to log in, in place of a link. */
export const forgotWithoutMail = "Forgot your password? An administrator can set a new one.";
export const noPasswords = (provider = "another service") =>
  `Nobody needs a password here: you log in with ${provider}, which also helps if you cannot get in.`;
export const sendLink = "Send link";
export const linkSent = (address: string) =>
  `If there is an account with the address ${address}, a mail is on its way. The link in it is valid for an hour.`;
export const backToLogin = "Back to login";

export const setNewPassword = "Set a new password";
export const newPassword = "New password";
export const logsOutEverywhere = "You will be logged out on all devices.";
export const setPassword = "Set password";
export const getNewLink = "Get a new link";
export const linkUsed = "This link has expired or was used before.";
export const passwordWasSet = "Your password was changed. Log in with the new one.";

export const confirmAddress = "Confirm your email address";
export const confirming = "Confirming your email address";
export const addressConfirmed = "Your email address is confirmed.";
export const linkDoesNotWork = "This link does not work";

export const invitation = "Invitation";
export const loadingInvitation = "Loading the invitation";
export const invitationNotLoaded = "The invitation could not be loaded";
export const invitationEnded = "This invitation is no longer valid";
export const invitationEndedWhy = "It has expired, was used up, or was revoked. Ask for a new one.";
export const invitationNotValid = "This invitation is no longer valid.";
export const joinBoard = (title: string) => `Join “${title}”`;
export const invitesYou = (inviter: ReactNode) => <>{inviter} invites you to this board.</>;
export const alreadyMember = (title: string) => `You are already a member of “${title}”`;
export const openBoard = "Open board";
export const join = "Join board";
export const joiningNow = "Joining…";
export const invitationFor = (invited: string, me: string) =>
  `This invitation is for ${invited}. You are logged in as ${me}.`;
export const loggedInAs = (me: string) => `You are logged in as ${me}.`;
export const isForAddress = (address: string) => `It is for the account with the address ${address}.`;
