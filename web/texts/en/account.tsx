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
export const loginExpired =
  "Your session has expired. Log in to pick up where you left off. Nothing is lost.";
export const loggedOut = "You’ve been logged out. Anything you type here is kept.";

export const continueWith = (provider: string) => `Continue with ${provider}`;
export const signedIn = "You’re logged in";
export const closeThisTab = "You can close this tab and pick up where you left off.";
export const registerBySigningIn = "Your account is created the first time you log in.";

export const createAnAccount = "Create an account";
export const createAccount = "Create account";
export const creatingAccount = "Creating your account…";
export const alreadyHaveAccount = "Already have an account?";
export const username = "Username";
export const usernameHint = "How others see and find you.";
export const passwordHint = "A few random words work well.";
export const registrationClosed = "Only an administrator can create accounts here.";
export const registrationByInvitation = "You need an invitation to a board to create an account here.";
export const joining = (board: ReactNode, inviter: ReactNode) => (
  <>
    to join “{board}”. {inviter} invited you.
  </>
);

export const forgotIntro = "Enter your email address and we’ll send you a link to set a new password.";
export const noMail =
  "Boardcast doesn’t send email here. Ask an administrator to set a new password for you.";
/** Below the form to log in, in place of a link. */
export const forgotWithoutMail = "Forgot your password? An administrator can set a new one.";
export const noPasswords = (provider = "another service") =>
  `You don’t need a password here. You log in with ${provider}, and get help there if that doesn’t work.`;
export const sendLink = "Send link";
export const linkSent = (address: string) =>
  `If there’s an account for ${address}, an email is on its way. Its link works for an hour.`;
export const backToLogin = "Back to login";

export const setNewPassword = "Set a new password";
export const newPassword = "New password";
export const logsOutEverywhere = "You’ll be logged out on all devices.";
export const setPassword = "Set password";
export const getNewLink = "Get a new link";
export const linkUsed = "This link has expired or has already been used.";
export const passwordWasSet = "Your password was changed. Log in with the new one.";

export const confirmAddress = "Confirm your email address";
export const confirming = "Confirming your email address";
export const addressConfirmed = "Your email address is confirmed.";
export const linkDoesNotWork = "This link doesn’t work";

export const invitation = "Invitation";
export const loadingInvitation = "Loading the invitation";
export const invitationNotLoaded = "Couldn’t load the invitation";
export const invitationEnded = "This invitation is no longer valid";
export const invitationEndedWhy = "It has expired, been used up or been revoked. Ask for a new one.";
export const invitationNotValid = "This invitation is no longer valid.";
export const joinBoard = (title: string) => `Join “${title}”`;
export const invitesYou = (inviter: ReactNode) => <>{inviter} invited you to this board.</>;
export const whatYouJoin = "Members share its cards and see each other’s changes live.";
export const alreadyMember = (title: string) => `You’re already a member of “${title}”`;
export const openBoard = "Open board";
export const join = "Join board";
export const joiningNow = "Joining…";
export const invitationFor = (invited: string, me: string) =>
  `This invitation is for ${invited}. You’re logged in as ${me}.`;
export const loggedInAs = (me: string) => `You’re logged in as ${me}.`;
export const isForAddress = (address: string) => `It’s for the account with the email address ${address}.`;
