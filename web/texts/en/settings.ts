/** The settings page. */
import { dateFormat, number } from "../format.ts";

const MOMENT = dateFormat({ dateStyle: "medium", timeStyle: "short" });

export const settings = "Settings";
export const sections = {
  account: "Account",
  notifications: "Notifications",
  login: "Login and devices",
  integrations: "Integrations",
  display: "Display",
};
/** The title of the page. */
export const sectionOfSettings = (section: string) => `${section} – Settings`;

export const profile = "Profile";
export const logInAs = (email: string) => `You log in as ${email}.`;
export const username = "Username";
export const firstName = "First name (optional)";
export const lastName = "Last name (optional)";
export const saveProfile = "Save profile";
export const profileSaved = "Saved.";
export const usernameTaken = "This username is already taken.";

export const picture = "Picture";
export const whoSeesPicture =
  "Everybody with an account here can see it. Without one, your initials are shown.";
export const choosePicture = "Choose a picture…";
export const changePicture = "Change picture…";
export const removePicture = "Remove picture";
export const pictureFile = "Picture file";
export const yourPicture = "Your picture";
export const savePicture = "Save picture";
export const partOfPicture = "Part of the picture";
export const cropHint = "Drag the picture, or move it with the arrow keys.";
export const zoom = "Zoom";
export const notAPicture = "This file is not a picture that your browser can show.";
export const pictureSaved = "Your picture was saved.";
export const pictureNotSaved = "Your picture was not saved.";
export const pictureRemoved = "Your picture was removed.";
export const pictureNotRemoved = "Your picture was not removed.";

export const emailAddress = "Email address";
export const isConfirmed = (email: string) => `${email} is confirmed.`;
export const isNotConfirmed = (email: string) => `${email} is not confirmed yet.`;
export const sendConfirmation = "Send confirmation link";
export const confirmationSent = (email: string) => `A mail with a link is on its way to ${email}.`;

export const mail = "Notifications by email";
export const mailNote = "Only what you have not read here is sent. The daily mail has everything in one.";
export const mailNeedsConfirmation = "Nothing is sent until you confirm your email address.";
export const mailKinds = {
  mentioned: "Someone mentions me",
  assigned: "I am assigned to a card",
  commented: "Comments on my cards and those I watch",
  due_soon: "A card is due in a day",
  overdue: "A card is overdue",
  added: "I am added to a board",
};
export const mailChoices = { now: "Now", digest: "Daily", off: "Never" };
export const choiceNotSaved = "Your choice was not saved.";

export const signingInWith = (provider: string) => `Signing in with ${provider}`;
export const isConnected = (provider: string) => `You can log in with ${provider}.`;
export const isOnlyWayIn = (provider: string) =>
  `You log in with ${provider}. Your account has no password, so it cannot be disconnected.`;
export const isNotConnected = (provider: string) => `Connect your account to log in with ${provider}.`;
export const connect = (provider: string) => `Connect ${provider}`;
export const disconnect = (provider: string) => `Disconnect ${provider}`;
export const disconnected = (provider: string) => `Your account is no longer connected with ${provider}.`;

export const noPassword = (provider: string) => `You log in with ${provider}; your account has no password.`;
export const sendPasswordLink = "Send a link to set one";
export const password = "Password";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const logsOutOthers = "Changing it logs you out on all other devices.";
export const changePassword = "Change password";
export const passwordChanged = "Changed.";

export const sessions = "Where you are logged in";
export const logOutElsewhere = "Log out everywhere else";
export const showAll = (count: number) => `Show all ${number(count)}`;
export const thisDevice = "This device";
export const activeNow = "active now";
export const activeJustNow = "active just now";
export const activeAgo = (ago: string) => `active ${ago}`;
export const loggedInAt = (at: string) => `Logged in ${MOMENT.format(new Date(at))}`;
export const logOutDevice = (name: string, address: string) => `Log out ${name}, ${address}`;
export const restNotLoaded = "The rest of the list could not be loaded.";
export const deviceNotLoggedOut = "The device was not logged out.";
export const deviceLoggedOut = (name: string) => `${name} was logged out.`;
export const othersNotLoggedOut = "The other devices were not logged out.";
export const othersLoggedOut = "You have been logged out everywhere else.";
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownDevice = "Unknown device";

export const calendar = "Calendar";
export const calendarNote =
  "Subscribe to this address in your calendar to see due dates there. Anyone who has the address can read them, so treat it like a password.";
export const calendarAddress = "Calendar address";
export const allCards = "All cards of my boards, not only those assigned to me";
export const renewAddress = "Renew address";
export const renewAddressAsk = "Renew address…";
export const renewQuestion = "Renew the calendar address?";
export const renewWarning =
  "The present address stops working at once: calendars that use it have to be given the new one.";
export const addressRenewed = "The calendar has a new address. The old one no longer works.";
export const addressNotRenewed = "The address was not renewed.";

export const appearance = "Appearance";
export const theme = "Theme";
export const themes = { system: "Match system", light: "Light", dark: "Dark" };
export const motion = "Motion";
export const motions = { system: "Match system", reduced: "Reduced" };

export const dates = "Dates and times";
export const weekStart = "Weeks begin on";
export const weekStarts = {
  usual: "As usual in your language",
  monday: "Monday",
  sunday: "Sunday",
  saturday: "Saturday",
};
export const clock = "Time of day";
export const clocks = { usual: "As usual in your language", h23: "24 hours", h12: "12 hours" };
export const timeZoneIs = (zone: string) => `Times are those of this device: ${zone}.`;

export const onBoards = "Boards";
export const boardView = "A board opens with";
export const boardViews = {
  columns: "Its columns",
  month: "Its calendar, by month",
  week: "Its calendar, by week",
};

export const language = "Language";
export const asInBrowser = "As in the browser";

export const screenReader = "Screen reader";
export const announceChanges = "Announce what others change on the board";
export const announceChangesNote =
  "When you are not being told something else. Many changes at once are summed up in one sentence.";
