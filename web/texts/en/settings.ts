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
  "Everyone with an account here can see it. Without a picture, your initials are shown.";
export const choosePicture = "Choose a picture…";
export const changePicture = "Change picture…";
export const removePicture = "Remove picture";
export const pictureFile = "Picture file";
export const yourPicture = "Your picture";
export const savePicture = "Save picture";
export const partOfPicture = "Part of the picture";
export const cropHint = "Drag the picture, or move it with the arrow keys.";
export const zoom = "Zoom";
export const notAPicture = "Your browser can’t show this file as a picture.";
export const pictureSaved = "Your picture was saved.";
export const pictureNotSaved = "Couldn’t save your picture.";
export const pictureRemoved = "Your picture was removed.";
export const pictureNotRemoved = "Couldn’t remove your picture.";

export const emailAddress = "Email address";
export const isConfirmed = (email: string) => `${email} is confirmed.`;
export const isNotConfirmed = (email: string) => `${email} isn’t confirmed yet.`;
export const sendConfirmation = "Send confirmation link";
export const confirmationSent = (email: string) => `An email with a link is on its way to ${email}.`;

export const mail = "Notifications by email";
export const mailNote = "We only email you what you haven’t read here. The daily email sums everything up.";
export const mailNeedsConfirmation = "Nothing is sent until you confirm your email address.";
export const mailKinds = {
  mentioned: "Someone mentions me",
  assigned: "I am assigned to a card",
  commented: "Someone comments on a card I’m on or watch",
  due_soon: "A card is due in a day",
  overdue: "A card is overdue",
  added: "I am added to a board",
};
export const mailChoices = { now: "Right away", digest: "Daily", off: "Never" };
export const choiceNotSaved = "Couldn’t save your choice.";

export const signingInWith = (provider: string) => `Logging in with ${provider}`;
export const isConnected = (provider: string) => `You can log in with ${provider}.`;
export const isOnlyWayIn = (provider: string) =>
  `You log in with ${provider}. Your account has no password, so you can’t disconnect it.`;
export const isNotConnected = (provider: string) => `Connect your account to log in with ${provider}.`;
export const connect = (provider: string) => `Connect ${provider}`;
export const disconnect = (provider: string) => `Disconnect ${provider}`;
export const disconnected = (provider: string) => `Your account is no longer connected to ${provider}.`;

export const noPassword = (provider: string) => `You log in with ${provider}. Your account has no password.`;
export const sendPasswordLink = "Send me a link to set one";
export const password = "Password";
export const currentPassword = "Current password";
export const newPassword = "New password";
export const logsOutOthers = "Changing it logs you out on all other devices.";
export const changePassword = "Change password";
export const passwordChanged = "Changed.";

export const sessions = "Where you’re logged in";
export const logOutElsewhere = "Log out everywhere else";
export const showAll = (count: number) => `Show all ${number(count)}`;
export const thisDevice = "This device";
export const activeNow = "active now";
export const activeJustNow = "active just now";
export const activeAgo = (ago: string) => `active ${ago}`;
export const loggedInAt = (at: string) => `Logged in ${MOMENT.format(new Date(at))}`;
export const logOutDevice = (name: string, address: string) => `Log out ${name}, ${address}`;
export const restNotLoaded = "Couldn’t load the rest of the list.";
export const deviceNotLoggedOut = "Couldn’t log the device out.";
export const deviceLoggedOut = (name: string) => `${name} was logged out.`;
export const othersNotLoggedOut = "Couldn’t log the other devices out.";
export const othersLoggedOut = "You’ve been logged out everywhere else.";
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownDevice = "Unknown device";

export const calendar = "Calendar";
export const calendarNote =
  "Subscribe to this address in your calendar app to see due dates there. Anyone with the address can see them, so treat it like a password.";
export const calendarAddress = "Calendar address";
export const allCards = "All cards on my boards, not just mine";
export const renewAddress = "Renew address";
export const renewAddressAsk = "Renew address…";
export const renewQuestion = "Renew the calendar address?";
export const renewWarning =
  "The current address stops working right away. Calendars that use it will need the new one.";
export const addressRenewed = "The calendar has a new address. The old one no longer works.";
export const addressNotRenewed = "Couldn’t renew the address.";

export const appearance = "Appearance";
export const theme = "Theme";
export const themes = { system: "Match system", light: "Light", dark: "Dark" };
export const motion = "Motion";
export const motions = { system: "Match system", reduced: "Reduced" };

export const dates = "Dates and times";
export const weekStart = "Week starts on";
export const weekStarts = {
  usual: "Automatic",
  monday: "Monday",
  sunday: "Sunday",
  saturday: "Saturday",
};
export const clock = "Time format";
export const clocks = { usual: "Automatic", h23: "24 hours", h12: "12 hours" };
export const timeZoneIs = (zone: string) => `Time zone: ${zone} (this device)`;

export const onBoards = "Boards";
export const boardView = "Boards open in";
export const boardViews = {
  columns: "Board view",
  month: "Calendar, by month",
  week: "Calendar, by week",
};

export const language = "Language";
export const asInBrowser = "Same as browser";

export const screenReader = "Screen reader";
export const announceChanges = "Announce other people’s changes to the board";
export const announceChangesNote = "Many changes at once are summed up in one sentence.";
